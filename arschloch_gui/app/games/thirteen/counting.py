"""Counting at the end of a round: animation and the words for penalties."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from arschloch_gui.app.show import pace
from arschloch_gui.app.show.moments import end_moment, stamp
from arschloch_gui.app.show.shown_table import Moment
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.table.step import Step
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.match import Frame, SeenEvent
from arschloch_gui.engine.thirteen.events import CardsCounted
from arschloch_gui.engine.thirteen.scoring import DOUBLETTE, TRIPLETTE


def penalty_word(key: str) -> str:
    """Return the word stamped on the table for many cards left, or "" for few."""
    words = {
        DOUBLETTE: translate("Thirteen", "Doublette!"),
        TRIPLETTE: translate("Thirteen", "Triplette!"),
    }
    return words.get(key, "")


def count_steps(stage: TableState, told: SeenEvent) -> Iterator[Step]:
    """Yield the steps that count a player's cards and stamp a doublette or triplette."""
    event = told.event
    assert isinstance(event, CardsCounted)
    yield Step(partial(_count, stage, event, told.frame), pace.MOMENT if event.penalty else 0)
    yield Step(partial(end_moment, stage))


def _count(stage: TableState, event: CardsCounted, frame: Frame) -> None:
    stage.note(event)
    stage.follow(frame)
    if event.penalty:
        stamp(stage, Moment(event.penalty, event.seat, sound=Sound.TOCK), sulks=True)
    stage.refresh()


def short_word(penalty: str) -> str:
    """Return the word next to the points on the score sheet, or "" if cards count once."""
    words = {
        DOUBLETTE: translate("Thirteen", "doublette"),
        TRIPLETTE: translate("Thirteen", "triplette"),
    }
    return words.get(penalty, "")
