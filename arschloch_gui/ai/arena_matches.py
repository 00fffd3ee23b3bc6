"""One match of a simulation: its description and its play, with a stand-in for failures.

`arena_processes` distributes many matches over processes and supervises them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from arschloch_gui.ai.bot_lines import Hello
from arschloch_gui.ai.external_player import ExternalPlayer, is_external
from arschloch_gui.ai.guard import MOST_LATE, Guard, GuardedDecision
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import AnyPlayer, decision_rng, player_seed
from arschloch_gui.ai.question import InThread, MakePlayer, NoAnswer, PlayerQuestion
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.match import ROUND_OVER
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.plies import Plies
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.game import AnyGame
from arschloch_gui.engine.table.round import AnyRound, AnyView

Places: TypeAlias = tuple[float, ...]
"""The place of each seat in one round. 1 is the highest position."""
Points: TypeAlias = tuple[float, ...]
"""The game's points of each seat in one round."""


class MatchJob(Struct, frozen=True):
    """One match of a simulation, small enough to send to another process.

    `lost` lists the decisions during which a process died or hung, as pairs of the number in the
    match (from 1) and the seat.
    """

    preset: str
    rules: RulesBase
    levels: tuple[str, ...]
    seed: int
    rounds: int
    lost: tuple[tuple[int, Seat], ...] = ()


class ArenaMatch(Struct, frozen=True):
    """Places and points of every round of a match.

    `failures` counts the decisions made by a stand-in, and `told` contains the log texts of some of
    these failures.
    """

    places: list[Places] = field(default_factory=list)
    points: list[Points] = field(default_factory=list)
    failures: int = 0
    told: tuple[str, ...] = ()


def play_match(job: MatchJob, players: Sequence[AnyPlayer] | None = None) -> ArenaMatch:
    """Play a match in this process and return its result.

    By default, the job's levels play. Exceptions raised by players propagate.
    """
    family = family_of(job.preset)
    seats = players or [player(level, family.key) for level in job.levels]
    played = ArenaMatch()
    for state in finished_rounds(family, job, seats):
        played.places.append(state.places())
        played.points.append(state.points())
    return played


def finished_rounds(
    family: AnyGame, job: MatchJob, players: Sequence[AnyPlayer]
) -> Iterator[AnyRound]:
    """Yield the final state of each round of a match in order."""
    carry = Carry(order=tuple(range(len(players))))
    plies = Plies(len(players))
    for round_no in range(1, job.rounds + 1):
        setup = RoundSetup(job.seed, round_no, carry)
        state = play_round(family, job.rules, setup, players, plies)
        carry = state.carry()
        yield state


def play_round(
    family: AnyGame, rules: RulesBase, setup: RoundSetup, players: Sequence[AnyPlayer], plies: Plies
) -> AnyRound:
    """Play one round and return its final state.

    `players` are listed by seat, and `plies` is updated.

    The players get the same random numbers as in a `Match` with this seed, so they choose the same
    actions.
    """
    state = family.start_round(rules, setup, None)
    while state.phase != ROUND_OVER:
        seat = state.to_act
        legal = family.legal(state)
        view = family.view(state, seat)
        rng = decision_rng(setup.seed, seat, plies.known_to(seat))
        action = legal[players[seat].choose(view, legal, rng)]
        secret = family.is_secret(state.phase, action)
        family.advance(state, action, None)
        plies.count(seat, secret=secret)
    return state


def unwatched(*_: int) -> None:
    """Do nothing. This is the default callback for progress."""


def play_guarded(
    job: MatchJob,
    make: MakePlayer,
    patience: float,
    watched: Callable[[int, Seat], None],
    round_over: Callable[[int], None] = unwatched,
) -> ArenaMatch:
    """Play a match in which a stand-in decides if a player fails.

    `watched` is called before each decision with the number of the decision (from 1) and the seat.
    `round_over` is called with the number of rounds finished so far. `patience` is the time limit
    of an external player per decision, in seconds.
    """
    external = {
        seat: ExternalPlayer(
            level, Hello(job.preset, job.rules, seat, player_seed(job.seed, seat)), patience
        )
        for seat, level in enumerate(job.levels)
        if is_external(level)
    }
    family, played = family_of(job.preset), ArenaMatch()
    players = InThread(make)
    try:
        for level in dict.fromkeys(job.levels):
            if not is_external(level):
                players.load(level, family.key)
        tally = _Tally(job, Guard(players), watched, external)
        sitters = [_Sitter(level, family.key, tally) for level in job.levels]
        for state in finished_rounds(family, job, sitters):
            played.places.append(state.places())
            played.points.append(state.points())
            _tell_round(external.values(), state.carry().offices)
            round_over(len(played.places))
        watched(0, 0)
        means = [sum(each) / len(played.places) for each in zip(*played.places, strict=True)]
        for each in external.values():
            each.tell_over(len(played.places), means)
    finally:
        for each in external.values():
            each.close()
    return replace(played, failures=tally.failures)


def _tell_round(external: Iterable[ExternalPlayer], places: tuple[Seat, ...]) -> None:
    for each in external:
        each.tell_round(places)


class _Tally:
    """The state shared by the players in one match: failures, lost decisions and action counts."""

    def __init__(
        self,
        job: MatchJob,
        guard: Guard,
        watched: Callable[[int, Seat], None],
        external: Mapping[Seat, ExternalPlayer],
    ) -> None:
        self.failures = 0
        self._external = external
        self._lost = dict(job.lost)
        self._levels = job.levels
        self._late: Counter[str] = Counter()
        self._guard, self._watched = guard, watched
        self._decision = 0
        self._family, self._plies = family_of(job.preset), Plies(len(job.levels))

    def decide(self, question: PlayerQuestion, seat: Seat) -> int:
        """Return the index of the chosen legal action.

        The stand-in chooses it if the decision is listed as lost or if the level was late too
        often.
        """
        index = self._index(question, seat)
        secret = self._family.is_secret(question.view.phase, question.legal[index])
        self._plies.count(seat, secret=secret)
        return index

    def _index(self, question: PlayerQuestion, seat: Seat) -> int:
        self._decision += 1
        self._watched(self._decision, seat)
        if self._decision in self._lost:
            self._late[question.level] += 1  # counted by the process that lost it, with `job.lost`
            return self._guard.stand_in(question).index
        if seat in self._external:
            decision = self._visited(question, seat)
        elif self._late[question.level] >= MOST_LATE:
            decision = self._guard.stand_in(question)
        else:
            decision = self._guard.decide(question)
        self.failures += decision.stood_in
        return decision.index

    def _visited(self, question: PlayerQuestion, seat: Seat) -> GuardedDecision:
        try:
            ply = self._plies.known_to(seat)
            return GuardedDecision(self._external[seat].answer(question, ply))
        except NoAnswer:
            return self._guard.stand_in(question)


class _Sitter:
    """A player for one seat that passes every question on to the tally."""

    def __init__(self, level: str, game: str, tally: _Tally) -> None:
        self._level, self._game, self._tally = level, game, tally

    def choose(self, view: AnyView, legal: tuple[Action, ...], rng: Rng) -> int:
        question = PlayerQuestion(self._level, self._game, view, legal, rng)
        return self._tally.decide(question, view.own_seat)
