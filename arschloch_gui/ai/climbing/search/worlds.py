"""The start of a random walk through the deals that fit a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import Evidence
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.hand_sampler import Walk
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.layout import Layout
from arschloch_gui.ai.climbing.search.bounds import Held
from arschloch_gui.ai.climbing.search.public_claims import still_held
from arschloch_gui.engine.cards import Rank, Seat
from arschloch_gui.engine.climbing.view import SeatView

START = 16
"""Number of steps per hidden card before the first sample."""


def walk_from(
    known: Catalogue, view: SeatView, position: Position, evidence: Evidence, generator: Generator,
    limits: Mapping[Seat, Held],
) -> Walk:  # fmt: skip
    """Return a walk that has taken its first steps from a position that fits the view.

    `limits` are the cards that seats can hold (`bounds`), which no step violates. Known cards do
    not move, and neither do cards of the ranks claimed in public (`still_held`).
    """
    layout = known.layout
    hands = [*position.hands, _aside(known, view, position)]
    fixed, told = view.known_holdings(), still_held(view)
    holders: list[int] = []
    cards: list[int] = []
    for seat, hand in enumerate(hands):
        if seat != view.seat:
            # The cards of a slot are equivalent, so known cards are identified only by slot.
            slots = Counter(layout.slot_of[card] for card in layout.unpack(hand))
            slots -= Counter(layout.slot_of[card] for card in fixed.get(seat, ()))
            for holder, rank, count in told:
                if holder == seat:
                    slots -= Counter(_slots_of(rank, slots, layout)[:count])
            for slot in slots.elements():
                holders.append(seat)
                cards.append(known.tables.one[slot])
    barred = [_barred(known, limits.get(seat)) for seat in range(len(hands))]
    walk = Walk(hands, holders, cards, evidence, generator, barred)
    walk.go(START * len(cards))
    return walk


def _slots_of(rank: Rank, slots: Counter[int], layout: Layout) -> list[int]:
    """Return the slots of a rank, each repeated as often as it has a card."""
    return [slot for slot in slots.elements() if layout.ranks[slot] == rank]


def _aside(known: Catalogue, view: SeatView, position: Position) -> int:
    """Return the cards that are set aside face down in a position, packed."""
    if view.aside_count == len(view.aside):
        return 0
    held = sum(hand for seat, hand in enumerate(position.hands) if seat != view.seat)
    return known.layout.pack(view.unseen()) - held


def _barred(known: Catalogue, limit: Held | None) -> int:
    """Return the bits of those slots of which a seat can hold no card."""
    if limit is None:
        return 0
    layout = known.layout
    return sum(
        field
        for field, cards in zip(layout.field, layout.cards, strict=True)
        if not any(map(limit, cards))
    )
