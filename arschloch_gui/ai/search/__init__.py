"""Look-ahead search for any game: options are rolled out with hands the others may hold.

The package knows no particular game. Worlds, moves and results come from the family of the rules.
A game adds its candidate moves (`Ranking`), the rollout player and the value of a round.
"""

from __future__ import annotations
