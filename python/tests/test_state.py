"""A game from Python."""

import copy
import json
import pickle
import random

import numpy as np
import pytest
from conftest import GAMES, walk

import samovar


def test_a_game_is_played_to_its_end(game):
    for players in samovar.game(game).players:
        state = samovar.load(game, players=players, seed=players)
        decisions = sum(1 for _ in walk(state)) - 1
        assert state.is_over and state.current_player is None
        assert state.legal_actions() == [] and not state.legal_mask().any()
        assert len(state.history()) == decisions > 20
        totals = [row["total"] for row in state.standings()["rows"]]
        assert len(totals) == max(players, 2), "a solo game is against somebody"
        winners = [row["rank"] == 1 for row in state.standings()["rows"]][:players]
        assert [won > 0 for won in state.returns()] == winners or players > sum(winners) > 1


def test_returns_share_the_victory_and_sum_to_nothing(game):
    for seed in range(20):
        state = samovar.load(game, players=3 if game != "first-tsar" else 4, seed=seed)
        assert state.returns() == [0.0] * state.players
        *_, end = walk(state, seed)
        assert sum(end.returns()) == pytest.approx(0, abs=1e-6)
        ranks = [row["rank"] for row in end.standings()["rows"]]
        winners = ranks.count(1)
        wanted = [(len(ranks) / winners - 1) / (len(ranks) - 1) if rank == 1 else -1 / (len(ranks) - 1) for rank in ranks]
        assert end.returns() == pytest.approx(wanted)


def test_the_seed_decides_everything_and_another_seed_something_else(game):
    def play(seed):
        *_, end = walk(samovar.load(game, players=2, seed=seed))
        return end.history()

    assert play("tea") == play("tea")
    assert play("tea") != play("coffee")
    assert play(7) == play("7")
    assert samovar.load(game).save() != samovar.load(game).save(), "without a seed it is drawn"


def test_options_are_those_of_the_game():
    state = samovar.load("stroganov", players=1, seed=1, opponent="katyusha", coin_for_lack=True)
    assert state.options["opponent"] == "katyusha" and state.options["coin_for_lack"] is True
    assert samovar.load("stroganov", players=2, boards=["a", "b"]).options["boards"] == ["a", "b"]


@pytest.mark.parametrize(
    ("call", "error", "says"),
    [
        (lambda: samovar.load("rurk"), ValueError, "stroganov, rurik, first-tsar"),
        (lambda: samovar.load("rurik", players=7), ValueError, "1–4"),
        (lambda: samovar.load("rurik", player=2), ValueError, "players"),
        (lambda: samovar.load("rurik", players=2.5), TypeError, "players is a number"),
        (lambda: samovar.load("rurik", deed_row=None), TypeError, "deed_row"),
        (lambda: samovar.load("stroganov", opponent="boris", players=1), ValueError, "ivan, katyusha"),
        (lambda: samovar.load("rurik", seed=1.5), TypeError, "a seed is"),
        (lambda: samovar.bot("grandmaster"), ValueError, "greedy, newcomer"),
        (lambda: samovar.game("chess"), ValueError, "there is no game"),
        (lambda: samovar.State.load("hello"), ValueError, "not a record"),
        (lambda: samovar.State.load("{"), ValueError, "JSON"),
        (lambda: samovar.State.load("{}"), ValueError, '"game"'),
        (lambda: samovar.State.load('{"game":"rurik","state":{}}'), ValueError, "impossible"),
        (lambda: samovar.State.load('{"game":"rurik","state":{}}', 3), ValueError, "record"),
    ],
)
def test_what_makes_no_sense_is_refused_with_what_would(call, error, says):
    with pytest.raises(error, match=says):
        call()


@pytest.mark.parametrize(
    ("call", "error", "says"),
    [
        (lambda state: state.apply("sail north"), samovar.IllegalAction, "written like"),
        (lambda state: state.apply("end"), samovar.IllegalAction, r"STR-\d+.*Legal: draft"),
        (lambda state: state.apply(10_000), samovar.IllegalAction, "ids 0 to 308"),
        (lambda state: state.apply(-1), samovar.IllegalAction, "ids 0 to 308"),
        (lambda state: state.apply(2**70), samovar.IllegalAction, "ids 0 to 308|int"),
        (lambda state: state.apply(1.5), TypeError, "an id .int. or its notation"),
        (lambda state: state.apply(None), TypeError, "an id"),
        (lambda state: state.undo(), IndexError, "no decision"),
        (lambda state: state.view(2), ValueError, "the seats are 0 to 1"),
        (lambda state: state.view(-1), ValueError, "the seats are 0 to 1"),
        (lambda state: state.observation_tensor(2), ValueError, "the seats are 0 to 1"),
        (lambda state: state.observation_tensor(0, np.zeros(3, np.float32)), ValueError, "3 entries instead of"),
        (lambda state: state.observation_tensor(0, np.zeros(393)), TypeError, "float32|ndarray|array"),
        (lambda state: state.legal_mask(np.zeros(618, bool)[::2]), (ValueError, TypeError), "contiguous"),
        (lambda state: state.information_state_string(5), ValueError, "the seats are"),
        (lambda state: state.resample(9), ValueError, "the seats are"),
        (lambda state: state.action_to_string(309), samovar.IllegalAction, "ids 0 to 308"),
        (lambda state: state.string_to_action("tea"), samovar.IllegalAction, "written like"),
        (lambda state: state.events("nobody"), ValueError, "viewer is"),
        (lambda state: state.events(language="tlh"), ValueError, "en, cs, fr"),
        (lambda state: state.bot("search:0"), ValueError, "from 1 to"),
        (lambda state: state.bot("exec:/nonexistent/bot"), RuntimeError, "cannot be started"),
        (lambda state: state.think("greedy"), ValueError, "does not search"),
        (lambda state: state.describe("end"), samovar.IllegalAction, "STR-"),
    ],
)
def test_a_mistake_changes_nothing_and_says_what_would_be_right(call, error, says):
    state = samovar.load("stroganov", players=2, seed="tea")
    before = state.save()
    with pytest.raises(error, match=says):
        call(state)
    assert state.save() == before and state.history() == []


def test_an_illegal_action_names_the_rule():
    state = samovar.load("stroganov", players=2, seed="tea")
    with pytest.raises(samovar.IllegalAction) as refused:
        state.apply("end")
    assert refused.value.rule.startswith("STR-")
    assert state.why_not("end").startswith(refused.value.rule)
    assert state.why_not("draft S2") is None
    with pytest.raises(samovar.IllegalAction) as refused:
        state.apply("tea")
    assert refused.value.rule is None


def test_nothing_can_be_decided_after_the_end(game):
    *_, state = walk(samovar.load(game, seed=1))
    calls = [lambda: state.apply(0), lambda: state.bot("greedy"), state.think, state.evaluate, lambda: state.describe(0)]
    for call in calls:
        with pytest.raises(samovar.IllegalAction, match="over"):
            call()
    assert state.question() is None


def test_every_action_has_an_id_that_stays(game):
    told = samovar.game(game)
    assert len(set(told.actions)) == len(told.actions)
    assert sum(form["count"] for form in told.forms) == len(told.actions)
    state = samovar.load(game, seed=1)
    for number, notation in enumerate(told.actions):
        assert state.action_to_string(number) == notation
        assert state.string_to_action(notation) == number
    assert len(told.actions_hash) == 64


def test_mask_list_and_refusals_agree(game):
    for state in walk(samovar.load(game, players=2, seed=3), seed=3):
        mask, legal = state.legal_mask(), state.legal_actions()
        assert sorted(legal) == list(np.flatnonzero(mask)) and len(set(legal)) == len(legal)
        if legal and len(state.history()) % 16 == 0:
            for action in random.Random(1).sample(range(len(mask)), 60):
                assert (state.why_not(action) is None) == mask[action]


def test_an_array_of_the_caller_is_written_in_place(game):
    state = samovar.load(game, seed=1)
    mask = np.ones(len(samovar.game(game).actions), bool)
    row = np.full(samovar.game(game).observation_size, np.nan, np.float32)
    assert state.legal_mask(mask) is mask and mask.sum() == len(state.legal_actions())
    assert state.observation_tensor(0, row) is row and np.isfinite(row).all()
    row.flags.writeable = False
    with pytest.raises(ValueError, match="cannot be written"):
        state.observation_tensor(0, row)


def test_an_observation_has_named_parts(game):
    told = samovar.game(game)
    assert told.observation_size == samovar.load(game).observation_tensor(0).shape[0]
    covered = np.zeros(told.observation_size, int)
    for part in told.observation_slices.values():
        covered[part] += 1
    assert (covered == 1).all() and len(told.observation_slices) > 5
    time = told.observation_slices["time"]
    first = samovar.load(game, seed=1).observation_tensor(0)[time]
    *_, end = walk(samovar.load(game, seed=1))
    assert not np.array_equal(first, end.observation_tensor(0)[time])


def test_decisions_are_taken_back_one_by_one(game):
    state = samovar.load(game, seed=5)
    saved = [one.save() for one in walk(state, 5)]
    for before in reversed(saved[:-1]):
        seat = state.undo()
        assert state.save() == before and state.current_player == seat
    with pytest.raises(IndexError):
        state.undo()


def test_what_was_told_follows_undo_and_copies(game):
    state = samovar.load(game, seed=9)
    texts = []
    for state in walk(state, 9):
        texts.append(state.information_state_string(0))
        if len(texts) == 60:
            break
    twin = state.clone()
    for text in reversed(texts):
        assert state.information_state_string(0) == text
        if state.history():
            state.undo()
    assert twin.information_state_string(0) == texts[-1]
    # Another way from the same moment is told otherwise, and the same way alike.
    for _ in range(30):
        twin.undo()
    other = twin.legal_actions()[-1]
    fresh = samovar.State.load(twin.record())
    twin.apply(other)
    fresh.apply(other)
    assert twin.information_state_string(0) == fresh.information_state_string(0)
    sample = fresh.resample(0, 1)
    assert sample.information_state_string(0) == fresh.information_state_string(0)
    sample.apply(sample.legal_actions()[0])
    assert sample.information_state_string(0).startswith(fresh.information_state_string(0))


def test_a_copy_goes_its_own_way_with_the_same_future(game):
    state = samovar.load(game, seed=6)
    for _, state in zip(range(30), walk(state, 6)):
        pass
    twins = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    before = state.save()
    for twin in twins:
        assert twin == state and twin.history() == state.history()
        twin.apply(twin.legal_actions()[-1])
        assert twin != state
    assert state.save() == before
    state.apply(state.legal_actions()[-1])
    assert all(twin == state for twin in twins)


def test_saves_and_records_read_back(game):
    state = samovar.load(game, players=3, seed=8)
    for number, state in enumerate(walk(state, 8)):
        if number % 40 == 7 or state.is_over:
            again = samovar.State.load(state.save())
            assert again.save() == state.save() and again.history() == []
            replayed = samovar.State.load(state.record())
            assert replayed == state and replayed.record() == state.record()
    half = samovar.State.load(state.record(), len(state.history()) // 2)
    assert half.history() == state.history()[: len(state.history()) // 2]
    # A state that was saved goes on from there in its record, too.
    middle = samovar.State.load(half.save())
    middle.apply(middle.legal_actions()[0])
    assert samovar.State.load(middle.record()) == middle


def test_a_record_that_was_changed_is_refused(game):
    *_, state = walk(samovar.load(game, seed=8))
    with pytest.raises(ValueError, match="does not fit"):
        samovar.State.load(state.record().replace(f"game: {game}", f"game:  {game}"))


def test_events_are_told_in_words_to_whoever_may_see_them():
    state = samovar.load("stroganov", players=2, seed="tea")
    assert state.events() == [], "nothing has happened yet"
    state.apply("draft S3")
    (event, words), *_ = state.events()
    assert event["event"] == "drafted" and event["wish"] == "S3" and "S3" in words
    assert state.events(language="fr")[0][1] != words
    for seat in (0, 1, None):
        assert state.events(seat)[0][0]["event"] == "drafted"


def test_hidden_events_are_told_only_to_those_who_saw_them():
    differ = 0
    for state in walk(samovar.load("rurik", players=3, seed=2), 2):
        everything = [event for event, _ in state.events()]
        told = [[event for event, _ in state.events(viewer)] for viewer in (0, 1, 2, None)]
        differ += any(one != everything for one in told)
    assert differ > 3, "deeds and agendas are secret"


def test_questions_and_actions_are_explained():
    state = samovar.load("rurik", players=2, seed=1)
    english, french = state.question(), state.question("fr")
    assert english and french and english != french
    action = state.legal_actions()[0]
    assert state.describe(action) == state.describe(state.action_to_string(action)) != ""


def test_views_are_the_protocols(game):
    state = samovar.load(game, seed=1)
    view = state.view(0)
    assert view["viewer"] == 0 and view["to_decide"] == state.current_player
    assert state.view(None) != view
    json.dumps(view)


def test_doc_tests():
    import doctest

    assert doctest.testmod(samovar).failed == 0
    assert set(GAMES) == {"stroganov", "rurik", "first-tsar"}
