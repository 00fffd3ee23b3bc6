"""Animations of the house rules: what the table shows when a rule takes effect.

This module supplies the steps for events that ordinary play does not have. Each step makes the
stage follow the event's frame, and can add a speech bubble, a stamped word or a change of mood.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from arschloch_gui.app.games.climbing.collected import STAMPS
from arschloch_gui.app.games.climbing.sayings import sayings_of
from arschloch_gui.app.show import pace
from arschloch_gui.app.show.moments import end_moment, stamp
from arschloch_gui.app.show.shown_table import Moment
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.question import NOBODY
from arschloch_gui.app.table.step import Step
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.events import (
    Answered,
    Asked,
    Declared,
    Demoted,
    Discarded,
    HandShown,
    OfficesMirrored,
    OrderReversed,
    Proposed,
    RuleApplied,
    SeatsDrawn,
    SurplusDealt,
)
from arschloch_gui.engine.match import Frame, SeenEvent


def rule_steps(stage: TableState, told: SeenEvent) -> Iterator[Step] | None:
    """Return the steps of an event specific to this game, or None for any other event."""
    return _steps(stage, told) if isinstance(told.event, _OWN) else None


_OWN = (
    Answered, Asked, Declared, Demoted, Discarded, HandShown, OfficesMirrored, OrderReversed,
    Proposed, RuleApplied, SeatsDrawn, SurplusDealt,
)  # fmt: skip


def _steps(stage: TableState, told: SeenEvent) -> Iterator[Step]:
    event, frame = told.event, told.frame
    match event:
        case RuleApplied(rule=rule):
            lasts = pace.MOMENT if rule in STAMPS else pace.NOTICE
            yield Step(partial(_apply, stage, event, frame), lasts)
        case OrderReversed():
            yield Step(partial(_reverse, stage, event, frame), pace.TURN_OVER)
            key = "revolution" if event.reversed else "counter_revolution"
            yield Step(partial(_settle_order, stage, key), pace.MOMENT)
        case Demoted():
            yield Step(partial(_demote, stage, event, frame), pace.MOMENT)
        case Declared(what=what):
            lasts = pace.MOMENT if what else pace.NOTICE
            yield Step(partial(_declare, stage, event, frame), lasts)
        case Asked() | Proposed() | Answered():
            yield Step(partial(_say, stage, event, frame), pace.SAYING)
        case HandShown():
            yield Step(partial(_announce, stage, event, frame), pace.SAYING)
        case SurplusDealt():
            yield Step(partial(_note_surplus, stage, event))
        case SeatsDrawn():
            yield Step(partial(_draw, stage, event, frame), pace.DRAW)
        case OfficesMirrored():
            yield Step(partial(_mirror, stage, event, frame), pace.MOMENT)
        case Discarded():
            yield Step(partial(_discard, stage, event, frame), pace.SAYING)
    yield Step(partial(end_moment, stage))


def _stamp(stage: TableState, key: str, seat: Seat) -> None:
    """Stamp the rule's word on the table, if it has one."""
    if (found := STAMPS.get(key)) is not None:
        moment = Moment(
            key, seat, found.grave, found.quakes, sound=found.sound, effect=found.effect
        )
        stamp(stage, moment, sulks=found.sulks)


def _apply(stage: TableState, event: RuleApplied, frame: Frame) -> None:
    stage.note(event)
    _stamp(stage, event.rule, event.seat)
    if event.rule not in STAMPS:
        stage.cue(Sound.CLICK)
    stage.show(frame)


def _reverse(stage: TableState, event: OrderReversed, frame: Frame) -> None:
    stage.note(event)
    stage.turning = True
    stage.cue(Sound.ROLL)
    if stage.trick_plays:
        stage.moods[stage.trick_plays[-1].seat] = "happy"
    stage.show(frame)


def _settle_order(stage: TableState, key: str) -> None:
    stage.turning = False
    _stamp(stage, key, stage.trick_plays[-1].seat if stage.trick_plays else NOBODY)
    stage.refresh()


def _note_surplus(stage: TableState, event: SurplusDealt) -> None:
    stage.note(event)
    if event.seat == stage.sitters.viewer:
        stage.surplus = event.count
        stage.refresh()


def _demote(stage: TableState, event: Demoted, frame: Frame) -> None:
    stage.note(event)
    _stamp(stage, event.reason, event.seat)
    stage.judge = None
    stage.show(frame)


def _declare(stage: TableState, event: Declared, frame: Frame) -> None:
    stage.note(event)
    stage.tail, stage.judge = event, None
    stage.sayings = sayings_of(event)
    # “revolution” is also the key of the reversed rank order, which has its own stamp.
    moment = "jester_revolution" if event.what == "revolution" else event.what
    _stamp(stage, moment, event.seat)
    stage.sort_out_slots()
    stage.show(frame)


def _draw(stage: TableState, event: SeatsDrawn, frame: Frame) -> None:
    stage.note(event)
    stage.follow(frame)
    viewer = stage.sitters.viewer
    # All other players show their cards; the viewer's place has no room for them.
    stage.sayings = {seat: said for seat, said in sayings_of(event).items() if seat == viewer}
    stage.open_hands = dict(enumerate(event.cards))
    stage.tail = event
    stage.refresh()


def _mirror(stage: TableState, event: OfficesMirrored, frame: Frame) -> None:
    stage.note(event)
    _stamp(stage, "greater_revolution", event.offices[0])
    stage.show(frame)


def _announce(stage: TableState, event: HandShown, frame: Frame) -> None:
    stage.note(event)
    stage.sayings = sayings_of(event)
    stage.show(frame)


def _say(stage: TableState, event: Asked | Proposed | Answered, frame: Frame) -> None:
    stage.note(event)
    stage.sayings = sayings_of(event)
    stage.tail, stage.judge = event, None
    stage.sort_out_slots()
    stage.show(frame)


def _discard(stage: TableState, event: Discarded, frame: Frame) -> None:
    stage.note(event)
    if event.seat == stage.sitters.viewer:
        stage.holding.remove(stage.holding.keys_for((event.card,)))
    stage.cue(Sound.CARD)
    stage.judge = None
    stage.sort_out_slots()
    stage.show(frame)
