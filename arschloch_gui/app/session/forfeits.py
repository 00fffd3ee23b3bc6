"""The task that the highest position sets the lowest between rounds (rule `social`, source A).

A user in the highest position chooses or writes a task. Otherwise it is drawn with the match's
seed. It is only a game among the people at the table and is not recorded.
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
"""The maximum number of characters in a custom task."""


class SeesTable(Protocol):
    """The part of the session that provides the current match and the table state."""

    stage: TableState

    @property
    def snapshot(self) -> Snapshot | None: ...


class CourtFacts(Struct, frozen=True):
    """The facts about the task for QML."""

    mayChoose: bool = False
    """Whether the user has the highest position and sets the task."""
    question: str = ""
    """The question to the user in that case, or ""."""
    choices: list[dict[str, str]] = []
    """The tasks to choose from, as {value, text}; the first one sets none."""
    choice: str = ""
    """The key of the chosen task, or "" for none or a custom one."""
    written: str = ""
    """The custom task, or ""."""
    order: str = ""
    """The task as an order that names the player who must do it, or ""."""


NO_TASK = CourtFacts()


class Forfeits(Exposed):
    """The task set after the finished round.

    Use it from the GUI thread only.
    """

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
        """The maximum number of characters in a custom task."""
        return LONGEST_TASK

    def look(self) -> None:
        """Update the facts for QML and emit `changed` if they differ."""
        ends = self._ends()
        self.show(changed=NO_TASK if ends is None else self._facts(*ends))

    def put_down(self) -> None:
        """Forget the choice, because another match starts, perhaps with the same deals."""
        self._round, self._choice, self._written = (0, 0), "", ""

    # -- user actions ----------------------------------------------------------

    @Slot(str)
    def choose(self, key: str) -> None:
        """Set the task with this key, or none for ""."""
        if self.shown_value(CourtFacts).mayChoose and (not key or key in COURT_TASKS):
            self._set(key, "")

    @Slot(str)
    def write(self, text: str) -> None:
        """Set a custom task of one line of plain text, or withdraw it with ""."""
        task, told = quoted(text, LONGEST_TASK), self.shown_value(CourtFacts)
        if told.mayChoose and task != told.written:
            self._set("", task)

    # -- internals ----------------------------------------------------------------------

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
        """Clear the choice if it was made for another round."""
        stage, snapshot = self._session.stage, self._session.snapshot
        now = (snapshot.spec.seed if snapshot is not None else 0, stage.round_no)
        if now != self._round:
            self._round, self._choice, self._written = now, "", ""

    def _ends(self) -> tuple[int, int] | None:
        """Return the seats of the highest and lowest position, or None if no task is due."""
        stage = self._session.stage
        if stage.rules is None or not stage.rules.social or stage.phase != "round_over":
            return None
        return (stage.rounds[-1].offices[0], stage.rounds[-1].offices[-1]) if stage.rounds else None

    def _task(self, *, chooses: bool) -> str:
        if chooses and not self._choice:
            return self._written
        return court_task(self._choice or self._drawn(), self._titles()[0])

    def _drawn(self) -> str:
        """Return the key of the task that a computer player sets.

        All tasks come up once before any is repeated, in an order drawn anew each time.
        """
        seed, round_no = self._round
        turn, at = divmod(max(0, round_no - 1), len(COURT_TASKS))
        return Rng(seed, "court", turn).shuffled(COURT_TASKS)[at]

    def _titles(self) -> tuple[Office, Office]:
        """Return the titles of the highest and the lowest position."""
        sitters = self._session.stage.sitters
        ladder = offices(sitters.titles, len(sitters.names))
        return ladder[0], ladder[-1]


def _tasks(highest: Office) -> list[dict[str, str]]:
    none = {"value": "", "text": court_nothing()}
    return [none, *({"value": key, "text": court_task(key, highest)} for key in COURT_TASKS)]
