"""Conversion of the engine's rounds into simulator positions."""

from __future__ import annotations

from collections.abc import Hashable

from arschloch_gui.ai.climbing.playout.catalogue import Catalogue
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.core.position import Position
from arschloch_gui.ai.climbing.playout.core.tables import NOBODY
from arschloch_gui.ai.climbing.playout.hook_probe import BOUND, LOCK
from arschloch_gui.engine.climbing.legal import legal_melds
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.table.public import NO_CARD

CLIMBED, CLAIMED, PUTSCH, PUTSCH_FAILED = "climbed", "free_trick_used", "putsch", "putsch_failed"
"""Names of the marks of the engine's rules about climbing (`climb_bonus`) and putsches."""


def position_of(catalogue: Catalogue, state: RoundState, generator: Generator) -> Position:
    """Return the position of a round in which play has begun.

    Later random events use `generator` instead of the round's seed.
    """
    assert state.playing, "the first trick is not open yet"
    position = Position(catalogue.tables, list(state.order), list(state.successor), generator)
    layout, marks = catalogue.layout, state.marks
    position.take_up([layout.pack(hand) for hand in state.hands])
    position.offices = list(state.offices)
    position.to_act, position.owner = state.to_act, state.owner
    position.passed, position.swept = state.passed, state.swept
    position.passes = state.passes_in_a_row()
    position.flipped = int(state.reversed)
    position.lock, position.bound = marks.get(LOCK, 0), bool(marks.get(BOUND))
    position.due = [due.seat for due in state.due]
    position.finished, position.lowest = list(state.finished), list(state.lowest)
    if catalogue.tables.claims and CLAIMED not in marks:
        position.climber = marks.get(CLIMBED, NOBODY)
    if state.book.out.effects and PUTSCH_FAILED not in marks:
        position.putschist = marks.get(PUTSCH, NOBODY)
    _read_trick(catalogue, state, position)
    if state.required != NO_CARD and not state.due:
        position.must_open = True
        position.opening = [catalogue.number(meld) for meld in legal_melds(state)]
    return position


def beginning_of(position: Position) -> Hashable:
    """Return a key for a position at the beginning of a round.

    Positions with equal keys and the same random numbers are played out in the same way.
    """
    return (
        *position.hands, position.to_act, position.owner, position.passed, position.passes,
        position.swept, position.flipped, position.lock, position.bound, position.must_open,
        position.climber, position.putschist, *map(tuple, (
            position.offices, position.due, position.finished, position.lowest, position.opening,
            position.order, position.successor,
        )),
    )  # fmt: skip


def _read_trick(catalogue: Catalogue, state: RoundState, position: Position) -> None:
    trick = [catalogue.tables.all_melds[catalogue.number(meld)] for _, meld in state.trick]
    tables = catalogue.tables
    if tables.complete_rank_sweeps:
        position.trick_cards = sum(each.delta for each in trick)
    if tables.bonus_of_three:
        for seat, _ in state.trick[-3:]:
            position.seats_played = position.seats_played << 5 | seat
    last: list[None] = [None, None, None]
    position.third, position.below, position.top = [*last, *trick][-3:]
