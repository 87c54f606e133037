use super::*;

/// One pass of a small page of `width` points, with these events.
fn pass(ctx: &egui::Context, width: f32, events: Vec<egui::Event>, page: &mut dyn FnMut(&mut Ui)) {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(width, 2000.0)));
    let input = egui::RawInput { screen_rect, events, ..Default::default() };
    drop(ctx.run_ui(input, |ui| {
        begin_pass(ui.ctx());
        page(ui);
    }));
}

fn context() -> egui::Context {
    let ctx = egui::Context::default();
    ctx.set_fonts(super::super::fonts());
    ctx
}

fn key(key: Key) -> Vec<egui::Event> {
    [true, false]
        .map(|pressed| egui::Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: egui::Modifiers::NONE,
        })
        .to_vec()
}

#[test]
fn every_control_is_large_enough_and_found_by_its_name() {
    for width in [150.0, 320.0, 1280.0] {
        let ctx = context();
        let (mut on, mut share, mut choice) = (false, 0.5, 1);
        let options = [("one", 1, "One".to_owned()), ("two", 2, "Two with a rather long name".to_owned())];
        pass(&ctx, width, Vec::new(), &mut |ui| {
            Button::primary("play", "Play with a rather long name on it").big().wide().show(ui);
            Button::secondary("more", "More").show(ui);
            Button::icon_only("close", "close", "Close").show(ui);
            back_button(ui, "Back");
            choose(ui, "count", &mut choice, &options);
            choice_row(ui, "row", true, "Heading", "A sentence about it that is long enough for two lines");
            toggle(ui, "switch", &mut on, "A switch");
            slider(ui, "slider", &mut share, "A slider");
        });
        for name in ["play", "more", "close", "back", "count-one", "count-two", "row", "switch", "slider"] {
            let rect = target(&ctx, name).unwrap_or_else(|| panic!("{name} is not found"));
            assert!(rect.height() >= TARGET && rect.width() >= TARGET, "{name}: {rect:?}");
            assert!(rect.left() >= 0.0 && rect.right() <= width, "{name} leaves the page of {width}: {rect:?}");
        }
    }
}

#[test]
fn what_is_not_on_the_page_any_more_is_not_found() {
    let ctx = context();
    pass(&ctx, 300.0, Vec::new(), &mut |ui| drop(Button::primary("play", "Play").show(ui)));
    assert!(target(&ctx, "play").is_some());
    for _ in 0..3 {
        pass(&ctx, 300.0, Vec::new(), &mut |_| {});
    }
    assert_eq!(target(&ctx, "play"), None);
}

#[test]
fn the_keyboard_chooses_turns_and_slides() {
    let ctx = context();
    let (mut on, mut share) = (false, 0.5);
    let mut pressed = 0;
    let mut play = |events: Vec<egui::Event>, on: &mut bool, share: &mut f32| {
        pass(&ctx, 400.0, events, &mut |ui| {
            pressed += i32::from(Button::primary("play", "Play").show(ui).clicked());
            toggle(ui, "switch", on, "A switch");
            slider(ui, "slider", share, "A slider");
        });
        pressed
    };
    focus_main(&ctx);
    play(Vec::new(), &mut on, &mut share);
    assert_eq!(play(key(Key::Enter), &mut on, &mut share), 1, "the main action has the focus");
    play(key(Key::ArrowDown), &mut on, &mut share);
    play(key(Key::Space), &mut on, &mut share);
    assert!(on, "the switch below it was turned");
    play(key(Key::ArrowDown), &mut on, &mut share);
    play(Vec::new(), &mut on, &mut share);
    play(Vec::new(), &mut on, &mut share);
    play(key(Key::ArrowRight), &mut on, &mut share);
    assert!((share - 0.55).abs() < 1e-4, "one step to the right: {share}");
    assert_eq!(play(key(Key::Enter), &mut on, &mut share), 1, "the focus has left the main action");
}

#[test]
fn words_shrink_until_they_fit() {
    let ctx = context();
    pass(&ctx, 400.0, Vec::new(), &mut |ui| {
        let width = |room: f32| fitting(ui.painter(), "Pontok és négyzetek", [24.0, 18.0, 13.0], &bold(), room).size();
        assert!(width(400.0).y > width(180.0).y);
        let narrow = width(80.0);
        assert!(narrow.x <= 80.0 && narrow.y >= 2.0 * 13.0, "two lines: {narrow:?}");
    });
}
