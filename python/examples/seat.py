"""A bot at a seat of Samovar's own tables: it prefers what gives points now.

samovar sim stroganov --bots "exec:python3 python/examples/seat.py,random" --games 20
"""

import samovar

BEST = ("fulfil", "claim", "build", "complete", "accomplish", "attack", "hunt")


def choose(turn: samovar.Turn) -> str:
    likes = [action for word in BEST for action in turn.legal if action.startswith(word)]
    return likes[0] if likes else turn.random.choice(turn.legal)


samovar.seat(choose)
