//! Any wish for a language is granted as far as we speak it, and nothing breaks.
#![no_main]

use libfuzzer_sys::fuzz_target;
use samovar_fuzz::server;

fuzz_target!(|wish: &[u8]| {
    let server = server();
    server.survives("GET", "/nowhere", &[("accept-language", wish)], b"");
    server.survives("GET", "/api/v1/games", &[("accept-language", wish)], b"");
    let chosen = [b"samovar-language=", wish].concat();
    server.survives("GET", "/nowhere", &[("cookie", &chosen)], b"");
});
