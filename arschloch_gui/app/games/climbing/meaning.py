"""The choice of what a wild card stands for, if the cards have more than one meaning."""

from __future__ import annotations

from arschloch_gui.app.table.question import Asking, JudgedTurn, Question
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import TRUMP_NAMES, Card


class Meaning(Question, frozen=True):
    """Choice of what a wild card stands for, made before the cards are played."""

    cards: tuple[Card, ...]
    open_names: tuple[str, ...]
    kind = "meaning"

    def heading(self, asking: Asking) -> str:
        if self.open_names[0] in TRUMP_NAMES:
            return translate("Decision", "Which trump ends the run?")
        return translate("Decision", "What does it stand for?")

    def ranks(self, judge: JudgedTurn) -> tuple[str, ...]:
        return self.open_names

    def typed(self, letter: str) -> str:
        # The suit's letter is enough if only the suit is open; for a trump, its last digit.
        return next((name for name in self.open_names if name[1:].endswith(letter)), "")

    def named(self, rank: str, asking: Asking) -> Action | None:
        return Play(self.cards, rank)
