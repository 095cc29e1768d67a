"""What several tests use."""

import os
import random
from collections.abc import Iterator

import pytest

# Small nets gain nothing from threads, which wait for each other on a busy machine. It is read when NumPy is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import samovar  # noqa: E402

GAMES = samovar.games()


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Every game in turn."""
    return request.param


def walk(state: samovar.State, seed: int = 1) -> Iterator[samovar.State]:
    """Plays by chance, and shows the state before every decision and at the end."""
    chance = random.Random(seed)
    while not state.is_over:
        yield state
        state.apply(chance.choice(state.legal_actions()))
    yield state
