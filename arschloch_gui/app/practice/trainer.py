"""The trainer: ten exercises in a row at the table, each answered, judged and explained.

An exercise is laid out at the real table. What the person decides there comes here and not to the
engine, so it can be decided once more; meanwhile the examiner judges all options.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.engine.messages import Loaded
from arschloch_gui.app.files.match_note import Table
from arschloch_gui.app.practice.examination import Examination
from arschloch_gui.app.practice.examined import Examined
from arschloch_gui.app.practice.examiner import SetOut, Weighed
from arschloch_gui.app.practice.offer import KINDS, games
from arschloch_gui.app.practice.seeking import ANY, Wanted
from arschloch_gui.app.session.session import Session, fresh_seed
from arschloch_gui.app.session.watch import Watch
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.own_games import OwnGames
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import practice as words
from arschloch_gui.app.wording.hindsight import verdict_sign
from arschloch_gui.coach.exercise import Exercise
from arschloch_gui.coach.verdict import Verdict, places_lost
from arschloch_gui.engine.actions import Action

TEN = 10
IDLE, SEEKING, ASKING, WEIGHING, AGAIN, JUDGED, OVER = (
    "", "seeking", "asking", "weighing", "again", "judged", "over",
)  # fmt: skip
GOOD = (Verdict.BEST, Verdict.FINE)


@dataclass(frozen=True, slots=True)
class Mark:
    """How an exercise went: what the first choice is called, what it lost in places of a hundred
    rounds, and whether a second one was good."""

    verdict: Verdict
    places: float
    mended: bool = False


class Trainer(QObject):
    """Which exercises are set, and how far one is with them. GUI thread only."""

    changed = Signal()
    stateChanged = Signal()
    messageChanged = Signal()
    shown = Signal()
    """An exercise has been laid out."""

    def __init__(
        self,
        session: Session,
        settings: LiveSettings,
        parent: QObject | None = None,
        *,
        seeds: Callable[[], int] = fresh_seed,
        processes: int | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._settings, self._seeds = session, settings, seeds
        self._own = OwnGames(settings)
        self._game, self._kind = self._usual(), ANY
        self._state, self._message = IDLE, ""
        self._exercise: Exercise | None = None
        self._wish = -1
        self._second = False
        self._marks: list[Mark] = []
        self._examined = Examined(session.stage, self)
        self._examination = Examination(self, processes=processes)
        self._watch = Watch(self)
        self._examination.set_out.connect(self._on_set_out)
        self._examination.weighed.connect(self._on_weighed)
        session.match.changed.connect(self._on_table)

    # -- what can be practised ------------------------------------------------------------

    @typed_property(list, changed)
    def games(self) -> list[dict[str, str]]:
        """The games in which something is decided before the first trick, then the person's own:
        {value, text}."""
        return [{"value": key, "text": self._own.name_of(key)} for key in games(self._own)]

    @typed_property(str, changed)
    def game(self) -> str:
        """The one that is chosen."""
        return self._game

    @typed_property(list, changed)
    def kinds(self) -> list[dict[str, str]]:
        """What can be practised in it: {value, text}."""
        kinds = KINDS.get(self._own.preset_of(self._game), ())
        offered = (ANY, *kinds) if len(kinds) != 1 else kinds
        return [{"value": kind, "text": words.kind_name(kind)} for kind in offered]

    @typed_property(str, changed)
    def kind(self) -> str:
        """What is chosen of it."""
        offered = [each["value"] for each in self.kinds]
        return self._kind if self._kind in offered else offered[0]

    @Slot(str)
    def choose(self, game: str) -> None:
        """Choose a game."""
        if game in games(self._own):
            self._game = game
            self._look()

    @Slot(str)
    def chooseKind(self, kind: str) -> None:
        """Choose what to practise."""
        self._kind = kind
        self._look()

    # -- how far it has come --------------------------------------------------------------

    @typed_property(str, stateChanged)
    def state(self) -> str:
        """What is going on: "" nothing, "seeking", "asking" (the person is to choose), "weighing",
        "again" (he may choose once more), "judged", "over" (all ten)."""
        return self._state

    @typed_property(str, stateChanged)
    def progress(self) -> str:
        """Which exercise it is; empty outside of a session."""
        if self._state == IDLE:
            return ""
        done = self._state in (AGAIN, JUDGED, OVER)
        return words.progress(max(1, len(self._marks) + (not done)), TEN)

    @typed_property(list, stateChanged)
    def signs(self) -> list[str]:
        """The signs of the exercises done."""
        return [verdict_sign(mark.verdict) for mark in self._marks]

    @typed_property(str, stateChanged)
    def summary(self) -> str:
        """How the session went; empty before its end."""
        if self._state != OVER:
            return ""
        good = sum(mark.verdict in GOOD for mark in self._marks)
        mean = sum(mark.places for mark in self._marks) / max(1, len(self._marks))
        return words.summary(good, len(self._marks), mean)

    @typed_property(str, messageChanged)
    def message(self) -> str:
        """Why nothing could be set; empty for nothing."""
        return self._message

    @typed_property(QObject)
    def examined(self) -> Examined:
        """The choice as it was judged."""
        return self._examined

    # -- what the person does -------------------------------------------------------------

    @Slot()
    def begin(self) -> None:
        """Begin a session of ten."""
        self._marks.clear()
        self._seek()

    @Slot()
    def again(self) -> None:
        """Choose once more; the cards lie as they were laid."""
        if self._state == AGAIN:
            self._second = True
            self._examined.forget()
            self._wish = self._take_up()
            self._be(ASKING)

    @Slot()
    def reveal(self) -> None:
        """See what would have been better."""
        if self._state == AGAIN:
            self._examined.hide(hides=False)
            self._be(JUDGED)

    @Slot()
    def goOn(self) -> None:
        """To the next exercise, or to the end of the session."""
        if self._state != JUDGED:
            return
        if len(self._marks) >= TEN:
            self._examination.rest()
            self._be(OVER)
        else:
            self._seek()

    @Slot()
    def stop(self) -> None:
        """Leave the table; what has been done counts."""
        if self._state == IDLE:
            return
        self._forget()
        if self._session.match.practising:
            self._session.clear_away()

    @Slot()
    def reword(self) -> None:
        """Word everything anew."""
        self._examined.reword()
        self._look()

    def close(self) -> None:
        """End thread and processes; what they have still said is not heard."""
        self._wish = -1
        self._examination.close()

    # -- inside ---------------------------------------------------------------------------

    def _usual(self) -> str:
        last = self._settings.now.lastPreset
        offered = games(self._own)
        return last if last in offered else offered[0]

    def _seek(self) -> None:
        preset, rules = self._own.preset_of(self._game), self._own.rules_of(self._game)
        wanted = Wanted(preset, rules, self.kind, self._seeds())
        self._message, self._second = "", False
        self._wish = self._examination.seek(wanted, self._settings.now)
        self._be(SEEKING)

    def _take_up(self) -> int:
        assert self._exercise is not None
        return self._examination.take_up(self._exercise)

    def _on_set_out(self, found: SetOut) -> None:
        if found.number != self._wish or self._state != SEEKING:
            return
        if found.exercise is None:
            self._forget()
            self._message = words.none_found()
            self._look()
            return
        self._exercise = found.exercise
        self._lay_out(found.exercise)
        self._wish = self._take_up()
        self._be(ASKING)
        self.shown.emit()

    def _lay_out(self, exercise: Exercise) -> None:
        self._examined.turn_to(exercise)
        snapshot = exercise.match().snapshot(exercise.seat)
        table = Table(exercise.seat, ()).fitted(len(exercise.spec.seats))
        still = replace(snapshot, can_undo=False, can_redo=False)
        self._session.lay_out(Loaded(0, still, table), self._hear)

    def _hear(self, action: Action) -> None:
        """What the person has decided at the table."""
        if self._state == ASKING:
            self._wish = self._examination.answer(action)
            self._be(WEIGHING)

    def _on_weighed(self, weighed: Weighed) -> None:
        if (
            weighed.number != self._wish
            or weighed.taken < 0
            or self._state not in (WEIGHING, JUDGED)
        ):
            return
        settled = self._examined.hear(weighed)
        if self._state == WEIGHING and settled:
            self._mark()
        self._look()

    def _mark(self) -> None:
        """Note what the choice is called, and show it."""
        outcome = self._examined.outcome
        if outcome is None:
            self._be(JUDGED)
            return
        verdict, loss = outcome
        assert self._exercise is not None
        if self._second:
            self._marks[-1] = replace(self._marks[-1], mended=verdict in GOOD)
        else:
            lost = 0.0 if verdict is Verdict.BEST else loss
            self._marks.append(Mark(verdict, places_lost(lost, len(self._exercise.spec.seats))))
        hides = verdict not in GOOD and not self._second
        self._examined.hide(hides=hides)
        self._be(AGAIN if hides else JUDGED)

    def _on_table(self) -> None:
        """Something else may have come to the table."""
        if self._state not in (IDLE, SEEKING) and not self._session.match.practising:
            self._forget()

    def _forget(self) -> None:
        self._exercise, self._wish = None, -1
        self._examination.rest()
        self._examined.turn_to(None)
        self._be(IDLE)

    def _be(self, state: str) -> None:
        self._state = state
        self._look()

    def _look(self) -> None:
        self._watch.look()
