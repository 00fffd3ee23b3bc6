"""Scenarios about the aim of the game and the cards."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise

from arschloch_gui.app.wording.cards import rank_name
from arschloch_gui.engine.cards import (
    BLACK_JOKER,
    CARD_OF,
    RED_JOKER,
    SUITS,
    is_joker,
    is_trump,
    suit_of,
)
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.tribute import exchange_pairs
from arschloch_gui.engine.events import WentOut
from shown.climbing import SHOWN
from shown.plays import (
    eight_free,
    run,
)
from shown.scene import Scene
from shown.sentences import Unfit


@SHOWN.shows(
    "Get rid of your cards as fast as you can. The first player to run out becomes {highest}; the "
    "last one left with cards becomes {lowest}."
)
def the_first_out_is_the_highest(s: Scene) -> None:
    state, seen = s.whole_round(later=False)
    out = [event.seat for event in seen if isinstance(event, WentOut)]
    if s.rules.last_card_penalty or s.rules.illegal_play_penalty or s.rules.may_pass_lead:
        assert sorted(state.finished) == list(range(s.rules.players))
    else:
        assert state.finished[: len(out)] == tuple(out)
        assert state.finished[-1] not in out


@SHOWN.shows("There are exceptions, which are explained under “Going out”.")
def there_are_penalties(s: Scene) -> None:
    assert s.rules.last_card_penalty or s.rules.illegal_play_penalty


@SHOWN.shows("Your position also decides whom you exchange cards with in the next round.")
def positions_exchange(s: Scene) -> None:
    state = s.start(exchange=True)
    pairs = exchange_pairs(state)
    assert pairs
    for pair in pairs:
        assert pair.lower == state.offices[-1 - state.offices.index(pair.upper)]
    assert not exchange_pairs(s.start(later=False))


@SHOWN.shows("The positions from top to bottom: {offices}.")
def there_is_a_position_for_each(s: Scene) -> None:
    names = re.split(", | and ", s.said.removeprefix("The positions from top to bottom: "))
    assert len(names) == s.rules.players


@SHOWN.shows("Each of the middle positions ranks above the next.")
def middle_positions_rank(s: Scene) -> None:
    points = s.whole_round()[0].points()
    assert len(set(points)) == len(points)


@SHOWN.shows("You play as many rounds as you like.")
def endless(s: Scene) -> None:
    assert s.rules.rounds == 0


@SHOWN.shows("A match has %n round(s).")
def so_many_rounds(s: Scene) -> None:
    assert s.numbers == [s.rules.rounds]


def plain(s: Scene) -> list[int]:
    """Return the cards of the deck without jokers, none missing."""
    return [card for card in deck_of(replace(s.rules, missing=())) if not is_joker(card)]


@SHOWN.shows("{players} play with {deck}.")
def the_deck(s: Scene) -> None:
    assert s.numbers[0] == s.rules.players
    cards = plain(s)
    if "numbered" in s.said:
        assert set(cards) == {CARD_OF[str(n)] for n in range(1, s.numbers[-1] + 1)}
    else:
        decks = s.numbers[1] if "shuffled" in s.said else 1
        assert len(cards) == decks * s.numbers[-1]


@SHOWN.shows("There are %n card(s) of each number.")
def copies_of_numbers(s: Scene) -> None:
    assert set(Counter(plain(s)).values()) == set(s.numbers)


@SHOWN.shows(
    "Each number appears as many times as its value: one 1, two 2s, three "
    "3s, and so on up to twelve 12s.",
    "%n such deck(s) are shuffled together.",
)
def numbers_as_often_as_they_say(s: Scene) -> None:
    count = Counter(plain(s))
    decks = s.numbers[0] if "such" in s.said else s.rules.decks
    assert all(count[CARD_OF[str(n)]] == n * decks for n in range(1, 13))


@SHOWN.shows(
    "The ranks from weakest to strongest: {ranks}.", "The lower the number, the stronger the card."
)
def the_order_of_ranks(s: Scene) -> None:
    ranks = s.naturals()
    if "ranks" in s.said:
        assert s.said.endswith(f": {', '.join(map(rank_name, ranks))}.")
    else:
        assert [int(rank) for rank in ranks] == sorted(map(int, ranks), reverse=True)
    clear = ("2" if s.rules.two == "cuts" else "", "8" if s.rules.eight_cuts else "")
    for low, high in pairwise(ranks):
        if s.rules.tabula_rasa and s.copies(high) == 1:
            continue  # the only card of its rank clears the trick
        if low not in clear:
            assert s.beats(s.cards(low), s.cards(high))
            if not s.rules.low_beats_high:
                assert high in clear or not s.beats(s.cards(high), s.cards(low))


@SHOWN.shows("Besides the four suits, there are 21 trumps, numbered 1 to 21, and the Excuse.")
def the_trumps(s: Scene) -> None:
    cards = plain(s)
    assert len({card for card in cards if is_trump(card)}) == 21
    assert CARD_OF["EX"] in cards
    assert len({suit_of(card) for card in cards} - {-1}) == 4


@SHOWN.shows("No suit is stronger than another.")
def suits_are_equal(s: Scene) -> None:
    rank = s.ranks(copies=2)[0]
    for one in SUITS:
        for other in SUITS:
            if one != other:
                there = s.beats(s.cards(rank, 1, one), s.cards(rank, 1, other))
                assert there == s.beats(s.cards(rank, 1, other), s.cards(rank, 1, one))


@SHOWN.shows(
    "The suits rank from weakest to strongest: {order}.",
    "Of two equal ranks, the higher suit is stronger; among sets, the one with the highest suit.",
    "In a trick, though, an equal rank may be played whatever its suit.",
)
def suits_rank(s: Scene) -> None:
    order = "".join(s.rules.suit_order)
    if "rank from" in s.said:
        signs = {"♦": "D", "♣": "C", "♥": "H", "♠": "S"}
        assert "".join(signs[sign] for sign in s.said if sign in signs) == order
        assert s.book.suit_strength[SUITS.index(order[3])] == 3
        return
    equals = "whatever" in s.said
    rank = s.ranks(copies=4)[0]
    low, high = s.cards(rank, 1, order[0]), s.cards(rank, 1, order[3])
    assert s.beats(low, high)
    assert s.beats(high, low) == equals
    if s.book.max_set >= 2 and not equals:
        outer, inner = s.cards(rank, 2, order[0] + order[3]), s.cards(rank, 2, order[1:3])
        assert s.beats(inner, outer)
        assert not s.beats(outer, inner)


@SHOWN.shows("In a run, the suit of its highest rank counts.")
def suits_of_runs(s: Scene) -> None:
    order = s.rules.suit_order
    at = next((at for at in range(len(s.naturals()) - 2) if eight_free(s, at)), None)
    if at is None:
        raise Unfit
    low, high = run(s, at, suit=order[0]), run(s, at, suit=order[3])
    assert s.beats(low, high)
    assert not s.beats(high, low)
    if s.rules.runs == "same_set":
        mixed = [*high[:2], low[2]]
        assert s.beats(mixed, [*low[:2], high[2]])


@SHOWN.shows(
    "There are also %n jester(s).",
    "There are also %n joker(s).",
    "There are also %n joker(s): {red} red and {black} black.",
)
def so_many_jokers(s: Scene) -> None:
    count = Counter(card for card in s.book.deck if is_joker(card))
    assert s.numbers[0] == sum(count.values())
    if "red" in s.said:
        assert s.numbers[1:] == [count[RED_JOKER], count[BLACK_JOKER]]


@SHOWN.shows("These cards are missing from the deck: {cards}.")
def missing_cards(s: Scene) -> None:
    whole = Counter(deck_of(replace(s.rules, missing=())))
    assert whole - Counter(s.book.deck) == Counter(CARD_OF[name] for name in s.rules.missing)
