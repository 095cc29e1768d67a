//! The files every page uses.

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
pub const ALL: &[Asset] = &[];

/// The file of this name.
pub fn find(name: &str) -> Option<&'static Asset> {
    ALL.iter().find(|asset| asset.name == name)
}

impl Asset {
    /// The hash of its content, which its address carries (`/assets/NAME?v=HASH`): such an address can be kept for ever.
    pub fn hash(&self) -> String {
        use sha2::{Digest, Sha256};
        Sha256::digest(self.body)[..6].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
