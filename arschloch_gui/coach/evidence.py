"""Chunks that have been worked out, so that nothing is worked out twice.

What an option comes to in a chunk does not depend on the others it is tried with: whoever wants to
know more of some options later goes on where they were left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from arschloch_gui.coach.judgement import ChunkResults, WorkOut


class ChunkCache:
    """What has been found of one task; itself a way to work chunks out."""

    def __init__(self, work_out: WorkOut) -> None:
        self._work_out = work_out
        self._known: dict[int, dict[int, list[list[int]]]] = {}
        """By number of a chunk, by option: what came of it in each situation."""

    def __call__(self, options: Sequence[int], numbers: Iterable[int]) -> Iterator[ChunkResults]:
        """What each chunk found of these options, in the order of the numbers."""
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
