"""A decision to be judged, as a value that can travel, and how a chunk of it is worked out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from arschloch_gui.ai.games import playing
from arschloch_gui.ai.trials import RolloutRound, Trials
from arschloch_gui.coach.judgement import CHUNK, ChunkResults, WorkOut
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.match import Snapshot
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.table.round import AnyView


class Chunks(Protocol):
    """Whoever works chunks out."""

    def chunk(self, options: Sequence[int], number: int) -> ChunkResults:
        """What one chunk finds; it depends on nothing but what it is of, options and number."""
        ...


@runtime_checkable
class Workable(Protocol):
    """A value that can travel to where it is worked out."""

    def begin(self) -> Chunks:
        """Get ready. Raises `NotToBeJudged`."""
        ...


Working: TypeAlias = Callable[[Workable], WorkOut]
"""How the chunks of something are worked out."""


def in_this_thread(task: Workable) -> WorkOut:
    """In this thread."""
    chunks = task.begin()
    return lambda options, numbers: (chunks.chunk(options, number) for number in numbers)


class NotToBeJudged(ValueError):
    """There is no way to try the options of this decision out."""


class Task(Struct, frozen=True):
    """One decision: the game (its family's key), what its seat knows and may do, and a seed.

    `in_trick`: it is about a play; else about what is decided before the first trick.
    """

    game: str
    view: AnyView
    legal: tuple[Action, ...]
    seed: int
    in_trick: bool = False

    @classmethod
    def of(cls, snapshot: Snapshot) -> Task:
        """Return the decision that the viewer of a snapshot has to make."""
        view = snapshot.view
        assert view is not None
        return cls(snapshot.spec.family.key, view, snapshot.legal, snapshot.spec.seed)

    def begin(self) -> LocalWorker:
        """Get ready to work it out. Raises `NotToBeJudged`."""
        return LocalWorker(self)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.view.counts)


@dataclass(slots=True)
class LocalWorker:
    """Works chunks out in this thread. Raises `NotToBeJudged`."""

    task: Task
    _trials: Trials = field(init=False)

    def __post_init__(self) -> None:
        ways = playing(self.task.game)
        find = ways.play_trials if self.task.in_trick else ways.trials
        found = find(self.task.view, self.task.legal)
        if found is None:
            raise NotToBeJudged(self.task.game)
        self._trials = found

    def distinct(self, also: Sequence[int] = ()) -> list[int]:
        """The options that differ in something; of very many those worth a thought, and what
        stands for the ones in `also`."""
        return self._trials.distinct(also)

    def option_of(self, action: Action) -> int:
        """The one of `distinct` that differs from a legal action in nothing that counts."""
        return self._trials.option_of(action)

    def round(self, options: Sequence[int], number: int) -> list[RolloutRound]:
        """One situation played out in sight, by option; it depends on task and number alone."""
        return self._trials.rounds(options, Rng(self.task.seed, "in sight", number))

    def chunk(self, options: Sequence[int], number: int) -> ChunkResults:
        """What one chunk finds; it depends on nothing but task, options and number."""
        rng = Rng(self.task.seed, "coach", number)
        return [self._trials.places(options, rng) for _ in range(CHUNK)]

    def work_out(self, options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        """One chunk after the other."""
        for number in numbers:
            yield self.chunk(options, number)
