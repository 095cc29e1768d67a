#!/usr/bin/env python3
"""Plays a whole game through the JSON API (docs/api.md), by chance, and prints the result.

Usage: bot.py ADDRESS TOKEN [GAME] [SEED], for example: bot.py http://127.0.0.1:8080 samovar_…
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request

address, token, game, seed = sys.argv[1:3] + (sys.argv[3:] + ["stroganov", "tea"][len(sys.argv) - 3:])[:2]


def ask(path, body=None):
    """Sends a request and hands back its answer; waits where the server asks for patience."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    try:
        with urllib.request.urlopen(urllib.request.Request(f"{address}/api/v1{path}", data, headers)) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        if refused.code in (429, 503):
            time.sleep(int(refused.headers.get("Retry-After", 1)))
            return ask(path, body)
        sys.exit(f"{path}: {json.load(refused)['error']['message']}")


chance = random.Random(seed)
seats = [{"sits": "me"}, {"sits": "bot", "level": "random"}]
table = ask("/tables", {"game": game, "options": {"players": 2}, "seats": seats, "start": True})
at = f"/tables/{table['id']}"
decisions, turn = 0, ask(f"{at}/actions")
while turn["stage"] == "playing":
    if turn["your_move"]:
        action = chance.choice(turn["actions"])
        print(f"{turn['question']} {action['words']}")
        ask(f"{at}/actions", {"seq": turn["seq"], "action": action["action"]})
        decisions += 1
    else:
        time.sleep(0.02)  # or listen to the events of the table
    turn = ask(f"{at}/actions")
for row in ask(at)["standings"]:
    print(f"rank {row['rank']}: seat {row['seat']} with {row['total']} points")
print(f"{game}: {decisions} decisions of mine")
