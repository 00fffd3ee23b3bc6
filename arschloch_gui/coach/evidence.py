"""Cache of computed chunks, so that nothing is computed twice.

The result of an option in a chunk does not depend on the other options in it. To refine the
estimates of some options later, their existing results can be extended.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from arschloch_gui.coach.judgement import ChunkResults, WorkOut


class ChunkCache:
    """Cached results for one task; can be called like the `WorkOut` it wraps."""

    def __init__(self, work_out: WorkOut) -> None:
        self._work_out = work_out
        self._known: dict[int, dict[int, list[list[int]]]] = {}
        """Results in each situation of a chunk, by chunk number and option."""

    def __call__(self, options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        """Yield each chunk's results for these options, in the order of the numbers."""
        for missing, chunks in groupby(numbers, lambda number: self._missing(options, number)):
            if not missing:
                yield from (self._found(options, number) for number in chunks)
                continue
            wanted = list(chunks)
            for number, found in zip(wanted, self._work_out(missing, wanted), strict=True):
                self._note(number, missing, found)
                yield self._found(options, number)

    def _missing(self, options: Sequence[int], number: int) -> tuple[int, ...]:
        known = self._known.get(number, {})
        return tuple(option for option in options if option not in known)

    def _note(self, number: int, options: Sequence[int], found: ChunkResults) -> None:
        known = self._known.setdefault(number, {})
        for at, option in enumerate(options):
            known[option] = [situation[at] for situation in found]

    def _found(self, options: Sequence[int], number: int) -> ChunkResults:
        known = self._known[number]
        return [list(places) for places in zip(*(known[option] for option in options), strict=True)]
