"""Scenarios about reversed ranks (low beats high), revolutions and trumps."""

from __future__ import annotations

from shown.climbing import SHOWN
from shown.plays import (
    run,
    trumps,
)
from shown.scene import Scene
from shown.sentences import Unfit


@SHOWN.shows(
    "Low beats high: {low} beat the same number of {high}. After that, the usual order applies "
    "again.",
    "After a revolution, it is the other way round.",
)
def low_beats_high(s: Scene) -> None:
    count, reverse = s.rules.low_beats_high, "revolution" in s.said
    ranks = s.naturals()
    if len(ranks) < 2 * count + 2 or (s.rules.joker == "jester" and s.rules.jokers):
        raise Unfit
    ranks = ranks[::-1] if reverse else ranks
    clear = ("2" if s.rules.two == "cuts" else "", "8" if s.rules.eight_cuts else "")
    low, high, middle = ranks[:count], ranks[-count:], ranks[count]
    for weak in low:
        for strong in high:
            if strong not in clear:
                assert s.beats(s.cards(strong), s.cards(weak), reverse=reverse)
                assert not s.beats(s.cards(strong), s.cards(middle), reverse=reverse)
                if weak not in clear and s.rules.players > 2:
                    state = s.table(s.cards(strong), s.cards(weak), s.cards(middle))
                    state.reversed = reverse
                    state = s.go(state, s.cards(strong), s.cards(weak))
                    assert not state.trick or s.may(state, s.cards(middle))


@SHOWN.shows("This does not apply to bombs.")
def low_bombs_do_not_beat_high_ones(s: Scene) -> None:
    s.needs_lead(4)
    if s.rules.revolution == "four":
        raise Unfit
    low, high = s.naturals()[0], s.naturals()[-1]
    if high in ("2", "8") or min(s.copies(low), s.copies(high)) < 4:
        raise Unfit
    assert not s.beats(s.cards(high, 4), s.cards(low, 4))


REVOLUTION = "reverse the order of the ranks until the round ends."


@SHOWN.shows(
    f"Revolution: %n cards of the same rank, played together, {REVOLUTION}",
    f"Revolution: %n or more cards of the same rank, played together, {REVOLUTION}",
    "Then {weakest} are stronger than all other ranks, and {strongest} weaker. The next revolution "
    "restores the order.",
)
def a_set_makes_a_revolution(s: Scene) -> None:
    size = {"four": 4, "five": 5, "six": 6}[s.rules.revolution]
    s.needs_lead(size)
    if "Revolution" in s.said:
        assert s.numbers == [size]
    ranks = [rank for rank in s.ranks(least=3) if s.copies(rank) >= size]
    if not ranks:
        raise Unfit
    cards, fewer = s.cards(ranks[0], size), s.cards(ranks[0], size - 1)
    assert not s.go(s.table(fewer), fewer).reversed
    state = s.go(s.table(cards, s.cards(ranks[0], size)), cards)
    assert state.reversed
    lowest, highest = s.ranks()[0], s.ranks()[-1]
    assert s.beats(s.cards(highest), s.cards(lowest), reverse=True)
    assert not s.beats(s.cards(lowest), s.cards(highest), reverse=True)
    again = s.table(cards)
    again.reversed = True
    assert not s.go(again, cards).reversed
    if s.copies(ranks[0]) > size and s.book.max_set > size:
        more = s.cards(ranks[0], size + 1)
        assert "Revolution: " not in s.said or "or more" in s.said
        assert s.go(s.table(more), more).reversed


@SHOWN.shows(
    "A run of %n or more cards has the same effect.",
    "Revolution: a run of %n or more cards reverses the order of the ranks until the round ends.",
)
def a_run_makes_a_revolution(s: Scene) -> None:
    (size,) = s.numbers
    cards = run(s, 0, size)
    assert s.go(s.table(cards), cards).reversed
    fewer = run(s, 0, size - 1)
    assert not s.go(s.table(fewer), fewer).reversed


@SHOWN.shows(
    "Trumps beat suit cards. Instead of pairs, triples and quads, two, three or four consecutive "
    "trumps are played together, such as trumps 7 and 8.",
    "A pair is beaten by two consecutive trumps, for instance, and these by two higher ones: the "
    "highest trump decides.",
)
def rows_of_trumps(s: Scene) -> None:
    top = s.ranks()[-1]
    assert s.beats(s.cards(top), trumps(2))
    assert not s.beats(trumps(2), s.cards(top))
    for count in range(2, s.led(4) + 1):
        row = trumps(*range(7, 7 + count))
        assert s.may(s.table(row), row)
        if count < 4:
            assert s.beats(s.cards(top, count), row)
            assert s.beats(row, trumps(*range(9, 9 + count)))
            assert not s.beats(trumps(*range(9, 9 + count)), row)
    five = trumps(7, 8, 9, 10, 11)
    apart = trumps(7, 9)
    assert not s.may(s.table(five), five)
    assert not s.may(s.table(apart), apart)


@SHOWN.shows(
    "Trump 1 and trump 21 can also stand for another card: {one} and trump "
    "21 make a pair; trumps 5, 7 and 1 make three consecutive trumps. At "
    "least one card must be played as itself. If there is a choice, you say "
    "which card you mean."
)
def trumps_stand_in(s: Scene) -> None:
    if s.book.max_set >= 3:
        row = trumps(5, 7, 1)
        assert s.may(s.table(row), row)
        assert not s.may(s.table(trumps(5, 7, 2)), trumps(5, 7, 2))
    if s.book.max_set >= 2:
        pair = [*s.cards(s.ranks()[0]), *trumps(21)]
        assert s.may(s.table(pair), pair)
        both = trumps(1, 21)
        assert s.may(s.table(both), both, "T2")
        assert s.may(s.table(both), both, "T21")
        assert not s.may(s.table(both), both, "T9")


@SHOWN.shows("Four consecutive trumps make a revolution, too.")
def trumps_make_a_revolution(s: Scene) -> None:
    s.needs_lead(4)
    row = trumps(5, 6, 7, 8)
    assert s.go(s.table(row), row).reversed


@SHOWN.shows(
    "After a revolution, low trumps beat high ones; trumps still beat suit cards. Trumps 1 and 21 "
    "may be part of the revolution."
)
def trumps_are_turned(s: Scene) -> None:
    assert s.beats(trumps(9), trumps(5), reverse=True)
    assert not s.beats(trumps(5), trumps(9), reverse=True)
    assert s.beats(s.cards(s.ranks()[0]), trumps(20), reverse=True)
    size = {"four": 4, "five": 5, "six": 6}[s.rules.revolution]
    if s.book.max_set >= size and size <= 6:
        cards = [*s.cards(s.ranks(copies=4)[0], min(4, size - 1)), *trumps(1, 21)]
        cards = cards[:size] if size < 6 else cards
        if len(cards) == size:
            assert s.go(s.table(cards), cards).reversed
