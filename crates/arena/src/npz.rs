//! Writing NPZ files: columns of numbers that NumPy reads, in a zip archive.
//!
//! Columns grow side by side, and each is compressed as it grows, in a temporary file. How long they are is known only at the
//! end, and stands at the beginning of each: so the header becomes a stored block in front of the compressed ones.

use std::fs::File;
use std::io::{self, BufWriter, Read, Seek, Write};
use std::path::{Path, PathBuf};

use flate2::{Compression, Crc, write::DeflateEncoder};

/// What the numbers of a column are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    Bool,
    U8,
    U16,
    I32,
    U32,
    U64,
    F32,
    /// Bytes of a text of this length.
    Text(usize),
}

impl Numbers {
    /// As NumPy writes it.
    fn name(self) -> String {
        match self {
            Numbers::Bool => "|b1".to_owned(),
            Numbers::U8 => "|u1".to_owned(),
            Numbers::U16 => "<u2".to_owned(),
            Numbers::I32 => "<i4".to_owned(),
            Numbers::U32 => "<u4".to_owned(),
            Numbers::U64 => "<u8".to_owned(),
            Numbers::F32 => "<f4".to_owned(),
            Numbers::Text(length) => format!("|S{length}"),
        }
    }

    fn size(self) -> usize {
        match self {
            Numbers::Bool | Numbers::U8 => 1,
            Numbers::U16 => 2,
            Numbers::I32 | Numbers::U32 | Numbers::F32 => 4,
            Numbers::U64 => 8,
            Numbers::Text(length) => length,
        }
    }
}

/// A file that is being written.
#[derive(Debug)]
pub struct Npz {
    path: PathBuf,
    columns: Vec<Column>,
}

#[derive(Debug)]
struct Column {
    name: &'static str,
    numbers: Numbers,
    /// The shape of a row.
    shape: Vec<usize>,
    out: DeflateEncoder<BufWriter<File>>,
    crc: Crc,
    bytes: u64,
}

/// A file within the archive, as its directory lists it.
struct Entry {
    name: String,
    method: u16,
    crc: u32,
    size: u64,
    packed: u64,
    offset: u64,
}

/// The version of zip that has sizes of 64 bits.
const ZIP64: u16 = 45;

/// As it is.
const STORED: u16 = 0;

/// Compressed.
const DEFLATED: u16 = 8;

impl Npz {
    /// Begins a file. It is there once it is finished; until then, there are temporary files in its folder.
    pub fn new(path: &Path) -> Npz {
        Npz { path: path.to_owned(), columns: Vec::new() }
    }

    /// Adds a column with so many numbers in a row.
    pub fn column(&mut self, name: &'static str, numbers: Numbers, shape: &[usize]) -> io::Result<()> {
        let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let file = tempfile::tempfile_in(folder.unwrap_or(Path::new(".")))?;
        let out = DeflateEncoder::new(BufWriter::new(file), Compression::fast());
        self.columns.push(Column { name, numbers, shape: shape.to_owned(), out, crc: Crc::new(), bytes: 0 });
        Ok(())
    }

    /// Adds rows to a column, as bytes with the lowest first.
    pub fn add(&mut self, column: usize, rows: &[u8]) -> io::Result<()> {
        let column = &mut self.columns[column];
        column.crc.update(rows);
        column.bytes += rows.len() as u64;
        column.out.write_all(rows)
    }

    /// Writes the file, with a text beside the columns.
    pub fn finish(self, name: &str, text: &str) -> io::Result<()> {
        let mut out = Archive { file: BufWriter::new(File::create(&self.path)?), at: 0, entries: Vec::new() };
        out.text(name, text)?;
        for column in self.columns {
            out.deflated(column)?;
        }
        out.finish()
    }
}

struct Archive {
    file: BufWriter<File>,
    at: u64,
    entries: Vec<Entry>,
}

impl Archive {
    fn write(&mut self, parts: &[&[u8]]) -> io::Result<()> {
        for bytes in parts {
            self.at += bytes.len() as u64;
            self.file.write_all(bytes)?;
        }
        Ok(())
    }

    /// Writes a single text.
    fn text(&mut self, name: &str, text: &str) -> io::Result<()> {
        let header = header(Numbers::Text(text.len().max(1)), &[]);
        let mut crc = Crc::new();
        crc.update(&header);
        crc.update(text.as_bytes());
        let size = (header.len() + text.len()) as u64;
        self.begin(name, STORED, crc.sum(), size, size)?;
        self.write(&[&header, text.as_bytes()])
    }

    fn deflated(&mut self, column: Column) -> io::Result<()> {
        let row = column.numbers.size() * column.shape.iter().product::<usize>();
        let rows = column.bytes / row as u64;
        let header = header(column.numbers, &[&[rows as usize], &column.shape[..]].concat());
        let mut crc = Crc::new();
        crc.update(&header);
        crc.combine(&column.crc);
        let mut packed = column.out.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?;
        let length = packed.stream_position()?;
        packed.rewind()?;
        let stored = header.len() as u16;
        let block = [&[0][..], &stored.to_le_bytes(), &(!stored).to_le_bytes(), &header].concat();
        let sizes = (header.len() as u64 + column.bytes, block.len() as u64 + length);
        self.begin(column.name, DEFLATED, crc.sum(), sizes.0, sizes.1)?;
        self.write(&[&block])?;
        self.at += io::copy(&mut packed.take(length), &mut self.file)?;
        Ok(())
    }

    /// Begins a file in the archive. Sizes stand in the extra field, where they have 64 bits.
    fn begin(&mut self, name: &str, method: u16, crc: u32, size: u64, packed: u64) -> io::Result<()> {
        let entry = Entry { name: format!("{name}.npy"), method, crc, size, packed, offset: self.at };
        let extra = extra(&[size, packed]);
        self.write(&[b"PK\x03\x04", &entry.common(extra.len()), entry.name.as_bytes(), &extra])?;
        self.entries.push(entry);
        Ok(())
    }

    /// Writes the directory.
    fn finish(mut self) -> io::Result<()> {
        let from = self.at;
        let entries = std::mem::take(&mut self.entries);
        for entry in &entries {
            let extra = extra(&[entry.size, entry.packed, entry.offset]);
            let (version, common) = (ZIP64.to_le_bytes(), entry.common(extra.len()));
            // No comment, first disk, no attributes.
            let rest = [&[0; 10][..], &u32::MAX.to_le_bytes()].concat();
            self.write(&[b"PK\x01\x02", &version, &common, &rest, entry.name.as_bytes(), &extra])?;
        }
        let (end, count) = (self.at, entries.len() as u64);
        let numbers = [count, count, end - from, from].map(u64::to_le_bytes).concat();
        let (size, version) = (44_u64.to_le_bytes(), ZIP64.to_le_bytes());
        self.write(&[b"PK\x06\x06", &size, &version, &version, &[0; 8], &numbers])?;
        self.write(&[b"PK\x06\x07", &[0; 4], &end.to_le_bytes(), &1_u32.to_le_bytes()])?;
        self.write(&[b"PK\x05\x06", &[0; 4], &[0xff; 12], &[0; 2]])?;
        self.file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
    }
}

impl Entry {
    /// What its header and its line in the directory have in common.
    fn common(&self, extra: usize) -> Vec<u8> {
        let mut bytes = Vec::new();
        // No flags; midnight of the first day zip knows.
        [ZIP64, 0, self.method, 0, 0x21].iter().for_each(|number| bytes.extend(number.to_le_bytes()));
        [self.crc, u32::MAX, u32::MAX].iter().for_each(|number| bytes.extend(number.to_le_bytes()));
        [self.name.len(), extra].iter().for_each(|length| bytes.extend((*length as u16).to_le_bytes()));
        bytes
    }
}

/// The field that has the numbers of 64 bits.
fn extra(numbers: &[u64]) -> Vec<u8> {
    let mut bytes = [1_u16, 8 * numbers.len() as u16].map(u16::to_le_bytes).concat();
    numbers.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
    bytes
}

/// The beginning of a file of numbers, as NumPy writes it.
fn header(numbers: Numbers, shape: &[usize]) -> Vec<u8> {
    let lengths: String = shape.iter().map(|length| format!("{length},")).collect();
    let mut text =
        format!("{{'descr': '{}', 'fortran_order': False, 'shape': ({lengths}), }}", numbers.name());
    // Ten bytes before it, and all of it together a multiple of 64.
    text.push_str(&" ".repeat(63 - (10 + text.len()) % 64));
    text.push('\n');
    [b"\x93NUMPY\x01\x00", &(text.len() as u16).to_le_bytes()[..], text.as_bytes()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_is_what_numpy_expects() {
        let text = header(Numbers::F32, &[3, 464]);
        assert_eq!(text.len() % 64, 0);
        assert!(text.starts_with(
            b"\x93NUMPY\x01\x00\x76\x00{'descr': '<f4', 'fortran_order': False, 'shape': (3,464,), }"
        ));
        assert!(text.ends_with(b"\n"));
        assert!(header(Numbers::Text(5), &[]).windows(13).any(|part| part == b"'shape': (), "));
    }
}
