#!/usr/bin/env python3
"""Checks the record of a table without Samovar: verify.py RECORD [--commitment HEX] [--head HEX]

Shows that the record is complete, that its secret is the one behind the commitment, that everybody added what was
promised, and that the story is the one whose head you kept. It knows the rules of no game: `samovar verify` plays the
game again from the seed that this prints. docs/fairness.md describes every number.
"""
import argparse
import hashlib
import json
import sys


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def seed(secret, added):
    texts = [text.encode() for text in added]
    return sha(b"samovar draw", secret, *(len(text).to_bytes(8, "little") + text for text in texts))


def heads(secret, lines):
    """The head after each line of the chain."""
    found = [sha(lines[0].encode())]
    for line in lines[1:]:
        found.append(sha(found[-1], sha(b"samovar link", secret, line.encode())))
    return [head.hex() for head in found]


def check(holds, otherwise):
    if not holds:
        sys.exit(f"wrong: {otherwise}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("record", "--commitment", "--head"):
        parser.add_argument(name)
    args = parser.parse_args()
    with open(args.record, "rb") as file:
        text, end, digest = file.read().rpartition(b"\nend: ")
    check(text.startswith(b"samovar record 2\n") and end, "no record of version 2, or it was cut short")
    check(digest.strip().decode() == sha(text, b"\n").hex(), "the record was changed after it was written")
    top, _, body = text.decode().partition("\n\n")
    header = dict(line.split(": ", 1) for line in top.split("\n")[1:] if not line.startswith("#"))
    lines = body.split("\n")
    check(lines[0].startswith("{"), "the record has no chain")
    secret = bytes.fromhex(header["secret"])
    table, start, *_ = facts = [json.loads(line) for line in lines]
    commitment, chain = sha(secret).hex(), heads(secret, lines)
    check((table["told"], start["told"]) == ("table", "start"), "the chain has no beginning")
    check(table["commitment"] == commitment, "the secret is not the one the table was bound to")
    check(args.commitment in (None, commitment), "the secret is not the one behind the commitment you kept")
    check(args.head is None or args.head in chain, "another story was told when you kept the head")
    in_force = [fact for fact in facts if fact["told"] in ("start", "switch")][-1]
    check([str(in_force["rules"]), in_force["components"]] == [header["rules"], header["components"]], "other rules")
    check(in_force is start or sha(header["start"].encode()).hex() == in_force["position"], "another position")
    check(json.loads(header.get("added", "null")) in (None, start["added"]), "other texts were added")
    for number, (seat, added) in enumerate(zip(table["seats"], start["added"]), 1):
        promise = seat.get("person", {}).get("promise")
        check(not added or promise in (None, sha(added.encode()).hex()), f"seat {number} broke its promise")
        state = "promised it" if promise and added else "did not reveal what it promised" if promise else "no promise"
        print(f"seat {number}: {'a bot' if 'bot' in seat else state}; added {added!r}")
    print(f"commitment {commitment}\nhead {chain[-1]} after {len(lines)} lines\nseed {seed(secret, start['added']).hex()}")


if __name__ == "__main__":
    main()
