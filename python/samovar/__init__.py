"""Stroganov, Rurik: Dawn of Kiev and The First Tsar, for programs that play, learn and simulate.

>>> import samovar
>>> state = samovar.load("stroganov", players=2, seed="tea")
>>> state.current_player, [state.action_to_string(action) for action in state.legal_actions()]
(1, ['draft S2', 'draft S3', 'draft S7'])
>>> state.apply("draft S3")
>>> print(state.events()[0][1])
Player 2 chooses Wish S3 with a bear (8).

- `load` begins a game, `vector` many at once, `bot` makes a player, and `seat` lets your own sit in `samovar sim`, `arena`
  and at a server.
- `samovar.zoo` has PettingZoo environments, `samovar.gym` Gymnasium environments, and `samovar.openspiel` games of OpenSpiel.
  They need those packages: `pip install './python[zoo]'`, and so on.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from ._samovar import Bot, IllegalAction, State, Vector, bots, games, info
from ._seat import Turn, seat

__all__ = [
    "Bot", "Game", "IllegalAction", "State", "Turn", "Vector", "bot", "bots", "game", "games", "load", "play", "seat", "vector",
]


@dataclass(frozen=True)
class Game:
    """What is to be known of a game before it is played."""

    name: str
    #: Raised whenever old records would replay differently. The ids of actions are the same as long as it is.
    rules_version: int
    #: The hash of what is printed on the pieces.
    components_hash: str
    #: The SHA-256 of the notation of all actions, a line each. It stands for what the ids mean.
    actions_hash: str
    #: The notation of every action; its place is the id.
    actions: tuple[str, ...]
    #: The grammar of the notation: the kinds of actions in the order of their ids, with what each means.
    forms: tuple[Mapping[str, Any], ...]
    #: What can be chosen for `load`, with allowed values and defaults.
    options: tuple[Mapping[str, Any], ...]
    #: What the numbers of an observation are about.
    observation_slices: Mapping[str, slice]

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return max(part.stop for part in self.observation_slices.values())

    @property
    def players(self) -> range:
        """How many people can play."""
        kind = self.options[0]["kind"]["number"]
        return range(kind["min"], kind["max"] + 1)


@functools.cache
def game(name: str) -> Game:
    """What is to be known of a game before it is played: its actions, its options, and the parts of an observation."""
    told = info(name)
    parts = told.pop("observation_parts")
    slices = {part["name"]: slice(part["start"], part["start"] + part["len"]) for part in parts}
    told |= {key: tuple(told[key]) for key in ("actions", "forms", "options")}
    return Game(**told, observation_slices=MappingProxyType(slices))


def load(game: str, players: int = 2, seed: int | str | None = None, **options: Any) -> State:
    """Begins a game. The same seed gives the same game; without one, the operating system draws it.

    `samovar.game(name).options` lists the options. Raises ValueError if they do not fit, and says what would.
    """
    return State(game, {"players": players, **options}, seed)


def bot(name: str, seed: int | str | None = None) -> Bot:
    """A bot: "random", "greedy", a level from "newcomer" to "master", "search:N", or "exec:COMMAND" (docs/bots.md).

    Call it with a state to get the id of the action it takes.
    """
    return Bot(name, seed)


def play(state: State, players: Sequence[Any]) -> list[float]:
    """Plays a state to its end and returns what everybody won. Each player is called with the state and returns an action."""
    if len(players) != state.players:
        raise ValueError(f"the game has {state.players} players, not {len(players)}")
    while (seat := state.current_player) is not None:
        state.apply(players[seat](state))
    return state.returns()


def vector(
    game: str,
    n: int = 1024,
    opponents: str | Sequence[str] | None = None,
    *,
    players: int = 2,
    seat: int | None = None,
    seed: int | str | None = None,
    threads: int = 1,
    rewards: str = "win",
    skip_forced: bool = True,
    **options: Any,
) -> Vector:
    """Plays `n` games together, in arrays that are written in place.

    Without `opponents` you decide for every seat, and `rewards` has a column for each. With them (the name of a bot for all
    other seats, or one for each, in turn order after yours) you have a seat of your own: `seat`, or every seat in turn.

    `rewards` is "win" (1 to -1 at the end, as `State.returns`) or "lead" (what your lead in points over the best rival has
    grown by). Questions with one answer are not asked unless `skip_forced` is False. Games do not depend on `threads`.
    """
    names = [opponents] * max(players - 1, 0) if isinstance(opponents, str) else list(opponents or [])
    return Vector(game, n, {"players": players, **options}, names, seat, seed, threads, rewards, skip_forced)


def __getattr__(name: str) -> Any:
    if name in ("data", "gym", "models", "openspiel", "zoo"):
        return importlib.import_module(f"samovar.{name}")
    raise AttributeError(f"module 'samovar' has no attribute {name!r}")
