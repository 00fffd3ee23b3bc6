"""The game Shithead.

A record's `deal` line can set the face-up (`open`) and face-down (`blind`) cards by seat, the
`stock` and the `pile`. The last card of the stock or pile is the top one. Anything not in the line
is empty. Hands can be short and, without a stock, empty. If there is a pile, the round is in
progress: no seat swaps, and the leader can play any rank. Otherwise, `lead` names the leader, who
must play the lowest rank only if it is in their hand.
"""

from __future__ import annotations

from types import MappingProxyType

from arschloch_gui.engine.cards import RANKS, Card
from arschloch_gui.engine.deal_line import empty_hand, misfit
from arschloch_gui.engine.family import FixedDeal, Refusal
from arschloch_gui.engine.shithead import flow, legal
from arschloch_gui.engine.shithead.actions import FORMS
from arschloch_gui.engine.shithead.pile import kind_of
from arschloch_gui.engine.shithead.rules import PRESETS, SIZE, TABLE_SIZES, Rules, deck_of
from arschloch_gui.engine.shithead.state import RoundState
from arschloch_gui.engine.shithead.view import SeatView
from arschloch_gui.engine.table.game import Cards, Game, Notation
from arschloch_gui.engine.table.view_line import ViewLine


class ShitheadCards(Cards[Rules]):
    """The cards of Shithead: French decks with optional jokers, which are all equivalent."""

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        return deck_of(rules)

    def rank_names(self, rules: Rules) -> tuple[str, ...]:
        return RANKS

    def can_be_joined(self, rules: Rules, hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
        return len(set(map(kind_of, cards))) <= 1

    def deal_problem(self, rules: Rules, deal: FixedDeal) -> Refusal | None:
        if (problem := misfit(deal, rules.players, deck_of(rules))) is not None:
            return problem
        on_table = [zone.piles for zone in deal.zones if not zone.shared]
        if any(len(pile) > SIZE for piles in on_table for pile in piles):
            return Refusal.of("deal_table_too_full", most=SIZE)
        # If there is a stock, every hand needs cards. Otherwise, cards on the table are enough.
        stock = deal.zone("stock")
        drawing = stock is not None and stock.piles[0]
        return empty_hand(deal.hands) if drawing else empty_hand(deal.hands, *on_table)


def _line() -> ViewLine[Rules, SeatView]:
    from arschloch_gui.engine.shithead.view_line import ShitheadLine

    return ShitheadLine()


ZONES = MappingProxyType({"open": False, "blind": False, "stock": True, "pile": True})
SHITHEAD: Game[Rules, RoundState, SeatView] = Game(
    key="shithead",
    presets=PRESETS,
    table_sizes=TABLE_SIZES,
    cards=ShitheadCards(),
    notation=Notation(_line, FORMS, ZONES),
    view=SeatView.of,
    start_round=flow.start_round,
    legal=legal.legal_actions,
    refusal=legal.refusal,
    advance=flow.advance,
    same_action=legal.same_action,
)
