"""Random play: how a game is begun, looked at and played.

python random_play.py [GAME [PLAYERS [SEED]]]
"""

import random
import sys

import samovar


def main(game: str = "stroganov", players: str = "2", seed: str = "tea") -> None:
    chance = random.Random(seed)
    state = samovar.load(game, players=int(players), seed=seed)
    while not state.is_over:
        seat = state.current_player
        action = chance.choice(state.legal_actions())
        print(f"seat {seat}: {state.action_to_string(action)}  ({state.describe(action)})")
        state.apply(action)
        for _, words in state.events():
            print(f"    {words}")
    for row in state.standings()["rows"]:
        print(row["who"], row["total"], "points")
    print("returns:", state.returns())


if __name__ == "__main__":
    main(*sys.argv[1:])
