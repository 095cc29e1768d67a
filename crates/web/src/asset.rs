//! The files every page uses.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// A file that is part of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its name below `/assets/`.
    pub name: &'static str,
    /// Its media type.
    pub media: &'static str,
    /// Its content.
    pub body: &'static [u8],
}

/// The stylesheet of the site and then one for each game's board: a later rule wins over an earlier one of the same
/// specificity, so a board may override the site.
const STYLE: &str = concat!(
    include_str!("../assets/style.css"),
    include_str!("../assets/guide.css"),
    include_str!("board/stroganov/style.css"),
    include_str!("board/rurik/style.css"),
    include_str!("board/first_tsar/style.css"),
);

/// All files.
pub const ALL: &[Asset] = &[
    Asset { name: "style.css", media: "text/css; charset=utf-8", body: STYLE.as_bytes() },
    Asset {
        name: "table.js",
        media: "text/javascript; charset=utf-8",
        body: include_bytes!("../assets/table.js"),
    },
    Asset {
        name: "help.js",
        media: "text/javascript; charset=utf-8",
        body: include_bytes!("../assets/help.js"),
    },
    Asset {
        name: "fair.js",
        media: "text/javascript; charset=utf-8",
        body: include_bytes!("../assets/fair.js"),
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

/// The address of the file of this name. It carries a hash of the content, so browsers may cache it for ever.
pub(crate) fn address(name: &str) -> &'static str {
    let place = ALL.iter().position(|asset| asset.name == name);
    place.map_or("", |place| &ADDRESSES[place])
}

impl Asset {
    /// A hash of its content, part of its address (`/assets/NAME?v=HASH`).
    pub fn hash(&self) -> String {
        Sha256::digest(self.body)[..6].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
