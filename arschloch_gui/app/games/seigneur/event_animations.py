"""Animations of Grand Seigneur: a bomb shakes the table, a wish appears in a speech bubble."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from arschloch_gui.app.games.seigneur.log import wish_saying
from arschloch_gui.app.show import pace
from arschloch_gui.app.show.moments import end_moment, stamp
from arschloch_gui.app.show.shown_table import Moment
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.step import Step
from arschloch_gui.engine.events import Played
from arschloch_gui.engine.match import Frame, SeenEvent
from arschloch_gui.engine.seigneur.combos import BOMB
from arschloch_gui.engine.seigneur.events import Wished, WishGranted

BOMBED, GRANTED = "bomb", "granted"


def own_steps(stage: TableState, told: SeenEvent) -> Iterator[Step] | None:
    """Return the steps of an event that this game animates differently, or None."""
    event, frame = told.event, told.frame
    match event:
        case Played(kind=kind) if kind == BOMB:
            return _bombed(stage, event, frame)
        case Wished():
            return _wished(stage, event, frame)
        case WishGranted():
            return _granted(stage, event, frame)
    return None


def _bombed(stage: TableState, event: Played, frame: Frame) -> Iterator[Step]:
    def show() -> None:
        stage.note(event)
        stage.show_played(event, frame)

    def shake() -> None:
        moment = Moment(
            BOMBED, event.seat, grave=True, quakes=True, sound=Sound.THUD, effect="blast"
        )
        stamp(stage, moment)
        stage.refresh()

    yield Step(show, pace.PLAY)
    yield Step(shake, pace.MOMENT)
    yield Step(partial(end_moment, stage), pace.READ_PLAY)


def _wished(stage: TableState, event: Wished, frame: Frame) -> Iterator[Step]:
    def say() -> None:
        stage.note(event)
        stage.sayings = {event.seat: wish_saying(event)}
        stage.show(frame)

    yield Step(say, pace.SAYING)
    yield Step(stage.show_silence)


def _granted(stage: TableState, event: WishGranted, frame: Frame) -> Iterator[Step]:
    def show() -> None:
        stage.note(event)
        stamp(stage, Moment(GRANTED, event.seat, sound=Sound.CLICK))
        stage.show(frame)

    yield Step(show, pace.MOMENT)
    yield Step(partial(end_moment, stage))
