"""The task that the highest office sets the lowest between two rounds (`social`, source A).

Where the person is the highest, he chooses one of the tasks or writes one himself; else it follows
from the match's seed. It is for the people at the table alone: no record holds it.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.show.table_state import TableState
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
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.match import Snapshot
from arschloch_gui.engine.rng import Rng

LONGEST_TASK = 80
"""Letters in a task of one's own."""


class SeesTable(Protocol):
    """The part of the session that says what is being played and shown."""

    stage: TableState

    @property
    def snapshot(self) -> Snapshot | None: ...


class CourtFacts(Struct, frozen=True):
    """What QML reads of the task."""

    mayChoose: bool = False
    """Whether the person has become the highest office and sets the task."""
    question: str = ""
    """What the person is asked then."""
    choices: list[dict[str, str]] = []
    """The tasks: {value, text}; the first is to set none."""
    choice: str = ""
    """The key of the task the person has chosen; empty for none and for one of his own."""
    written: str = ""
    """The task the person has written; empty for none."""
    order: str = ""
    """Who has to do what; empty where nothing is set."""


NO_TASK = CourtFacts()


class Forfeits(Exposed):
    """Which task is set after the round that lies on the table. GUI thread only."""

    changed = Signal()
    shows = by_signal(changed=CourtFacts)

    def __init__(self, session: SeesTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._round: tuple[int, int] = (0, 0)
        self._choice = self._written = ""
        self.look()

    @typed_property(int)
    def longest(self) -> int:
        """How many letters a written task may have."""
        return LONGEST_TASK

    def look(self) -> None:
        """Tell of what is new."""
        ends = self._ends()
        self.show(changed=NO_TASK if ends is None else self._facts(*ends))

    def put_down(self) -> None:
        """Another match comes to the table, maybe one with the same deals."""
        self._round, self._choice, self._written = (0, 0), "", ""

    # -- what the person does -----------------------------------------------------------

    @Slot(str)
    def choose(self, key: str) -> None:
        """Set one of the tasks, or none ("")."""
        if self.shown_value(CourtFacts).mayChoose and (not key or key in COURT_TASKS):
            self._set(key, "")

    @Slot(str)
    def write(self, text: str) -> None:
        """Set a task of one's own, in one line of plain text; an empty one takes it back."""
        task, told = quoted(text, LONGEST_TASK), self.shown_value(CourtFacts)
        if told.mayChoose and task != told.written:
            self._set("", task)

    # -- inside -------------------------------------------------------------------------

    def _set(self, choice: str, written: str) -> None:
        self._begin_round()
        self._choice, self._written = choice, written
        self.look()

    def _facts(self, highest: Seat, lowest: Seat) -> CourtFacts:
        self._begin_round()
        sitters = self._session.stage.sitters
        titles, chooses = self._titles(), highest == sitters.viewer
        task = self._task(chooses=chooses)
        return CourtFacts(
            mayChoose=chooses,
            question=court_question(*titles) if chooses else "",
            choices=_tasks(titles[0]) if chooses else [],
            choice=self._choice,
            written=self._written,
            order=court_order(task, sitters.names[lowest], titles[1]) if task else "",
        )

    def _begin_round(self) -> None:
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

    def _task(self, *, chooses: bool) -> str:
        if chooses and not self._choice:
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


def _tasks(highest: Office) -> list[dict[str, str]]:
    none = {"value": "", "text": court_nothing()}
    return [none, *({"value": key, "text": court_task(key, highest)} for key in COURT_TASKS)]
