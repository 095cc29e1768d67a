"""PettingZoo, Gymnasium and OpenSpiel."""

import warnings

import numpy as np
import pytest
from conftest import GAMES

import samovar


def test_pettingzoo_accepts_the_environment(game):
    from pettingzoo.test import api_test, seed_test

    players = samovar.game(game).players[-1]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It would rather have observations without masks.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent probably should be")
        api_test(samovar.zoo.env(game, players=players), num_cycles=300)
    seed_test(lambda: samovar.zoo.env(game, players=2), num_cycles=100)


def test_a_zoo_game_is_played_to_its_end(game):
    env = samovar.zoo.env(game, players=3)
    env.reset(seed=1)
    rewards = dict.fromkeys(env.agents, 0.0)
    chance = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        mask = observation["action_mask"]
        env.step(None if terminated or truncated else int(chance.choice(np.flatnonzero(mask))))
    assert not env.agents and sum(rewards.values()) == pytest.approx(0, abs=1e-6)
    assert max(rewards.values()) > 0


def test_an_illegal_action_in_the_zoo_ends_the_game():
    env = samovar.zoo.env("rurik")
    env.reset(seed=1)
    agent = env.agent_selection
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.terminations[agent] and env.rewards[agent] == -1
    raw = samovar.zoo.raw_env("rurik")
    raw.reset(seed=1)
    with pytest.raises(samovar.IllegalAction):
        raw.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))


def test_the_mask_of_who_does_not_decide_is_empty():
    env = samovar.zoo.env("stroganov")
    env.reset(seed=3)
    decides = env.agent_selection
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == decides)


def test_the_zoo_tells_what_happens(capsys):
    env = samovar.zoo.raw_env("stroganov", render_mode="human")
    env.reset(seed=3)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert "S" in capsys.readouterr().out
    with pytest.raises(ValueError, match="render_mode"):
        samovar.zoo.raw_env("stroganov", render_mode="rgb_array")
    with pytest.raises(ValueError, match="1–4"):
        samovar.zoo.env("stroganov", players=5)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_the_environment(game):
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*(infinity|not have a render|Box observation space).*")
        version = samovar.game(game).rules_version
        check_env(samovar.gym.SamovarEnv(game, opponents="random"), skip_render_check=True)
        made = gymnasium.make(f"samovar/{game}-v{version}", opponents=["random", "greedy"], players=3)
        check_env(made.unwrapped, skip_render_check=True)
    vector = gymnasium.make_vec(f"samovar/{game}-v{version}", num_envs=3, vectorization_mode="sync")
    observations, info = vector.reset(seed=1)
    assert observations.shape[0] == 3 and info["action_mask"].shape[0] == 3


def test_a_gym_game_is_played_to_its_end(game):
    env = samovar.gym.SamovarEnv(game, opponents="greedy", render_mode="ansi")
    seats = set()
    for seed in range(6):
        _, info = env.reset(seed=seed)
        chance, over = np.random.default_rng(seed), False
        while not over:
            assert np.array_equal(info["action_mask"], env.action_masks())
            _, reward, over, truncated, info = env.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
            assert not truncated and (over or reward == 0)
        assert reward in (-1.0, 0.0, 1.0) and env.render()
        seats.add(info["seat"])
        with pytest.raises(RuntimeError, match="reset"):
            env.step(0)
    assert seats == {0, 1}, "the own seat is drawn"
    assert samovar.gym.SamovarEnv(game, seat=1).reset(seed=1)[1]["seat"] == 1


def test_a_gym_game_ends_with_an_illegal_action():
    env = samovar.gym.SamovarEnv("rurik")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert over and reward == -1 and "RUR-" in info["illegal_action"]
    strict = samovar.gym.SamovarEnv("rurik", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(samovar.IllegalAction):
        strict.step(wrong)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"opponents": "nobody"}, "there is no bot"),
        ({"opponents": ["random", "random"]}, "1 opponents, not 2"),
        ({"seat": 2}, "seats are 0 to 1"),
        ({"illegal": "ignore"}, "illegal is"),
        ({"render_mode": "human"}, "render_mode is"),
        ({"players": 7}, "1–4"),
        ({"tea": 7}, "tea"),
    ],
)
def test_a_gym_environment_that_makes_no_sense_is_refused(wrong, says):
    with pytest.raises(ValueError, match=says):
        samovar.gym.SamovarEnv("rurik", **wrong)


openspiel = pytest.mark.skipif(
    __import__("importlib.util").util.find_spec("pyspiel") is None, reason="open_spiel is not installed"
)


@openspiel
def test_openspiel_accepts_the_games(game):
    import pyspiel

    spiel = samovar.openspiel.load_game(game, players=2)
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)
    three = pyspiel.load_game(f"samovar_{game.replace('-', '_')}(players=3)")
    assert three.num_players() == 3 and three.num_distinct_actions() == len(samovar.game(game).actions)
    pyspiel.random_sim_test(three, num_sims=1, serialize=False, verbose=False)


@openspiel
def test_openspiels_mcts_plays(game):
    import pyspiel
    from open_spiel.python.algorithms import mcts

    spiel = samovar.openspiel.load_game(game)
    state = spiel.new_initial_state("mcts")
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(spiel, 2.0, 8, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    before = state.samovar.save()
    for _ in range(4):
        action = bot.step(state)
        assert state.samovar.save() == before, "searching changes nothing"
        assert action in state.legal_actions()
        state.apply_action(action)
        before = state.samovar.save()
    assert isinstance(spiel, pyspiel.Game)


@openspiel
def test_openspiel_sees_what_seats_may_know(game):
    spiel = samovar.openspiel.load_game(game)
    state = spiel.new_initial_state(3)
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    other = state.resample_from_infostate(0, lambda: 0.3)
    assert other.information_state_string(0) == state.information_state_string(0)
    assert np.array_equal(other.observation_tensor(0), state.observation_tensor(0))
    assert other.samovar.save() != state.samovar.save()
    observer = spiel.make_py_observer()
    observer.set_from(state, 1)
    assert np.array_equal(observer.tensor, state.observation_tensor(1))
    assert set(observer.dict) == set(samovar.game(game).observation_slices)
    assert observer.string_from(state, 1) == state.observation_string(1)


@openspiel
def test_openspiel_games_take_options():
    import pyspiel

    state = pyspiel.load_game("samovar_stroganov(players=3,boards=b)").new_initial_state()
    assert state.samovar.options["boards"] == ["b", "b", "b"]
    with pytest.raises(Exception, match="a, b"):
        pyspiel.load_game("samovar_stroganov(players=3,boards=c)")
