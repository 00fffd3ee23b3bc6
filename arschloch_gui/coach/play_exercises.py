"""Plays of one's own match that cost something, judged so that they can be set as exercises.

`plays.py` finds the costliest ones. They are then judged a third time, in deals of their own and
with all options, so that being selected for a large loss does not bias the verdict. Only a play
that is a mistake both times is set. Plays are judged less certainly than exchanges, because the
hidden cards have to be guessed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from arschloch_gui.coach.exercise import Exercise, play_at
from arschloch_gui.coach.judgement import Judgement, judging
from arschloch_gui.coach.plays import CostlyPlay, Progress, costliest
from arschloch_gui.coach.task import Task, Working, in_this_thread
from arschloch_gui.coach.verdict import COSTLY, INEXACT, verdict
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.match import Entry, Match, MatchSpec
from arschloch_gui.engine.playback import played
from arschloch_gui.engine.review import journal_before, review

METHOD = 1
"""Version of the method, increased if finding or judging plays changes."""
LEAST = INEXACT
"""Minimum loss of a play that is set; at least this much is a mistake.

For how often such a play is a mistake again in other deals, see
`docs/measurements/judging-exchanges.md`.
"""
LAST_LOOK = 0.015
"""Standard error of the best options in the third judgement."""
_THIRD = 1_000_003
"""Added to the seed for the third judgement; the seeds of the other two are consecutive."""


class PlayExercise(Struct, frozen=True):
    """A play to be made again: the option that was taken, and the judgement of all options.

    `ply` is the number of actions in the match before it.
    """

    round_no: int
    ply: int
    taken: int
    judgement: Judgement

    @property
    def loss(self) -> float:
        """What the play cost, in expected position."""
        return self.judgement.of(self.taken).loss


def play_exercises(
    match: Match, rounds: Sequence[int], seat: Seat, working: Working = in_this_thread
) -> Iterator[Progress | tuple[PlayExercise, ...]]:
    """Yield the progress, and finally the costliest plays of a seat in finished rounds.

    They are sorted by their loss, the largest first. Raises `NotToBeJudged` if no play of the game
    can be judged.
    """
    decided = [
        (number, each)
        for number in rounds
        for each in review(match, number).decided
        if each.seat == seat and each.in_trick
    ]
    game, seed = match.family.key, match.spec.seed
    found: tuple[CostlyPlay, ...] = ()
    for each in costliest(game, [play for _, play in decided], seed, working):
        if isinstance(each, Progress):
            yield each
        else:
            found = each
    judged = [
        _judged(*decided[play.at], play.best, game, seed, working)
        for play in found
        if play.loss >= LEAST
    ]
    costly = [each for each in judged if each is not None]
    yield tuple(sorted(costly, key=lambda each: -each.loss))


def exercise_of(spec: MatchSpec, journal: Sequence[Entry], ply: int) -> Exercise | None:
    """Return the decision after `ply` actions of a match; None if it is no play to be judged."""
    match = played(spec, journal_before(journal, ply))
    if match.to_act is None and not match.is_over:
        match.start_round()
    return play_at(match)


def _judged(
    round_no: int, decided: Decided, best: int, game: str, seed: int, working: Working
) -> PlayExercise | None:
    """Judge all options of a play in deals of its own; None if it is no mistake there."""
    own_seed = seed + 2 * decided.ply + _THIRD
    task = Task(game, decided.view, decided.legal, own_seed, in_trick=True)
    kept = (decided.taken, best)
    options = task.begin().distinct(kept)
    *_, judgement = judging(options, task.players, working(task), LAST_LOOK, kept)
    found = judgement.of(decided.taken)
    if verdict(found.loss, found.loss_stderr) not in COSTLY:
        return None
    return PlayExercise(round_no, decided.ply, decided.taken, judgement)
