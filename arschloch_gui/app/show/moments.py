"""Special events of the rules, shown as a word stamped on the table and a player's mood."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from arschloch_gui.app.show.shown_table import Moment
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.question import NOBODY
from arschloch_gui.app.table.step import Step
from arschloch_gui.engine.match import SeenEvent


def noted_steps(stage: TableState, told: SeenEvent) -> Iterator[Step]:
    """Yield the steps for an event that appears only in the log."""

    def show() -> None:
        stage.note(told.event)
        stage.show(told.frame)

    yield Step(show)
    yield Step(partial(end_moment, stage))


def stamp(stage: TableState, moment: Moment, *, sulks: bool = False) -> None:
    """Show a special event. Its player looks happy or, with `sulks`, sulks."""
    stage.moment = moment
    if moment.sound is not None:
        stage.cue(moment.sound)
    if moment.seat != NOBODY:
        stage.moods[moment.seat] = "sulk" if sulks else "happy"


def end_moment(stage: TableState) -> None:
    """Remove the stamp of the special event, if there is one."""
    if stage.moment is not None:
        stage.moment = None
        stage.refresh()
