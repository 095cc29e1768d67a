//! Models in ONNX files: what is read, what is computed, what is refused, and that they play.

use std::fs;
use std::path::PathBuf;

use samovar_bots::{Maker, Search, properties, width};
use samovar_engine::{Action, ActionList, Game, Insight, Knowledge, Seat, Seed};
use samovar_first_tsar::FirstTsar;
use samovar_rurik::Rurik;
use samovar_stroganov::Stroganov;

// The wire format of protocol buffers.

fn varint(mut number: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    while number > 127 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
    bytes
}

fn number(field: u64, value: u64) -> Vec<u8> {
    [varint(field << 3), varint(value)].concat()
}

fn bytes(field: u64, value: impl AsRef<[u8]>) -> Vec<u8> {
    let value = value.as_ref();
    [varint(field << 3 | 2), varint(value.len() as u64), value.to_vec()].concat()
}

fn single(field: u64, value: f32) -> Vec<u8> {
    [varint(field << 3 | 5), value.to_le_bytes().to_vec()].concat()
}

/// A graph that is being written.
#[derive(Clone, Default)]
struct Graph {
    parts: Vec<u8>,
    properties: Vec<(String, String)>,
}

impl Graph {
    /// A graph for a game, with its input and outputs.
    fn of<G: Insight>() -> Graph {
        let mut graph = Graph::with_input(width::<G>() as u64);
        let text = |value: serde_json::Value| value.as_str().expect("a text").to_owned();
        graph.properties = properties::<G>().into_iter().map(|(name, value)| (name, text(value))).collect();
        graph.output("policy").output("value")
    }

    fn with_input(width: u64) -> Graph {
        let row = [bytes(1, bytes(2, "N")), bytes(1, number(1, width))].concat();
        let kind = bytes(1, [number(1, 1), bytes(2, row)].concat());
        let input = [bytes(1, "observation"), bytes(2, kind)].concat();
        Graph { parts: bytes(11, input), properties: Vec::new() }
    }

    fn output(mut self, name: &str) -> Graph {
        self.parts.extend(bytes(12, bytes(1, name)));
        self
    }

    fn constant(mut self, name: &str, shape: &[usize], numbers: &[f32]) -> Graph {
        let lengths: Vec<u8> = shape.iter().flat_map(|length| number(1, *length as u64)).collect();
        let raw: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        self.parts.extend(bytes(5, [lengths, number(2, 1), bytes(8, name), bytes(9, raw)].concat()));
        self
    }

    fn node(self, operator: &str, inputs: &[&str], output: &str) -> Graph {
        self.node_with(operator, inputs, output, &[])
    }

    fn node_with(mut self, operator: &str, inputs: &[&str], output: &str, attributes: &[Vec<u8>]) -> Graph {
        let mut node: Vec<u8> = inputs.iter().flat_map(|input| bytes(1, input)).collect();
        node.extend([bytes(2, output), bytes(4, operator)].concat());
        attributes.iter().for_each(|attribute| node.extend(bytes(5, attribute)));
        self.parts.extend(bytes(1, node));
        self
    }

    fn write(&self) -> Vec<u8> {
        let property =
            |(name, value): &(String, String)| bytes(14, [bytes(1, name), bytes(2, value)].concat());
        [number(1, 8), bytes(7, &self.parts), self.properties.iter().flat_map(property).collect()].concat()
    }
}

/// A whole-number attribute.
fn int(name: &str, value: u64) -> Vec<u8> {
    [bytes(1, name), number(3, value)].concat()
}

fn float(name: &str, value: f32) -> Vec<u8> {
    [bytes(1, name), single(2, value)].concat()
}

/// Files that are gone with the test.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The bot of a file, or why it is none.
    fn bot(&self, contents: &[u8], how: &str) -> Result<Maker, String> {
        let path = self.path("model.onnx");
        fs::write(&path, contents).expect("a file");
        format!("onnx:{}{how}", path.display()).parse::<Maker>().map_err(|bad| bad.to_string())
    }
}

/// A net that likes every action by its id, the lowest best, and expects the same of every position.
fn by_id<G: Insight>(value: f32) -> Graph {
    let (width, count) = (width::<G>(), G::Action::COUNT);
    let bias: Vec<f32> = (0..count).map(|id| -(id as f32)).collect();
    Graph::of::<G>()
        .constant("w", &[width, count], &vec![0.0; width * count])
        .constant("b", &[count], &bias)
        .node("Gemm", &["observation", "w", "b"], "policy")
        .constant("v", &[width, 1], &vec![0.0; width])
        .constant("c", &[1], &[value])
        .node("Gemm", &["observation", "v", "c"], "value")
}

fn start<G: Game>() -> G {
    let options = G::read_options(&serde_json::Map::new()).expect("defaults");
    G::new(&options, Seed::from_text("tea"))
}

#[test]
fn a_model_plays_every_game_and_takes_what_it_likes_best() {
    fn plays<G: Insight>() {
        let folder = Folder::new();
        let maker = folder.bot(&by_id::<G>(0.5).write(), "").expect("a model");
        let mut state: G = start();
        let mut bot =
            maker.make::<G>(&state.options(), Seat::new(0), Seed::from_text("bot")).expect("it fits");
        while let Some(known) = Knowledge::of(&state) {
            let mut legal = ActionList::new();
            known.legal_actions(&mut legal);
            let chosen = bot.choose(&known).expect("it answers");
            assert_eq!(Some(chosen), legal.into_iter().min_by_key(|action| action.index()));
            state.play_unchecked(chosen);
        }
    }
    plays::<Stroganov>();
    plays::<Rurik>();
    plays::<FirstTsar>();
}

#[test]
fn a_search_with_a_model_follows_its_policy_and_tells_its_value() {
    let folder = Folder::new();
    let maker = folder.bot(&by_id::<Stroganov>(0.75).write(), "@64").expect("a model");
    assert!(maker.searches() && maker.to_string().ends_with("model.onnx@64"));
    let state: Stroganov = start();
    let known = Knowledge::of(&state).expect("a question");
    let seed = Seed::from_text("bot");
    let thought = maker.search::<Stroganov>(&state.options(), seed).expect("it searches").think(&known);
    let visits: u32 = thought.moves.iter().map(|one| one.visits).sum();
    assert_eq!(visits, 64);
    // All positions are the same to it, so the prior decides, and nothing but its own value comes out.
    let first = thought.moves.iter().map(|one| one.action.index()).min();
    assert_eq!(Some(thought.moves[0].action.index()), first);
    let own = Search::<Stroganov>::new(64, seed).think(&known);
    assert_ne!(own.moves, thought.moves, "the net of the game would think otherwise");
    assert!((thought.chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{:?}", thought.chances);
    let again = maker.search::<Stroganov>(&state.options(), seed).expect("it searches").think(&known);
    assert_eq!(again, thought);
}

#[test]
fn operators_compute_what_onnx_says() {
    // Three actions: logits are chosen so that each operator has an influence that can be told from the outside, through
    // the value of a search with one iteration.
    let cases: [(&str, Graph, f32); 9] = [
        ("Sigmoid", value("Sigmoid", 0.5, &[]), 1.0 / (1.0 + (-0.5_f32).exp())),
        ("Tanh", value("Tanh", 0.5, &[]), 0.5_f32.tanh()),
        ("Relu", value("Relu", 0.5, &[]), 0.5),
        ("Relu", value("Relu", -0.5, &[]), 0.0),
        ("LeakyRelu", scaled("LeakyRelu", -2.0, &[float("alpha", 0.25)]), 0.5),
        ("Elu", scaled("Elu", -1.0, &[]), 1.0 - (-1.0_f32).exp()),
        ("Softplus", value("Softplus", -1.0, &[]), (-1.0_f32).exp().ln_1p()),
        ("Gelu", value("Gelu", 0.5, &[]), 0.5 * 0.5 * (1.0 + 0.382_924_9)),
        ("Erf", value("Erf", 0.5, &[]), 0.520_499_9),
    ];
    for (operator, graph, wanted) in cases {
        assert!((told(&graph) - wanted).abs() < 1e-5, "{operator}: {} is not {wanted}", told(&graph));
    }
    // A normalized row of 1 and 3 is -1 and 1; its scaled sum is 0.25 (-1) + 0.5 (1) + 0.1 + 0.2.
    let normalized = |operator: &str, inputs: &[&str]| {
        row(&[1.0, 3.0])
            .constant("scale", &[2], &[0.25, 0.5])
            .constant("shift", &[2], &[0.1, 0.2])
            .constant("mean", &[2], &[1.0, 2.0])
            .constant("variance", &[2], &[1.0, 1.0])
            .node_with(operator, inputs, "normal", &[float("epsilon", 0.0)])
            .constant("sum", &[2, 1], &[1.0, 1.0])
            .node("MatMul", &["normal", "sum"], "value")
    };
    let layer = normalized("LayerNormalization", &["row", "scale", "shift"]);
    assert!((told(&layer) - 0.55).abs() < 1e-5, "{}", told(&layer));
    // Against a mean of 1 and 2 and a variance of 1: 0.25 · 0 + 0.5 · 1 + 0.3.
    let batch = normalized("BatchNormalization", &["row", "scale", "shift", "mean", "variance"]);
    assert!((told(&batch) - 0.8).abs() < 1e-5, "{}", told(&batch));
    // e³ / (e¹ + e³), from both sides, and through what a row may pass unchanged.
    let share = 3_f32.exp() / (1_f32.exp() + 3_f32.exp());
    let softmax = row(&[1.0, 3.0])
        .node_with("Softmax", &["row"], "shares", &[int("axis", u64::MAX)])
        .node("Identity", &["shares"], "same")
        .node_with("Flatten", &["same"], "flat", &[int("axis", 1)])
        .constant("second", &[2, 1], &[0.0, 1.0])
        .node("MatMul", &["flat", "second"], "value");
    assert!((told(&softmax) - share).abs() < 1e-5);
    // Transposed weights, factors, and arithmetic with constants on either side.
    let gemm = row(&[1.0, 3.0])
        .constant("w", &[1, 2], &[2.0, 1.0])
        .constant("b", &[1], &[10.0])
        .node_with(
            "Gemm",
            &["row", "w", "b"],
            "sum",
            &[int("transB", 1), float("alpha", 0.1), float("beta", 0.01)],
        )
        .constant("half", &[], &[0.5])
        .node("Sub", &["sum", "half"], "less")
        .constant("one", &[1], &[1.0])
        .node("Sub", &["one", "less"], "rest")
        .node("Div", &["half", "rest"], "ratio")
        .node("Mul", &["ratio", "less"], "value");
    let less: f32 = 0.1 * 5.0 + 0.1 - 0.5;
    assert!((told(&gemm) - 0.5 / (1.0 - less) * less).abs() < 1e-5, "{}", told(&gemm));
}

/// A graph for Stroganov whose policy is indifferent, with a row of these numbers whatever is observed.
fn row(numbers: &[f32]) -> Graph {
    let (width, count) = (width::<Stroganov>(), <Stroganov as Game>::Action::COUNT);
    Graph::of::<Stroganov>()
        .constant("p", &[width, count], &vec![0.0; width * count])
        .node("MatMul", &["observation", "p"], "policy")
        .constant("nothing", &[width, numbers.len()], &vec![0.0; width * numbers.len()])
        .constant("numbers", &[numbers.len()], numbers)
        .node("Gemm", &["observation", "nothing", "numbers"], "row")
}

/// Whose value is an operator on a number.
fn value(operator: &str, input: f32, attributes: &[Vec<u8>]) -> Graph {
    row(&[input]).node_with(operator, &["row"], "value", attributes)
}

/// The same with its sign changed.
fn scaled(operator: &str, input: f32, attributes: &[Vec<u8>]) -> Graph {
    row(&[input]).node_with(operator, &["row"], "negative", attributes).node("Neg", &["negative"], "value")
}

/// The value a model tells of a first position.
fn told(graph: &Graph) -> f32 {
    let folder = Folder::new();
    let maker = folder.bot(&graph.write(), "@1").unwrap_or_else(|why| panic!("{why}"));
    let state: Stroganov = start();
    let known = Knowledge::of(&state).expect("a question");
    let mut search =
        maker.search::<Stroganov>(&state.options(), Seed::from_text("one")).expect("it searches");
    let thought = search.think(&known);
    // The position after its choice is the next one's, or still its own.
    let mut after = state;
    after.play_unchecked(thought.moves[0].action);
    let next = after.turn().seat().expect("somebody decides");
    thought.chances[next.index()]
}

#[test]
fn a_model_for_something_else_is_refused_with_what_would_be_right() {
    let folder = Folder::new();
    let refused = |graph: &Graph| {
        let maker = folder.bot(&graph.write(), "").unwrap_or_else(|why| panic!("{why}"));
        let state: Rurik = start();
        let made = maker.make::<Rurik>(&state.options(), Seat::new(0), Seed::from_text("bot"));
        made.err().expect("it does not fit").to_string()
    };
    let said = refused(&by_id::<Stroganov>(0.5));
    assert!(said.contains("its samovar.game is \"stroganov\", and should be \"rurik\""), "{said}");
    let right = by_id::<Rurik>(0.5);
    for (place, (name, _)) in right.properties.iter().enumerate() {
        let mut other = right.clone();
        other.properties[place].1 = "0".to_owned();
        assert!(refused(&other).contains(&format!("its {name} is \"0\"")), "{}", refused(&other));
        let mut without = right.clone();
        without.properties.remove(place);
        let said = refused(&without);
        assert!(
            said.contains(&format!("{name:?} is missing")) && said.contains("samovar model rurik"),
            "{said}"
        );
    }
    let mut narrow = Graph::with_input(3).output("policy");
    narrow = narrow.constant("w", &[3, 1], &[1.0; 3]).node("MatMul", &["observation", "w"], "policy");
    narrow.properties = right.properties.clone();
    assert!(refused(&narrow).contains("its input has 3 numbers"), "{}", refused(&narrow));
}

#[test]
fn what_is_not_understood_is_named() {
    let folder = Folder::new();
    let says = |graph: &Graph| folder.bot(&graph.write(), "").expect_err("no model");
    let input = || Graph::with_input(2).output("policy");
    let said = says(&input().node("Conv", &["observation"], "policy"));
    assert!(
        said.contains("the operator Conv (\"policy\") is not supported; supported are Gemm, MatMul"),
        "{said}"
    );
    let said =
        says(&input().constant("w", &[3, 1], &[0.0; 3]).node("MatMul", &["observation", "w"], "policy"));
    assert!(said.contains("has a matrix of [3, 1] for a row of 2"), "{said}");
    let said = says(&input().node("Relu", &["elsewhere"], "policy"));
    assert!(said.contains("reads \"elsewhere\", which nothing before it writes"), "{said}");
    let said = says(&Graph::with_input(2).output("logits").node("Relu", &["observation"], "logits"));
    assert!(said.contains("it has the outputs [\"logits\"]; it should have \"policy\""), "{said}");
    let said = says(&input().output("value").node("Relu", &["observation"], "policy").node(
        "Relu",
        &["policy"],
        "value",
    ));
    assert!(said.contains("\"value\" has 2 numbers; it should have one"), "{said}");
    let said = says(&Graph::default().output("policy"));
    assert!(said.contains("it should have one, \"observation\""), "{said}");
    let said = folder.bot(&input().write(), "@5+2").expect_err("no rollouts");
    assert!(said.contains("no rollouts"), "{said}");
    assert!(folder.bot(b"", "").expect_err("empty").contains("no ONNX file"));
}

#[test]
fn wherever_a_file_is_torn_it_is_refused() {
    let folder = Folder::new();
    let graph = Graph::with_input(2).output("policy");
    let whole =
        graph.constant("w", &[2, 1], &[0.5, 2.0]).node("MatMul", &["observation", "w"], "policy").write();
    folder.bot(&whole, "").expect("a model");
    for length in 0..whole.len() {
        // The bytes before the graph are a whole message of their own, only without a graph.
        folder.bot(&whole[..length], "").expect_err("it is torn");
    }
    let mut seed = Seed::from_text("noise");
    for _ in 0..2_000 {
        seed = seed.nth(0);
        let [place, byte, ..] = *seed.bytes();
        let mut noisy = whole.clone();
        let place = usize::from(place) % noisy.len();
        noisy[place] = byte;
        // It is a model or none, but never the end of the program.
        let _ = folder.bot(&noisy, "");
    }
}

#[test]
fn an_edited_model_is_another() {
    let folder = Folder::new();
    let [one, other] =
        [0.5, 0.6].map(|value| folder.bot(&by_id::<Stroganov>(value).write(), "").expect("a model"));
    assert_ne!(one, other);
    assert_ne!(one.files(), other.files());
    assert_eq!(one.to_string(), other.to_string());
}
