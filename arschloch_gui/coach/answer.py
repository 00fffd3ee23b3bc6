"""An answer to an exercise as it is remembered: what was asked, what was chosen, what it lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from arschloch_gui.coach.bank import Entry
from arschloch_gui.coach.exercise import Exercise
from arschloch_gui.coach.judgement import Judged
from arschloch_gui.coach.origin import Origin, key_of
from arschloch_gui.coach.verdict import GOOD, Verdict, verdict
from arschloch_gui.engine.actions import Action

YEARS = range(1970, 3000)
"""A clock may be wrong; beyond these no calendar counts weeks, and nothing comes back."""
MOST_LOST = 4.0
"""Twice what lies between the highest office and the lowest."""
MOST_OFFICES, MOST_CARDS = 26, 1_000


class AnswerError(ValueError):
    """A line that tells no answer, or one that only a newer version understands."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer. `time` knows its offset from UTC, so its day is the person's.

    `origin` is the line of an `Origin`, `chosen` the record line of the action. `session` is what
    it was part of ("practice", "daily" … as the window calls it). A second try is remembered, but
    counts nowhere: by then something of the answer is known.
    """

    time: datetime
    origin: Mapping[str, Any]
    themes: tuple[str, ...]
    phase: str
    office: int
    cards: int
    loss: float
    stderr: float
    verdict: Verdict
    chosen: Mapping[str, Any]
    second_try: bool = False
    session: str = ""
    key: str = field(init=False)
    """The exercise, the same for all of its variants."""

    def __post_init__(self) -> None:
        if self.time.tzinfo is None:
            raise ValueError("a time needs its offset from UTC")
        object.__setattr__(self, "key", key_of(self.origin))

    @property
    def succeeded(self) -> bool:
        """Whether it was good enough: nearly as good as the best, or perhaps no worse."""
        return self.verdict in GOOD

    @property
    def stratum(self) -> str:
        """What exercises have in common that are about as difficult."""
        return _stratum(self.origin.get("preset"), self.phase, self.office, self.cards)

    def line(self) -> dict[str, Any]:
        """The inverse of `read_answer`, as JSON values."""
        line: dict[str, Any] = {
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
    """`Answer.stratum` of an exercise of the bank that has not been answered yet."""
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
) -> Answer:
    """What is to be remembered of a choice and what was found of it."""
    loss, stderr = judged.loss, judged.loss_stderr
    return Answer(
        time, origin.line(), themes, exercise.phase, exercise.office, exercise.cards, loss, stderr,
        verdict(loss, stderr), action.line(), second_try, session,
    )  # fmt: skip


def read_answer(line: Mapping[str, Any]) -> Answer:
    """The answer a line tells; keys this version does not know are passed over.

    Raises `AnswerError` where what it cannot do without is missing.
    """
    try:
        time, origin, loss = datetime.fromisoformat(line["time"]), line["of"], float(line["loss"])
        stderr = float(line.get("stderr", 0.0))
        office, cards = int(line.get("office", -1)), int(line.get("cards", 0))
    except (KeyError, TypeError, ValueError) as error:
        raise AnswerError(str(error)) from None
    if time.year not in YEARS or not abs(loss) <= MOST_LOST or not 0 <= stderr <= MOST_LOST:
        raise AnswerError("no time or no loss")
    if not -1 <= office < MOST_OFFICES or not 0 <= cards <= MOST_CARDS:
        raise AnswerError("no such office or number of cards")
    themes, chosen = line.get("themes", ()), line.get("chosen", {})
    if time.tzinfo is None or not isinstance(origin, dict) or not isinstance(chosen, dict):
        raise AnswerError("no time or no exercise")
    if not isinstance(themes, list | tuple) or not all(isinstance(each, str) for each in themes):
        raise AnswerError("themes are words")
    return Answer(
        time, origin, tuple(themes), str(line.get("phase", "")), office, cards, loss, stderr,
        _verdict(line.get("class"), loss, stderr), chosen, line.get("second_try") is True,
        str(line.get("session", "")),
    )  # fmt: skip


def _stratum(*facts: object) -> str:
    return "/".join(map(str, facts))


def _verdict(named: object, loss: float, stderr: float) -> Verdict:
    """As it was told then, whatever it would be called today."""
    try:
        return Verdict(str(named))
    except ValueError:
        return verdict(loss, stderr)
