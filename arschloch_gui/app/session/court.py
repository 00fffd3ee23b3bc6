"""The task that the highest office sets the lowest between two rounds (`social`, seed A).

Where the person is the highest, he chooses one of the tasks or writes one himself; else it follows
from the match's seed. It is for the people at the table alone: no record holds it.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.show.stage import Stage
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.etiquette import (
    COURT_TASKS,
    court_nothing,
    court_order,
    court_question,
    court_task,
)
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.app.wording.title_forms import Office
from arschloch_gui.app.wording.titles import offices
from arschloch_gui.engine.match import Snapshot
from arschloch_gui.engine.rng import Rng

LONGEST_TASK = 80
"""Letters in a task of one's own."""


class SeesTable(Protocol):
    """The part of the session that says what is being played and shown."""

    stage: Stage

    @property
    def snapshot(self) -> Snapshot | None: ...


class Court(QObject):
    """Which task is set after the round that lies on the table. GUI thread only."""

    changed = Signal()

    def __init__(self, session: SeesTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._round: tuple[int, int] = (0, 0)
        self._choice = self._written = ""

    # -- what QML reads -----------------------------------------------------------------

    @typed_property(bool, changed)
    def mayChoose(self) -> bool:
        """Whether the person has become the highest office and sets the task."""
        ends = self._ends()
        return ends is not None and ends[0] == self._session.stage.sitters.viewer

    @typed_property(str, changed)
    def question(self) -> str:
        """What the person is asked then."""
        return court_question(*self._titles()) if self.mayChoose else ""

    @typed_property(list, changed)
    def choices(self) -> list[dict[str, str]]:
        """The tasks: {value, text}; the first is to set none."""
        if not self.mayChoose:
            return []
        highest, _ = self._titles()
        none = {"value": "", "text": court_nothing()}
        tasks = [{"value": k, "text": court_task(k, highest)} for k in COURT_TASKS]
        return [none, *tasks]

    @typed_property(str, changed)
    def choice(self) -> str:
        """The key of the task the person has chosen; empty for none and for one of his own."""
        self._look()
        return self._choice

    @typed_property(str, changed)
    def written(self) -> str:
        """The task the person has written; empty for none."""
        self._look()
        return self._written

    @typed_property(int)
    def longest(self) -> int:
        """How many letters a written task may have."""
        return LONGEST_TASK

    @typed_property(str, changed)
    def order(self) -> str:
        """Who has to do what; empty where nothing is set."""
        ends = self._ends()
        task = self._task() if ends is not None else ""
        if ends is None or not task:
            return ""
        _, lowest = self._titles()
        return court_order(task, self._session.stage.sitters.names[ends[1]], lowest)

    def put_down(self) -> None:
        """Another match comes to the table, maybe one with the same deals."""
        self._round, self._choice, self._written = (0, 0), "", ""

    # -- what the person does -----------------------------------------------------------

    @Slot(str)
    def choose(self, key: str) -> None:
        """Set one of the tasks, or none ("")."""
        if self.mayChoose and (not key or key in COURT_TASKS):
            self._set(key, "")

    @Slot(str)
    def write(self, text: str) -> None:
        """Set a task of one's own, in one line of plain text; an empty one takes it back."""
        task = quoted(text, LONGEST_TASK)
        if self.mayChoose and task != self.written:
            self._set("", task)

    # -- inside -------------------------------------------------------------------------

    def _set(self, choice: str, written: str) -> None:
        self._look()
        self._choice, self._written = choice, written
        self.changed.emit()

    def _look(self) -> None:
        """A choice holds for the round after which it was made."""
        stage, snapshot = self._session.stage, self._session.snapshot
        now = (snapshot.spec.seed if snapshot is not None else 0, stage.round_no)
        if now != self._round:
            self._round, self._choice, self._written = now, "", ""

    def _ends(self) -> tuple[int, int] | None:
        """The seats of the highest and of the lowest office; None while no task is due."""
        stage = self._session.stage
        if stage.rules is None or not stage.rules.social or stage.phase != "round_over":
            return None
        return (stage.rounds[-1].offices[0], stage.rounds[-1].offices[-1]) if stage.rounds else None

    def _task(self) -> str:
        self._look()
        if self.mayChoose and not self._choice:
            return self._written
        return court_task(self._choice or self._drawn(), self._titles()[0])

    def _drawn(self) -> str:
        """What other players choose: all tasks take turns, in an order drawn anew each time."""
        seed, round_no = self._round
        turn, at = divmod(max(0, round_no - 1), len(COURT_TASKS))
        return Rng(seed, "court", turn).shuffled(COURT_TASKS)[at]

    def _titles(self) -> tuple[Office, Office]:
        """The highest and the lowest office as they are called."""
        sitters = self._session.stage.sitters
        ladder = offices(sitters.titles, len(sitters.names))
        return ladder[0], ladder[-1]
