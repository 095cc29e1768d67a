#!/usr/bin/env python3
"""A bot for the games of Samovar. Change `choose`; the rest speaks the protocol.

Try it: samovar sim stroganov --bots "Mine=exec:python3 bot.py,random" --games 20 --brief
"""
import json
import random
import sys


class Table:
    """A seat in one game. A process sits at many tables at once, so everything that belongs to a game is kept here."""

    def __init__(self, told):
        self.game = told["game"]
        self.seat = told["seat"]
        self.players = told["players"]
        self.random = random.Random(told["seed"])  # the same seed plays the same game again

    def choose(self, view, legal):
        """One of the legal actions. `view` is everything the seat may know."""
        return self.random.choice(legal)


def main():
    tables = {}
    for line in sys.stdin:
        told = json.loads(line)
        table = told["table"]
        if told["cmd"] == "sit":
            tables[table] = Table(told)
            answer = {"ok": True, "many": True}
        elif told["cmd"] == "choose":
            answer = {"action": tables[table].choose(told["view"], told["legal"])}
        else:  # "over", with the final standings, or "leave"
            del tables[table]
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
