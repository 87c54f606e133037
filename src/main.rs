//! The window of Parlour.

fn main() -> bevy::app::AppExit {
    parlour::window::run()
}
