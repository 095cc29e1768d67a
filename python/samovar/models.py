"""Writes nets as ONNX files that Samovar plays with: the bot `onnx:FILE` (docs/models.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from os import PathLike
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike

from . import game as game_info

__all__ = ["properties", "write"]

#: Weights of shape (inputs, outputs) and biases of shape (outputs,).
Layer = tuple[ArrayLike, ArrayLike]


def properties(game: str) -> dict[str, str]:
    """What the metadata of a model for this game have to say."""
    told = game_info(game)
    parts = "".join(f"{name} {part.stop - part.start}\n" for name, part in told.observation_slices.items())
    return {
        "samovar.game": told.name,
        "samovar.rules": str(told.rules_version),
        "samovar.actions": told.actions_hash,
        "samovar.observation": hashlib.sha256(parts.encode()).hexdigest(),
    }


def write(
    file: str | PathLike[str], game: str, policy: Sequence[Layer], value: Sequence[Layer] | None = None
) -> None:
    """Writes feed-forward nets with rectified linear units between their layers.

    The policy has an output (a logit) for each action, and the value one: the share of the victory, from 0 to 1. Both see the
    observation. Raises ValueError if the layers do not fit together or the game.
    """
    told = game_info(game)
    nets = {"policy": (policy, len(told.actions))} | ({"value": (value, 1)} if value is not None else {})
    graph = _text(2, f"samovar {game}")
    for name, (layers, outputs) in nets.items():
        graph += b"".join(_net(name, layers, told.observation_size, outputs))
    graph += _field(11, _tensor_type("observation", told.observation_size))
    for name, (_, outputs) in nets.items():
        graph += _field(12, _tensor_type(name, outputs))
    model = _number(1, 8) + _text(2, "samovar") + _field(7, graph) + _field(8, _text(1, "") + _number(2, 17))
    for key, text in properties(game).items():
        model += _field(14, _text(1, key) + _text(2, text))
    Path(file).write_bytes(model)


def _net(name: str, layers: Sequence[Layer], width: int, outputs: int) -> Iterator[bytes]:
    """The nodes and weights of a net."""
    if not layers:
        raise ValueError(f"the {name} has no layers")
    last = "observation"
    for number, (weights, bias) in enumerate(layers, 1):
        w, b = np.asarray(weights, "<f4"), np.asarray(bias, "<f4")
        if w.ndim != 2 or w.shape[0] != width or b.shape != w.shape[1:]:
            raise ValueError(f"layer {number} of the {name} has weights {w.shape} and biases {b.shape}; it has {width} inputs")
        width = w.shape[1]
        prefix = f"{name}.{number}"
        for suffix, array in (("w", w), ("b", b)):
            dims = b"".join(_number(1, size) for size in array.shape)
            yield _field(5, dims + _number(2, 1) + _text(8, f"{prefix}.{suffix}") + _field(9, array.tobytes()))
        end = name if number == len(layers) else f"{prefix}.sum"
        yield _field(1, _node("Gemm", [last, f"{prefix}.w", f"{prefix}.b"], end))
        if end != name:
            last = f"{prefix}.out"
            yield _field(1, _node("Relu", [end], last))
    if width != outputs:
        raise ValueError(f"the {name} has {width} outputs; for this game it has {outputs}")


def _node(operator: str, inputs: Sequence[str], output: str) -> bytes:
    return b"".join(_text(1, name) for name in inputs) + _text(2, output) + _text(4, operator)


def _tensor_type(name: str, width: int) -> bytes:
    """A named matrix of float32 with any number of rows."""
    shape = _field(1, _text(2, "N")) + _field(1, _number(1, width))
    return _text(1, name) + _field(2, _field(1, _number(1, 1) + _field(2, shape)))


# The wire format of protocol buffers, as far as ONNX needs it.


def _varint(number: int) -> bytes:
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes([*out, number])


def _number(field: int, number: int) -> bytes:
    return _varint(field << 3) + _varint(number)


def _field(field: int, content: bytes) -> bytes:
    return _varint(field << 3 | 2) + _varint(len(content)) + content


def _text(field: int, text: str) -> bytes:
    return _field(field, text.encode())
