"""A simulator of rounds that works on plain ints and is many times faster than the engine.

`core` contains the hot code, which can be compiled and refers to no rule. The other modules fill
its tables by calling the engine's hooks, and convert positions and moves. A search works like this:

    known = catalogue(book)                          # raises `Inexpressible`
    root = position_of(known, world, Generator(seed))
    for index, move in enumerate(root.moves()):      # in the order of the engine's legal actions
        twin = root.copy()
        twin.apply(move)
        places = play_lowest(twin)                   # or play_out(twin, chooser)

See docs/decisions/compact-simulator.md.
"""

from __future__ import annotations
