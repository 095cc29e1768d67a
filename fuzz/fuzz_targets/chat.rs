//! Whatever is said is kept as plain text or refused, and nothing breaks.
#![no_main]

use libfuzzer_sys::fuzz_target;
use samovar_fuzz::server;

fuzz_target!(|text: &str| {
    let server = server();
    let bearer = format!("Bearer {}", server.token);
    let headers: [(&str, &[u8]); 2] =
        [("authorization", bearer.as_bytes()), ("content-type", b"application/json")];
    let body = serde_json::json!({ "text": text }).to_string();
    let path = format!("/api/v1/tables/{}/chat", server.table);
    server.survives("POST", &path, &headers, body.as_bytes());
    server.survives("GET", &format!("/t/{}", server.table), &[], b"");
});
