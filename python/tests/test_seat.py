"""A Python bot at a seat."""

import io
import json
import sys
from pathlib import Path

import pytest

import samovar

SIT = {
    "cmd": "sit", "protocol": 1, "game": "stroganov", "seat": 1, "players": 2, "options": {"players": 2}, "seed": "ab" * 32,
}
CHOOSE = {"cmd": "choose", "seat": 1, "view": {"viewer": 1}, "legal": ["draft S2", "draft S3"]}
OVER = {"cmd": "over", "standings": {"rows": []}}


def talk(choose, *messages):
    output = io.StringIO()
    samovar.seat(choose, lines=[json.dumps(message) for message in messages], output=output)
    return [json.loads(line) for line in output.getvalue().splitlines()]


def test_a_bot_sits_down_and_chooses():
    turns = []

    def choose(turn):
        turns.append(turn)
        return turn.legal[1]

    sat, chose = talk(choose, SIT, CHOOSE, OVER)
    assert sat["ok"] is True and chose == {"action": "draft S3"}
    (turn,) = turns
    assert (turn.game, turn.seat, turn.players, turn.options) == ("stroganov", 1, 2, {"players": 2})
    assert turn.view == {"viewer": 1}
    assert [samovar.game("stroganov").actions[action] for action in turn.legal_actions] == turn.legal


def test_ids_are_answers_too():
    assert talk(lambda turn: turn.legal_actions[0], SIT, CHOOSE)[1] == {"action": "draft S2"}


def test_one_process_has_many_seats_and_keeps_them_apart():
    def choose(turn):
        turn.memory["asked"] = turn.memory.get("asked", 0) + 1
        return turn.legal[turn.memory["asked"] - 1]

    def at(table, message):
        return message | {"table": table}

    messages = [at(1, SIT), at(2, SIT), at(1, CHOOSE), at(2, CHOOSE), at(1, CHOOSE), at(1, OVER), at(1, SIT), at(1, CHOOSE)]
    answers = [answer["action"] for answer in talk(choose, *messages) if "action" in answer]
    assert answers == ["draft S2", "draft S2", "draft S3", "draft S2"]


def test_random_choices_follow_from_the_seed():
    def play():
        return talk(lambda turn: turn.random.choice(turn.legal), SIT, *[CHOOSE] * 20)

    assert play() == play() and len({answer["action"] for answer in play()[1:]}) == 2


@pytest.mark.parametrize("answer", ["draft S9", 0, None, 1.5, True, ["draft S2"]])
def test_an_answer_that_is_not_legal_is_an_error_with_a_reason(answer, capsys):
    (_, told) = talk(lambda turn: answer, SIT, CHOOSE)
    assert "none of" in told["error"] and repr(answer) in told["error"]
    assert "Traceback" in capsys.readouterr().err


def test_a_bot_that_fails_says_why_and_goes_on(capsys):
    def choose(turn):
        if len(turn.legal) == 1:
            raise RuntimeError("I am lost")
        print("thinking")
        return turn.legal[0]

    alone = CHOOSE | {"legal": ["draft S2"]}
    assert talk(choose, SIT, alone, CHOOSE)[1:] == [{"error": "RuntimeError: I am lost"}, {"action": "draft S2"}]
    told = capsys.readouterr()
    assert "thinking" in told.err and told.out == ""


@pytest.mark.parametrize("wrong", [None, 3, lambda: 1])
def test_a_bot_is_a_function_of_the_turn(wrong):
    with pytest.raises((TypeError, ValueError)):
        samovar.seat(wrong, lines=[])


def test_the_example_plays_whole_games_as_a_program():
    """`exec:COMMAND` starts it as `samovar sim`, `arena` and a server do."""
    program = Path(__file__).parents[1] / "examples" / "seat.py"
    command = f"exec:'{sys.executable}' '{program}'"
    mine, greedy = samovar.bot(command, seed=1), samovar.bot("greedy", seed=1)
    state = samovar.load("stroganov", players=2, seed="seat")
    returns = samovar.play(state, [mine, greedy])
    assert state.is_over and sorted(returns) in ([-1.0, 1.0], [0.0, 0.0])


