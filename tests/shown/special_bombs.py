"""Scenarios about bombs."""

from __future__ import annotations

from shown.climbing import SHOWN
from shown.plays import (
    beats_bomb,
    bombs,
    on_top,
    run,
    trumps,
)
from shown.scene import Scene
from shown.sentences import Unfit

BOMB = "A bomb beats any other play, whatever its size: four {ranks} beat {one}, for instance."


@SHOWN.shows(
    f"Four cards of one rank are a bomb. {BOMB}",
    f"Four or more cards of one rank are a bomb. {BOMB}",
)
def a_bomb_beats_anything(s: Scene) -> None:
    weakest = bombs(s)[0]
    for count in (1, 2, 3):
        ranks = s.ranks(copies=count)
        if count <= s.book.max_set:
            assert s.beats(s.cards(ranks[-1], count), weakest)
            if count <= s.copies(ranks[0]):
                assert not s.beats(s.cards(ranks[-1], count), weakest[:3]) or count == 3
    if s.rules.runs != "none":
        assert s.beats(run(s, 0, suit="H"), weakest)
    if s.rules.jokers and s.rules.joker in ("high", "trump", "substitute"):
        assert s.beats([s.joker()], weakest)
    larger = any(s.copies(rank) > 4 for rank in s.naturals()) or s.book.helpers
    if s.rules.joker == "high" or s.rules.joker == "substitute":
        return
    assert bool(larger) == ("or more" in s.said)


@SHOWN.shows(
    "Four cards of one rank are a bomb. It beats {targets}, however many there are.",
    "Four or more cards of one rank are a bomb. It beats {targets}, however many there are.",
)
def a_bomb_beats_the_highest(s: Scene) -> None:
    top = s.naturals()[-1]
    if top == "2" and s.rules.two == "cuts":
        raise Unfit
    weakest = bombs(s)[0]
    for count in (1, 2, 3):
        if count <= min(s.book.max_set, s.copies(top)):
            assert s.beats(s.cards(top, count), weakest)
    below = [rank for rank in s.ranks() if rank != top][-1]
    assert not s.beats(s.cards(below), weakest)
    if s.rules.jokers and s.rules.joker in ("high", "trump", "substitute"):
        assert "jokers" in s.said
        assert s.beats([s.joker()], weakest)


@SHOWN.shows("It also beats a run that ends with the strongest rank.")
def a_bomb_beats_the_highest_run(s: Scene) -> None:
    last = len(s.naturals()) - 3
    weakest = bombs(s)[0]
    if not (s.rules.eight_cuts_in_runs and "8" in s.naturals()[last:]):
        assert s.beats(run(s, last), weakest)
    if not (s.rules.eight_cuts_in_runs and "8" in s.naturals()[:3]):
        assert not s.beats(run(s, 0), weakest)


@SHOWN.shows("After a revolution, it beats {lowest} instead of {highest}.")
def a_bomb_beats_the_lowest_when_turned(s: Scene) -> None:
    weakest = bombs(s)[0]
    top, low = s.naturals()[-1], s.naturals()[0]
    on = [s.joker(black=True)] if s.rules.joker == "jester" and s.rules.jokers else s.cards(low)
    assert s.beats(on, weakest, reverse=True)
    if not (top == "2" and s.rules.two == "cuts"):
        assert not s.beats(s.cards(top), weakest, reverse=True)


@SHOWN.shows("Only {beaters} can beat a bomb.")
def what_beats_a_bomb(s: Scene) -> None:
    assert beats_bomb(s, bombs(s)[-1])
    assert not beats_bomb(s, s.cards(s.ranks()[-1]))
    assert not beats_bomb(s, s.cards(s.ranks(copies=3)[-1], 3))
    if s.rules.jokers and s.rules.joker in ("trump", "substitute", "takes_trick", "high"):
        assert beats_bomb(s, [s.joker()]) == (s.rules.joker == "takes_trick")
        assert ("a joker" in s.said) == (s.rules.joker == "takes_trick")


@SHOWN.shows("A bomb cannot be led.", "A bomb of more than %n card(s) cannot be led.")
def large_bombs_are_not_led(s: Scene) -> None:
    bomb = bombs(s)[0]
    most = s.numbers[0] if s.numbers else 3
    assert s.rules.max_set <= most
    if most < 4:
        assert not s.may(s.table(bomb), bomb)
        return
    rank = max(s.ranks(), key=s.copies)
    if s.copies(rank) <= most:
        raise Unfit
    large = s.cards(rank, most + 1)
    assert not s.may(s.table(large), large)
    assert s.may(s.table(large[:-1]), large[:-1])


@SHOWN.shows("Suits do not matter for bombs.")
def suits_do_not_count_among_bombs(s: Scene) -> None:
    rank = s.ranks(copies=8)[0]
    low = s.cards(rank, 4, s.rules.suit_order[0])
    high = s.cards(rank, 4, s.rules.suit_order[3])
    top = s.cards(s.ranks()[-1] if s.rules.bomb == "any" else s.naturals()[-1])
    assert not s.may(on_top(s, top, low, high), high)


@SHOWN.shows("Four consecutive trumps are a bomb, too.")
def trumps_are_a_bomb(s: Scene) -> None:
    top = s.cards(s.naturals()[-1] if s.rules.bomb == "aces_only" else s.ranks()[-1])
    assert s.beats(top, trumps(5, 6, 7, 8))
    assert not s.beats(top, trumps(5, 6, 7))
