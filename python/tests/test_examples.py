"""The examples, in a short form."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import samovar

EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.fixture
def ppo(monkeypatch):
    monkeypatch.syspath_prepend(EXAMPLES)
    import ppo

    return ppo


def test_random_play_tells_a_whole_game(game):
    command = [sys.executable, EXAMPLES / "random_play.py", game, "2", "tea"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert told == subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert told.count("seat 0: ") > 20 and "returns:" in told.splitlines()[-1]


def test_ppo_learns_from_its_teacher_and_improves(ppo):
    """A short form of the example: what it does in minutes is in the documentation."""
    agent = ppo.Agent(ppo.Settings(game="stroganov", sees="observation", teacher="greedy", n=64, length=8, hidden=32, batch=256))
    before = agent.imitate(0)
    after = max(agent.imitate(1) for _ in range(3))
    assert after > before
    vector = agent.vector(64, "short")
    weights = agent.policy.p["w3"].copy()
    told = agent.improve(vector, only_critic=True)
    assert told["value error"] > 0 and np.array_equal(weights, agent.policy.p["w3"])
    told = agent.improve(vector)
    assert vector.steps == 16 and not np.array_equal(weights, agent.policy.p["w3"])
    assert all(np.isfinite(value) for value in told.values()) and told["entropy"] > 0
    share, low, high = agent.measure(20)
    assert 0 <= low <= share <= high <= 1


def test_ppos_gradients_are_right(ppo):
    """Compared with differences of a loss."""
    rng = np.random.default_rng(1)
    net = ppo.Net(6, 5, 4, rng)
    net.p = {name: value.astype(np.float64) + 0.3 * rng.standard_normal(value.shape) for name, value in net.p.items()}
    x, wanted = rng.standard_normal((3, 6)), rng.standard_normal((3, 4))

    def loss():
        return 0.5 * ((net.forward(x)[0] - wanted) ** 2).sum()

    outputs, kept = net.forward(x)
    grads = net.backward(kept, outputs - wanted)
    for name, grad in grads.items():
        for _ in range(4):
            place = tuple(int(rng.integers(size)) for size in grad.shape)
            keep, ends = net.p[name][place], []
            for step in (1e-5, -1e-5):
                net.p[name][place] = keep + step
                ends.append(loss())
            net.p[name][place] = keep
            assert grad[place] == pytest.approx((ends[0] - ends[1]) / 2e-5, rel=1e-3, abs=1e-6), name


def test_ppo_begins_like_greedy(ppo):
    agent = ppo.Agent(ppo.Settings(game="rurik", sharpness=20.0))
    vector = agent.vector(64, "begins")
    agreed = []
    for _ in range(20):
        wanted = vector.ask("greedy", 1)
        chosen = agent.log_chances(*agent.see(vector))[0].argmax(1)
        agreed.append(np.mean(chosen == wanted))
        vector.step(wanted)
    assert np.mean(agreed) > 0.8, "it may see another sample of what is hidden"


def test_ppo_exports_what_sees_only_the_observation(ppo, tmp_path):
    agent = ppo.Agent(ppo.Settings(game="stroganov", hidden=8, sees="observation"))
    agent.export(str(tmp_path / "net.onnx"))
    assert b"samovar.actions" in (tmp_path / "net.onnx").read_bytes()
    with pytest.raises(ValueError, match="observation"):
        ppo.Agent(ppo.Settings(game="stroganov", hidden=8)).export(str(tmp_path / "other.onnx"))


def test_ppo_makes_good_actions_likelier(ppo):
    """The step of the policy is uphill for the clipped objective, and stops where it is clipped."""
    agent = ppo.Agent(ppo.Settings(game="stroganov", hidden=16, entropy=0.0, rate=1e-2))
    vector = agent.vector(32, "uphill")
    x, prior = agent.see(vector)
    actions = vector.sample()
    each, gains = np.arange(32), np.where(np.arange(32) % 2, 1.0, -1.0)
    first = agent.log_chances(x, prior)[0][each, actions]
    for _ in range(60):
        agent.learn_policy(x, prior, actions, first, gains)
    ratio = np.exp(agent.log_chances(x, prior)[0][each, actions] - first)
    assert ratio[gains > 0].mean() > 1.05 > 0.95 > ratio[gains < 0].mean()
    assert ratio[gains > 0].mean() < 2, "it is clipped"


def test_a_net_is_saved_and_read(ppo, tmp_path):
    agent, other = (ppo.Agent(ppo.Settings(game="stroganov", hidden=8, seed=seed)) for seed in (1, 2))
    agent.save(str(tmp_path / "net.npz"))
    other.load(str(tmp_path / "net.npz"))
    assert all(np.array_equal(agent.policy.p[name], other.policy.p[name]) for name in agent.policy.p)
    assert all(np.array_equal(agent.critic.p[name], other.critic.p[name]) for name in agent.critic.p)


def test_the_notebook_runs():
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    notebook = nbformat.read(EXAMPLES / "balance.ipynb", as_version=4)
    first = next(cell for cell in notebook.cells if cell.cell_type == "code")
    assert "GAMES = " in first.source
    first.source += "\nGAMES = 32\n"
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert sum("image/png" in output.get("data", {}) for output in outputs) >= 2
    assert not any(output.output_type == "error" for output in outputs)
    assert samovar.games()
