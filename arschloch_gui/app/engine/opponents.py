"""Decisions of the computer players, made in the engine thread.

The thread receives no requests while it waits for a decision. The window therefore announces each
request with `interrupt`, which ends the waiting at once. A failure is reported once per round, with
the player that stands in, as is the recovery of the failed player.
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
    """The computer players of the match.

    Belongs to the engine thread. Only `interrupt` and `stop` can be called from other threads.
    """

    def __init__(self, guard: Guard | None) -> None:
        self._guard = guard or Guard()
        # The GUI thread counts the announced requests, and the engine thread those it has begun.
        self._announced = self._begun = 0
        self._stopped = False
        self._news: list[StoodIn | CameBack] = []
        self._told: set[tuple[int, StoodIn]] = set()
        self._resting: set[Seat] = set()

    @property
    def interrupted(self) -> bool:
        """Whether a request or the shutdown is more urgent than the decision."""
        return self._stopped or self._announced > self._begun

    def interrupt(self) -> None:
        """Announce a request that must not wait for a computer player."""
        self._announced += 1

    def carry_on(self) -> None:
        """Mark the announced request as done."""
        self._begun += 1

    def stop(self) -> None:
        """End the current decision and make no more."""
        self._stopped = True

    def prepare(self) -> None:
        """Reset for a new match and prepare the players while the cards are dealt."""
        self._guard.prepare()
        self._told.clear()
        self._resting.clear()
        self._news.clear()

    def choice(self, match: Match, level: str, seat: Seat) -> Action | None:
        """Return the action of the seat to act, or None if interrupted."""
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
        """Return the level that answered and its estimates for the options of a past decision.

        If the player does not look ahead, the strongest player answers instead.
        """
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
        """Return the strongest player's choice in a pending decision and its evaluations.

        Returns (−1, ()) if interrupted.
        """
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
        """Return the failures and recoveries since the last call."""
        news, self._news = tuple(self._news), []
        return news

    def close(self) -> None:
        """Release the players."""
        self._guard.close()

    def _note(self, round_no: int, seat: Seat, decision: GuardedDecision) -> None:
        """Record a failure or recovery, unless it has already been reported."""
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
    """Return the level, or the standard level if the name is unknown."""
    return level if is_level(level) else STANDARD
