"""Gymnasium environments: `samovar.gym.SamovarEnv("rurik", opponents="greedy")` is a game against named bots.

Importing the module also registers an environment for each game: `gymnasium.make("samovar/rurik-v2", opponents="casual")`.
The number is the version of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from . import Bot, IllegalAction, State, bot, games, load
from . import game as game_info

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as missing:
    raise ImportError("samovar.gym needs Gymnasium: pip install gymnasium, or './python[gym]'") from missing

__all__ = ["SamovarEnv"]


class SamovarEnv(gymnasium.Env[np.ndarray, np.int64]):
    """A game against bots.

    The observation is what the own seat may know. `info["action_mask"]` and `action_masks()` say which actions are legal.
    The reward is that of `State.returns`, at the end. An illegal action ends the game with a reward of -1, and
    `info["illegal_action"]` says what was wrong; with `illegal="raise"` it raises `samovar.IllegalAction` instead.

    `opponents` is the name of a bot for all other seats, or one for each in turn order after the own. `seat` is the own seat;
    without it, it is drawn for every game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "greedy",
        players: int = 2,
        seat: int | None = None,
        illegal: str = "end",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("end", "raise"):
            raise ValueError(f"illegal is 'end' or 'raise', not {illegal!r}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise ValueError(f"{game} with {players} players has {players - 1} opponents, not {len(names)}")
        if seat is not None and seat not in range(players):
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {players - 1}")
        for name in names:
            bot(name, 0)  # a name of no bot is refused here
        told = game_info(game)
        self._game, self._names, self._players, self._own = game, names, players, seat
        self._options, self._raises = options, illegal == "raise"
        self.render_mode = render_mode
        load(game, players, 0, **options)  # options that do not fit are refused here
        self.observation_space = spaces.Box(-np.inf, np.inf, (told.observation_size,), np.float32)
        self.action_space = spaces.Discrete(len(told.actions))
        self.state: State | None = None
        self.seat = 0
        self._bots: dict[int, Bot] = {}
        self._story: list[str] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begins a game. `options["game"]` is a dict of options of the game that replace those of the environment."""
        super().reset(seed=seed)
        drawn = [int(number) for number in self.np_random.integers(2**62, size=self._players + 1)]
        self.seat = int(self.np_random.integers(self._players)) if self._own is None else self._own
        self.state = load(self._game, self._players, drawn[-1], **self._options | (options or {}).get("game", {}))
        others = [(self.seat + 1 + place) % self._players for place in range(self._players - 1)]
        self._bots = {other: bot(name, drawn[other]) for other, name in zip(others, self._names)}
        self._story = []
        self._play_others()
        return self._observation(), self._info()

    def step(self, action: int | np.int64) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        state = self._begun()
        if state.is_over:
            raise RuntimeError("the game is over; call reset")
        try:
            self._story = []
            self._apply(int(action))
        except IllegalAction as wrong:
            if self._raises:
                raise
            return self._observation(), -1.0, True, False, self._info() | {"illegal_action": str(wrong)}
        self._play_others()
        reward = state.returns()[self.seat]
        return self._observation(), reward, state.is_over, False, self._info()

    def action_masks(self) -> np.ndarray:
        """Which actions are legal: a bool for each (the name that sb3-contrib's MaskablePPO expects)."""
        return self._begun().legal_mask()

    def render(self) -> str | None:
        """What happened since the last decision, in words, as the own seat saw it."""
        return "\n".join(self._story) if self.render_mode == "ansi" else None

    def _begun(self) -> State:
        if self.state is None:
            raise RuntimeError("no game has begun; call reset")
        return self.state

    def _apply(self, action: int) -> None:
        state = self._begun()
        state.apply(action)
        if self.render_mode is not None:
            self._story += [words for _, words in state.events(self.seat)]

    def _play_others(self) -> None:
        state = self._begun()
        while (decides := state.current_player) is not None and decides != self.seat:
            self._apply(self._bots[decides](state))

    def _observation(self) -> np.ndarray:
        return self._begun().observation_tensor(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}


for _name in games():
    _id = f"samovar/{_name}-v{game_info(_name).rules_version}"
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point="samovar.gym:SamovarEnv", kwargs={"game": _name})
