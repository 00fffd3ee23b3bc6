"""Thirteen Cards (*Treize cartes*)."""

from __future__ import annotations

from arschloch_gui.engine.cards import RANKS, Card
from arschloch_gui.engine.table.game import Cards, Game, Notation
from arschloch_gui.engine.table.view_line import ViewLine
from arschloch_gui.engine.thirteen import flow, legal
from arschloch_gui.engine.thirteen.combos import combos_in
from arschloch_gui.engine.thirteen.rules import PRESETS, TABLE_SIZES, Rules
from arschloch_gui.engine.thirteen.state import RoundState
from arschloch_gui.engine.thirteen.view import SeatView


class ThirteenCards(Cards[Rules]):
    """The cards of one French deck, in which the two is the highest rank."""

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        return flow.DECK

    def rank_names(self, rules: Rules) -> tuple[str, ...]:
        return (*RANKS[1:], RANKS[0])

    def can_be_joined(self, rules: Rules, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        return any(set(cards) <= set(combo.cards) for combo in combos_in(hand))


def _line() -> ViewLine[Rules, SeatView]:
    from arschloch_gui.engine.thirteen.view_line import ThirteenLine

    return ThirteenLine()


THIRTEEN: Game[Rules, RoundState, SeatView] = Game(
    key="thirteen",
    presets=PRESETS,
    table_sizes=TABLE_SIZES,
    firm_sizes=TABLE_SIZES,
    cards=ThirteenCards(),
    notation=Notation(_line),
    view=SeatView.of,
    start_round=flow.start_round,
    legal=legal.legal_actions,
    refusal=legal.refusal,
    advance=flow.advance,
)
