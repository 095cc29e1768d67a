//! Any body of a program that is known is answered, and nothing breaks.
#![no_main]

use libfuzzer_sys::fuzz_target;
use samovar_fuzz::server;

fuzz_target!(|sent: (u8, &[u8])| {
    let server = server();
    let at = |rest: &str| format!("/api/v1/tables/{}/{rest}", server.table);
    let paths = [
        "/api/v1/tables".to_owned(),
        at("actions"),
        at("undo"),
        at("check"),
        at("chat"),
        at("join"),
        at("leave"),
        at("bot"),
    ];
    let path = &paths[usize::from(sent.0) % paths.len()];
    let bearer = format!("Bearer {}", server.token);
    let headers: [(&str, &[u8]); 2] =
        [("authorization", bearer.as_bytes()), ("content-type", b"application/json")];
    server.survives("POST", path, &headers, sent.1);
});
