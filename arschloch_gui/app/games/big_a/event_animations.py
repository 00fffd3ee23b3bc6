"""Animations of events specific to The Big A and the Little A."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from arschloch_gui.app.show import pace
from arschloch_gui.app.show.moments import end_moment, stamp
from arschloch_gui.app.show.shown_table import Moment
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.step import Step
from arschloch_gui.engine.big_a.events import ATaken
from arschloch_gui.engine.big_a.melds import A_CARD
from arschloch_gui.engine.events import Played
from arschloch_gui.engine.match import Frame, SeenEvent

A_TRICK = "a_trick"


def own_steps(stage: TableState, told: SeenEvent) -> Iterator[Step] | None:
    """Return the steps of an event that this game animates differently, or None."""
    match told.event:
        case Played(kind=kind) as event if kind == A_CARD:
            return _a_led(stage, event, told.frame)
        case ATaken() as event:
            return _a_taken(stage, event, told.frame)
    return None


def _a_led(stage: TableState, event: Played, frame: Frame) -> Iterator[Step]:
    """Announce the A trick that begins when a player leads an A card."""

    def show() -> None:
        stage.note(event)
        stamp(stage, Moment(A_TRICK, event.seat, sound=Sound.DRUM))
        stage.show_played(event, frame)

    yield Step(show, pace.MOMENT)
    yield Step(partial(end_moment, stage))


def _a_taken(stage: TableState, event: ATaken, frame: Frame) -> Iterator[Step]:
    """Show a player taking an A card, with a sulky face."""

    def show() -> None:
        stage.note(event)
        stage.moods[event.seat] = "sulk"
        stage.show(frame)

    yield Step(show, pace.EXCHANGE)
