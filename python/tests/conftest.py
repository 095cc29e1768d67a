"""What several tests use."""

import random
from collections.abc import Iterator

import pytest

import samovar

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
