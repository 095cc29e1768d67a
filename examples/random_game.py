#!/usr/bin/env python3
"""Plays a random game through `samovar engine` and prints the result.

Usage: random_game.py [path of samovar] [game] [players] [seed]
"""
import json
import random
import subprocess
import sys

arguments = sys.argv[1:] + ["samovar", "stroganov", "3", "tea"][len(sys.argv) - 1:]
program, game, players, seed = arguments
engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")


def ask(**command):
    """Sends one command and hands back its answer."""
    engine.stdin.write(json.dumps(command) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if not answer["ok"]:
        sys.exit(f"{command} was refused: {answer['error']['message']}")
    return answer


chance = random.Random(seed)
answer = ask(cmd="new", game=game, options={"players": int(players)}, seed=seed)
decisions = 0
while answer["turn"] != "over":
    answer = ask(cmd="act", action=chance.choice(answer["legal"]))
    decisions += 1

print(f"{game}: {decisions} decisions")
for row in answer["standings"]["rows"]:
    who = "seat {}".format(row["who"]["seat"]) if "seat" in row["who"] else row["who"]["automa"]
    print(f"{who}: rank {row['rank']}, {row['total']} points")

engine.stdin.close()
sys.exit(engine.wait())
