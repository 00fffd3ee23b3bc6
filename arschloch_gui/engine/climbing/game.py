"""The climbing game: Arschloch, Trou du cul, President."""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.climbing import flow, legal
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.conflicts import problems
from arschloch_gui.engine.climbing.deck import deck_of, rank_names
from arschloch_gui.engine.climbing.presets import FIRM_SIZES, PRESETS, TABLE_SIZES
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.table.game import Cards, Game, Notation
from arschloch_gui.engine.table.view_line import ViewLine
from arschloch_gui.engine.together import can_be_joined


class ClimbingCards(Cards[Rules]):
    """The cards of the deck that the options choose."""

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        return deck_of(rules)

    def rank_names(self, rules: Rules) -> tuple[str, ...]:
        return rank_names(rules)

    def suits_count(self, rules: Rules) -> bool:
        book = compile_rules(rules)
        return book.suits_matter or book.suits_bind or book.lead.card_decides

    def can_be_joined(self, rules: Rules, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        book = compile_rules(rules)
        melds = (meld.cards for meld in book.melds(sorted(hand)))
        return can_be_joined(cards, hand, melds, rank_of, lambda some: bool(book.readings(some)))


def start_round(
    rules: Rules,
    setup: RoundSetup,
    emit: Emit,
    begun: Callable[[RoundState], None] | None = None,
) -> RoundState:
    """Deal a round under these rules and advance it to its first decision."""
    return flow.start_round(compile_rules(rules), setup, emit, begun)


def _line() -> ViewLine[Rules, SeatView]:
    from arschloch_gui.engine.climbing.view_line import ClimbingLine

    return ClimbingLine()


CLIMBING: Game[Rules, RoundState, SeatView] = Game(
    key="climbing",
    presets=PRESETS,
    table_sizes=TABLE_SIZES,
    firm_sizes=FIRM_SIZES,
    cards=ClimbingCards(),
    notation=Notation(_line),
    view=SeatView.of,
    start_round=start_round,
    legal=legal.legal_actions,
    refusal=legal.refusal,
    advance=flow.advance,
    same_action=legal.same_action,
    problems=problems,
)
