"""Decisions to be judged, in a form that can be sent to other processes, and their workers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from arschloch_gui.ai.games import playing
from arschloch_gui.ai.trials import RolloutRound, Trials
from arschloch_gui.coach.judgement import CHUNK, MANY, ChunkResults, WorkOut
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.match import Snapshot
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyView


class Chunks(Protocol):
    """A worker that computes chunks of a task."""

    def chunk(self, options: Sequence[int], number: int) -> ChunkResults:
        """Return the results of one chunk, which depend only on the task, options and number."""
        ...


@runtime_checkable
class Workable(Protocol):
    """A task that can be sent to another process."""

    def begin(self) -> Chunks:
        """Return the worker for the chunks. Raises `NotToBeJudged`."""
        ...


Working: TypeAlias = Callable[[Workable], WorkOut]
"""Strategy for computing the chunks of a task."""


def is_compiled(game: str) -> bool:
    """Return whether a game's playouts run at full speed, not about ten times slower."""
    return playing(game).is_compiled()


def in_this_thread(task: Workable) -> WorkOut:
    """Return a function that computes the chunks of a task in this thread."""
    chunks = task.begin()
    return lambda options, numbers: (chunks.chunk(options, number) for number in numbers)


class NotToBeJudged(ValueError):
    """Error raised if the options of a decision cannot be simulated."""


class Task(Struct, frozen=True):
    """One decision: the game (its family's key), what its seat knows and can do, and a seed.

    `in_trick` is True for a play, and False for a decision before the first trick.
    """

    game: str
    view: AnyView
    legal: tuple[Action, ...]
    seed: int
    in_trick: bool = False

    @classmethod
    def of(cls, snapshot: Snapshot, *, in_trick: bool = False) -> Task:
        """Return the pending decision of a snapshot's viewer as a task."""
        view, spec = snapshot.view, snapshot.spec
        assert view is not None
        return cls(spec.family.key, view, snapshot.legal, spec.seed, in_trick)

    def begin(self) -> LocalWorker:
        """Return a worker in this process. Raises `NotToBeJudged`."""
        return LocalWorker(self)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.view.counts)


def is_option(task: Task, action: Action) -> bool:
    """Return whether an action is one of those that can be judged.

    At a table that punishes illegal plays, such a play is possible but not judged.
    """
    try:
        LocalWorker(task).option_of(action)
    except ValueError:  # or `NotToBeJudged`
        return False
    return True


@dataclass(slots=True)
class LocalWorker:
    """A worker that computes chunks in this thread. Raises `NotToBeJudged`."""

    task: Task
    _trials: Trials = field(init=False)
    _situations: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        ways = playing(self.task.game)
        find = ways.play_trials if self.task.in_trick else ways.trials
        found = find(self.task.view, self.task.legal)
        if found is None:
            raise NotToBeJudged(self.task.game)
        self._trials = found

    def distinct(self, also: Sequence[int] = ()) -> list[int]:
        """Return the options that differ in a relevant way.

        If there are very many, only the promising ones and the equivalents of those in `also` are
        returned.
        """
        return self._trials.distinct(also)

    def option_of(self, action: Action) -> int:
        """Return the option among `distinct` that is equivalent to a legal action."""
        return self._trials.option_of(action)

    def round(self, options: Sequence[int], number: int) -> list[RolloutRound]:
        """Return one full playout per option; it depends only on the task, options and number."""
        return self._trials.rounds(options, Rng(self.task.seed, "in sight", number))

    def chunk(self, options: Sequence[int], number: int) -> ChunkResults:
        """Return the results of one chunk, which depend only on the task, options and number.

        A chunk has `CHUNK` situations, or only one if the decision has very many options.
        """
        if not self._situations:
            self._situations = CHUNK if len(self.distinct()) <= MANY else 1
        rng = Rng(self.task.seed, "coach", number)
        return [self._trials.places(options, rng) for _ in range(self._situations)]

    def work_out(self, options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        """Yield the results of the chunks, one after the other."""
        for number in numbers:
            yield self.chunk(options, number)
