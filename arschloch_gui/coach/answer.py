"""An answer to an exercise as it is remembered: what was asked, what was chosen, what it lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from msgspec import Struct

from arschloch_gui.coach.bank import Entry
from arschloch_gui.coach.bounds import Cards, Loss, LossError, Office, Themes
from arschloch_gui.coach.exercise import Exercise
from arschloch_gui.coach.judgement import Judged
from arschloch_gui.coach.moments import read_moment
from arschloch_gui.coach.origin import Origin, key_of
from arschloch_gui.coach.verdict import GOOD, Verdict, verdict
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.json_text import Word, shaped


@dataclass(frozen=True, slots=True)
class ExerciseAnswer:
    """One answer. `time` knows its offset from UTC, so its day is the person's.

    `origin` is the line of an `Origin`, `chosen` the record line of the action. `session` is what
    it was part of ("practice", "daily" … as the window calls it). A second try is remembered, but
    counts nowhere: by then something of the answer is known.
    """

    time: datetime
    origin: Mapping[str, object]
    themes: tuple[str, ...]
    phase: str
    office: int
    cards: int
    loss: float
    stderr: float
    verdict: Verdict
    chosen: Mapping[str, object]
    second_try: bool = False
    session: str = ""
    key: str = field(init=False)
    """The exercise, the same for all of its variants."""

    def __post_init__(self) -> None:
        if self.time.tzinfo is None:
            raise ValueError("a time needs its offset from UTC")
        object.__setattr__(self, "key", key_of(self.origin))

    @property
    def lost(self) -> float:
        """Return what the choice cost, in expected office: never less than nothing.

        `loss` compares samples, so a choice can come out slightly better than the best one.
        """
        return max(self.loss, 0.0)

    @property
    def succeeded(self) -> bool:
        """Whether it was good enough: nearly as good as the best, or perhaps no worse."""
        return self.verdict in GOOD

    @property
    def stratum(self) -> str:
        """What exercises have in common that are about as difficult."""
        return _stratum(self.origin.get("preset"), self.phase, self.office, self.cards)

    def line(self) -> dict[str, object]:
        """The inverse of `read_answer`, as JSON values."""
        line: dict[str, object] = {
            "time": self.time.isoformat(timespec="milliseconds"),
            "of": dict(self.origin),
            "themes": list(self.themes),
            "phase": self.phase,
            "office": self.office,
            "cards": self.cards,
            "chosen": dict(self.chosen),
            "loss": round(self.loss, 5),
            "stderr": round(self.stderr, 5),
            "class": self.verdict.value,
            "session": self.session,
        }
        return line | {"second_try": True} if self.second_try else line


def stratum_of(entry: Entry) -> str:
    """`ExerciseAnswer.stratum` of an exercise of the bank that has not been answered yet."""
    return _stratum(entry.preset, entry.phase, entry.office, entry.cards)


def answer_to(
    exercise: Exercise,
    origin: Origin,
    action: Action,
    judged: Judged,
    time: datetime,
    *,
    themes: tuple[str, ...] = (),
    second_try: bool = False,
    session: str = "",
) -> ExerciseAnswer:
    """What is to be remembered of a choice and what was found of it."""
    loss, stderr = judged.loss, judged.loss_stderr
    return ExerciseAnswer(
        time, origin.line(), themes, exercise.phase, exercise.office, exercise.cards, loss, stderr,
        verdict(loss, stderr), action.line(), second_try, session,
    )  # fmt: skip


class _Line(Struct, frozen=True, rename={"verdict": "class"}):
    """A line of the file: what it has to have, and the bounds of that."""

    time: Word
    of: dict[str, object]
    loss: Loss
    stderr: LossError = 0.0
    office: Office = -1
    cards: Cards = 0
    themes: Themes = ()
    phase: Word = ""
    chosen: dict[str, object] = {}
    verdict: Word = ""
    second_try: bool = False
    session: Word = ""


def read_answer(line: Mapping[str, object]) -> ExerciseAnswer:
    """Return the answer a line tells; keys this version does not know are passed over.

    Raises `JsonError` where something is missing, of another type or out of bounds.
    """
    told = shaped(line, _Line)
    # A zero with a sign is a zero.
    loss, stderr = told.loss + 0.0, told.stderr + 0.0
    return ExerciseAnswer(
        read_moment(told.time), told.of, told.themes, told.phase, told.office, told.cards, loss,
        stderr, _verdict(told.verdict, loss, stderr), told.chosen, told.second_try, told.session,
    )  # fmt: skip


def _stratum(*facts: object) -> str:
    return "/".join(map(str, facts))


def _verdict(named: str, loss: float, stderr: float) -> Verdict:
    """As it was told then, whatever it would be called today."""
    try:
        return Verdict(named)
    except ValueError:
        return verdict(loss, stderr)
