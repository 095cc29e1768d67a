//! Where a request comes from, and what it says about whoever sent it.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::{Extensions, HeaderMap, header};
use samovar_words::Language;

use crate::settings::Settings;

/// The other end of a connection; the listener puts it into every request.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// Where a request really comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Client {
    /// The address, as far as limits look at it: all of an IPv4 address, the network of an IPv6 one.
    pub address: IpAddr,
    /// All of the address.
    pub whole: IpAddr,
    /// Whether it comes from this very machine, with no proxy in between: no limits then.
    pub local: bool,
    /// Whether a proxy we trust says that it was reached over TLS.
    pub https: bool,
}

impl Client {
    /// Whom a request comes from, by its connection and what proxies that are trusted say.
    pub fn of(settings: &Settings, peer: Option<IpAddr>, headers: &HeaderMap) -> Client {
        let trusted = |address: IpAddr| settings.proxies.iter().any(|net| net.contains(&address));
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::LOCALHOST), |peer| peer.to_canonical());
        let forwarded = headers.contains_key("x-forwarded-for");
        if !trusted(peer) {
            if forwarded {
                warn_of_proxy();
            }
            let local = peer.is_loopback() && !forwarded;
            return Client { address: network(peer), whole: peer, local, https: false };
        }
        // Each proxy adds at the end whom it heard; what stands before the first we do not trust may be a lie.
        let mut address = peer;
        for text in list(headers, "x-forwarded-for").into_iter().rev() {
            let Ok(next) = text.parse::<IpAddr>() else { break };
            address = next.to_canonical();
            if !trusted(address) {
                break;
            }
        }
        let https = list(headers, "x-forwarded-proto").last().is_some_and(|proto| *proto == "https");
        Client { address: network(address), whole: address, local: false, https }
    }

    /// Where a request comes from, as the front door found out.
    pub fn found(settings: &Settings, extensions: &Extensions, headers: &HeaderMap) -> Client {
        let found = extensions.get::<Client>().copied();
        found.unwrap_or_else(|| Client::of(settings, None, headers))
    }

    /// The address of the server as the client knows it.
    pub fn base(self, settings: &Settings, headers: &HeaderMap) -> String {
        let path = &settings.base_path;
        if let Some(origin) = &settings.origin {
            return format!("{}{path}", origin.trim_end_matches('/'));
        }
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let scheme = if self.https { "https" } else { "http" };
        format!("{scheme}://{host}{path}")
    }

    /// The address that limits count against; none for this machine itself.
    pub fn limited(self) -> Option<IpAddr> {
        (!self.local).then_some(self.address)
    }
}

/// The parts of a header that is a list, in order.
fn list<'a>(headers: &'a HeaderMap, name: &str) -> Vec<&'a str> {
    let texts = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(',')).map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// One visitor has a whole IPv6 network of 64 bits to choose addresses from.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(long) => IpAddr::V6(Ipv6Addr::from_bits(long.to_bits() >> 64 << 64)),
    }
}

/// Says once that somebody seems to have forgotten `--trusted-proxy`.
fn warn_of_proxy() {
    static SAID: AtomicBool = AtomicBool::new(false);
    if !SAID.swap(true, Ordering::Relaxed) {
        tracing::warn!(
            "a request has X-Forwarded-For, but no proxy is trusted: all visitors count as one; see --trusted-proxy"
        );
    }
}

/// The language in `Accept-Language` that we speak and that is preferred most; English if there is none.
pub fn accepted(headers: &HeaderMap) -> Language {
    let text = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut wanted: Vec<(f32, Language)> = Vec::new();
    for part in text.unwrap_or_default().split(',') {
        let mut pieces = part.split(';');
        let code = pieces.next().unwrap_or_default().trim().to_ascii_lowercase();
        let weight = pieces.find_map(|piece| piece.trim().strip_prefix("q=")?.parse().ok()).unwrap_or(1.0);
        let short = code.split('-').next().unwrap_or_default();
        if let Ok(language) = short.parse() {
            wanted.push((weight, language));
        }
    }
    // The sort is stable: among equals the first wins.
    wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
    wanted.first().map(|(_, language)| *language).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn client(peer: &str, proxies: &[&str], forwarded: &[&str]) -> Client {
        let proxies = proxies.iter().map(|net| net.parse().expect("a network")).collect();
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().expect("text"));
        }
        headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
        Client::of(
            &Settings { proxies, ..Settings::default() },
            Some(peer.parse().expect("an address")),
            &headers,
        )
    }

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let direct = client("203.0.113.9", &["10.0.0.0/8"], &["198.51.100.7"]);
        assert_eq!((direct.address, direct.https, direct.local), (address("203.0.113.9"), false, false));
        let behind = client("10.0.0.1", &["10.0.0.0/8"], &["198.51.100.7"]);
        assert_eq!((behind.address, behind.https), (address("198.51.100.7"), true));
    }

    #[test]
    fn who_lies_before_the_proxy_gains_nothing() {
        let liar = client("10.0.0.1", &["10.0.0.0/8"], &["1.1.1.1, 198.51.100.7, 10.0.0.2"]);
        assert_eq!(liar.address, address("198.51.100.7"));
        let twice = client("10.0.0.1", &["10.0.0.0/8"], &["1.1.1.1", "198.51.100.7"]);
        assert_eq!(twice.address, address("198.51.100.7"));
        let nonsense = client("10.0.0.1", &["10.0.0.0/8"], &["198.51.100.7, what"]);
        assert_eq!(nonsense.address, address("10.0.0.1"));
    }

    #[test]
    fn this_machine_is_not_limited_unless_it_is_a_proxy() {
        assert!(client("127.0.0.1", &[], &[]).local);
        assert!(!client("127.0.0.1", &[], &["198.51.100.7"]).local);
        assert_eq!(
            client("127.0.0.1", &["127.0.0.1/32"], &["198.51.100.7"]).address,
            address("198.51.100.7")
        );
        assert_eq!(client("::ffff:203.0.113.9", &[], &[]).address, address("203.0.113.9"));
    }

    #[test]
    fn an_ipv6_visitor_is_a_network() {
        let one = client("2001:db8::1:2:3:4", &[], &[]);
        assert_eq!(one.address, client("2001:db8::5:6:7:8", &[], &[]).address);
        assert_eq!(one.whole, address("2001:db8::1:2:3:4"));
    }
}
