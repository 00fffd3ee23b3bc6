"""`first_seating=draw`: all players draw cards for seat and position before round 1 (§4).

The strongest card wins the highest position, and tied players draw again. A jester counts as it
does when played alone. No cards are exchanged after the draw, so apart from titles and seats, the
round is an ordinary first round.
"""

from __future__ import annotations

from arschloch_gui.engine.cards import Card, Seat, rank_of
from arschloch_gui.engine.climbing.contribution import Contribution, DealPart
from arschloch_gui.engine.climbing.events import SeatsDrawn
from arschloch_gui.engine.climbing.marks import CALLED_OFF, OFFICES_DRAWN
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Emit
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.rng import Rng


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook, or None if seats are not drawn."""
    return Contribution(deal=DealPart(before=_draw)) if rules.first_seating == "draw" else None


def _draw(book: Rulebook, setup: RoundSetup, emit: Emit) -> Carry:
    if setup.carry.offices:
        return setup.carry
    stack = Rng(setup.seed, "draw", setup.round_no).shuffled(book.deck)
    drawn: dict[Seat, list[Card]] = {seat: [] for seat in setup.carry.order}
    tied = [list(setup.carry.order)]
    while tied and len(stack) >= sum(map(len, tied)):
        for seat in (seat for group in tied for seat in group):
            drawn[seat].append(stack.pop())
        tied = _tied(book, drawn)
    # Players who are still tied when the deck is used up keep the order in which they drew.
    offices = tuple(sorted(drawn, key=lambda seat: _strength(book, drawn[seat]), reverse=True))
    marks = (*setup.carry.marks, (OFFICES_DRAWN, 1), (CALLED_OFF, 1))
    if emit:
        emit(SeatsDrawn(tuple(tuple(drawn[seat]) for seat in range(len(offices))), offices))
    return Carry(offices, offices, marks)


def _strength(book: Rulebook, cards: list[Card]) -> list[int]:
    return [book.order[0][rank_of(card)] for card in cards]


def _tied(book: Rulebook, drawn: dict[Seat, list[Card]]) -> list[list[Seat]]:
    """Return the groups of seats that have drawn cards of equal strength so far."""
    groups: dict[tuple[int, ...], list[Seat]] = {}
    for seat, cards in drawn.items():
        groups.setdefault(tuple(_strength(book, cards)), []).append(seat)
    return [group for group in groups.values() if len(group) > 1]
