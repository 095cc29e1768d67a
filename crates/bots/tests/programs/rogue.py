#!/usr/bin/env python3
"""A program at a seat that does what it is told to do wrong: rogue.py MODE [FILE].

It answers rightly, always with the first legal action, until MODE says otherwise. FILE gets what it hears, or that it is there.
"""
import json
import os
import sys
import time

mode = sys.argv[1]
file = open(sys.argv[2], "a", encoding="utf-8") if len(sys.argv) > 2 else None
if mode == "leaves":
    sys.exit(4)
if mode in ("silent", "deaf") and file:
    print(os.getpid(), file=file, flush=True)
if mode == "deaf":
    time.sleep(60)
for _ in range(3000 if mode == "beats" else 0):
    print(".", end="", file=file, flush=True)
    time.sleep(0.02)

for line in sys.stdin:
    if mode == "listens":
        file.write(line)
        file.flush()
    told = json.loads(line)
    if told["cmd"] == "over":
        continue
    answer = {"ok": True} if told["cmd"] == "sit" else {"action": told["legal"][0]}
    if mode == "declines":
        answer = {"ok": False, "error": "I only play draughts"}
    if told["cmd"] == "choose":
        if mode == "dies":
            sys.exit(3)
        if mode == "silent":
            time.sleep(60)
        if mode == "cheats":
            answer = {"action": "win now"}
        if mode == "nods":
            answer = {"ok": True}
        if mode == "babbles":
            print("let me think…", flush=True)
        if mode == "floods":
            print("x" * (1 << 21), flush=True)
    print(json.dumps(answer), flush=True)
