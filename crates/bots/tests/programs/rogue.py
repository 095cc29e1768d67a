#!/usr/bin/env python3
"""A program at a seat that does what it is told to do wrong: rogue.py MODE [FILE].

It answers rightly, always with the first legal action, until MODE says otherwise. FILE gets what it hears, or that it is there.
In the modes that begin with "many" it sits at many tables, and says by its process id who has heard something.
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
    many = mode.startswith("many")
    if many:
        print(os.getpid(), line, end="", file=file, flush=True)
    if told["cmd"] in ("over", "leave"):
        if mode == "many-retires":
            sys.exit(0)
        continue
    answer = {"ok": True, "many": many} if told["cmd"] == "sit" else {"action": told["legal"][0]}
    if mode == "many-fails" and told["cmd"] == "choose" and told["seat"] == 1:
        sys.exit(5)
    if mode == "unclear":
        answer["many"] = "yes"
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
