"""The simulator's random numbers: statistically sound, and the same for ever."""

from __future__ import annotations

from collections import Counter

from arschloch_gui.ai.climbing.playout.core.generator import MULTIPLIER, Generator


def test_equal_seeds_draw_the_same():
    assert [Generator(5).below(100) for _ in range(3)] == [69] * 3
    one = Generator(7)
    assert [one.below(52) for _ in range(8)] == [28, 4, 25, 14, 29, 20, 16, 0]
    items, other = list(range(12)), Generator(7)
    other.shuffle(items)
    assert items == [5, 11, 3, 7, 10, 1, 8, 9, 2, 4, 0, 6]
    assert other.below(1000) == 8


def test_the_period_is_as_long_as_can_be():
    prime = MULTIPLIER * 2**30 - 1
    half = (prime - 1) // 2
    for number in (prime, half):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13))


def spread(drawn: Counter[int], values: int) -> float:
    """Return the χ² of the draws: about `values`, plus or minus twice its square root."""
    expected = sum(drawn.values()) / values
    return sum((drawn[value] - expected) ** 2 / expected for value in range(values))


def test_numbers_in_succession_and_of_neighbouring_seeds_are_spread_evenly():
    one = Generator(7)
    pairs = Counter(one.below(16) * 16 + one.below(16) for _ in range(20_000))
    assert 150 < spread(pairs, 256) < 370
    firsts = Counter(Generator(seed).below(52) for seed in range(20_000))
    assert 20 < spread(firsts, 52) < 95


def test_every_item_gets_everywhere():
    one, places = Generator(3), Counter[int]()
    for _ in range(10_000):
        items = list(range(6))
        one.shuffle(items)
        places.update(place * 6 + item for place, item in enumerate(items))
    assert 10 < spread(places, 36) < 70
