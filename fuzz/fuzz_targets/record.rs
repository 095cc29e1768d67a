//! Any text is a record or is refused; a record that reads is written back as it was read, and replays or says why not.
#![no_main]

use libfuzzer_sys::fuzz_target;
use samovar_engine::Record;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else { return };
    assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
    for kind in samovar_games::kinds() {
        if let Ok(replay) = kind.replay(&record, None) {
            assert_eq!(replay.steps.len(), record.actions.len());
        }
    }
});
