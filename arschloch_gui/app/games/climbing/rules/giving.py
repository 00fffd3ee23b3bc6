"""Giving cards: the choice and the texts shared by all kinds of exchange."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import RuleWords
from arschloch_gui.app.games.climbing.turn import due_of
from arschloch_gui.app.table.question import Giving, JudgedTurn
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.gifts import GIFT
from arschloch_gui.engine.climbing.pending import Transfer


class _Giving(Giving, frozen=True):
    """Choice of the cards to give in an exchange."""

    kind = GIFT

    def partner(self, judge: JudgedTurn) -> Seat:
        return due_of(judge).about_as(Transfer).taker

    def slots(self, judge: JudgedTurn, *, countering: bool) -> int:
        return due_of(judge).about_as(Transfer).count


WORDS = RuleWords(
    refusals={
        "wrong_taker": QT_TRANSLATE_NOOP("Refusals", "These cards must go to {name}."),
        "wrong_count": QT_TRANSLATE_NOOP("Refusals", "Choose exactly %n card(s) to give."),
        "not_exchangeable": QT_TRANSLATE_NOOP("Refusals", "The {card} can’t be exchanged."),
        "rank_not_asked": QT_TRANSLATE_NOOP("Refusals", "{ranks} can’t be asked for here."),
    },
    first={"exchange": QT_TRANSLATE_NOOP("Refusals", "The cards must be exchanged first.")},
    help_of={"exchange": "exchange"},
    questions=(_Giving(),),
    waits={"exchange": lambda: translate("Prompt", "{name} is thinking about the exchange")},
)
