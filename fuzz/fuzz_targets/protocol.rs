//! Any lines are answered, each by one JSON object that says whether all went well, and nothing breaks.
#![no_main]

use libfuzzer_sys::fuzz_target;
use samovar::protocol::Engine;

fuzz_target!(|text: &str| {
    let mut engine = Engine::default();
    for line in text.lines().take(64) {
        let answer = engine.answer(line);
        assert!(answer["ok"].is_boolean());
        assert_ne!(answer["error"]["code"], "internal");
    }
});
