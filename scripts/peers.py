"""Compares our speed with other simulators, like with like. Run by `scripts/bench --peers`.

peers.py KIND PLAYER SECONDS plays random games for some time and prints decisions per second of processor time, which other
work on the machine changes little. Only questions with more than one answer count as decisions. The kinds are

- plain: one game at a time from Python: the legal actions, one of them at random, the next position;
- observed: the same, and before every decision the mask of legal actions and the observation of the seat to decide, as arrays;
- vector: many games at once from Python, with masks and observations;
- native: whole games without Python.

peers.py compare PLAYOUTS [KIND...] lets all players of a kind take turns, each in a process of its own on one core, in a new
random order in each of seven rounds, and prints the ratios. PLAYOUTS is our program for the native kind.
"""

import json
import os
import random
import resource
import statistics
import subprocess
import sys
import time

ROUNDS = 7
SECONDS = 2
GAMES = ["stroganov", "rurik", "first-tsar"]
chance = random.Random(1)


def catanatron():
    """Settlers of Catan, four players; GPL, so never a part of this program."""
    from catanatron import Color, Game, RandomPlayer

    def play():
        game = Game([RandomPlayer(color) for color in Color])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions

    return play


def fastcatan():
    """Settlers of Catan, four players, in C++."""
    import fastcatan

    def play():
        game = fastcatan.Env()
        game.reset(seed=chance.getrandbits(32))
        decisions = 0
        while not game.done:
            legal = game.legal_actions()
            decisions += len(legal) > 1
            game.step(chance.choice(legal))
        return decisions

    return play


def fastcatan_vector(n=1024):
    """The same in a batch, with masks. It has no observations as numbers."""
    import fastcatan
    import numpy

    games, rng = fastcatan.BatchedEnv(n), numpy.random.default_rng(1)
    games.reset()
    games.reseed(rng.integers(2**63, size=n).astype(numpy.uint64))
    words = numpy.zeros((n, fastcatan.MASK_WORDS), numpy.uint64)
    dones = numpy.zeros(n, numpy.uint8)
    each = numpy.arange(n)

    def play():
        games.write_masks(words)
        masks = numpy.unpackbits(words.view(numpy.uint8), axis=1, bitorder="little")
        counts = masks.sum(1, dtype=numpy.int32)
        # The place of a random one among those that are set.
        places = numpy.cumsum(masks, 1, dtype=numpy.uint16)
        actions = (places > (rng.random(n) * counts).astype(numpy.uint16)[:, None]).argmax(1)
        assert masks[each, actions].all()
        games.step_autoreset(actions.astype(numpy.uint32), dones)
        return int((counts > 1).sum())

    return play


def backgammon(observed=False):
    """OpenSpiel's backgammon, in C++."""
    import numpy
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("backgammon")
    observation = make_observation(game)  # faster than `State.observation_tensor`, which returns a list
    mask = numpy.zeros(game.num_distinct_actions(), bool)  # and than `State.legal_actions_mask`

    def play():
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(chance.choices(actions, weights)[0])
                continue
            legal = state.legal_actions()
            if len(legal) > 1:
                decisions += 1
                if observed:
                    mask.fill(False)
                    mask[legal] = True
                    observation.set_from(state, state.current_player())
            state.apply_action(chance.choice(legal))
        return decisions

    return play


def backgammon_vector(n=64):
    """OpenSpiel's own vector of environments, with observations."""
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    sampler = rl_environment.ChanceEventSampler
    games = SyncVectorEnv([rl_environment.Environment("backgammon", chance_event_sampler=sampler(seed)) for seed in range(n)])
    steps = games.reset()

    def play():
        nonlocal steps
        legal = [step.observations["legal_actions"][step.observations["current_player"]] for step in steps]
        steps, _, _, _ = games.step([StepOutput(chance.choice(some), None) for some in legal], reset_if_done=True)
        return sum(len(some) > 1 for some in legal)

    return play


def backgammon_native():
    """OpenSpiel's backgammon, played by its own random bots in C++."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(2)]
    # It does not tell how many decisions a game has: their mean, from games driven from Python.
    count = backgammon()
    mean = statistics.mean(count() for _ in range(200))
    seed = 0

    def play():
        nonlocal seed
        seed += 1
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return mean

    return play


def gin_rummy(observed=False):
    """RLCard's gin rummy. Its environment always makes an observation; without one, its game is driven directly."""
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})
    game = env.game

    def play():
        game.init_game()
        decisions = 0
        while not game.is_over():
            legal = game.judge.get_legal_actions()
            decisions += len(legal) > 1
            game.step(chance.choice(legal))
        return decisions

    def play_observed():
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = env.step(chance.choice(legal))
        return decisions

    return play_observed if observed else play


def ours(game, players=4):
    """One of our games, from Python."""
    import samovar

    def play():
        state = samovar.load(game, players=players, seed=chance.getrandbits(64))
        decisions = 0
        while legal := state.legal_actions():
            decisions += len(legal) > 1
            state.apply(chance.choice(legal))
        return decisions

    return play


def ours_observed(game, players=4):
    """The same with mask and observation."""
    import numpy
    import samovar

    told = samovar.game(game)
    mask, row = numpy.zeros(len(told.actions), bool), numpy.zeros(told.observation_size, numpy.float32)

    def play():
        state = samovar.load(game, players=players, seed=chance.getrandbits(64))
        decisions = 0
        while legal := state.legal_actions():
            if len(legal) > 1:
                decisions += 1
                state.legal_mask(mask)
                state.observation_tensor(state.current_player, row)
            state.apply(chance.choice(legal))
        return decisions

    return play


def ours_vector(game, n=1024, players=4):
    """Many of our games at once."""
    import numpy
    import samovar

    games = samovar.vector(game, n, players=players, seed=1)
    actions = numpy.zeros(n, numpy.int64)

    def play():
        games.step(games.sample(actions))
        return n  # forced answers are not asked

    return play


KINDS = {
    "plain": {
        "catanatron": catanatron,
        "fastcatan": fastcatan,
        "OpenSpiel, backgammon": backgammon,
        "RLCard, gin rummy": gin_rummy,
    },
    "observed": {
        "OpenSpiel, backgammon": lambda: backgammon(observed=True),
        "RLCard, gin rummy": lambda: gin_rummy(observed=True),
    },
    "vector": {
        "fastcatan, masks only": fastcatan_vector,
        "OpenSpiel, backgammon": backgammon_vector,
    },
    "native": {
        "OpenSpiel, backgammon": backgammon_native,
    },
}
OURS = {"plain": ours, "observed": ours_observed, "vector": ours_vector}
TITLES = {
    "plain": "From Python, plain: legal actions, a random one, the next position",
    "observed": "From Python, with mask and observation at every decision",
    "vector": "From Python, many games at once, with masks and observations",
    "native": "Without Python",
}


def measure(kind, player, seconds):
    """Decisions a second of a player in this process, which has one thread."""
    play = KINDS[kind][player]() if player in KINDS[kind] else OURS[kind](player)
    play()  # what is loaded or made once does not count
    total, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        total += play()
    return total / (time.process_time() - begun)


def processor_time():
    """What the processes that were started and have ended took."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def compare(playouts, kinds):
    """Everybody in turn, in a new random order every round."""
    core = str(max(os.sched_getaffinity(0)))
    # NumPy's threads would only wait for work.
    alone = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
    for kind in kinds:
        peers = KINDS[kind]
        commands = {player: [sys.executable, __file__, kind, player, str(SECONDS)] for player in [*peers, *GAMES]}
        if kind == "native":
            commands |= {game: [playouts, game, "20000", "4"] for game in GAMES}
        speeds = {name: [] for name in commands}
        for round_ in range(ROUNDS):
            for name in random.sample(sorted(commands), len(commands)):
                print(f"{kind}, round {round_ + 1} of {ROUNDS}: {name}", file=sys.stderr)
                begun = processor_time()
                command = ["taskset", "-c", core, *commands[name]]
                run = subprocess.run(command, env=alone, check=True, capture_output=True, text=True)
                answer = json.loads(run.stdout)
                if isinstance(answer, dict):  # of our own program
                    answer = answer["decisions"] / (processor_time() - begun)
                speeds[name].append(answer)
        print(f"\n{TITLES[kind]}:\n")
        print("| | decisions/s | " + " | ".join(f"{game}, 4 players" for game in GAMES) + " |")
        print("| --- | --- | " + " | ".join("---" for _ in GAMES) + " |")
        own = [f"{statistics.median(speeds[game]):,.0f}" for game in GAMES]
        print("| decisions/s | | " + " | ".join(own) + " |")
        for peer in peers:
            cells = [peer, f"{statistics.median(speeds[peer]):,.0f}"]
            for game in GAMES:
                ratios = [ours / theirs for ours, theirs in zip(speeds[game], speeds[peer])]
                cells.append(f"{statistics.median(ratios):,.1f} × ({min(ratios):,.1f} to {max(ratios):,.1f})")
            print("| " + " | ".join(cells) + " |", flush=True)
    print(f"\nLoad of the machine at the end: {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores.", file=sys.stderr)


match sys.argv[1:]:
    case ["compare", playouts, *kinds] if set(kinds) <= set(KINDS):
        compare(playouts, kinds or KINDS)
    case [kind, player, seconds] if kind in KINDS and player in [*KINDS[kind], *(GAMES if kind in OURS else [])]:
        print(round(measure(kind, player, float(seconds))))
    case _:
        sys.exit(f"usage: peers.py {'|'.join(KINDS)} PLAYER SECONDS, or peers.py compare PLAYOUTS [KIND...]")
