"""Who decides for the seats of the computer, as the engine's thread asks them.

While it waits for a decision the thread hears no requests, so the window says beforehand that one
is coming (`interrupt`); then the waiting ends at once and the request is done first. A player that
fails is told once a round, and who decides while it rests; when it works again, that is told, too.
"""

from __future__ import annotations

from arschloch_gui.ai.guard import Guard, GuardedDecision
from arschloch_gui.ai.levels import STANDARD, is_level, levels_of
from arschloch_gui.ai.player import Evaluation, decision_rng
from arschloch_gui.ai.question import NotWanted, PlayerQuestion
from arschloch_gui.app.table_events import CameBack, StoodIn
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.match import Match, MatchSpec


class Opponents:
    """Belongs to the engine's thread; only `interrupt` and `stop` are called from others."""

    def __init__(self, guard: Guard | None) -> None:
        self._guard = guard or Guard()
        # One thread counts the requests to come, the other those it has begun.
        self._announced = self._begun = 0
        self._stopped = False
        self._news: list[StoodIn | CameBack] = []
        self._told: set[tuple[int, StoodIn]] = set()
        self._resting: set[Seat] = set()

    @property
    def interrupted(self) -> bool:
        """Whether there is something more urgent than deciding."""
        return self._stopped or self._announced > self._begun

    def interrupt(self) -> None:
        """A request is coming that must not wait for a player."""
        self._announced += 1

    def carry_on(self) -> None:
        """That request has been done."""
        self._begun += 1

    def stop(self) -> None:
        """Nothing will be decided any more."""
        self._stopped = True

    def prepare(self) -> None:
        """A match begins: whoever decides gets ready while cards are dealt."""
        self._guard.prepare()
        self._told.clear()
        self._resting.clear()
        self._news.clear()

    def choice(self, match: Match, level: str, seat: Seat) -> Action | None:
        """What the seat to act does; None when that was interrupted."""
        legal, number = match.legal(), match.plies.known_to(seat)
        state = match.deciding
        assert state is not None
        view = match.family.view(state, seat)
        rng = decision_rng(match.spec.seed, seat, number)
        question = PlayerQuestion(_known(level), match.family.key, view, legal, rng)
        try:
            decision = self._guard.decide(question, lambda: self.interrupted)
        except NotWanted:
            return None
        self._note(match.round_no, seat, decision)
        return legal[decision.index]

    def explain(
        self, spec: MatchSpec, level: str, decided: Decided
    ) -> tuple[str, tuple[Evaluation, ...]]:
        """What a player expected of a decision that is over; one that does not look ahead leaves
        that to the best there is. Returns the level that is heard, too."""
        game = spec.family.key
        rng = decision_rng(spec.seed, decided.seat, decided.number)
        best = levels_of(game)[-1]
        for each in dict.fromkeys((_known(level or best), best)):
            question = PlayerQuestion(each, game, decided.view, decided.legal, rng)
            try:
                thoughts = self._guard.explain(question, lambda: self.interrupted, decided.taken)
                if thoughts:
                    return each, thoughts
            except NotWanted:
                break
        return level or best, ()

    def advise(self, spec: MatchSpec, decided: Decided) -> tuple[int, tuple[Evaluation, ...]]:
        """What the best player there is would do in an open decision, and what it expects of the
        options it weighed; (−1, ()) when that was interrupted."""
        game = spec.family.key
        rng = decision_rng(spec.seed, decided.seat, decided.number)
        question = PlayerQuestion(levels_of(game)[-1], game, decided.view, decided.legal, rng)
        try:
            if thoughts := self._guard.explain(question, lambda: self.interrupted):
                return thoughts[0].index, thoughts
            return self._guard.decide(question, lambda: self.interrupted).index, ()
        except NotWanted:
            return -1, ()

    def news(self) -> tuple[StoodIn | CameBack, ...]:
        """Who failed and who came back since this was asked last."""
        news, self._news = tuple(self._news), []
        return news

    def close(self) -> None:
        """Let go of whoever decides."""
        self._guard.close()

    def _note(self, round_no: int, seat: Seat, decision: GuardedDecision) -> None:
        """Tell who decided, where that is news."""
        if decision.stood_in:
            failed = StoodIn(seat, lasting=decision.resting)
            if (round_no, failed) not in self._told:
                self._told.add((round_no, failed))
                self._news.append(failed)
            if decision.resting:
                self._resting.add(seat)
        elif decision.thought and seat in self._resting:
            self._resting.remove(seat)
            self._news.append(CameBack(seat))


def _known(level: str) -> str:
    """The level, or the usual one in place of a name that is none."""
    return level if is_level(level) else STANDARD
