"""Games of OpenSpiel: after `import samovar.openspiel`, `pyspiel.load_game("samovar_rurik(players=3)")` works.

`samovar.openspiel.load_game("rurik", players=3)` is the same. Other options of a game are strings there too:
`samovar_stroganov(players=1,opponent=katyusha)`.

Chance is inside the actions, so these are games with *sampled* chance: a clone has the same future as the original. A search
over clones therefore plays with open cards and known dice. One that is to be fair searches `state.resample_from_infostate`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from . import Game as GameInfo
from . import State as SamovarState
from . import game as game_info
from . import games
from . import load

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("samovar.openspiel needs OpenSpiel: pip install open_spiel, or './python[openspiel]'") from missing

__all__ = ["SamovarGame", "SamovarSpielState", "load_game"]

#: More decisions than a game can have.
_LONGEST = 20_000


def load_game(game: str, players: int = 2, **options: Any) -> pyspiel.Game:
    """A game of OpenSpiel."""
    return pyspiel.load_game(f"samovar_{game_info(game).name.replace('-', '_')}", {"players": players, **options})


def _parameters(told: GameInfo) -> dict[str, Any]:
    """The options of a game with their defaults. An empty text stands for the default of an option."""
    return {option["key"]: "" if place else int(option["default"]) for place, option in enumerate(told.options)}


def _game_type(told: GameInfo) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"samovar_{told.name.replace('-', '_')}",
        long_name=f"Samovar: {told.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=told.players[-1],
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(told),
    )


class SamovarGame(pyspiel.Game):
    """A game of Samovar for OpenSpiel."""

    told: GameInfo

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {key: value for key, value in (params or {}).items() if value != ""}
        self.players = int(given.pop("players", 2))
        self.options = given
        load(self.told.name, self.players, 0, **given)  # options that do not fit are refused here
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.told.actions),
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.game_type, info, dict(params or {}))

    def new_initial_state(self, seed: int | str | None = None) -> SamovarSpielState:
        """The beginning of a game. The seed is drawn unless it is given."""
        return SamovarSpielState(self, load(self.told.name, self.players, seed, **self.options))

    def __deepcopy__(self, memo: Any) -> SamovarGame:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SamovarObserver:
        """What the seats observe."""
        return SamovarObserver(self.told)


class SamovarObserver:
    """What the seats observe: `tensor` with its named parts in `dict`, and `string_from`."""

    def __init__(self, told: GameInfo) -> None:
        self.tensor = np.zeros(told.observation_size, np.float32)
        self.dict = {name: self.tensor[part] for name, part in told.observation_slices.items()}

    def set_from(self, state: SamovarSpielState, player: int) -> None:
        """Writes what a player observes into `tensor`."""
        state.samovar.observation_tensor(player, self.tensor)

    def string_from(self, state: SamovarSpielState, player: int) -> str:
        """What a player may know, as text."""
        return state.observation_string(player)


class SamovarSpielState(pyspiel.State):
    """A state of a game of Samovar. `samovar` is the `samovar.State` behind it."""

    def __init__(self, game: SamovarGame, samovar: SamovarState) -> None:
        super().__init__(game)
        self._game = game
        self.samovar = samovar

    def current_player(self) -> int:
        seat = self.samovar.current_player
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.samovar.legal_actions())

    def _apply_action(self, action: int) -> None:
        self.samovar.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.samovar.action_to_string(action)

    def is_terminal(self) -> bool:
        return self.samovar.is_over

    def returns(self) -> list[float]:
        return self.samovar.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.samovar.information_state_string(self._player(player))

    def observation_string(self, player: int | None = None) -> str:
        return repr(self.samovar.view(self._player(player)))

    def observation_tensor(self, player: int | None = None) -> np.ndarray:
        return self.samovar.observation_tensor(self._player(player))

    def resample_from_infostate(self, player_id: int, probability_sampler: Any = None) -> SamovarSpielState:
        """A state that a player cannot tell from this one. `probability_sampler` returns random numbers from 0 to 1."""
        seed = None if probability_sampler is None else int(probability_sampler() * 2**53)
        return SamovarSpielState(self._game, self.samovar.resample(player_id, seed))

    def clone(self) -> SamovarSpielState:
        return SamovarSpielState(self._game, self.samovar.clone())

    def __deepcopy__(self, memo: Any) -> SamovarSpielState:
        return self.clone()

    def __str__(self) -> str:
        return repr(self.samovar)

    def _player(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        return max(seat, 0)


def _register(name: str) -> None:
    told = game_info(name)
    game_type = _game_type(told)
    made = type(f"Samovar_{name}", (SamovarGame,), {"told": told, "game_type": game_type})
    pyspiel.register_game(game_type, made)


for _name in games():
    if f"samovar_{_name.replace('-', '_')}" not in pyspiel.registered_names():
        _register(_name)
