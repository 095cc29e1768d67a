//! Any form of somebody who is known is answered, and nothing breaks.
#![no_main]

use libfuzzer_sys::fuzz_target;
use samovar_fuzz::server;

fuzz_target!(|sent: (u8, &[u8])| {
    let server = server();
    let at = |rest: &str| format!("/t/{}/{rest}", server.table);
    let paths = [
        "/tables".to_owned(),
        "/language".to_owned(),
        at("act"),
        at("undo"),
        at("why"),
        at("resign"),
        at("seat/0/take"),
        at("seat/0/bot"),
    ];
    let path = &paths[usize::from(sent.0) % paths.len()];
    let cookie = format!("samovar={}", server.session);
    let body = [sent.1, b"&csrf=", server.csrf.as_bytes()].concat();
    server.survives("POST", path, &[("cookie", cookie.as_bytes())], &body);
});
