"""Decisions to practise: a match up to a decision before the first trick.

If no such match has been played, `regular` plays one: a round to determine the positions, and the
next one up to its first trick. This player is frozen, so a seed always leads to the same decisions.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.ai.levels import STANDARD, player
from arschloch_gui.ai.player import AnyPlayer, decision_rng
from arschloch_gui.coach.task import LocalWorker, NotToBeJudged, Task
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import Event, PlayBegan
from arschloch_gui.engine.family import Refusal
from arschloch_gui.engine.match import Entry, Match, MatchSpec
from arschloch_gui.engine.playback import played


class Exercise(Struct, frozen=True):
    """A decision of a seat, and the match that led to it.

    `phase` is the kind of decision (as in the record) and `office` the seat's position (0 is the
    highest). `cards` is the number of cards the seat gives away, or 0 if it differs between
    options. `in_trick` is True for a play (`play_exercises.py`).
    """

    spec: MatchSpec
    journal: tuple[Entry, ...]
    seat: Seat
    phase: str
    office: int
    cards: int
    in_trick: bool = False

    def match(self) -> Match:
        """Return the match at this moment, replayed."""
        match = played(self.spec, self.journal)
        if match.to_act is None:
            match.start_round()
        return match


def letters(players: int) -> tuple[str, ...]:
    """Return default names for players; names have no effect on the match."""
    return tuple("ABCDEFGHIJKL"[:players])


def exercises(spec: MatchSpec) -> Iterator[Exercise]:
    """Yield the decisions before the first trick of a match's second round, in order."""
    match, regular = Match(spec), player(STANDARD, spec.family.key)
    while not match.rounds:
        if match.to_act is None:
            match.start_round()
        _decide(match, regular)
    if match.is_over:
        return
    events = match.start_round()
    assert not isinstance(events, Refusal)
    while match.to_act is not None and not any(isinstance(each, PlayBegan) for each in events):
        found = exercise_at(match)
        if found is not None:
            yield found
        events = _decide(match, regular)


def exercise_at(match: Match) -> Exercise | None:
    """Return the current decision of a match, or None if there is nothing to judge.

    This is the case if the seat has no choice or a trick is in progress.
    """
    seat, legal = match.to_act, match.legal()
    if seat is None or len(legal) < 2:
        return None
    task = task_of(match, 0)
    try:
        if len(LocalWorker(task).distinct()) < 2:
            return None
    except NotToBeJudged:
        return None
    return Exercise(
        match.spec, tuple(match.journal), seat, match.phase, _office(match, seat),
        _parted_with(legal),
    )  # fmt: skip


def play_at(match: Match) -> Exercise | None:
    """Return the current play of a match in a trick, or None if there is nothing to judge."""
    seat = match.to_act
    if seat is None or len(match.legal()) < 2:
        return None
    try:
        LocalWorker(replace(task_of(match, 0), in_trick=True))
    except NotToBeJudged:
        return None
    journal, office = tuple(match.journal), _office(match, seat)
    return Exercise(match.spec, journal, seat, match.phase, office, 0, in_trick=True)


def task_of(match: Match, seed: int) -> Task:
    """Return the decision of the seat to act as a task for the judge.

    It is assumed to be a decision before the first trick.
    """
    state = match.deciding
    assert state is not None
    view = match.family.view(state, state.to_act)
    return Task(match.family.key, view, match.legal(), seed)


def _office(match: Match, seat: Seat) -> int:
    """Return the position of a seat in the current round (0 is the highest), or −1 for none."""
    offices = match.round_start(match.round_no).setup.carry.offices
    return offices.index(seat) if seat in offices else -1


def _parted_with(legal: tuple[Action, ...]) -> int:
    counts = {len(getattr(action, "cards", ())) for action in legal}
    return counts.pop() if len(counts) == 1 else 0


def _decide(match: Match, regular: AnyPlayer) -> tuple[Event, ...]:
    state, legal = match.deciding, match.legal()
    assert state is not None
    seat = state.to_act
    view = match.family.view(state, seat)
    rng = decision_rng(match.spec.seed, seat, match.snapshot(seat).known_ply)
    events = match.submit(seat, legal[regular.choose(view, legal, rng)])
    assert not isinstance(events, Refusal), "a legal action is done"
    return events
