"""Scenarios about cards and plays that clear a trick."""

from __future__ import annotations

from arschloch_gui.engine.cards import CARD_OF
from shown.climbing import SHOWN
from shown.plays import (
    on_top,
    with_rank,
)
from shown.scene import Scene
from shown.sentences import Unfit


@SHOWN.shows(
    "Twos clear the trick: if you play one or more twos, you win the trick at once and lead the "
    "next one. Nobody may answer, not even with twos.",
    "Eights clear the trick: if you play one or more eights, you win the trick at once and lead "
    "the next one.",
)
def a_rank_clears(s: Scene) -> None:
    rank = "2" if "Twos" in s.said else "8"
    for count in range(1, min(s.copies(rank), s.led(3)) + 1):
        cards = s.cards(rank, count)
        assert s.clears(s.table(cards, cards), cards)
    below = [r for r in s.ranks() if s.naturals().index(r) < s.naturals().index(rank)]
    if below:
        cards = s.cards(rank)
        assert s.clears(on_top(s, s.cards(below[0]), cards), cards)
    plain = s.cards(s.ranks()[0])
    assert not s.clears(s.table(plain), plain)


@SHOWN.shows("Twos in a run do not.", "An 8 in a run does not.", "So does a run with an 8 in it.")
def a_rank_in_a_run(s: Scene) -> None:
    rank = "2" if "Twos" in s.said else "8"
    cards = with_rank(s, rank)
    names = {r for r in s.naturals() if set(s.cards(r, 1, "H")) & set(cards)}
    if s.rules.eight_cuts_in_runs and rank == "2" and "8" in names:
        raise Unfit
    assert s.clears(s.table(cards), cards) == ("So does" in s.said)


@SHOWN.shows("A joker that stands for an 8 there counts as an 8.")
def a_joker_as_an_eight_in_a_run(s: Scene) -> None:
    cards = [s.joker() if card == CARD_OF["8H"] else card for card in with_rank(s, "8")]
    assert s.joker() in cards
    assert s.clears(s.table(cards), cards)


@SHOWN.shows("They still do so after a revolution.")
def twos_clear_when_turned(s: Scene) -> None:
    cards = s.cards("2")
    state = s.table(cards)
    state.reversed = True
    assert s.clears(state, cards)


@SHOWN.shows("%n twos make a revolution as well.")
def twos_make_a_revolution(s: Scene) -> None:
    (count,) = s.numbers
    s.needs_lead(count)
    cards = s.cards("2", count)
    assert s.go(s.table(cards), cards).reversed


@SHOWN.shows(
    "Tabula rasa: the player who adds the last card of a rank to the trick "
    "(the last of the {count} {ranks}, for instance) clears it: they win the "
    "trick at once and lead the next one. It does not work with four or more "
    "cards at a time."
)
def the_last_of_a_rank_clears(s: Scene) -> None:
    ranks = [rank for rank in s.ranks() if 2 <= s.copies(rank) <= s.rules.players]
    if not ranks:
        raise Unfit
    rank = ranks[-1]
    cards = s.cards(rank, s.copies(rank))
    state = s.table(*([card] for card in cards))
    for card in cards[:-1]:
        state = s.go(state, [card])
        assert state.trick
        if s.rules.lock and state.marks.get("lock"):
            raise Unfit
    assert s.clears(state, [cards[-1]])
    if s.copies(rank) == 4 and s.book.max_set >= 4:
        assert not s.clears(s.table(cards), cards)


@SHOWN.shows("Singles, pairs and triples may be answered with the same rank.")
def small_sets_may_be_equalled(s: Scene) -> None:
    for count in (1, 2, 3):
        ranks = s.ranks(copies=2 * count)
        if ranks and count <= s.book.max_set:
            same = s.cards(ranks[0], 2 * count)
            assert s.beats(same[:count], same[count:])
