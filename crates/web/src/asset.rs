//! The files every page uses.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// A file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its name below `/assets/`.
    pub name: &'static str,
    /// Its media type.
    pub media: &'static str,
    /// What is in it.
    pub body: &'static [u8],
}

/// All of them.
pub const ALL: &[Asset] = &[
    Asset {
        name: "style.css",
        media: "text/css; charset=utf-8",
        body: include_bytes!("../assets/style.css"),
    },
    Asset {
        name: "table.js",
        media: "text/javascript; charset=utf-8",
        body: include_bytes!("../assets/table.js"),
    },
    Asset { name: "icon.svg", media: "image/svg+xml", body: include_bytes!("../assets/icon.svg") },
];

static ADDRESSES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let address = |asset: &Asset| format!("/assets/{}?v={}", asset.name, asset.hash());
    ALL.iter().map(address).collect()
});

/// The file of this name.
pub fn find(name: &str) -> Option<&'static Asset> {
    ALL.iter().find(|asset| asset.name == name)
}

/// The address of the file of this name, with the hash of its content: such an address can be kept for ever.
pub(crate) fn address(name: &str) -> &'static str {
    let place = ALL.iter().position(|asset| asset.name == name);
    place.map_or("", |place| &ADDRESSES[place])
}

impl Asset {
    /// The hash of its content, which its address carries (`/assets/NAME?v=HASH`).
    pub fn hash(&self) -> String {
        Sha256::digest(self.body)[..6].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
