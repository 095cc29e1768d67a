//! Checks that the bot speaks the protocol. Run it with: cargo test

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

struct Bot {
    process: Child,
    answers: BufReader<ChildStdout>,
}

impl Bot {
    fn start() -> Bot {
        let mut command = Command::new(env!("CARGO_BIN_EXE_my-bot"));
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let answers = BufReader::new(process.stdout.take().expect("it has an output"));
        Bot { process, answers }
    }

    fn tell(&mut self, message: &Value) {
        let input = self.process.stdin.as_mut().expect("it has an input");
        writeln!(input, "{message}").expect("it listens");
    }

    fn ask(&mut self, message: &Value) -> Value {
        self.tell(message);
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("it answers");
        serde_json::from_str(&line).expect("JSON")
    }

    fn sit(&mut self, table: u64, seat: u64) -> Value {
        self.ask(&json!({"cmd": "sit", "protocol": 1, "table": table, "game": "stroganov", "seat": seat,
            "players": 2, "options": {}, "seed": "tea"}))
    }

    fn choose(&mut self, table: u64, legal: &Value) -> Value {
        self.ask(&json!({"cmd": "choose", "table": table, "seat": table - 1, "view": {}, "legal": legal}))["action"].take()
    }
}

#[test]
fn it_plays_legally_at_two_tables_and_ends_with_its_input() {
    let mut bot = Bot::start();
    for (table, seat) in [(1, 0), (2, 1)] {
        assert_eq!(bot.sit(table, seat), json!({"ok": true, "many": true}));
    }
    for (table, legal) in [(1, json!(["draft S2", "draft S3"])), (2, json!(["end"])), (1, json!(["pass"]))] {
        let action = bot.choose(table, &legal);
        assert!(legal.as_array().expect("a list").contains(&action), "{action}");
    }
    bot.tell(&json!({"cmd": "over", "table": 1, "standings": {"rows": []}}));
    assert_eq!(bot.choose(2, &json!(["end"])), "end");
    drop(bot.process.stdin.take());
    assert!(bot.process.wait().expect("it ends").success());
}
