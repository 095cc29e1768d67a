"""Reads the training data that `samovar sim --data FILE.npz` and `samovar arena --data FILE.npz` write.

It needs NumPy and nothing else, and can be copied beside your own code::

    data = load("rurik.npz")
    print(len(data), "decisions in", data.game_name)
    train, held_out = data.split(0.9)
    for batch in train.batches(256):
        learn(batch.observation, batch.mask, batch.action, batch.result)

`docs/models.md` says what the columns are.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from os import PathLike
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

__all__ = ["Data", "load"]

#: The format that is understood.
FORMAT = 1


@dataclass(frozen=True)
class Data:
    """Decisions of games, one per row. All columns have the same length."""

    #: What the seat knew, as numbers: float32, a row of fixed length.
    observation: NDArray[Any]
    #: Which actions were legal: bool, one for each action.
    mask: NDArray[Any]
    #: What was chosen: the id of an action.
    action: NDArray[Any]
    #: How often a search tried each action; all zero where the bot does not search.
    visits: NDArray[Any]
    #: What a search expected, from 0 to 1; NaN where the bot does not search.
    value: NDArray[Any]
    #: What came of it for the seat: 1 for a victory, 0 for a defeat, a share of a shared victory.
    result: NDArray[Any]
    #: The points of the seat at the end.
    points: NDArray[Any]
    #: The seat that decided, from 0.
    seat: NDArray[Any]
    #: The number of the game.
    game: NDArray[Any]
    #: The seed of the game, as 64 hexadecimal digits.
    seed: NDArray[Any]
    #: What the file says about all of them.
    meta: dict[str, Any] = field(repr=False)

    COLUMNS: ClassVar = ("observation", "mask", "action", "visits", "value", "result", "points", "seat", "game", "seed")

    def __len__(self) -> int:
        return len(self.action)

    def __getitem__(self, rows: Any) -> Data:
        """Some of the decisions: a slice, a mask, or their numbers."""
        if np.ndim(rows) == 0 and not isinstance(rows, slice):
            rows = [rows]
        return replace(self, **{name: getattr(self, name)[rows] for name in self.COLUMNS})

    @property
    def game_name(self) -> str:
        return str(self.meta["properties"]["samovar.game"])

    @property
    def properties(self) -> dict[str, str]:
        """The properties of a model for this game; write them into the ONNX file that you train."""
        return dict(self.meta["properties"])

    @property
    def actions(self) -> list[str]:
        """The notation of every action, by id."""
        return list(self.meta["actions"])

    @property
    def parts(self) -> dict[str, slice]:
        """What the numbers of an observation are about."""
        return {part["name"]: slice(part["start"], part["start"] + part["len"]) for part in self.meta["parts"]}

    def part(self, name: str) -> NDArray[Any]:
        """The numbers of the observations that are about one thing."""
        return self.observation[:, self.parts[name]]

    def policy(self) -> NDArray[Any]:
        """What a policy should learn: the share of visits where a search decided, and otherwise the action that was chosen."""
        visits = self.visits.astype(np.float32)
        total = visits.sum(axis=1, keepdims=True)
        chosen = np.zeros_like(visits)
        chosen[np.arange(len(self)), self.action] = 1
        return np.where(total > 0, visits / np.maximum(total, 1), chosen)

    def split(self, share: float, seed: int = 0) -> tuple[Data, Data]:
        """Two parts, the first with about this share of the deals.

        All games with the same seed are in the same part: they are about the same secrets.
        """
        deals, of = np.unique(self.seed, return_inverse=True)
        first = np.random.default_rng(seed).permutation(len(deals)) < round(share * len(deals))
        rows = first[of.reshape(-1)]
        return self[rows], self[~rows]

    def batches(self, size: int, seed: int = 0) -> Iterator[Data]:
        """All decisions once, in random order, so many at a time."""
        order = np.random.default_rng(seed).permutation(len(self))
        for start in range(0, len(order), size):
            yield self[order[start : start + size]]


def load(path: str | PathLike[str]) -> Data:
    """Reads a file.

    Raises `ValueError` if it is no such file, or one that this version does not understand.
    """
    with np.load(path, allow_pickle=False) as file:
        missing = [name for name in (*Data.COLUMNS, "meta") if name not in file.files]
        if missing:
            raise ValueError(f"{path} has no {', '.join(missing)}: samovar sim --data did not write it")
        meta = json.loads(file["meta"].item())
        if meta.get("format") != FORMAT:
            raise ValueError(f"{path} has the format {meta.get('format')}, and this version reads {FORMAT}")
        columns = {name: file[name] for name in Data.COLUMNS}
    lengths = {name: len(column) for name, column in columns.items()}
    if len(set(lengths.values())) != 1:
        raise ValueError(f"{path} has columns of different lengths: {lengths}")
    return Data(**columns, meta=meta)
