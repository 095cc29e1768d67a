"""What a seat may not know has no influence on what Python is told of the seat."""

import numpy as np
import pytest
from conftest import walk

import samovar

PLAYERS = {"stroganov": (1, 3), "rurik": (1, 3), "first-tsar": (2, 4)}


def told(state, seat, bots=()):
    """Everything that a player at this seat could use."""
    decides = state.current_player == seat
    return {
        "view": state.view(seat),
        "observation": state.observation_tensor(seat).tolist(),
        "decides": state.current_player,
        "mask": state.legal_mask().tolist() if decides else None,
        "bots": [state.bot(name) for name in bots] if decides else None,
        "thought": state.think("search:20") if decides and bots else None,
        "evaluation": state.evaluate().tolist() if decides else None,
        "question": state.question() if decides else None,
    }


def test_secrets_have_no_influence(game):
    for players in PLAYERS[game]:
        changed = compared = 0
        for number, state in enumerate(walk(samovar.load(game, players=players, seed=f"secret {players}"))):
            if number % 3:
                continue
            for seat in range(players):
                other = state.resample(seat, number)
                bots = ("random", "greedy", "search:20") if number % 12 == 0 else ()
                assert told(other, seat, bots) == told(state, seat, bots), f"{players} players, decision {number}, seat {seat}"
                assert other.information_state_string(seat) == state.information_state_string(seat)
                compared += 1
                changed += other.save() != state.save()
        assert changed > 0.8 * compared, "most positions have something hidden"
        assert compared > 20


def test_what_is_told_goes_on_alike_until_something_is_revealed(game):
    """Two worlds that a seat cannot tell apart stay so while it decides, unless something is drawn."""
    alike = 0
    for number, state in enumerate(walk(samovar.load(game, players=2, seed="worlds"))):
        seat = state.current_player
        if seat is None or number % 3:
            continue
        one, two = state.resample(seat, "one"), state.resample(seat, "two")
        action = state.legal_actions()[number % len(state.legal_actions())]
        one.apply(action)
        two.apply(action)
        lines = [world.information_state_string(seat).splitlines() for world in (one, two)]
        assert lines[0][:-1] == lines[1][:-1]
        same = lines[0] == lines[1]
        alike += same
        if same and one.current_player == two.current_player == seat:
            assert told(one, seat) == told(two, seat), f"decision {number}"
    assert alike > 20


def test_an_information_state_contains_what_was_told_and_no_secret(game):
    first = samovar.load(game, players=2, seed="tea")
    seed = next(line for line in first.record().splitlines() if line.startswith("seed: ")).removeprefix("seed: ")
    lines = {seat: [] for seat in range(2)}
    for state in walk(first):
        for seat in range(2):
            text = state.information_state_string(seat)
            assert seed not in text and "rng" not in text and "key" not in text
            new = text.splitlines()
            assert new[: len(lines[seat])] == lines[seat], "what was told once stays told"
            lines[seat] = new
    assert lines[0] != lines[1]
    assert len(lines[0]) > 0.5 * len(first.history())


def test_a_secret_decision_is_not_in_the_information_of_others():
    """In Rurik, which deed card is kept is seen only by its owner."""
    hidden = 0
    for state in walk(samovar.load("rurik", players=2, seed="hidden")):
        if not state.history():
            continue
        seat, action = state.history()[-1]
        own, others = (state.information_state_string(who).splitlines()[-1] for who in (seat, 1 - seat))
        notation = f'"action":"{state.action_to_string(action)}"'
        assert notation in own
        hidden += notation not in others
    assert hidden > 2


def test_bots_repeat_themselves(game):
    state = samovar.load(game, seed="again")
    for _, state in zip(range(12), walk(state)):
        for name in ("random", "greedy", "newcomer", "search:30"):
            assert state.bot(name) == state.clone().bot(name)
            assert state.bot(name, seed=5) == state.bot(name, seed=5)
            assert state.bot(name) in state.legal_actions()


def test_what_a_search_thinks_is_about_the_legal_actions():
    state = samovar.load("first-tsar", seed="think")
    while len(state.legal_actions()) < 3:
        state.apply(state.bot("greedy"))
    thought = state.think("search:100")
    assert sorted(move["action"] for move in thought["moves"]) == sorted(state.legal_actions())
    visits = [move["visits"] for move in thought["moves"]]
    assert visits == sorted(visits, reverse=True) and 100 <= sum(visits) <= 101 or sum(visits) == 99
    assert thought["line"][0] == thought["moves"][0]["action"]
    assert sum(thought["chances"]) == pytest.approx(1, abs=1e-5)


def test_samples_are_different_and_fair_to_the_seat(game):
    state = samovar.load(game, players=2, seed="samples")
    samples = [state.resample(0, number) for number in range(8)]
    assert len({sample.save() for sample in samples}) == 8
    assert state.resample(0, 3).save() == samples[3].save(), "the seed decides"
    rows = np.array([sample.observation_tensor(0) for sample in samples])
    assert (rows == rows[0]).all()
