"""The Big A and the Little A (*Das große und das kleine A*)."""

from __future__ import annotations

from arschloch_gui.engine.big_a import flow, legal
from arschloch_gui.engine.big_a.deck import DEALT, DECK, JOKER
from arschloch_gui.engine.big_a.melds import meld_of
from arschloch_gui.engine.big_a.rules import PRESETS, TABLE_SIZES, Rules
from arschloch_gui.engine.big_a.state import RoundState
from arschloch_gui.engine.big_a.view import SeatView
from arschloch_gui.engine.cards import NUMBER_NAMES, Card
from arschloch_gui.engine.table.game import Cards, Game, Notation
from arschloch_gui.engine.table.view_line import ViewLine


class BigACards(Cards[Rules]):
    """The cards of the Big A: numbers and jokers, and the A cards, which are not dealt."""

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        return DECK

    def pack(self, rules: Rules) -> tuple[Card, ...]:
        return DEALT

    def rank_names(self, rules: Rules) -> tuple[str, ...]:
        return NUMBER_NAMES

    def can_be_joined(self, rules: Rules, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        return meld_of(cards) is not None or set(cards) == {JOKER}


def _line() -> ViewLine[Rules, SeatView]:
    from arschloch_gui.engine.big_a.view_line import BigALine

    return BigALine()


BIG_A: Game[Rules, RoundState, SeatView] = Game(
    key="big_a",
    presets=PRESETS,
    table_sizes=TABLE_SIZES,
    firm_sizes=TABLE_SIZES,
    cards=BigACards(),
    notation=Notation(_line, expect_keys=("a_holders",)),
    view=SeatView.of,
    start_round=flow.start_round,
    legal=legal.legal_actions,
    refusal=legal.refusal,
    advance=flow.advance,
)
