//! Reading lines from an untrusted source: any bytes, any length.

use std::io::{self, BufRead};

/// The result of reading a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// A line is in the buffer, without its line break.
    Text,
    /// A line was too long and has been skipped.
    TooLong,
    /// The input has ended.
    End,
}

/// Reads the next line into `buffer`, which never grows beyond `limit`.
pub fn read(input: &mut impl BufRead, buffer: &mut Vec<u8>, limit: usize) -> io::Result<Line> {
    buffer.clear();
    let mut line = Line::Text;
    let mut is_empty = true;
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            return Ok(if is_empty { Line::End } else { line });
        }
        is_empty = false;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        if buffer.len() + part.len() > limit {
            line = Line::TooLong;
        } else if line == Line::Text {
            buffer.extend_from_slice(part);
        }
        let used = end.map_or(chunk.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    #[test]
    fn long_lines_are_skipped_and_the_last_needs_no_end() {
        let mut input = BufReader::with_capacity(3, &b"one\nfar too long\n\nend"[..]);
        let mut buffer = Vec::new();
        let mut next = || read(&mut input, &mut buffer, 5).map(|line| (line, buffer.clone())).expect("bytes");
        assert_eq!(next(), (Line::Text, b"one".to_vec()));
        assert_eq!(next().0, Line::TooLong);
        assert_eq!(next(), (Line::Text, Vec::new()));
        assert_eq!(next(), (Line::Text, b"end".to_vec()));
        assert_eq!(next().0, Line::End);
    }
}
