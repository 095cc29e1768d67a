"""PettingZoo environments: `samovar.zoo.env("rurik", players=3)` is an AEC environment with action masks."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import game as game_info
from . import load

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError("samovar.zoo needs PettingZoo: pip install pettingzoo, or './python[zoo]'") from missing

__all__ = ["SamovarAEC", "env", "raw_env"]


def env(game: str, players: int = 2, render_mode: str | None = None, **options: Any) -> AECEnv:
    """An environment in which an illegal action ends the game: whoever takes it gets -1, and all others 0."""
    wrapped = raw_env(game, players, render_mode, **options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrapped)


def raw_env(game: str, players: int = 2, render_mode: str | None = None, **options: Any) -> SamovarAEC:
    """The same without wrappers: an illegal action raises `samovar.IllegalAction`."""
    return SamovarAEC(game, players, render_mode, **options)


class SamovarAEC(AECEnv):
    """A game as an AEC environment.

    Agents are "player_0" and so on, by seat. An observation is a dict of the `observation` and the `action_mask`, which is
    empty for whoever does not decide. The only rewards are at the end: 1 for the only winner, as `State.returns`.
    `info["state"]` is never given: an agent learns only what its seat may know.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 1}

    def __init__(self, game: str, players: int = 2, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is None, 'ansi' or 'human', not {render_mode!r}")
        self._told = game_info(game)
        self._options = {"players": players, **options}
        self._np_random = np.random.default_rng()
        load(game, seed=0, **self._options)  # options that do not fit are refused here
        self.metadata = self.metadata | {"name": f"samovar_{game}_v{self._told.rules_version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = spaces.Dict({
            "observation": spaces.Box(-np.inf, np.inf, (self._told.observation_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(self._told.actions),), np.int8),
        })
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self._told.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. Without a seed it follows from the last one, if there was one.

        `options["game"]` is a dict of options of the game that replace those of the environment.
        """
        if seed is not None:
            self._np_random = np.random.default_rng(seed)
        drawn = int(self._np_random.integers(2**63))
        self.game_state = load(self._told.name, seed=drawn, **self._options | (options or {}).get("game", {}))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game_state.current_player or 0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        mask = np.zeros(len(self._told.actions), np.int8)
        if self.game_state.current_player == seat:
            self.game_state.legal_mask(mask.view(bool))
        return {"observation": self.game_state.observation_tensor(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game_state.apply(int(action))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game_state.is_over:
            self.rewards = dict(zip(self.possible_agents, self.game_state.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.game_state.current_player]  # type: ignore[index]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the last decision led to, in words."""
        text = "\n".join(words for _, words in self.game_state.events())
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing has to be closed."""
