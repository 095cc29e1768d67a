//! Any cookie is taken for a stranger's, and nothing breaks.
#![no_main]

use libfuzzer_sys::fuzz_target;
use samovar_fuzz::server;

fuzz_target!(|cookie: &[u8]| {
    let server = server();
    for path in ["/", "/account", &format!("/t/{}", server.table)] {
        server.survives("GET", path, &[("cookie", cookie)], b"");
    }
});
