"""The courses of lessons as QML shows them, and the texts of a lesson at the table.

A lesson is done once each of its positions has been answered. Like all progress, this is computed
from the stored answers.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.by_game.reasons import reason_sentence
from arschloch_gui.app.practice.exercise_source import entry_key
from arschloch_gui.app.practice.progress import PracticeProgress
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import lessons as words
from arschloch_gui.app.wording.cards import cards_phrase
from arschloch_gui.coach.answer import lesson_session
from arschloch_gui.coach.games import reasons
from arschloch_gui.coach.judgement import Judgement
from arschloch_gui.coach.lessons.course import COURSES, Lesson
from arschloch_gui.coach.lessons.positions import LessonClaim, claim_of, lessons_of, positions
from arschloch_gui.coach.task import Task
from arschloch_gui.engine.cards import Card

ASKING, JUDGED = "asking", "judged"


class Taught(NamedTuple):
    """The keys of a course and of one of its lessons."""

    course: str
    lesson: str


class PositionAtTable(Struct, frozen=True):
    """The lesson position that is at the table."""

    taught: Taught
    number: int
    """Its number in the lesson, from 0."""
    wins: bool
    task: Task
    claim: LessonClaim | None
    deck: str


class Lessons(QObject):
    """The list of a game's lessons, and the lesson at the table. GUI thread only.

    Properties are computed when they are read, because most of them read the positions.
    """

    listChanged = Signal()
    changed = Signal()
    wanted = Signal(str, str)
    """Emitted with the keys of a course and a lesson that should begin."""

    def __init__(self, standing: PracticeProgress, settings: LiveSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._standing, self._settings = standing, settings
        self._game = ""
        self._begun: Taught | None = None
        self._shown = 0
        """Number of positions of the lesson shown at the table so far."""
        self._at_table: PositionAtTable | None = None
        self._last: Taught | None = None
        self._state, self._read, self._taken = "", False, -1
        standing.changed.connect(self.listChanged)

    # -- the list ---------------------------------------------------------------------------

    @typed_property(list, listChanged)
    def games(self) -> list[dict[str, str]]:
        """The games that have lessons: {value, text}."""
        return [{"value": key, "text": preset_name(key)} for key in COURSES]

    @typed_property(str, listChanged)
    def game(self) -> str:
        """The key of the game whose lessons are shown; initially the one practised last."""
        practised = str(self._settings.now.practised.get("game", ""))
        wishes = (self._game, practised, self._settings.now.lastPreset)
        return next((wish for wish in wishes if wish in COURSES), next(iter(COURSES)))

    @typed_property(list, listChanged)
    def rows(self) -> list[dict[str, object]]:
        """The lessons of the game: {"key", "title", "idea", "told", "done", "next"}."""
        following = self._next_in(self.game)
        return [
            {
                "key": each.key,
                "title": words.title(each.key),
                "idea": words.idea(each.key),
                "told": words.row(done, of),
                "done": done >= of,
                "next": each.key == following,
            }
            for each, done, of in self._counted(self.game)
        ]

    @typed_property(str, listChanged)
    def line(self) -> str:
        """The number of lessons done in the game, in words."""
        counted = self._counted(self.game)
        return words.course(sum(done >= of for _, done, of in counted), len(counted))

    @Slot()
    def look(self) -> None:
        """Read the answers, unless that has been done, and refresh the list."""
        self._standing.look()
        self.listChanged.emit()

    @Slot(str)
    def choose(self, game: str) -> None:
        """Show the lessons of another game."""
        self._game = game
        self.listChanged.emit()

    @Slot(str)
    def open(self, key: str) -> None:
        """Begin a lesson of the chosen game."""
        self.open_lesson(self.game, key)

    def open_lesson(self, course: str, key: str) -> None:
        """Begin a lesson of a game; an unknown one is ignored."""
        if positions(course, key):
            self._game = course
            self.wanted.emit(course, key)

    @Slot()
    def openNext(self) -> None:
        """Begin the next lesson of the game that is not done, if there is one."""
        if following := self.following:
            self.open(following)

    # -- at the table -----------------------------------------------------------------------

    @typed_property(str, changed)
    def text(self) -> str:
        """The text before the answer; empty once it has been read or the answer given."""
        now = self._at_table
        if now is None or self._state != ASKING or self._read:
            return ""
        return words.before(now.taught.lesson, first=now.number == 0, wins=now.wins)

    @typed_property(str, changed)
    def after(self) -> str:
        """The text after the answer; empty before the judgement is shown."""
        now = self._at_table
        if now is None or now.claim is None or self._state != JUDGED:
            return ""
        rule, best = (self._given(now, index) for index in (now.claim.rule.index, self._best(now)))
        if now.wins:
            return words.after_win(now.taught.lesson, rule)
        return " ".join([words.after_failure(rule, best), *self._why(now)])

    @typed_property(str, listChanged)
    def following(self) -> str:
        """The key of the next lesson of the game, or "" if all are done."""
        return self._next_in(self.game)

    @typed_property(bool, changed)
    def active(self) -> bool:
        """Whether the exercises at the table belong to a lesson."""
        return self._begun is not None

    def turn_to(self, taught: Taught | None) -> None:
        """Begin a lesson, or other exercises if None."""
        self._begun, self._shown, self._at_table = taught, 0, None
        self._last = taught or self._last
        self.changed.emit()
        self.listChanged.emit()

    def show_position(self, task: Task, judgement: Judgement | None, deck: str) -> None:
        """Show the texts for the next position of the lesson; ignored outside a lesson."""
        taught = self._begun
        lesson = lesson_of(taught) if taught is not None else None
        if taught is None or lesson is None or judgement is None:
            return
        claim = claim_of(lesson, task, judgement)
        wins = claim is not None and claim.wins
        self._at_table = PositionAtTable(taught, self._shown, wins, task, claim, deck)
        self._shown, self._read = self._shown + 1, False
        self.changed.emit()

    def follow(self, state: str, taken: int) -> None:
        """Update the state of the exercise (`Trainer.state`) and the index of the choice.

        The state "" ends the lesson.
        """
        self._state, self._taken = state, taken
        if not state:
            self._begun = self._at_table = None
        self.changed.emit()

    @Slot()
    def goOn(self) -> None:
        """Hide the text before the answer, because it has been read."""
        self._read = True
        self.changed.emit()

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self.changed.emit()
        self.listChanged.emit()

    # -- internals --------------------------------------------------------------------------

    def _counted(self, course: str) -> list[tuple[Lesson, int, int]]:
        """Return each lesson of a course, with the numbers of positions answered and of all."""
        found = []
        for lesson in lessons_of(course):
            given = self._standing.answered_in(lesson_session(course, lesson.key))
            keys = {entry_key(each.entry) for each in positions(course, lesson.key)}
            found.append((lesson, len(keys & given), len(keys)))
        return found

    def _next_in(self, course: str) -> str:
        """Return the next lesson to do: after the last one at the table, then from the start."""
        counted = [(lesson.key, done < of) for lesson, done, of in self._counted(course)]
        keys = [key for key, _ in counted]
        last = self._last
        at = keys.index(last.lesson) + 1 if last and last.course == course else 0
        return next((key for key, is_open in counted[at:] + counted[:at] if is_open), "")

    def _best(self, now: PositionAtTable) -> int:
        assert now.claim is not None
        return now.claim.best.index

    def _given(self, now: PositionAtTable, index: int) -> str:
        """Return the cards that an option gives away, in words; empty if it gives none."""
        cards: tuple[Card, ...] = getattr(now.task.legal[index], "cards", ())
        return cards_phrase(cards, now.deck) if cards else ""

    def _why(self, now: PositionAtTable) -> list[str]:
        """Return why the rule is wrong; empty if it was chosen, as the verdict then explains it."""
        assert now.claim is not None
        if self._taken == now.claim.rule.index:
            return []
        legal = now.task.legal
        chosen, best = legal[now.claim.rule.index], legal[self._best(now)]
        found = reasons(now.task.game, now.task.view, chosen, best)
        return [reason_sentence(each, now.deck) for each in found]


def lesson_of(taught: Taught) -> Lesson | None:
    """Return the lesson with these keys, or None."""
    return next((each for each in lessons_of(taught.course) if each.key == taught.lesson), None)
