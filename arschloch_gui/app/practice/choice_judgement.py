"""A judged choice as QML shows it: its verdict, its cost, and the other options."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.practice.exercise_source import ThatEvening
from arschloch_gui.app.practice.judge_worker import JudgingProgress
from arschloch_gui.app.practice.judged_choice import ChoiceFacts, JudgedChoice
from arschloch_gui.app.practice.option_texts import OptionTexts
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.wording.words import ended
from arschloch_gui.coach.task import Task


class ChoiceJudgement(Exposed):
    """The judgement of one choice; empty while there is none. GUI thread only."""

    changed = Signal()
    shows = by_signal(changed=ChoiceFacts)

    def __init__(self, stage: TableState, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._texts: OptionTexts | None = None
        self.choice = JudgedChoice()
        """The choice as far as it has been judged."""
        self._show()

    @property
    def texts(self) -> OptionTexts:
        """The options of the decision in words. There must be a decision."""
        assert self._texts is not None
        return self._texts

    def turn_to(
        self, task: Task | None, usual: tuple[int, ...] = (), then: ThatEvening | None = None
    ) -> None:
        """Switch to another decision, or to none; `usual` are tempting options, if known.

        `then` is what the person did in a match, if this is a play of their own.
        """
        self._texts = OptionTexts(self._stage, task) if task is not None else None
        self._become(JudgedChoice(usual=usual, then=then))

    def forget(self) -> None:
        """Discard the choice and its verdict; the decision stays."""
        self._become(self.choice.without_verdict())

    def try_again(self) -> None:
        """Discard the verdict for a second try, and remember the choice for comparison."""
        self._become(replace(self.choice.without_verdict(), first=self.choice.taken))

    def hear(self, weighed: JudgingProgress, *, may_retry: bool = False) -> bool:
        """Update the judgement of a choice; return whether there is a verdict.

        A certain verdict does not change any more, while the figures become more precise. If the
        person has waited long enough, a preliminary verdict is shown and updated until it is
        certain. With `may_retry`, the figures of a choice that was not good stay hidden until they
        are revealed.
        """
        self._become(self.choice.heard(weighed, may_retry=may_retry))
        return self.choice.failed or self.choice.verdict is not None

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._show()

    def reveal(self) -> None:
        """Show the figures that were hidden for a second try."""
        self._become(replace(self.choice, hides=False))

    @property
    def spoken(self) -> str:
        """The verdict for a screen reader; empty until the choice is judged."""
        if self.choice.verdict is None and not self.choice.failed:
            return ""
        shown = self.shown_value(ChoiceFacts)
        parts = (shown.heading, shown.cost, shown.evening, shown.reasons, shown.caution)
        return " ".join(ended(part) for part in parts if part)

    def _become(self, choice: JudgedChoice) -> None:
        self.choice = choice
        self._show()

    def _show(self) -> None:
        self.show(changed=ChoiceFacts.of(self.choice, self._texts))
