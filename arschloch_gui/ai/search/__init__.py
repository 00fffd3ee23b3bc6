"""Looking ahead in any game: options are played out in hands the others may hold.

Nothing here knows a game. Worlds, moves and results come from the family of the rules; a game adds
what it would try (`Ranking`), who plays on, and what a round is worth.
"""

from __future__ import annotations
