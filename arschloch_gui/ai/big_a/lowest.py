"""`lowest`: the plain beginner that other levels are measured against. Frozen by tests.

* it never passes while it can play;
* it saves jokers: of the plays with the fewest jokers, it chooses the lowest number and plays as
  many cards of it as possible (a joker alone counts as 14);
* it leads an A card only if it has nothing else; in an A trick it plays its lowest card.
"""

from __future__ import annotations

from arschloch_gui.ai.big_a.reading import legal_melds
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.big_a.deck import JOKER
from arschloch_gui.engine.big_a.melds import A_CARD
from arschloch_gui.engine.big_a.view import SeatView
from arschloch_gui.engine.rng import Rng


class LowestPlayer:
    """A player that plays the lowest legal set, as defined in the module docstring."""

    def choose(self, view: SeatView, legal: tuple[Action, ...], rng: Rng) -> int:
        plays = legal_melds(legal)
        if not plays:
            return 0
        return min(
            plays,
            key=lambda play: (
                play[1].kind == A_CARD,
                play[1].cards.count(JOKER),
                play[1].number,
                -play[1].size,
                play[0],
            ),
        )[0]
