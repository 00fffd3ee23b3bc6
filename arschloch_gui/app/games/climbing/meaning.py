"""The choice of what a wild card stands for, if the cards have more than one meaning."""

from __future__ import annotations

from arschloch_gui.app.table.question import (
    Asking,
    JudgedTurn,
    Question,
    played_at_once,
    view_of,
)
from arschloch_gui.app.wording.articles import the_rank
from arschloch_gui.app.wording.cards import code_of, rank_in
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import TRUMP_NAMES, Card, is_joker
from arschloch_gui.engine.climbing.view import SeatView


class Meaning(Question, frozen=True):
    """Choice of what a wild card stands for, made before the cards are played."""

    cards: tuple[Card, ...]
    open_names: tuple[str, ...]
    kind = "meaning"

    def heading(self, asking: Asking) -> str:
        if self.open_names[0] in TRUMP_NAMES:
            return translate("Decision", "Which trump ends the run?")
        helpers = view_of(asking.judge, SeatView).book.helpers
        wild = [card for card in self.cards if is_joker(card) or card in helpers]
        if len(wild) != 1:
            return translate("Decision", "What do the wild cards stand for?")
        return fill(
            translate("Decision", "What does {card} stand for?"),
            card=the_rank(rank_in(code_of(wild[0]))),
        )

    def hint(self, asking: Asking) -> str:
        return played_at_once(len(self.cards))

    def ranks(self, judge: JudgedTurn) -> tuple[str, ...]:
        return self.open_names

    def typed(self, letter: str) -> str:
        # The suit's letter is enough if only the suit is open; for a trump, its last digit.
        return next((name for name in self.open_names if name[1:].endswith(letter)), "")

    def named(self, rank: str, asking: Asking) -> Action | None:
        return Play(self.cards, rank)
