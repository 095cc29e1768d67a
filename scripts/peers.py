"""Compares our speed with other simulators, driven from Python as their documentation shows. Run by `scripts/bench --peers`.

peers.py PEER SECONDS plays random games with one simulator and prints decisions per second. Only questions with more than
one answer count as decisions.
peers.py compare PLAYOUTS lets all simulators and our own program take turns, and prints the ratios over seven rounds.
"""
import json
import os
import random
import statistics
import subprocess
import sys
import time

chance = random.Random(1)


def catanatron():
    """Settlers of Catan, four players; GPL, so never a part of this program."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in Color])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        decisions += len(game.state.playable_actions) > 1
        game.play_tick()
    return decisions


def fastcatan():
    """Settlers of Catan, four players, in C++."""
    import fastcatan

    game = fastcatan.Env()
    game.reset(seed=chance.getrandbits(32))
    decisions = 0
    while not game.done:
        legal = game.legal_actions()
        decisions += len(legal) > 1
        game.step(chance.choice(legal))
    return decisions


def backgammon():
    """OpenSpiel's backgammon, in C++."""
    import pyspiel

    state = pyspiel.load_game("backgammon").new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            legal = state.legal_actions()
            decisions += len(legal) > 1
            state.apply_action(chance.choice(legal))
    return decisions


def gin_rummy():
    """RLCard's gin rummy."""
    import rlcard

    env = gin_rummy.env = getattr(gin_rummy, "env", None) or rlcard.make("gin-rummy", config={"seed": 1})
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        decisions += len(legal) > 1
        state, _ = env.step(chance.choice(legal))
    return decisions


PEERS = {"catanatron": catanatron, "fastcatan": fastcatan, "backgammon": backgammon, "gin-rummy": gin_rummy}
TITLES = {
    "catanatron": "catanatron",
    "fastcatan": "fastcatan, driven from Python",
    "backgammon": "OpenSpiel, backgammon",
    "gin-rummy": "RLCard, gin rummy",
}
OURS = ["stroganov", "rurik", "first-tsar"]
ROUNDS = 7


def measure(peer, seconds):
    """Decisions a second of a peer in this process."""
    play = PEERS[peer]
    play()  # what is loaded or made once does not count
    total, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        total += play()
    return total / (time.perf_counter() - begun)


def compare(playouts):
    """Everybody in turn, each in a process of its own on one core, in a new random order every round."""
    commands = {peer: [sys.executable, __file__, peer, "2"] for peer in PEERS}
    commands |= {game: [playouts, game, "20000", "4"] for game in OURS}
    core = str(max(os.sched_getaffinity(0)))
    speeds = {name: [] for name in commands}
    for round_ in range(ROUNDS):
        for number, name in enumerate(random.sample(sorted(commands), len(commands))):
            print(f"round {round_ + 1} of {ROUNDS}, {number + 1} of {len(commands)}: {name}", file=sys.stderr)
            run = subprocess.run(["taskset", "-c", core, *commands[name]], check=True, capture_output=True, text=True)
            answer = json.loads(run.stdout)
            speeds[name].append(answer["decisions_per_second"] if name in OURS else answer)
    print("| peer | its decisions/s | " + " | ".join(f"{game}, 4 players" for game in OURS) + " |")
    print("| --- | --- | " + " | ".join("---" for _ in OURS) + " |")
    for peer in PEERS:
        cells = [TITLES[peer], f"{statistics.median(speeds[peer]):,.0f}"]
        for game in OURS:
            ratios = [ours / theirs for ours, theirs in zip(speeds[game], speeds[peer])]
            cells.append(f"{statistics.median(ratios):,.0f} × ({min(ratios):,.0f} to {max(ratios):,.0f})")
        print("| " + " | ".join(cells) + " |")


match sys.argv[1:]:
    case ["compare", playouts]:
        compare(playouts)
    case [peer, seconds] if peer in PEERS:
        print(round(measure(peer, float(seconds))))
    case _:
        sys.exit(f"usage: peers.py {'|'.join(PEERS)} SECONDS, or peers.py compare PLAYOUTS")
