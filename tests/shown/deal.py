"""Scenarios about the deal and the first player."""

from __future__ import annotations

from collections import Counter
from typing import Any

from arschloch_gui.engine.cards import (
    CARD_OF,
    rank_of,
)
from arschloch_gui.engine.climbing.events import SeatsDrawn
from arschloch_gui.engine.climbing.legal import legal_actions
from arschloch_gui.engine.climbing.tribute import exchange_pairs
from shown.climbing import SHOWN
from shown.scene import Scene

SEEDS = range(5)


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
    "each player draws a card: the player with the strongest becomes {highest}, the one with the "
    "weakest {lowest}. Players who tie draw again."
)


@SHOWN.shows(
    f"Before the first round, {DRAW}",
    f"Before each round, {DRAW}",
    "They sit in this order, clockwise.",
)
def positions_are_drawn(s: Scene) -> None:
    tied = False
    for seed in range(12):
        seen: list[Any] = []
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


def first_and_later(s: Scene) -> list[Any]:
    """Return rounds the sentence is about, at their first lead."""
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


def start_cards(s: Scene) -> list[Any]:
    """Return rounds that a certain card opens."""
    first = s.rules.first_lead == "start_card"
    return [
        s.start(later=later, seed=seed)
        for later in (False, True)
        for seed in SEEDS
        if (s.rules.next_lead == "start_card" if later else first)
    ]


def start_card_of(s: Scene, state: Any) -> int:
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
    "Twos count as the lowest cards here.",
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
