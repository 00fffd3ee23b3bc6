"""Golden values: a deal number must mean the same cards for ever, on every machine."""

from __future__ import annotations

from collections import Counter

import pytest

from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.rng import Rng, sub_seed
from deals import match_of


def test_the_generator_is_splitmix64():
    rng = Rng(0)
    rng._state = 0
    # These are the first outputs of the published reference for seed 0.
    assert [rng.bits() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_sub_seeds_stay_what_they_are():
    assert sub_seed(1) == 17797172410793473910
    assert sub_seed(20261120, "deal", 3) == 15080786158186047632


def test_draws_stay_what_they_are():
    rng = Rng(1, "deal", 1)
    assert [rng.bits() for _ in range(3)] == [
        7367640507180487295,
        6560206546705265065,
        8851491649352657096,
    ]
    assert [rng.below(52) for _ in range(8)] == [15, 29, 41, 39, 9, 51, 16, 47]
    assert Rng(7, "deal", 1).shuffled(range(12)) == [6, 10, 0, 3, 4, 8, 2, 11, 5, 9, 1, 7]
    assert "".join(Rng(0, "x", i).choice("abc") for i in range(9)) == "aabaccaaa"


@pytest.mark.parametrize(
    ("preset", "dealer", "hand"),
    [
        ("arschloch", 2, "7S 9D 9H JD JS QD KD KH"),
        ("trouduc", 2, "4D 4H 5S 6D 6C 8S 9D 9H 10C QS KC KH AS"),
    ],
)
def test_deal_20261120_stays_what_it_is(preset: str, dealer: int, hand: str):
    match = match_of(preset, seed=20261120)
    match.start_round()
    assert match.state.dealer == dealer
    assert " ".join(format_cards(match.state.hands[0])) == hand


def test_purposes_have_streams_of_their_own():
    rng = Rng(5, "deal", 1)
    expected = [Rng(5, "deal", 1).bits()]
    Rng(5, "ai", 2, 41).shuffled(range(100))
    assert [rng.bits()] == expected
    purposes = [("deal", 1), ("deal", 2), ("deal", 11), ("dealer",), ("aside", 1), ("deal/1",)]
    assert len({sub_seed(5, *purpose) for purpose in purposes}) == len(purposes) - 1, (
        "a purpose is the text of its parts joined by /"
    )


def test_a_shuffle_keeps_the_items_and_leaves_the_given_ones_alone():
    items = tuple(range(52))
    mixed = Rng(3, "mix").shuffled(items)
    assert sorted(mixed) == list(items)
    assert mixed != list(items)
    assert Rng(3, "mix").shuffled([]) == []


def test_every_order_of_three_is_about_equally_likely():
    counts = Counter(tuple(Rng(seed, "fair").shuffled("abc")) for seed in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values()), counts


class Rigged(Rng):
    """A generator whose draws are known beforehand."""

    __slots__ = ("draws",)
    draws: list[int]

    def bits(self) -> int:
        """Return the next of `draws`."""
        return self.draws.pop(0)


def test_draws_that_would_favour_small_numbers_are_drawn_again():
    rng = Rigged(0)
    # When 2**64 values are divided into three equal parts, the topmost one is left over.
    rng.draws = [(1 << 64) - 1, 5]
    assert rng.below(3) == 2
    assert rng.draws == []
