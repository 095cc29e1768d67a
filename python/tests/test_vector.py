"""Many games in arrays."""

import threading

import numpy as np
import pytest
from conftest import GAMES

import samovar


def snapshot(vector):
    return {
        name: getattr(vector, name).copy()
        for name in ("observations", "masks", "rewards", "dones", "seats", "points")
    }


def same(one, other):
    return all(np.array_equal(one[name], other[name]) for name in one)


def test_what_is_written_is_what_the_states_say(game):
    vector = samovar.vector(game, 16, players=3, seed="agree")
    width, actions = samovar.game(game).observation_size, len(samovar.game(game).actions)
    assert vector.observations.shape == (16, width) and vector.masks.shape == (16, actions)
    assert vector.rewards.shape == (16, 3) and len(vector) == 16 and vector.game == game
    for _ in range(60):
        for index in range(16):
            state = vector.state(index)
            seat = state.current_player
            assert vector.seats[index] == seat
            assert np.array_equal(vector.masks[index], state.legal_mask())
            assert np.array_equal(vector.observations[index], state.observation_tensor(seat))
            assert vector.masks[index].sum() > 1, "forced answers are given"
        vector.step(vector.sample())
    assert vector.steps == 60


def test_arrays_stay_the_same_objects():
    vector = samovar.vector("rurik", 4, seed=1)
    before = [vector.observations, vector.masks, vector.rewards, vector.dones, vector.seats, vector.points]
    row = vector.observations[0].copy()
    vector.step(vector.sample())
    after = [vector.observations, vector.masks, vector.rewards, vector.dones, vector.seats, vector.points]
    assert all(one is other for one, other in zip(before, after))
    assert not np.array_equal(vector.observations[0], row)


def test_the_seed_decides_and_threads_do_not(game):
    def play(seed, threads):
        vector = samovar.vector(game, 24, "greedy", seed=seed, threads=threads)
        seen = []
        for _ in range(30):
            vector.step(vector.masks.argmax(1))
            seen.append(snapshot(vector))
        return seen

    one = play("tea", 1)
    assert all(same(a, b) for a, b in zip(one, play("tea", 2)))
    assert not all(same(a, b) for a, b in zip(one, play("coffee", 1)))


def test_a_reset_begins_anew(game):
    vector = samovar.vector(game, 5, seed="tea")
    first = snapshot(vector)
    for _ in range(10):
        vector.step(vector.sample())
    vector.reset("tea")
    assert same(first, snapshot(vector)) and vector.steps == 0
    vector.reset()
    assert not same(first, snapshot(vector)), "without a seed it is drawn"


@pytest.mark.parametrize("game", GAMES)
def test_games_end_with_rewards_and_begin_again(game):
    vector = samovar.vector(game, 32, players=2, seed="ends")
    ended = 0
    for _ in range(400):
        vector.step(vector.sample())
        over = vector.dones
        assert (vector.rewards[~over] == 0).all()
        assert np.allclose(vector.rewards.sum(1), 0)
        ended += over.sum()
        if over.any():
            points, rewards = vector.points[over], vector.rewards[over]
            ahead = points[:, 0] > points[:, 1]
            behind = points[:, 0] < points[:, 1]
            assert (rewards[ahead, 0] == 1).all() and (rewards[behind, 1] == 1).all()
            index = int(np.flatnonzero(over)[0])
            assert not vector.state(index).is_over
    assert ended > 32


def test_against_opponents_only_the_own_seat_is_asked(game):
    vector = samovar.vector(game, 12, ["random", "greedy"], players=3, seed="own", seat=1)
    assert vector.rewards.shape == (12,)
    ended = 0
    for _ in range(150):
        assert (vector.seats == 1).all()
        vector.step(vector.sample())
        assert set(np.round(vector.rewards[vector.dones], 3)) <= {1.0, 0.25, 0.0, -0.5}
        assert (vector.rewards[~vector.dones] == 0).all()
        ended += vector.dones.sum()
    assert ended > 12


def test_without_a_seat_of_its_own_every_seat_has_its_turn():
    vector = samovar.vector("stroganov", 6, "random", players=3, seed=1)
    assert sorted(vector.seats) == [0, 0, 1, 1, 2, 2]
    before, changed = vector.seats.copy(), 0
    for _ in range(300):
        vector.step(vector.sample())
        changed += (vector.seats[vector.dones] != before[vector.dones]).sum()
        before = vector.seats.copy()
    assert changed > 6, "the next game is played at the next seat"


def test_leads_add_up_to_the_final_lead(game):
    vector = samovar.vector(game, 16, "greedy", players=2, seed="leads", rewards="lead")
    sums, games = vector.state(0).returns()[0] + np.zeros(16), 0
    first = np.zeros(16, bool)
    seats = vector.seats.copy()
    for _ in range(400):
        vector.step(vector.sample())
        sums += vector.rewards
        for index in np.flatnonzero(vector.dones):
            own, other = vector.points[index][seats[index]], vector.points[index][1 - seats[index]]
            # The lead at the first decision, before which nothing was earned, is not part of the sum.
            assert abs(sums[index] - (own - other)) < 12, (game, sums[index], own - other)
            first[index] = True
            sums[index], games = 0.0, games + 1
        seats = vector.seats.copy()
    assert games > 16 and first.all()


def test_forced_answers_are_asked_if_wanted():
    vector = samovar.vector("stroganov", 8, seed=1, skip_forced=False)
    forced = 0
    for _ in range(100):
        forced += (vector.masks.sum(1) == 1).sum()
        vector.step(vector.sample())
    assert forced > 10


def test_bots_can_be_asked_about_every_game(game):
    vector = samovar.vector(game, 10, seed="ask")
    actions = vector.ask("greedy", 1)
    assert vector.masks[np.arange(10), actions].all()
    assert np.array_equal(actions, vector.ask("greedy", 1))
    before = snapshot(vector)
    vector.ask("search:10")
    assert same(before, snapshot(vector)), "nothing is played"


def test_greedy_takes_what_the_evaluation_likes_best(game):
    vector = samovar.vector(game, 32, seed="evaluate")
    for step in range(12):
        values = vector.evaluate(seed=step)
        assert np.array_equal(np.isfinite(values), vector.masks)
        greedy = vector.ask("greedy", step)
        assert (values[np.arange(32), greedy] == values.max(1)).all()
        one = vector.state(3).evaluate()
        assert np.array_equal(np.isfinite(one), vector.masks[3])
        vector.step(greedy)
    out = np.zeros_like(values)
    assert vector.evaluate(out, seed=1) is out and np.isfinite(out).sum() == vector.masks.sum()
    with pytest.raises(ValueError, match="shape"):
        vector.evaluate(np.zeros((2, 3), np.float32))


def test_an_illegal_action_changes_nothing_anywhere():
    vector = samovar.vector("rurik", 8, seed=1)
    before, good = snapshot(vector), vector.masks.argmax(1)
    wrong = good.copy()
    wrong[5] = int(np.flatnonzero(~vector.masks[5])[0])
    with pytest.raises(samovar.IllegalAction, match="game 5: .*RUR-") as refused:
        vector.step(wrong)
    assert refused.value.rule.startswith("RUR-")
    wrong[5] = 99_999
    with pytest.raises(samovar.IllegalAction, match="game 5: 99999 is no action of rurik; its actions have the ids 0 to"):
        vector.step(wrong)
    wrong[5] = -1
    with pytest.raises(samovar.IllegalAction, match="game 5"):
        vector.step(wrong)
    assert same(before, snapshot(vector)) and vector.steps == 0
    vector.step(good)


@pytest.mark.parametrize("kind", [np.int32, np.uint16, np.int8, list])
def test_whole_numbers_of_any_kind_are_actions(kind):
    vector = samovar.vector("stroganov", 4, seed=2)
    actions = [int(action) for action in vector.masks.argmax(1)]
    vector.step(actions if kind is list else np.array(actions, np.int64).astype(kind))
    strided = np.zeros(8, np.int64)
    strided[::2] = vector.masks.argmax(1)
    vector.step(strided[::2])


@pytest.mark.parametrize("actions", [[0.5] * 4, ["a"] * 4, [1, 2], 3, None, np.zeros((4, 2), int), [True] * 4])
def test_other_things_are_no_actions(actions):
    vector = samovar.vector("stroganov", 4, seed=2)
    with pytest.raises(TypeError, match=r"shape \(4,\)"):
        vector.step(actions)


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: samovar.vector("rurik", 0), "n is the number of games"),
        (lambda: samovar.vector("chess", 1), "there is no game"),
        (lambda: samovar.vector("rurik", 2, players=9), "1–4"),
        (lambda: samovar.vector("rurik", 2, ["greedy"], players=3), "2 opponents, not 1"),
        (lambda: samovar.vector("rurik", 2, "tea"), "there is no bot"),
        (lambda: samovar.vector("rurik", 2, "exec:true"), "no seats for programs"),
        (lambda: samovar.vector("rurik", 2, seat=0), "seat is your own among opponents"),
        (lambda: samovar.vector("rurik", 2, "random", seat=2), "from 0 to 1"),
        (lambda: samovar.vector("rurik", 2, rewards="lead"), "needs opponents"),
        (lambda: samovar.vector("rurik", 2, rewards="gold"), "win"),
        (lambda: samovar.vector("rurik", 2, threads=0), "threads is from 1"),
        (lambda: samovar.vector("rurik", 2).state(2), "0 to 1"),
        (lambda: samovar.vector("rurik", 2).sample(np.zeros(3, np.int64)), "3 entries instead of 2"),
    ],
)
def test_what_makes_no_sense_is_refused(call, says):
    with pytest.raises(ValueError, match=says):
        call()


def test_arrays_that_cannot_be_written_are_told():
    vector = samovar.vector("rurik", 2, seed=1)
    vector.observations.flags.writeable = False
    before = vector.state(0).save()
    with pytest.raises(RuntimeError, match="cannot be written"):
        vector.step(vector.sample())
    assert vector.state(0).save() == before
    vector.observations.flags.writeable = True
    vector.step(vector.sample())


def test_a_solo_game_has_one_seat_and_an_automatic_opponent():
    vector = samovar.vector("stroganov", 4, players=1, seed=1)
    assert vector.rewards.shape == (4,) and vector.points.shape == (4, 2)
    ended = 0
    for _ in range(300):
        vector.step(vector.sample())
        ended += vector.dones.sum()
        assert set(vector.rewards[vector.dones]) <= {1.0, 0.0, -1.0}
    assert ended


def test_other_threads_run_while_a_vector_steps():
    """Python's lock is released: another thread counts while a long step is under way."""
    vector = samovar.vector("rurik", 64, "search:300", seed=1)
    counted, stop = [0], threading.Event()

    def count():
        while not stop.is_set():
            counted[0] += 1

    thread = threading.Thread(target=count)
    thread.start()
    try:
        before = counted[0]
        vector.step(vector.sample())
        during = counted[0] - before
    finally:
        stop.set()
        thread.join()
    assert during > 1000
