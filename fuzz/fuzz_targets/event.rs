//! Any id of a last event is a place in the stream or refused, and nothing breaks.
#![no_main]

use libfuzzer_sys::fuzz_target;
use samovar_fuzz::server;

fuzz_target!(|id: &[u8]| {
    let server = server();
    for door in ["/t", "/api/v1/tables"] {
        server.survives(
            "GET",
            &format!("{door}/{}/events?since=0", server.table),
            &[("last-event-id", id)],
            b"",
        );
        let plain: String = id.iter().map(|byte| format!("%{byte:02X}")).collect();
        server.survives("GET", &format!("{door}/{}/events?since={plain}", server.table), &[], b"");
    }
});
