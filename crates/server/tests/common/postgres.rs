//! A PostgreSQL of our own that lives as long as a test.

use std::fmt::Display;
use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// A throw-away PostgreSQL.
pub struct Postgres {
    server: Child,
    folder: TempDir,
    more: Vec<String>,
}

/// What a database that lives no longer than a test can do without.
fn quick() -> Vec<String> {
    [setting("fsync", "off"), setting("full_page_writes", "off")].concat()
}

/// A setting as an argument.
fn setting(name: &str, value: impl Display) -> [String; 2] {
    ["-c".to_owned(), format!("{name}={value}")]
}

/// Whether tests with PostgreSQL are switched off by name.
pub fn is_off() -> bool {
    std::env::var("SAMOVAR_TEST_PG").is_ok_and(|value| value == "off")
}

impl Postgres {
    /// Starts one; the programs come from the path or from where Debian puts them.
    ///
    /// # Panics
    /// If PostgreSQL is not installed, or does not start.
    pub fn start() -> Postgres {
        Postgres::start_with(|_| quick())
    }

    /// Starts one that speaks TLS at a port of this machine, with a certificate of its own; hands back the address of a
    /// database and the file of the certificate.
    ///
    /// # Panics
    /// As [`Postgres::start`], and if OpenSSL is not installed.
    #[allow(dead_code, reason = "only one test needs it")]
    pub fn start_with_tls() -> (Postgres, String, PathBuf) {
        let port = TcpListener::bind("127.0.0.1:0")
            .and_then(|listener| listener.local_addr())
            .expect("a port")
            .port();
        let postgres = Postgres::start_with(|folder| {
            let (key, certificate) = (folder.join("key.pem"), folder.join("certificate.pem"));
            let made = command(Path::new("openssl"), owner())
                .args([
                    "req",
                    "-x509",
                    "-newkey",
                    "rsa:2048",
                    "-nodes",
                    "-days",
                    "2",
                    "-subj",
                    "/CN=localhost",
                ])
                .args(["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"])
                .args(["-addext", "basicConstraints=critical,CA:FALSE", "-keyout"])
                .arg(&key)
                .arg("-out")
                .arg(&certificate)
                .output()
                .expect("openssl runs");
            assert!(made.status.success(), "openssl: {}", String::from_utf8_lossy(&made.stderr));
            let tls = [
                setting("ssl", "on"),
                setting("ssl_key_file", key.display()),
                setting("ssl_cert_file", certificate.display()),
                setting("listen_addresses", "127.0.0.1"),
                setting("port", port),
            ];
            [quick(), tls.concat()].concat()
        });
        let certificate = postgres.folder.path().join("certificate.pem");
        (postgres, format!("postgres://samovar@127.0.0.1:{port}/postgres"), certificate)
    }

    /// Starts one that survives a power cut, as PostgreSQL does unless it is told otherwise.
    ///
    /// # Panics
    /// As [`Postgres::start`].
    #[allow(dead_code, reason = "only where speed is measured")]
    pub fn start_durable() -> Postgres {
        Postgres::start_with(|_| Vec::new())
    }

    fn start_with(more: impl FnOnce(&Path) -> Vec<String>) -> Postgres {
        let programs = programs();
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let owner = owner();
        if let Some((user, group)) = owner {
            chown(folder.path(), Some(user), Some(group)).expect("the folder can be given away");
        }
        let made = command(&programs.join("initdb"), owner)
            .args(["-U", "samovar", "-A", "trust", "-E", "UTF8", "--locale=C", "-N", "-D"])
            .arg(&data)
            .output()
            .expect("initdb runs");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let more = more(folder.path());
        let server = run(folder.path(), &more);
        let postgres = Postgres { server, folder, more };
        postgres.wait();
        postgres
    }

    /// Stops it, whatever it does.
    pub fn stop(&mut self) {
        // Its quick way to stop.
        let _ = Command::new("kill").args(["-INT", &self.server.id().to_string()]).status();
        let _ = self.server.wait();
    }

    /// Starts it again after it was stopped.
    pub fn start_again(&mut self) {
        self.server = run(self.folder.path(), &self.more);
        self.wait();
    }

    /// The folder of its socket.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The address of a database in it.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://samovar@localhost/{database}?host={}", self.folder.path().display())
    }

    fn wait(&self) {
        let port = self.more.iter().find_map(|setting| setting.strip_prefix("port=")).unwrap_or("5432");
        let socket = self.folder.path().join(format!(".s.PGSQL.{port}"));
        let begun = Instant::now();
        while UnixStream::connect(&socket).is_err() {
            let log = || fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
            assert!(begun.elapsed() < Duration::from_secs(60), "PostgreSQL does not start: {}", log());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Runs the server of a folder.
fn run(folder: &Path, more: &[String]) -> Child {
    let log = fs::File::create(folder.join("log")).expect("a log");
    command(&programs().join("postgres"), owner())
        .arg("-D")
        .arg(folder.join("data"))
        .arg("-k")
        .arg(folder)
        .args(["-c", "listen_addresses="])
        .args(more)
        .stderr(log)
        .spawn()
        .expect("postgres runs")
}

fn command(program: &Path, owner: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(program);
    command.current_dir("/tmp").stdin(Stdio::null()).stdout(Stdio::null());
    if let Some((user, group)) = owner {
        command.uid(user).gid(group);
    }
    command
}

/// Whom PostgreSQL has to run as: it refuses to run as root.
fn owner() -> Option<(u32, u32)> {
    let me = fs::metadata("/proc/self").map_or(0, |me| me.uid());
    if me != 0 {
        return None;
    }
    let home = fs::metadata("/var/lib/postgresql").expect("PostgreSQL has a home in /var/lib/postgresql");
    Some((home.uid(), home.gid()))
}

fn programs() -> PathBuf {
    let of_debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().filter_map(|entry| entry.ok());
    let mut folders: Vec<PathBuf> = of_debian.map(|entry| entry.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    let found =
        folders.into_iter().find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists());
    found.expect(
        "PostgreSQL is missing. Install it (on Debian: apt-get install postgresql), \
         or set SAMOVAR_TEST_PG=off to leave these tests out",
    )
}
