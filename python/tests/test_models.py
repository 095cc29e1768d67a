"""ONNX files for the bot `onnx:FILE`."""

import hashlib

import numpy as np
import pytest

import samovar
from samovar import models


def layers(rng, *sizes):
    return [
        (rng.standard_normal((rows, columns)).astype(np.float32), rng.standard_normal(columns).astype(np.float32))
        for rows, columns in zip(sizes, sizes[1:])
    ]


def run(net, x):
    for number, (weights, bias) in enumerate(net, 1):
        x = x @ weights + bias
        if number < len(net):
            x = np.maximum(x, 0)
    return x


def test_properties_say_what_a_model_is_for(game):
    told, properties = samovar.game(game), models.properties(game)
    assert properties["samovar.game"] == game
    assert properties["samovar.rules"] == str(told.rules_version)
    assert properties["samovar.actions"] == hashlib.sha256(
        "".join(f"{action}\n" for action in told.actions).encode()
    ).hexdigest()
    assert len(properties["samovar.observation"]) == 64


def test_a_model_says_what_the_net_says(tmp_path):
    """Read with another program, which CI does not install: it checks what is written against the standard."""
    runtime = pytest.importorskip("onnxruntime", reason="onnxruntime is not installed")
    told, rng = samovar.game("stroganov"), np.random.default_rng(1)
    policy = layers(rng, told.observation_size, 16, 8, len(told.actions))
    value = layers(rng, told.observation_size, 4, 1)
    models.write(tmp_path / "net.onnx", "stroganov", policy, value)
    session = runtime.InferenceSession(str(tmp_path / "net.onnx"))
    assert session.get_modelmeta().custom_metadata_map == models.properties("stroganov")
    x = rng.standard_normal((3, told.observation_size)).astype(np.float32)
    logits, values = session.run(["policy", "value"], {"observation": x})
    assert np.allclose(logits, run(policy, x), rtol=1e-3, atol=1e-3)
    assert np.allclose(values, run(value, x), rtol=1e-3, atol=1e-3)


def test_a_model_plays_what_its_policy_likes_best(tmp_path, game):
    told, rng = samovar.game(game), np.random.default_rng(2)
    policy = layers(rng, told.observation_size, 8, len(told.actions))
    models.write(tmp_path / "net.onnx", game, policy)
    bot = samovar.bot(f"onnx:{tmp_path / 'net.onnx'}")
    state = samovar.load(game, seed="model")
    for _ in range(40):
        legal = state.legal_actions()
        logits = run(policy, state.observation_tensor(state.current_player))
        best = max(legal, key=lambda action: logits[action])
        assert bot(state) == best
        state.apply(best)


@pytest.mark.parametrize(
    ("sizes", "says"),
    [((3, 309), "inputs"), ((393, 8, 300), "300 outputs; for this game it has 309"), ((), "no layers")],
)
def test_layers_that_do_not_fit_are_refused(tmp_path, sizes, says):
    width = samovar.game("stroganov").observation_size
    sizes = tuple(width if size == 393 else size for size in sizes)
    with pytest.raises(ValueError, match=says):
        models.write(tmp_path / "net.onnx", "stroganov", layers(np.random.default_rng(1), *sizes))
    assert not (tmp_path / "net.onnx").exists()
