"""A bot in Python at a seat of Samovar's own tables."""

from __future__ import annotations

import functools
import inspect
import json
import random
import sys
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TextIO

from ._samovar import info


@dataclass
class Turn:
    """A decision, with all that the seat may know."""

    #: The name of the game.
    game: str
    #: The number of the seat that decides, from 0.
    seat: int
    #: How many players there are.
    players: int
    #: All options of the game.
    options: dict[str, Any]
    #: What the seat may know.
    view: dict[str, Any]
    #: The legal actions in notation.
    legal: list[str]
    #: Random choices made with it can be repeated.
    random: random.Random = field(repr=False)
    #: Whatever the bot wants to remember until the end of the game at this seat.
    memory: dict[str, Any] = field(repr=False)

    @property
    def legal_actions(self) -> list[int]:
        """The ids of the legal actions."""
        ids = _ids(self.game)
        return [ids[action] for action in self.legal]


def seat(
    choose: Callable[[Turn], int | str],
    *,
    lines: Iterable[str] | None = None,
    output: TextIO | None = None,
) -> None:
    """Takes seats in games that Samovar runs, until it ends the conversation. Call it at the end of a program:

    >>> import samovar
    >>> samovar.seat(lambda turn: turn.random.choice(turn.legal))  # doctest: +SKIP

    and name the program as a bot: `samovar sim rurik --bots "exec:python3 mine.py,greedy" --games 20`.

    `choose` is called with every decision and returns one of `turn.legal` or `turn.legal_actions`. One process can have many
    seats at many tables. While it runs, `print` writes to standard error, because standard output belongs to the protocol
    (docs/protocol.md, "A program at a seat").
    """
    if not callable(choose) or not inspect.signature(choose).parameters:
        raise TypeError("choose is a function of the turn to decide: samovar.seat(lambda turn: turn.legal[0])")
    answers = output or sys.stdout
    tables: dict[Any, dict[str, Any]] = {}
    printed_to, sys.stdout = sys.stdout, sys.stderr
    try:
        for line in lines if lines is not None else sys.stdin:
            told = json.loads(line)
            answer = _answer(choose, tables, told)
            if answer is not None:
                print(json.dumps(answer), file=answers, flush=True)
    finally:
        sys.stdout = printed_to


def _answer(choose: Callable[[Turn], int | str], tables: dict[Any, dict[str, Any]], told: dict[str, Any]) -> Any:
    """The answer to a message; None if none is expected."""
    table = told.get("table")
    match told.get("cmd"):
        case "sit":
            tables[table] = {
                **{key: told[key] for key in ("game", "seat", "players", "options")},
                "random": random.Random(told["seed"]),
                "memory": {},
            }
            return {"ok": True, "many": True}
        case "choose":
            turn = Turn(**tables[table] | {"seat": told["seat"]}, view=told["view"], legal=told["legal"])
            try:
                return {"action": _notation(choose(turn), turn)}
            except Exception as error:
                traceback.print_exc()
                return {"error": f"{type(error).__name__}: {error}"}
        case "over" | "leave":
            tables.pop(table, None)
    return None


def _notation(chosen: Any, turn: Turn) -> str:
    """What was chosen as it is written in `legal`."""
    if isinstance(chosen, str) and chosen in turn.legal:
        return chosen
    if not isinstance(chosen, (str, bool)):
        ids = turn.legal_actions
        if chosen in ids:
            return turn.legal[ids.index(chosen)]
    raise ValueError(f"choose returned {chosen!r}, which is none of {turn.legal} and none of their ids")


@functools.cache
def _ids(game: str) -> dict[str, int]:
    return {action: number for number, action in enumerate(info(game)["actions"])}
