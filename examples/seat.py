#!/usr/bin/env python3
"""Takes a seat in any game (docs/protocol.md, "A program at a seat"): plays by chance, but has its preferences.

Usage: samovar sim stroganov --bots "exec:python3 examples/seat.py,random" --games 20
"""
import json
import random
import sys

# The first words of actions: what earns money, what it likes (best first), and what it does only if nothing else is left.
EARNS = ["income", "tax", "trade", "sell", "coin", "coins"]
LIKES = {
    "stroganov": ["fulfil", "sing", "claim", "buy", "yurt", "hunt", "visit"],
    "rurik": ["accomplish", "build", "rescue", "attack", "muster"],
    "first-tsar": ["complete", "title", "estate", "reward", "build", "project"],
}
AVOIDS = ["skip", "end", "done", "forfeit", "leave"]


def choose(game, chance, seat, view, legal):
    """One of the actions it likes best, by what its seat may know: while it is poor, that is to earn something."""
    mine = view["board"]["players"][seat]
    coins = mine["coins"] if "coins" in mine else mine["goods"]["coin"]
    likes = (EARNS if coins < 2 else []) + LIKES.get(game, [])

    def dislike(action):
        word = action.split()[0]
        return likes.index(word) if word in likes else len(likes) + (word in AVOIDS)

    least = min(map(dislike, legal))
    return chance.choice([action for action in legal if dislike(action) == least])


tables = {}  # a process may sit at many tables at once
for line in sys.stdin:
    told = json.loads(line)
    table = told["table"]
    if told["cmd"] == "sit":
        tables[table] = told["game"], random.Random(told["seed"])
        answer = {"ok": True, "many": True}
    elif told["cmd"] == "choose":
        answer = {"action": choose(*tables[table], told["seat"], told["view"], told["legal"])}
    else:
        del tables[table]  # "over" or "leave": no answer is expected
        continue
    print(json.dumps(answer), flush=True)
