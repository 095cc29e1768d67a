//! A graph as a list of steps on rows of numbers, checked once, so that nothing can go wrong when it runs.

use std::collections::HashMap;

use super::onnx::{Attribute, Graph, Node, Tensor};

/// The operators that are understood.
const OPERATORS: [&str; 28] = [
    "Gemm",
    "MatMul",
    "Add",
    "Sub",
    "Mul",
    "Div",
    "Relu",
    "LeakyRelu",
    "Elu",
    "Selu",
    "Gelu",
    "Tanh",
    "Sigmoid",
    "Softplus",
    "Erf",
    "Exp",
    "Neg",
    "Clip",
    "Softmax",
    "LogSoftmax",
    "LayerNormalization",
    "BatchNormalization",
    "Concat",
    "Constant",
    "Identity",
    "Dropout",
    "Flatten",
    "Reshape",
];

/// The widest row that an input may be.
const WIDEST: u64 = 1 << 20;

/// What is computed from rows. Every step writes a row of its own.
#[derive(Clone, PartialEq, Debug)]
enum Step {
    /// A row times a matrix, which has a row of `width` for each number of the input, plus a bias.
    Linear {
        from: usize,
        weights: Vec<f32>,
        bias: Vec<f32>,
    },
    /// Each number on its own.
    Each {
        from: usize,
        function: Function,
    },
    /// Each number times its factor plus its summand.
    Affine {
        from: usize,
        factors: Vec<f32>,
        summands: Vec<f32>,
    },
    /// A constant divided by each number.
    Divided {
        numbers: Vec<f32>,
        by: usize,
    },
    /// Two rows, number by number.
    Two {
        one: usize,
        other: usize,
        operation: Operation,
    },
    Softmax {
        from: usize,
        is_log: bool,
    },
    LayerNorm {
        from: usize,
        epsilon: f32,
        factors: Vec<f32>,
        summands: Vec<f32>,
    },
    Concat {
        rows: Vec<usize>,
    },
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Function {
    Relu,
    LeakyRelu(f32),
    Elu(f32),
    Selu(f32, f32),
    Gelu { by_tanh: bool },
    Tanh,
    Sigmoid,
    Softplus,
    Erf,
    Exp,
    Clip(f32, f32),
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Operation {
    Add,
    Sub,
    Mul,
    Div,
}

/// The steps, and which rows are the outputs. The first row is the input.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    steps: Vec<Step>,
    widths: Vec<usize>,
    pub policy: usize,
    pub value: Option<usize>,
}

/// What a name in the graph stands for.
#[derive(Clone)]
enum Meaning {
    Row(usize),
    Constant(Tensor),
}

impl Plan {
    /// The width of a row.
    pub fn width(&self, row: usize) -> usize {
        self.widths[row]
    }

    /// Rows to run it on.
    pub fn rows(&self) -> Vec<Vec<f32>> {
        self.widths.iter().map(|width| vec![0.0; *width]).collect()
    }

    /// Computes all rows from the first. The order of all sums is fixed, so the same input gives the same output.
    pub fn run(&self, rows: &mut [Vec<f32>]) {
        for (step, number) in self.steps.iter().zip(1..) {
            let (before, from_here) = rows.split_at_mut(number);
            step.run(before, &mut from_here[0]);
        }
    }

    /// # Errors
    /// If there is something in the graph that is not understood.
    pub fn of(graph: &Graph) -> Result<Plan, String> {
        let inputs: Vec<_> =
            graph.inputs.iter().filter(|input| !graph.constants.contains_key(&input.name)).collect();
        let [input] = inputs[..] else {
            let names: Vec<&str> = inputs.iter().map(|input| input.name.as_str()).collect();
            return Err(format!("it has the inputs {names:?}; it should have one, \"observation\""));
        };
        let wrong =
            |what: String| Err(format!("its input {what}; it should be \"observation\", float32, [N, L]"));
        if input.name != "observation" {
            return wrong(format!("is called {:?}", input.name));
        }
        if input.kind != super::onnx::FLOAT {
            return wrong(format!("has numbers of type {}", input.kind));
        }
        let [_, Some(width @ 1..=WIDEST)] = input.shape[..] else {
            return wrong(format!("has the shape {:?}", input.shape));
        };
        let mut plan = Plan { steps: Vec::new(), widths: vec![width as usize], policy: 0, value: None };
        let constants =
            graph.constants.iter().map(|(name, tensor)| (name.clone(), Meaning::Constant(tensor.clone())));
        let mut known: HashMap<String, Meaning> = constants.collect();
        known.insert(input.name.clone(), Meaning::Row(0));
        for node in &graph.nodes {
            let meaning = plan.add(node, &known).map_err(|why| {
                let name = if node.name.is_empty() { node.outputs.first() } else { Some(&node.name) };
                format!("the operator {} ({:?}) {why}", node.operator, name.map_or("", String::as_str))
            })?;
            if let Some(output) = node.outputs.first() {
                known.insert(output.clone(), meaning);
            }
        }
        let row = |name: &str| match known.get(name) {
            Some(Meaning::Row(row)) if graph.outputs.iter().any(|output| output.name == name) => Some(*row),
            _ => None,
        };
        let Some(policy) = row("policy") else {
            let names: Vec<&str> = graph.outputs.iter().map(|output| output.name.as_str()).collect();
            return Err(format!(
                "it has the outputs {names:?}; it should have \"policy\", and may have \"value\""
            ));
        };
        (plan.policy, plan.value) = (policy, row("value"));
        match plan.value.map(|value| plan.widths[value]) {
            None | Some(1) => Ok(plan),
            Some(width) => Err(format!("its output \"value\" has {width} numbers; it should have one")),
        }
    }

    fn push(&mut self, width: usize, step: Step) -> Meaning {
        self.steps.push(step);
        self.widths.push(width);
        Meaning::Row(self.steps.len())
    }

    /// Adds what a node computes.
    fn add(&mut self, node: &Node, known: &HashMap<String, Meaning>) -> Result<Meaning, String> {
        let input = |place: usize| node.inputs.get(place).filter(|name| !name.is_empty());
        let meaning = |place: usize| -> Result<&Meaning, String> {
            let name = input(place).ok_or_else(|| format!("has no input {place}"))?;
            known.get(name).ok_or_else(|| format!("reads {name:?}, which nothing before it writes"))
        };
        let row = |place: usize| match meaning(place)? {
            Meaning::Row(row) => Ok(*row),
            Meaning::Constant(_) => Err("has a constant where a row is expected".to_owned()),
        };
        let constant = |place: usize| match meaning(place)? {
            Meaning::Constant(tensor) => Ok(tensor),
            Meaning::Row(_) => Err("computes with what should be a constant".to_owned()),
        };
        let optional = |place: usize| input(place).map(|_| constant(place)).transpose();
        let attribute = |name: &str| node.attributes.get(name);
        let float = |name: &str, default: f32| attribute(name).map_or(default, |attribute| attribute.float);
        let int = |name: &str, default: i64| attribute(name).map_or(default, |attribute| attribute.int);
        let last_axis = |default: i64| match int("axis", default) {
            -1 | 1 => Ok(()),
            axis => Err(format!("works along axis {axis}; it should be the last")),
        };
        match node.operator.as_str() {
            "Constant" => {
                let tensor = attribute("value").and_then(|attribute| attribute.tensor.clone());
                let single = || {
                    let Attribute { float, .. } = attribute("value_float")?;
                    Some(Tensor { numbers: vec![*float], ..Tensor::default() })
                };
                let ints = || {
                    let Attribute { ints, .. } = attribute("value_ints")?;
                    Some(Tensor { shape: vec![ints.len()], ints: ints.clone(), ..Tensor::default() })
                };
                let found = tensor.or_else(single).or_else(ints);
                found.map(Meaning::Constant).ok_or_else(|| "has no value that is understood".to_owned())
            }
            "Identity" | "Dropout" => Ok(meaning(0)?.clone()),
            "Flatten" => {
                last_axis(1)?;
                row(0).map(Meaning::Row)
            }
            "Reshape" => {
                let (row, shape) = (row(0)?, &constant(1)?.ints);
                let keeps = match shape[..] {
                    [_, last] => last == -1 || last == self.widths[row] as i64,
                    [_] => self.widths[row] == 1,
                    _ => false,
                };
                if keeps { Ok(Meaning::Row(row)) } else { Err(format!("makes {shape:?} of a row")) }
            }
            "Gemm" => {
                let (from, weights) = (row(0)?, constant(1)?);
                if int("transA", 0) != 0 {
                    return Err("transposes its input".to_owned());
                }
                let is_transposed = int("transB", 0) != 0;
                let (weights, width) = matrix(weights, self.widths[from], is_transposed)?;
                let alpha = float("alpha", 1.0);
                let beta = float("beta", 1.0);
                let weights = weights.into_iter().map(|weight| alpha * weight).collect();
                let bias = match optional(2)? {
                    Some(bias) => spread(bias, width)?.into_iter().map(|bias| beta * bias).collect(),
                    None => vec![0.0; width],
                };
                Ok(self.push(width, Step::Linear { from, weights, bias }))
            }
            "MatMul" => {
                let from = row(0)?;
                let (weights, width) = matrix(constant(1)?, self.widths[from], false)?;
                Ok(self.push(width, Step::Linear { from, weights, bias: vec![0.0; width] }))
            }
            "Add" => self.combine(Operation::Add, meaning(0)?, meaning(1)?),
            "Sub" => self.combine(Operation::Sub, meaning(0)?, meaning(1)?),
            "Mul" => self.combine(Operation::Mul, meaning(0)?, meaning(1)?),
            "Div" => self.combine(Operation::Div, meaning(0)?, meaning(1)?),
            "Softmax" | "LogSoftmax" => {
                last_axis(-1)?;
                let (from, is_log) = (row(0)?, node.operator == "LogSoftmax");
                Ok(self.push(self.widths[from], Step::Softmax { from, is_log }))
            }
            "LayerNormalization" => {
                last_axis(-1)?;
                let from = row(0)?;
                let width = self.widths[from];
                let factors = spread(constant(1)?, width)?;
                let summands = optional(2)?.map_or(Ok(vec![0.0; width]), |bias| spread(bias, width))?;
                let epsilon = float("epsilon", 1e-5);
                Ok(self.push(width, Step::LayerNorm { from, epsilon, factors, summands }))
            }
            "BatchNormalization" => {
                let from = row(0)?;
                let width = self.widths[from];
                let of = |place: usize| spread(constant(place)?, width);
                let (scale, bias, mean, variance) = (of(1)?, of(2)?, of(3)?, of(4)?);
                let epsilon = float("epsilon", 1e-5);
                let factor = |(scale, variance): (&f32, &f32)| scale / (variance + epsilon).sqrt();
                let factors: Vec<f32> = scale.iter().zip(&variance).map(factor).collect();
                let summand = |((bias, mean), factor): ((&f32, &f32), &f32)| bias - mean * factor;
                let summands = bias.iter().zip(&mean).zip(&factors).map(summand).collect();
                Ok(self.push(width, Step::Affine { from, factors, summands }))
            }
            "Concat" => {
                last_axis(1)?;
                let rows = (0..node.inputs.len()).map(row).collect::<Result<Vec<_>, _>>()?;
                let width = rows.iter().map(|row| self.widths[*row]).sum();
                Ok(self.push(width, Step::Concat { rows }))
            }
            "Neg" => {
                let from = row(0)?;
                let (factors, summands) = (vec![-1.0; self.widths[from]], vec![0.0; self.widths[from]]);
                Ok(self.push(self.widths[from], Step::Affine { from, factors, summands }))
            }
            operator => {
                let bound = |place: usize, name: &str, default: f32| {
                    let given = optional(place)?.and_then(|tensor| tensor.numbers.first().copied());
                    Ok::<f32, String>(given.unwrap_or_else(|| float(name, default)))
                };
                let function = match operator {
                    "Relu" => Function::Relu,
                    "LeakyRelu" => Function::LeakyRelu(float("alpha", 0.01)),
                    "Elu" => Function::Elu(float("alpha", 1.0)),
                    "Selu" => Function::Selu(float("alpha", 1.673_263_2), float("gamma", 1.050_701)),
                    "Gelu" => Function::Gelu {
                        by_tanh: attribute("approximate").is_some_and(|how| how.text == "tanh"),
                    },
                    "Tanh" => Function::Tanh,
                    "Sigmoid" => Function::Sigmoid,
                    "Softplus" => Function::Softplus,
                    "Erf" => Function::Erf,
                    "Exp" => Function::Exp,
                    "Clip" => {
                        Function::Clip(bound(1, "min", f32::NEG_INFINITY)?, bound(2, "max", f32::INFINITY)?)
                    }
                    _ => return Err(format!("is not supported; supported are {}", OPERATORS.join(", "))),
                };
                let from = row(0)?;
                Ok(self.push(self.widths[from], Step::Each { from, function }))
            }
        }
    }

    /// A row and a row, or a row and a constant.
    fn combine(&mut self, operation: Operation, one: &Meaning, other: &Meaning) -> Result<Meaning, String> {
        let (from, tensor, is_reversed) = match (one, other) {
            (Meaning::Row(one), Meaning::Row(other)) => {
                let (one, other) = (*one, *other);
                let width = self.widths[one];
                if width != self.widths[other] {
                    return Err(format!("joins rows of {width} and {} numbers", self.widths[other]));
                }
                return Ok(self.push(width, Step::Two { one, other, operation }));
            }
            (Meaning::Row(row), Meaning::Constant(tensor)) => (*row, tensor, false),
            (Meaning::Constant(tensor), Meaning::Row(row)) => (*row, tensor, true),
            (Meaning::Constant(_), Meaning::Constant(_)) => {
                return Err("computes with constants only; fold them when you export the model".to_owned());
            }
        };
        let width = self.widths[from];
        let numbers = spread(tensor, width)?;
        let (ones, zeros) = (vec![1.0; width], vec![0.0; width]);
        let negative = |numbers: Vec<f32>| numbers.into_iter().map(|number| -number).collect();
        let (factors, summands) = match (operation, is_reversed) {
            (Operation::Add, _) => (ones, numbers),
            (Operation::Sub, false) => (ones, negative(numbers)),
            (Operation::Sub, true) => (negative(ones), numbers),
            (Operation::Mul, _) => (numbers, zeros),
            (Operation::Div, false) => (numbers.into_iter().map(f32::recip).collect(), zeros),
            (Operation::Div, true) => return Ok(self.push(width, Step::Divided { numbers, by: from })),
        };
        Ok(self.push(width, Step::Affine { from, factors, summands }))
    }
}

/// The numbers of a matrix, a row for each of the `inputs`, and how many outputs it has.
fn matrix(tensor: &Tensor, inputs: usize, is_transposed: bool) -> Result<(Vec<f32>, usize), String> {
    let shape = &tensor.shape;
    let outputs = match (&shape[..], is_transposed) {
        ([rows, outputs], false) if *rows == inputs => *outputs,
        ([outputs, columns], true) if *columns == inputs => *outputs,
        _ => return Err(format!("has a matrix of {shape:?} for a row of {inputs}")),
    };
    if !is_transposed {
        return Ok((tensor.numbers.clone(), outputs));
    }
    let mut turned = vec![0.0; tensor.numbers.len()];
    for (place, number) in tensor.numbers.iter().enumerate() {
        turned[place % inputs * outputs + place / inputs] = *number;
    }
    Ok((turned, outputs))
}

/// A constant as a row: one number stands for all.
fn spread(tensor: &Tensor, width: usize) -> Result<Vec<f32>, String> {
    match &tensor.numbers[..] {
        [one] => Ok(vec![*one; width]),
        many if many.len() == width && tensor.shape.last() == Some(&width) => Ok(many.to_vec()),
        _ => Err(format!("has a constant of {:?} for a row of {width}", tensor.shape)),
    }
}

impl Step {
    fn run(&self, rows: &[Vec<f32>], out: &mut [f32]) {
        match self {
            Step::Linear { from, weights, bias } => {
                out.copy_from_slice(bias);
                // Most of an observation is zero.
                let inputs = rows[*from].iter().zip(weights.chunks_exact(out.len().max(1)));
                for (input, weights) in inputs.filter(|(input, _)| **input != 0.0) {
                    out.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += input * weight);
                }
            }
            Step::Each { from, function } => {
                out.iter_mut().zip(&rows[*from]).for_each(|(out, number)| *out = function.of(*number));
            }
            Step::Affine { from, factors, summands } => {
                let numbers = rows[*from].iter().zip(factors).zip(summands);
                out.iter_mut()
                    .zip(numbers)
                    .for_each(|(out, ((number, factor), summand))| *out = number * factor + summand);
            }
            Step::Divided { numbers, by } => {
                let pairs = numbers.iter().zip(&rows[*by]);
                out.iter_mut().zip(pairs).for_each(|(out, (number, by))| *out = number / by);
            }
            Step::Two { one, other, operation } => {
                let pairs = rows[*one].iter().zip(&rows[*other]);
                let of = |(one, other): (&f32, &f32)| match operation {
                    Operation::Add => one + other,
                    Operation::Sub => one - other,
                    Operation::Mul => one * other,
                    Operation::Div => one / other,
                };
                out.iter_mut().zip(pairs).for_each(|(out, pair)| *out = of(pair));
            }
            Step::Softmax { from, is_log } => {
                let most = rows[*from].iter().copied().fold(f32::NEG_INFINITY, f32::max);
                out.iter_mut().zip(&rows[*from]).for_each(|(out, number)| *out = (number - most).exp());
                let sum: f32 = out.iter().sum();
                if *is_log {
                    out.iter_mut()
                        .zip(&rows[*from])
                        .for_each(|(out, number)| *out = number - most - sum.ln());
                } else {
                    out.iter_mut().for_each(|out| *out /= sum);
                }
            }
            Step::LayerNorm { from, epsilon, factors, summands } => {
                let row = &rows[*from];
                let count = row.len() as f32;
                let mean = row.iter().sum::<f32>() / count;
                let variance =
                    row.iter().map(|number| (number - mean) * (number - mean)).sum::<f32>() / count;
                let scale = 1.0 / (variance + epsilon).sqrt();
                let numbers = row.iter().zip(factors).zip(summands);
                out.iter_mut().zip(numbers).for_each(|(out, ((number, factor), summand))| {
                    *out = (number - mean) * scale * factor + summand;
                });
            }
            Step::Concat { rows: several } => {
                let numbers = several.iter().flat_map(|row| &rows[*row]);
                out.iter_mut().zip(numbers).for_each(|(out, number)| *out = *number);
            }
        }
    }
}

impl Function {
    fn of(self, x: f32) -> f32 {
        match self {
            Function::Relu => x.max(0.0),
            Function::LeakyRelu(alpha) => {
                if x < 0.0 {
                    alpha * x
                } else {
                    x
                }
            }
            Function::Elu(alpha) => {
                if x < 0.0 {
                    alpha * x.exp_m1()
                } else {
                    x
                }
            }
            Function::Selu(alpha, gamma) => gamma * if x < 0.0 { alpha * x.exp_m1() } else { x },
            Function::Gelu { by_tanh: false } => 0.5 * x * (1.0 + erf(x * std::f32::consts::FRAC_1_SQRT_2)),
            Function::Gelu { by_tanh: true } => {
                let inner = (2.0 / std::f32::consts::PI).sqrt() * (x + 0.044_715 * x * x * x);
                0.5 * x * (1.0 + inner.tanh())
            }
            Function::Tanh => x.tanh(),
            Function::Sigmoid => 1.0 / (1.0 + (-x).exp()),
            Function::Softplus => x.max(0.0) + (-x.abs()).exp().ln_1p(),
            Function::Erf => erf(x),
            Function::Exp => x.exp(),
            Function::Clip(min, max) => x.max(min).min(max),
        }
    }
}

/// The error function, to seven digits (Abramowitz and Stegun, 7.1.26).
fn erf(x: f32) -> f32 {
    let x = f64::from(x);
    let t = 1.0 / (1.0 + 0.327_591_1 * x.abs());
    let series = ((((1.061_405_429 * t - 1.453_152_027) * t + 1.421_413_741) * t - 0.284_496_736) * t
        + 0.254_829_592)
        * t;
    ((1.0 - series * (-x * x).exp()) * x.signum()) as f32
}
