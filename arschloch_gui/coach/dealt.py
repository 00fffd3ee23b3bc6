"""Initial deal of an exercise's round, and the actions taken since then."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from arschloch_gui.coach.exercise import Exercise
from arschloch_gui.engine.cards import Card, Seat
from arschloch_gui.engine.events import CardsDealt, Event
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.match import Acted, Entry, Match


class Dealt(Struct, frozen=True):
    """The deal of the current round.

    `before` has the journal entries of the earlier rounds, and `acted` those of this round, in
    order.
    """

    before: tuple[Entry, ...]
    hands: tuple[tuple[Card, ...], ...]
    offices: tuple[Seat, ...] | None
    acted: tuple[Acted, ...]


def dealt(exercise: Exercise) -> Dealt | None:
    """Return the deal of an exercise's round, or None if it cannot be given as hands alone.

    This is the case if some cards were not dealt to a hand, or if a fixed deal sets more than hands
    and positions.
    """
    match = Match(exercise.spec)
    hands: dict[Seat, tuple[Card, ...]] = {}
    began = rounds = 0

    def watch(event: Event) -> None:
        if isinstance(event, CardsDealt):
            hands[event.seat] = event.cards

    for at, entry in enumerate(exercise.journal):
        refused = match.enter(entry)
        assert refused is None, "a journal can be played again"
        if match.round_no > rounds:
            rounds, began = match.round_no, at
    if match.to_act is None:
        match.start_round()
        began = len(exercise.journal)
    match.family.start_round(match.spec.rules, match.round_start(match.round_no).setup, watch)
    acted = exercise.journal[began:]
    if acted and isinstance(acted[0], FixedDeal):
        if acted[0].lead is not None or acted[0].zones:
            return None
        acted = acted[1:]
    of_deck = Counter(match.family.cards.pack(exercise.spec.rules))
    if Counter(card for hand in hands.values() for card in hand) != of_deck:
        return None
    return Dealt(
        exercise.journal[:began],
        tuple(hands[seat] for seat in range(len(exercise.spec.seats))),
        match.round_start(match.round_no).setup.carry.offices or None,
        tuple(each for each in acted if isinstance(each, Acted)),
    )
