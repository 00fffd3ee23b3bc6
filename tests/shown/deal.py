"""Aim, cards, deal, and who starts."""

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
    rank_of,
    suit_of,
)
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.events import SeatsDrawn
from arschloch_gui.engine.climbing.legal import legal_actions
from arschloch_gui.engine.climbing.tribute import exchange_pairs
from arschloch_gui.engine.events import WentOut
from shown.climbing import SHOWN
from shown.scene import Scene
from shown.sentences import Unfit
from shown.trick import eight_free, run

SEEDS = range(5)


# -- aim ----------------------------------------------------------------------------------


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


# -- cards --------------------------------------------------------------------------------


def plain(s: Scene) -> list[int]:
    """The cards of the deck without jokers, none missing."""
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
    "Each number occurs as often as it says: one 1, two 2s, three 3s, and so on up to twelve 12s.",
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


@SHOWN.shows("Beside the four suits there are 21 trumps, numbered 1 to 21, and the Excuse.")
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


# -- deal ---------------------------------------------------------------------------------


@SHOWN.shows(
    "All cards are dealt; each player gets %n.",
    "All cards are dealt: {each} to each player, and one more to the first %n player(s) from the "
    "dealer’s left.",
)
def all_cards_are_dealt(s: Scene) -> None:
    each = s.numbers[0]
    extra = s.numbers[1] if len(s.numbers) > 1 else 0
    for later in (False, True):
        state = s.start(later=later)
        seats = state.from_left_of(state.dealer)
        sizes = [len(state.hands[seat]) for seat in seats]
        assert sizes == [each + 1] * extra + [each] * (s.rules.players - extra)
        assert not state.aside


GETS = "Each player gets {each} cards."


@SHOWN.shows(
    f"{GETS} %n card(s), drawn at random, are set aside face down.",
    f"{GETS} %n card(s), drawn at random, are set aside face up.",
    f"{GETS} The %n lowest card(s), but never {{card}}, are set aside face up.",
    f"{GETS} The lowest card stays in play, and the next %n card(s) above it are set aside face "
    "up.",
)
def cards_are_set_aside(s: Scene) -> None:
    each, extra, *_ = s.numbers
    aside = set()
    for seed in SEEDS:
        state = s.start(later=False, seed=seed)
        assert {len(hand) for hand in state.hands} == {each}
        assert len(state.aside) == extra
        assert state.aside_open == ("face up" in s.said)
        aside.add(state.aside)
    assert (len(aside) > 1) == ("random" in s.said)
    if "random" not in s.said:
        start = s.rules.start_card
        ascending = sorted(s.book.deck, key=s.book.exchange_key)
        kept = CARD_OF[start] if start else ascending[0]
        assert start or "stays in play" in s.said
        ascending.remove(kept)
        assert Counter(state.aside) == Counter(ascending[:extra])


@SHOWN.shows(
    f"{GETS} In the first round, %n card(s), drawn at random, are set aside face down; later "
    "{lowest_subject} gets what is left over."
)
def the_rest_goes_to_the_lowest(s: Scene) -> None:
    each, extra = s.numbers
    first = s.start(later=False)
    assert len(first.aside) == extra
    assert not first.aside_open
    later = s.start()
    assert not later.aside
    sizes = {seat: len(later.hands[seat]) for seat in later.order}
    assert sizes.pop(later.offices[-1]) == each + extra
    assert set(sizes.values()) == {each}


@SHOWN.shows(
    "The first dealer is drawn by lot; in later rounds {lowest_subject} deals.",
    "{lowest_subject} deals.",
)
def the_lowest_deals(s: Scene) -> None:
    state = s.start()
    assert state.dealer == state.offices[-1]
    first = [s.start(later=False, seed=seed) for seed in SEEDS]
    if "drawn" in s.said:
        assert len({state.dealer for state in first}) > 1
    else:
        assert all(state.dealer == state.offices[-1] for state in first)


@SHOWN.shows(
    "The first dealer is drawn by lot; in later rounds {highest_subject} gets the first card, so "
    "the player before them deals.",
    "{highest_subject} gets the first card, so the player before them deals.",
)
def the_highest_is_dealt_first(s: Scene) -> None:
    state = s.start()
    assert state.successor[state.dealer] == state.offices[0]
    first = [s.start(later=False, seed=seed) for seed in SEEDS]
    if "drawn" in s.said:
        assert len({state.dealer for state in first}) > 1
    else:
        assert all(state.successor[state.dealer] == state.offices[0] for state in first)


@SHOWN.shows("The dealer is drawn by lot.")
def the_dealer_is_drawn(s: Scene) -> None:
    assert len({s.start(later=False, seed=seed).dealer for seed in SEEDS}) > 1


DRAW = (
    "each player draws a card: the strongest card makes {highest}, the weakest {lowest}. Players "
    "who tie draw again."
)


@SHOWN.shows(
    f"Before the first round, {DRAW}",
    f"Before each round, {DRAW}",
    "They sit down in this order, clockwise.",
)
def positions_are_drawn(s: Scene) -> None:
    tied = False
    for seed in range(12):
        seen: list[object] = []
        state = s.start(later=False, seed=seed, emit=seen.append)
        (drawn,) = [event for event in seen if isinstance(event, SeatsDrawn)]
        strengths = [
            [s.book.order[0][rank_of(card)] for card in drawn.cards[seat]] for seat in state.offices
        ]
        assert strengths == sorted(strengths, reverse=True)
        tied = tied or max(map(len, strengths)) > 1
        assert not exchange_pairs(state)
        if "sit down" in s.said:
            assert state.order == state.offices
    assert tied or s.rules.players < 6
    if "each round" in s.said and s.rules.rounds != 1:
        assert s.rules.forget_offices == 1


# -- who starts ---------------------------------------------------------------------------


def first_and_later(s: Scene) -> list[object]:
    """Rounds the sentence speaks of, at their first lead."""
    first = [s.start(later=False, seed=seed) for seed in SEEDS]
    later = [s.start(seed=seed) for seed in SEEDS]
    if "In the first round" in s.said:
        return first
    if "In later rounds" in s.said:
        return later
    keeps = s.rules.rounds != 1 and s.rules.forget_offices != 1
    return [*first, *later] if keeps else first


@SHOWN.shows(
    "In every round, the player to the left of the dealer starts.",
    "In the first round, the player to the left of the dealer starts.",
    "In later rounds, the player to the left of the dealer starts.",
)
def left_of_the_dealer_starts(s: Scene) -> None:
    for state in first_and_later(s):
        assert state.to_act == state.successor[state.dealer]


@SHOWN.shows(
    "In later rounds, {highest_subject} starts.", "In later rounds, {lowest_subject} starts."
)
def a_position_starts(s: Scene) -> None:
    place = 0 if s.rules.next_lead == "highest_office" else -1
    for state in first_and_later(s):
        assert state.to_act == state.offices[place]


def start_cards(s: Scene) -> list[object]:
    """Rounds that a card opens."""
    first = s.rules.first_lead == "start_card"
    return [
        s.start(later=later, seed=seed)
        for later in (False, True)
        for seed in SEEDS
        if (s.rules.next_lead == "start_card" if later else first)
    ]


def start_card_of(s: Scene, state: object) -> int:
    held = [card for hand in state.hands for card in hand]
    if s.rules.start_card and CARD_OF[s.rules.start_card] in held:
        return CARD_OF[s.rules.start_card]
    return min(held, key=s.book.exchange_key)


@SHOWN.shows(
    "In every round, the player who holds {card} starts.",
    "In the first round, the player who holds {card} starts.",
    "In later rounds, the player who holds {card} starts.",
    "If that card was set aside, the lowest card dealt counts instead.",
    "If several players hold such a card, the first of them from the dealer’s left starts.",
    "The lowest cards are the twos here.",
)
def the_holder_of_a_card_starts(s: Scene) -> None:
    rounds = start_cards(s) if "holds" not in s.said else first_and_later(s)
    for state in rounds:
        card = start_card_of(s, state)
        holders = [seat for seat in state.from_left_of(state.dealer) if card in state.hands[seat]]
        assert state.to_act == holders[0]
        if "twos" in s.said:
            assert rank_of(card) == rank_of(CARD_OF["2D"])


@SHOWN.shows("Their first play must include this card; others of its rank may join it.")
def the_start_card_must_be_played(s: Scene) -> None:
    for state in start_cards(s):
        card = start_card_of(s, state)
        plays = [action.cards for action in legal_actions(state) if hasattr(action, "cards")]
        assert all(card in cards for cards in plays)
        same = [each for each in state.hands[state.to_act] if rank_of(each) == rank_of(card)]
        if len(same) <= s.book.max_set and card not in s.book.wild:
            assert s.may(state, same)
        others = [each for each in state.hands[state.to_act] if rank_of(each) != rank_of(card)]
        if others:
            assert not s.may(state, others[:1])


@SHOWN.shows("They may start with any cards.")
def the_start_card_need_not_be_played(s: Scene) -> None:
    for state in start_cards(s):
        card = start_card_of(s, state)
        plays = [action.cards for action in legal_actions(state) if hasattr(action, "cards")]
        assert any(card not in cards for cards in plays) or len(state.hands[state.to_act]) < 2
