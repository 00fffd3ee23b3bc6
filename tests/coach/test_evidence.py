"""Results are cached, which changes nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.coach.evidence import ChunkCache
from arschloch_gui.coach.judgement import CHUNK, ChunkResults, judging


class Counting:
    """Computes chunks by a formula, and records which options were requested."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, tuple[int, ...]]] = []

    def __call__(self, options, numbers) -> Iterator[ChunkResults]:
        for number in numbers:
            self.asked.append((number, tuple(options)))
            yield [[[(option * 7 + number + at) % 4] for option in options] for at in range(CHUNK)]


def test_a_judgement_by_evidence_is_the_same():
    plain = list(judging(range(12), 4, Counting(), 0.05))
    assert list(judging(range(12), 4, ChunkCache(Counting()), 0.05)) == plain


def test_nothing_is_worked_out_twice():
    counting = Counting()
    evidence = ChunkCache(counting)
    first = list(evidence([1, 2], range(3)))
    assert list(evidence([1, 2], range(3))) == first
    assert counting.asked == [(number, (1, 2)) for number in range(3)]
    assert list(evidence([2, 5], range(4))) == list(Counting()([2, 5], range(4)))
    assert counting.asked[3:] == [(0, (5,)), (1, (5,)), (2, (5,)), (3, (2, 5))]


def test_an_option_that_was_dropped_can_be_kept_later():
    counting = Counting()
    evidence = ChunkCache(counting)
    last = list(judging(range(12), 4, evidence, 0.05))[-1]
    worst = last.options[-1]
    kept = list(judging(range(12), 4, evidence, 0.05, keep=[worst.index]))[-1]
    assert kept.of(worst.index).stderr <= 0.05
    assert kept.best == last.best


def test_cached_chunks_come_before_new_ones():
    evidence = ChunkCache(Counting())
    list(evidence([1], range(2)))
    assert list(evidence([1], range(4))) == list(Counting()([1], range(4)))
