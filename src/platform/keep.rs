//! Values that outlive the program: read once with care, written whenever they change.

use bevy::prelude::*;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::backup::{Keepsakes, Restored};
use super::storage::Storage;
use crate::notice::{Notice, Notices};

/// A resource that is kept between runs of the program.
pub trait Kept: Resource<Mutability = bevy::ecs::component::Mutable> + Default + Serialize + DeserializeOwned {
    /// The name of its file.
    const NAME: &'static str;
    /// The version of its form. A file with a greater one comes from a later Parlour.
    const VERSION: u32;
}

#[derive(Serialize, Deserialize)]
struct Envelope<T> {
    version: u32,
    value: T,
}

#[derive(Deserialize)]
struct VersionOnly {
    version: u32,
}

/// Why a kept text could not be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is damaged or not ours.
    Damaged,
    /// A later version of the program wrote it.
    Newer,
}

/// The text form of a value.
///
/// # Errors
/// If the value has none.
pub fn to_text<T: Serialize>(version: u32, value: &T) -> Result<String, ron::Error> {
    ron::ser::to_string_pretty(&Envelope { version, value }, ron::ser::PrettyConfig::default())
}

/// The value in a text.
///
/// # Errors
/// If the text is damaged, foreign, or of a later version.
pub fn from_text<T: DeserializeOwned>(version: u32, text: &str) -> Result<T, Unreadable> {
    let options = ron::Options::default();
    let head: VersionOnly = options.from_str(text).map_err(|_| Unreadable::Damaged)?;
    if head.version > version {
        return Err(Unreadable::Newer);
    }
    options.from_str::<Envelope<T>>(text).map(|envelope| envelope.value).map_err(|_| Unreadable::Damaged)
}

/// Reads the named value. One that cannot be used is set aside and reported, and `None` returned.
pub fn load<T>(
    storage: &Storage,
    name: &str,
    notices: &mut Notices,
    understand: impl Fn(&str) -> Result<T, Unreadable>,
) -> Option<T> {
    let unreadable = match storage.read(name) {
        Ok(None) => return None,
        Ok(Some(text)) => match understand(&text) {
            Ok(value) => return Some(value),
            Err(unreadable) => unreadable,
        },
        Err(_) => Unreadable::Damaged,
    };
    set_aside(storage, name, unreadable, notices);
    None
}

/// Renames a text that cannot be used, so that nothing overwrites it, and reports it.
fn set_aside(storage: &Storage, name: &str, unreadable: Unreadable, notices: &mut Notices) {
    let key = match unreadable {
        Unreadable::Damaged => "notice-file-damaged",
        Unreadable::Newer => "notice-file-newer",
    };
    let kept_as = storage.set_aside(name).unwrap_or_else(|_| name.to_owned());
    notices.push(Notice::warning(key).with("file", name).with("kept", kept_as));
}

/// Writes the named value; a failure is reported once until a write succeeds again.
pub fn store<T: Serialize>(storage: &Storage, name: &str, version: u32, value: &T, notices: &mut Notices) {
    let written = to_text(version, value)
        .map_err(|error| error.to_string())
        .and_then(|text| storage.write(name, &text).map_err(|error| error.to_string()));
    match written {
        Ok(()) => notices.storage_works(name),
        Err(error) => notices.storage_fails(name, &error),
    }
}

/// Reads `T` at start and writes it whenever it has changed.
pub fn plugin<T: Kept>(app: &mut App) {
    app.init_resource::<T>();
    let check = |text: &str| from_text::<T>(T::VERSION, text).map(drop);
    app.world_mut().get_resource_or_init::<Keepsakes>().enter(T::NAME.to_owned(), check);
    app.add_message::<Restored>()
        .add_systems(PreStartup, read::<T>)
        .add_systems(First, read_again::<T>.run_if(on_message::<Restored>))
        .add_systems(Last, write::<T>);
}

fn read<T: Kept>(mut value: ResMut<T>, storage: Res<Storage>, mut notices: ResMut<Notices>) {
    if let Some(kept) = load(&storage, T::NAME, &mut notices, |text| from_text(T::VERSION, text)) {
        *value.bypass_change_detection() = kept;
    }
}

/// What follows from the value (language, colours) follows from its change.
fn read_again<T: Kept>(mut value: ResMut<T>, storage: Res<Storage>, mut notices: ResMut<Notices>) {
    if let Some(kept) = load(&storage, T::NAME, &mut notices, |text| from_text(T::VERSION, text)) {
        *value = kept;
    }
}

fn write<T: Kept>(value: Res<T>, storage: Res<Storage>, mut notices: ResMut<Notices>) {
    if value.is_changed() && !value.is_added() {
        store(&storage, T::NAME, T::VERSION, &*value, &mut notices);
    }
}
