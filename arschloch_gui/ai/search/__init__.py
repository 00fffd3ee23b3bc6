"""Look-ahead search for any game, by rollouts with hands that the others may hold.

The package does not depend on a particular game. Sampled rounds, moves and results come from the
family of the rules. A game adds its candidate moves (`Ranking`), the player for rollouts and the
value of a round.
"""

from __future__ import annotations
