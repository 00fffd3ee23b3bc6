"""All displays of the table, reached one after another in one set of services.

A `Screen` is a moment of a match, possibly in the middle of an animation, and possibly with
something of the person's on top: selected cards, a hint, a page of the finished round. No window is
drawn, and no computer player ever decides, so everything stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct
from table_moments import DEALING, NEXT, Moment

from arschloch_gui.ai.estimate import Estimate
from arschloch_gui.ai.guard import Guard, GuardedDecision
from arschloch_gui.ai.levels import OFFERED
from arschloch_gui.ai.player import Evaluation
from arschloch_gui.ai.question import NotWanted
from arschloch_gui.app.engine.messages import Contested
from arschloch_gui.app.practice.exercise_source import origin_of
from arschloch_gui.app.practice.judge_worker import JudgingProgress
from arschloch_gui.app.practice.luck import LuckFinished, Reckoned
from arschloch_gui.app.practice.past import Listed
from arschloch_gui.app.services import Services
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.coach.bank import load
from arschloch_gui.coach.judgement import Judged, Judgement
from arschloch_gui.coach.luck import Luck
from arschloch_gui.coach.plays import CostlyPlay
from arschloch_gui.coach.task import LocalWorker
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.match import ROUND_OVER, Snapshot

NOTHING = -1


class Undecided(Guard):
    """A player that never decides and evaluates all options alike."""

    def decide(self, question, cancelled=None) -> GuardedDecision:
        raise NotWanted

    def explain(self, question, cancelled=None, also=None) -> tuple[Evaluation, ...]:
        if question.level not in OFFERED:
            return ()  # does not look ahead
        options = sorted({0, len(question.legal) - 1, also or 0})
        return tuple(Evaluation(at, 0.5 - n / 4, 0.01) for n, at in enumerate(options))


class Screen(Struct, frozen=True):
    """A moment, the action there, and what is opened over it.

    `does` is "act" (the person plays), "next" (the next round is dealt) or "" for nothing; only
    `steps` steps of its animation are shown (0: all). `over` is a name from `OVER`. With `copied`,
    another window plays the match, and a copy is at the table.
    """

    moment: Moment
    does: str = ""
    steps: int = 0
    over: str = ""
    copied: bool = False

    @property
    def name(self) -> str:
        """A unique name of the screen."""
        copied = "a_copy" if self.copied else ""
        steps = f"{self.does}{self.steps or ''}"
        return "-".join(filter(None, (self.moment.name, steps, self.over, copied)))

    def reach(self, chair: Chair) -> None:
        """Open the match, and do what leads to the screen."""
        session, dealing = chair.session, self.moment.kind == DEALING
        chair.stop_after(self.steps if dealing else 0)
        chair.open(self.moment, copied=self.copied)
        wait_for(lambda: session.snapshot.view is not None, "the deal", 1)
        if not dealing:
            chair.stop_after(self.steps)
        ply, round_no = session.snapshot.ply, session.snapshot.round_no
        if self.does == "act":
            session.turn.act_unheld(self.moment.action)
            wait_for(lambda: session.snapshot.ply > ply, "the play", 1)
        elif self.does == "next":
            session.match.nextRound()
            wait_for(lambda: session.snapshot.round_no > round_no, "the next round", 1)
        chair.stop_after(0)
        if self.over:
            OVER[self.over][1](chair)
        chair.settle()


class NewMatch(Struct, frozen=True):
    """A match that is started with its button."""

    preset: str
    players: int

    @property
    def name(self) -> str:
        return f"new-{self.preset}-{self.players}"

    def reach(self, chair: Chair) -> None:
        before = chair.session.snapshot
        chair.session.newMatch(self.preset, {"players": self.players}, "regular")
        chair.wait_for_another(before)
        wait_for(lambda: chair.session.snapshot.view is not None, "the deal", 1)
        chair.settle()


class Exercise(Struct, frozen=True):
    """An exercise of the bank and its state: "asking", "weighing", "again" or "judged"."""

    preset: str
    state: str = "asking"

    @property
    def name(self) -> str:
        return f"exercise-{self.preset}-{self.state}"

    def reach(self, chair: Chair) -> None:
        trainer = chair.services.trainer
        bank = load(self.preset)
        assert bank is not None
        trainer.practise(origin_of(bank.entries[0]))
        wait_for(lambda: trainer.state == "asking", "the exercise", 1)
        if self.state == "asking":
            return
        judgement = bank.entries[0].judgement
        best, worst = judgement.options[0].index, judgement.options[-1].index
        taken = best if self.state == "judged" else worst
        trainer._examination.answer = lambda action: 1  # no answer arrives
        chair.session.turn.act(trainer.exercise.task.legal[taken])
        if self.state != "weighing":
            trainer.exercise._on_weighed(JudgingProgress(1, judgement, taken, done=True))
        assert trainer.state == self.state


class Empty(Struct, frozen=True):
    """The empty table."""

    name: str = "empty"

    def reach(self, chair: Chair) -> None:
        if chair.session.snapshot is not None:
            chair.session.leave()


Place = Screen | NewMatch | Exercise | Empty


def screens(moments: list[Moment]) -> Iterator[Screen]:
    """Yield every screen of some moments."""
    for moment in moments:
        phase = moment.kind[0]
        yield Screen(moment)
        if moment.kind == DEALING:
            yield from (Screen(moment, steps=each) for each in (1, 3))
        else:
            yield Screen(moment, copied=True)
        if moment.kind == NEXT:
            yield from (Screen(moment, "next", each) for each in (0, 1, 2, 4))
        if moment.action is not None:
            yield from (Screen(moment, "act", each) for each in (0, 1, 2))
        for name, (fits, _) in OVER.items():
            if fits(phase, moment):
                yield Screen(moment, over=name)


class Chair:
    """A person at the table of these services, who goes from one place to another."""

    def __init__(self, services: Services, folder: Path) -> None:
        self.services, self.session, self._folder = services, services.session, folder
        self._left = 0
        self.session.stage.changed.connect(self._on_changed)

    def open(self, moment: Moment, *, copied: bool = False) -> None:
        """Open the record of a moment, or a copy of it."""
        self._clear_folder()
        before, path = self.session.snapshot, moment.put(self._folder)
        if copied:
            self.session._engine.open_copy(path)
        else:
            self.session.openRecord(str(path))
        self.wait_for_another(before)

    def wait_for_another(self, before: Snapshot | None) -> None:
        """Wait until another match is at the table."""
        wait_for(lambda: all(self.session.snapshot is not each for each in (None, before)), "it", 1)

    def stop_after(self, steps: int) -> None:
        """Limit the animation to this many steps; 0: all."""
        self._left = steps

    def settle(self) -> None:
        """Wait until nothing is being computed."""
        hindsight = self.session.hindsight
        wait_for(lambda: hindsight._asked == NOTHING, "what was thought", 1)

    def _on_changed(self) -> None:
        if self._left and self.session.director.busy:
            self._left -= 1
            if not self._left:
                self.session.director.hold()

    def _clear_folder(self) -> None:
        """Delete the copies that opening a record makes."""
        worker = self.session._engine._worker
        at_table = worker._keeping.path if worker._keeping is not None else None
        kept = at_table.stem if at_table is not None else "-"
        for path in worker._store.folder.glob("*"):
            if not path.name.lstrip(".").startswith(kept):
                path.unlink(missing_ok=True)


# -- screens over the table --------------------------------------------------------------------


def _select(chair: Chair) -> None:
    chair.session.choice.toggle(0)


def _hint(chair: Chair) -> None:
    hints = chair.services.trainer.tutor.hints
    hints.ask()
    wait_for(lambda: hints.best is not None, "the advice", 1)


def _warned(chair: Chair) -> None:
    """Make the tutor ask the person to think again: the best option is another one."""
    tutor, session = chair.services.trainer.tutor, chair.session
    here = LocalWorker(tutor._task)
    options = here.distinct()
    judged = [
        Judged(each, 0.5 - n, 0.01, 0.3, 0.2, float(n), 0.01) for n, each in enumerate(options)
    ]
    tutor._on_weighed(JudgingProgress(tutor._wish, Judgement(tuple(judged), 100), -1, done=True))
    session.turn.act(tutor._task.legal[options[-1]])
    assert tutor.warns


def _page(page: str) -> Callable[[Chair], None]:
    return lambda chair: chair.session.allHands.look(page)


def _decided(chair: Chair) -> None:
    chair.session.allHands.look("decided")
    chair.session.hindsight.look(0)
    chair.settle()


def _costly(chair: Chair) -> None:
    costliest = chair.services.retrospect.costliest
    chair.session.allHands.look("costly")
    costliest.look()
    costliest._on_heard((CostlyPlay(0, 0, 0.2, 0.02),))


def _luck(chair: Chair) -> None:
    luck = chair.services.retrospect.luck
    chair.session.allHands.look("luck")
    luck.look()
    last = len(chair.session.stage.sitters.names) - 1
    found = Luck(1, last, Estimate(0.6, 0.02), Estimate(0.1, 0.02))
    luck._on_heard(Reckoned(found, Estimate(0.2, 0.01), Estimate(0.3, 0.02), last))
    luck._on_heard(LuckFinished(judged=True))


def _past(chair: Chair) -> None:
    past, session = chair.services.retrospect.past, chair.session
    past.openTable()
    viewer = session.stage.sitters.viewer
    journal = session.rounds_over.journal
    past._on_heard(Listed(session.snapshot.spec, journal, viewer, frozenset((viewer,)), ()))


def _court(chair: Chair) -> None:
    if chair.session.court.mayChoose:
        chair.session.court.choose(chair.session.court.choices[1]["value"])


def _copied(chair: Chair) -> None:
    chair.session.match.copyDealNumber()
    chair.session.allHands.copyFingerprint()


def _contested(chair: Chair) -> None:
    link = chair.session._engine
    link.contested.emit(Contested(link.sitting, Path("theirs.arl")))


def _is_own(phase: str, moment: Moment) -> bool:
    return moment.action is not None


def _is_choice(phase: str, moment: Moment) -> bool:
    return moment.action is not None and moment.kind[1] in ("gift", "ask", "pass_left")


def _is_over(phase: str, moment: Moment) -> bool:
    return phase == ROUND_OVER and moment.kind != NEXT


def _is_climbing(phase: str, moment: Moment) -> bool:
    return _is_over(phase, moment) and family_of(moment.preset).key == "climbing"


Fits = Callable[[str, Moment], bool]
OVER: dict[str, tuple[Fits, Callable[[Chair], None]]] = {
    "selected": (_is_own, _select),
    "hint": (_is_own, _hint),
    "warned": (_is_choice, _warned),
    "copied": (_is_own, _copied),
    "contested": (_is_own, _contested),
    "left": (_is_over, _page("left")),
    "decided": (_is_over, _decided),
    "court": (_is_over, _court),
    "costly": (_is_climbing, _costly),
    "luck": (_is_climbing, _luck),
    "past": (_is_climbing, _past),
}
