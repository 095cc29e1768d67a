//! Reading ONNX files: the few parts of the format that feed-forward nets use.
//!
//! An ONNX file is a message of Protocol Buffers. [The format](https://onnx.ai/onnx/repo-docs/IR.html) numbers its fields; the
//! numbers below are from there.

use std::collections::BTreeMap;

/// A file, as far as it matters here.
#[derive(Debug, Default)]
pub struct File {
    pub properties: BTreeMap<String, String>,
    pub graph: Graph,
}

#[derive(Debug, Default)]
pub struct Graph {
    pub nodes: Vec<Node>,
    pub constants: BTreeMap<String, Tensor>,
    pub inputs: Vec<Described>,
    pub outputs: Vec<Described>,
}

/// An input or output of the graph.
#[derive(Debug, Default)]
pub struct Described {
    pub name: String,
    /// The type of its numbers.
    pub kind: u64,
    /// Its dimensions; `None` for those that have no fixed length.
    pub shape: Vec<Option<u64>>,
}

#[derive(Debug, Default)]
pub struct Node {
    pub name: String,
    pub operator: String,
    pub inputs: Vec<String>,
    pub outputs: Vec<String>,
    pub attributes: BTreeMap<String, Attribute>,
}

#[derive(Debug, Default)]
pub struct Attribute {
    pub float: f32,
    pub int: i64,
    pub text: String,
    pub ints: Vec<i64>,
    pub tensor: Option<Tensor>,
}

/// Numbers with dimensions. Whole numbers, which stand for shapes and axes, are kept too.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tensor {
    pub name: String,
    pub shape: Vec<usize>,
    pub numbers: Vec<f32>,
    pub ints: Vec<i64>,
}

/// The code of 32-bit floating-point numbers.
pub const FLOAT: u64 = 1;
const INT64: u64 = 7;

/// A field of a message.
enum Field<'a> {
    Number(u64),
    Single(f32),
    Bytes(&'a [u8]),
    Other,
}

/// The fields of a message, with their numbers.
struct Fields<'a>(&'a [u8]);

const TORN: &str = "it is no ONNX file, or it was cut short";

impl<'a> Fields<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], String> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(TORN)?;
        self.0 = rest;
        Ok(taken)
    }

    fn number(&mut self) -> Result<u64, String> {
        let mut number = 0;
        for place in 0..10 {
            let byte = self.take(1)?[0];
            number |= u64::from(byte & 0x7f) << (7 * place);
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(TORN.to_owned())
    }

    fn next(&mut self) -> Result<Option<(u64, Field<'a>)>, String> {
        if self.0.is_empty() {
            return Ok(None);
        }
        let key = self.number()?;
        let field = match key & 7 {
            0 => Field::Number(self.number()?),
            1 => {
                self.take(8)?;
                Field::Other
            }
            2 => {
                let length = usize::try_from(self.number()?).map_err(|_| TORN)?;
                Field::Bytes(self.take(length)?)
            }
            5 => Field::Single(f32::from_le_bytes(self.take(4)?.try_into().expect("four bytes"))),
            _ => return Err(TORN.to_owned()),
        };
        Ok(Some((key >> 3, field)))
    }

    /// Numbers that follow each other without keys.
    fn packed(bytes: &[u8]) -> Result<Vec<i64>, String> {
        let (mut fields, mut all) = (Fields(bytes), Vec::new());
        while !fields.0.is_empty() {
            all.push(fields.number()? as i64);
        }
        Ok(all)
    }
}

/// Calls `read` for every field of a message.
fn each<'a>(
    bytes: &'a [u8],
    mut read: impl FnMut(u64, Field<'a>) -> Result<(), String>,
) -> Result<(), String> {
    let mut fields = Fields(bytes);
    while let Some((number, field)) = fields.next()? {
        read(number, field)?;
    }
    Ok(())
}

fn text(bytes: &[u8]) -> Result<String, String> {
    String::from_utf8(bytes.to_vec()).map_err(|_| TORN.to_owned())
}

impl File {
    /// # Errors
    /// If the bytes are no ONNX file.
    pub fn read(bytes: &[u8]) -> Result<File, String> {
        let (mut file, mut has_graph) = (File::default(), false);
        each(bytes, |number, field| {
            match (number, field) {
                (7, Field::Bytes(graph)) => {
                    has_graph = true;
                    file.graph = Graph::read(graph)?;
                }
                (14, Field::Bytes(property)) => {
                    let (mut name, mut value) = (String::new(), String::new());
                    each(property, |number, field| {
                        match (number, field) {
                            (1, Field::Bytes(bytes)) => name = text(bytes)?,
                            (2, Field::Bytes(bytes)) => value = text(bytes)?,
                            _ => {}
                        }
                        Ok(())
                    })?;
                    file.properties.insert(name, value);
                }
                _ => {}
            }
            Ok(())
        })?;
        if has_graph { Ok(file) } else { Err(TORN.to_owned()) }
    }
}

impl Graph {
    fn read(bytes: &[u8]) -> Result<Graph, String> {
        let mut graph = Graph::default();
        each(bytes, |number, field| {
            match (number, field) {
                (1, Field::Bytes(node)) => graph.nodes.push(Node::read(node)?),
                (5, Field::Bytes(tensor)) => {
                    let tensor = Tensor::read(tensor)?;
                    graph.constants.insert(tensor.name.clone(), tensor);
                }
                (11, Field::Bytes(input)) => graph.inputs.push(Described::read(input)?),
                (12, Field::Bytes(output)) => graph.outputs.push(Described::read(output)?),
                _ => {}
            }
            Ok(())
        })?;
        Ok(graph)
    }
}

impl Described {
    fn read(bytes: &[u8]) -> Result<Described, String> {
        let mut described = Described::default();
        each(bytes, |number, field| {
            match (number, field) {
                (1, Field::Bytes(name)) => described.name = text(name)?,
                (2, Field::Bytes(kind)) => each(kind, |number, field| match (number, field) {
                    (1, Field::Bytes(tensor)) => described.read_tensor(tensor),
                    _ => Ok(()),
                })?,
                _ => {}
            }
            Ok(())
        })?;
        Ok(described)
    }

    fn read_tensor(&mut self, bytes: &[u8]) -> Result<(), String> {
        each(bytes, |number, field| {
            match (number, field) {
                (1, Field::Number(kind)) => self.kind = kind,
                (2, Field::Bytes(shape)) => each(shape, |number, field| {
                    if let (1, Field::Bytes(dimension)) = (number, field) {
                        let mut length = None;
                        each(dimension, |number, field| {
                            if let (1, Field::Number(value)) = (number, field) {
                                length = Some(value);
                            }
                            Ok(())
                        })?;
                        self.shape.push(length);
                    }
                    Ok(())
                })?,
                _ => {}
            }
            Ok(())
        })
    }
}

impl Node {
    fn read(bytes: &[u8]) -> Result<Node, String> {
        let mut node = Node::default();
        each(bytes, |number, field| {
            match (number, field) {
                (1, Field::Bytes(name)) => node.inputs.push(text(name)?),
                (2, Field::Bytes(name)) => node.outputs.push(text(name)?),
                (3, Field::Bytes(name)) => node.name = text(name)?,
                (4, Field::Bytes(operator)) => node.operator = text(operator)?,
                (5, Field::Bytes(attribute)) => {
                    let (name, attribute) = Attribute::read(attribute)?;
                    node.attributes.insert(name, attribute);
                }
                _ => {}
            }
            Ok(())
        })?;
        Ok(node)
    }
}

impl Attribute {
    fn read(bytes: &[u8]) -> Result<(String, Attribute), String> {
        let (mut name, mut attribute) = (String::new(), Attribute::default());
        each(bytes, |number, field| {
            match (number, field) {
                (1, Field::Bytes(bytes)) => name = text(bytes)?,
                (2, Field::Single(float)) => attribute.float = float,
                (3, Field::Number(int)) => attribute.int = int as i64,
                (4, Field::Bytes(bytes)) => attribute.text = text(bytes)?,
                (5, Field::Bytes(tensor)) => attribute.tensor = Some(Tensor::read(tensor)?),
                (8, Field::Number(int)) => attribute.ints.push(int as i64),
                (8, Field::Bytes(ints)) => attribute.ints.extend(Fields::packed(ints)?),
                _ => {}
            }
            Ok(())
        })?;
        Ok((name, attribute))
    }
}

impl Tensor {
    fn read(bytes: &[u8]) -> Result<Tensor, String> {
        let mut tensor = Tensor::default();
        let (mut kind, mut raw, mut is_elsewhere) = (0, None, false);
        let mut shape = Vec::new();
        each(bytes, |number, field| {
            match (number, field) {
                (1, Field::Number(length)) => shape.push(length as i64),
                (1, Field::Bytes(lengths)) => shape.extend(Fields::packed(lengths)?),
                (2, Field::Number(number)) => kind = number,
                (4, Field::Single(float)) => tensor.numbers.push(float),
                (4, Field::Bytes(floats)) => tensor.numbers.extend(singles(floats)),
                (7, Field::Number(int)) => tensor.ints.push(int as i64),
                (7, Field::Bytes(ints)) => tensor.ints.extend(Fields::packed(ints)?),
                (8, Field::Bytes(name)) => tensor.name = text(name)?,
                (9, Field::Bytes(bytes)) => raw = Some(bytes),
                (14, Field::Number(location)) => is_elsewhere = location == 1,
                _ => {}
            }
            Ok(())
        })?;
        let name = &tensor.name;
        if is_elsewhere {
            return Err(format!("the numbers of {name:?} are in another file; save the model as one file"));
        }
        match (kind, raw) {
            (FLOAT, Some(raw)) => tensor.numbers = singles(raw).collect(),
            (INT64, Some(raw)) => {
                let int = |bytes: &[u8]| i64::from_le_bytes(bytes.try_into().expect("eight bytes"));
                tensor.ints = raw.chunks_exact(8).map(int).collect();
            }
            (FLOAT | INT64, None) => {}
            _ => {
                return Err(format!(
                    "{name:?} has numbers of type {kind}; it should be float32 (1) or int64 (7)"
                ));
            }
        }
        let lengths: Option<Vec<usize>> = shape.iter().map(|length| usize::try_from(*length).ok()).collect();
        let lengths = lengths.ok_or(TORN)?;
        let count = lengths.iter().try_fold(1_usize, |count, length| count.checked_mul(*length));
        if count != Some(tensor.numbers.len() + tensor.ints.len()) {
            return Err(format!("{:?} has other numbers than its dimensions {lengths:?} say", tensor.name));
        }
        tensor.shape = lengths;
        Ok(tensor)
    }
}

fn singles(bytes: &[u8]) -> impl Iterator<Item = f32> {
    bytes.chunks_exact(4).map(|four| f32::from_le_bytes(four.try_into().expect("four bytes")))
}
