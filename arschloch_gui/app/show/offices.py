"""Scenes for the first player out, who is crowned, and the last one, who gets donkey ears."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from arschloch_gui.app.show import pace
from arschloch_gui.app.show.moments import end_moment
from arschloch_gui.app.show.shown_table import Moment
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.table.step import Step
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import RoundEnded, WentOut
from arschloch_gui.engine.match import Frame

CROWNED, MOCKED = "crowned", "mocked"


def is_crowned(stage: TableState, event: WentOut, frame: Frame) -> bool:
    """Return whether a seat that is out is certain of the highest position, and it has a title."""
    assert frame.view is not None
    places = dict(stage.table.picture(frame.view).places)
    return places.get(event.seat) == 1 and bool(stage.sitters.title(0))


def crowning_steps(stage: TableState, event: WentOut, frame: Frame) -> Iterator[Step]:
    """Yield the steps for a crowning."""
    assert frame.view is not None
    picture = stage.table.picture(frame.view)
    stays = bool(picture.offices) and picture.offices[0] == event.seat
    moment = _moment(stage, CROWNED, event.seat, 0)
    shown = partial(_show, stage, moment, *(("grin", "stays") if stays else ("happy", "crowned")))
    yield Step(shown, pace.CROWNING)
    yield Step(partial(_end, stage))


def mocking_steps(stage: TableState, event: RoundEnded) -> Iterator[Step]:
    """Yield the steps that show the lowest position, or none if it has no title."""
    lowest = len(event.offices) - 1
    if not stage.sitters.title(lowest):
        return
    moment = _moment(stage, MOCKED, event.offices[lowest], lowest)
    yield Step(partial(_show, stage, moment, "sulk", "mocked"), pace.MOCKING)
    yield Step(partial(_end, stage))


def _moment(stage: TableState, key: str, seat: Seat, office: int) -> Moment:
    sitters = stage.sitters
    word = fill(translate("Moment", "{title}!"), title=sitters.title(office))
    return Moment(key, seat, grave=office > 0, word=word, sign=sitters.insignia(office))


def _show(stage: TableState, moment: Moment, mood: str, occasion: str) -> None:
    stage.moment, stage.to_be_crowned = moment, NOBODY
    stage.moods[moment.seat] = mood
    stage.sayings.clear()
    if not stage.chatter.recall(stage, occasion, moment.seat):
        stage.chatter.speak(stage, occasion, moment.seat)
    stage.refresh()


def _end(stage: TableState) -> None:
    stage.sayings.clear()
    end_moment(stage)
