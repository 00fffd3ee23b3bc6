"""Animations of events specific to Shithead, and their durations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from arschloch_gui.app.games.shithead.board import ShitheadBoard
from arschloch_gui.app.show import pace
from arschloch_gui.app.show.moments import end_moment, stamp
from arschloch_gui.app.show.shown_table import Moment
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.table.step import Step
from arschloch_gui.engine.events import Played
from arschloch_gui.engine.match import Frame, SeenEvent
from arschloch_gui.engine.shithead.events import (
    BlindTurned,
    DirectionTurned,
    Drawn,
    PileBurned,
    PileTaken,
    Swapped,
    TableLaid,
)

MOMENTS = {"ten": "burned", "four": "four", "takes": "tired"}
SOUNDS = {"ten": Sound.THUD, "four": Sound.THUD, "takes": Sound.WAH}
TURNED = "turned"


def own_steps(stage: TableState, board: ShitheadBoard, told: SeenEvent) -> Iterator[Step] | None:
    """Return the steps of an event that this game animates differently, or None."""
    event, frame = told.event, told.frame
    match event:
        case TableLaid() | Drawn():
            return _one(stage, told, partial(stage.cue, Sound.TICK), pace.SETTLE)
        case Swapped():
            return _one(stage, told, partial(_swap, stage), pace.NOTICE)
        case Played():
            lasts = pace.PLAY + pace.READ_PLAY
            return _one(stage, told, partial(_play, stage, board, event), lasts)
        case BlindTurned():
            return _turned_over(stage, board, event, frame)
        case PileTaken():
            return _taken(stage, board, event, frame)
        case PileBurned():
            return _burned(stage, board, event, frame)
        case DirectionTurned():
            return _direction(stage, event, frame)
    return None


def _one(stage: TableState, told: SeenEvent, act: Callable[[], None], lasts: int) -> Iterator[Step]:
    def show() -> None:
        stage.note(told.event)
        act()
        stage.show(told.frame)

    yield Step(show, lasts)


def _swap(stage: TableState) -> None:
    stage.judge = None
    stage.holding.selected.clear()
    stage.cue(Sound.CARD)


def _play(stage: TableState, board: ShitheadBoard, event: Played) -> None:
    stage.lay(event)
    board.add_to_pile(event.cards, event.seat)


def _turned_over(
    stage: TableState, board: ShitheadBoard, event: BlindTurned, frame: Frame
) -> Iterator[Step]:
    def show() -> None:
        stage.note(event)
        stage.judge = None
        stage.follow(frame)
        # Show the card first, in its place or on the pile, before its effect is applied.
        board.turned = (event.seat, event.place, event.cards[0] if event.fits else None)
        if event.fits:
            board.refresh()
        else:
            board.add_to_pile(event.cards, event.seat)
            board.refresh()
            stage.moods[event.seat] = "sulk"
            stage.cue(Sound.CARD)
        stage.refresh()

    yield Step(show, pace.READ_TRICK)


def _taken(
    stage: TableState, board: ShitheadBoard, event: PileTaken, frame: Frame
) -> Iterator[Step]:
    def fly() -> None:
        stage.note(event)
        board.fate, board.taker = "taken", event.seat
        stage.cue(Sound.SLIDE)
        stage.moods[event.seat] = "sulk"
        stage.judge, stage.turn = None, NOBODY
        board.refresh()
        stage.refresh()

    yield Step(fly, pace.COLLECT + pace.SETTLE)
    yield Step(partial(stage.show, frame), pace.SETTLE)


def _burned(
    stage: TableState, board: ShitheadBoard, event: PileBurned, frame: Frame
) -> Iterator[Step]:
    def flare() -> None:
        stage.note(event)
        board.fate = "burning"
        moment = Moment(
            MOMENTS[event.reason], event.seat, sound=SOUNDS[event.reason], effect="blaze"
        )
        stamp(stage, moment, sulks=event.reason == "takes")
        stage.judge = None
        board.refresh()
        stage.refresh()

    def gone() -> None:
        stage.moment = None
        stage.show(frame)

    yield Step(flare, pace.MOMENT)
    yield Step(gone)


def _direction(stage: TableState, event: DirectionTurned, frame: Frame) -> Iterator[Step]:
    def show() -> None:
        stage.note(event)
        stage.moment = Moment(TURNED, event.seat, effect="turn")
        stage.cue(Sound.CLICK)
        stage.show(frame)

    yield Step(show, pace.MOMENT)
    yield Step(partial(end_moment, stage))
