"""Rounds in play on plain ints, many times faster to play out than by the engine.

`core` holds what runs hot and can be compiled; it knows no rule. The files beside it fill its
tables by asking the engine's own hooks, and translate positions and moves. A search goes

    known = catalogue(book)                          # `taught.inexpressible` says when it raises
    root = position_of(known, world, Generator(seed))
    for index, move in enumerate(root.moves()):      # in the order of the engine's legal actions
        twin = root.copy()
        twin.apply(move)
        places = play_lowest(twin)                   # or play_out(twin, chooser)

See docs/decisions/compact-simulator.md.
"""

from __future__ import annotations
