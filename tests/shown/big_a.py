"""Scenarios for the rules help of the Big A and the Little A."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from big_a_rounds import big_a

from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.big_a.deck import A_CARDS, DEALT, JOKER, points_for
from arschloch_gui.engine.big_a.game import BIG_A
from arschloch_gui.engine.big_a.rules import Rules
from arschloch_gui.engine.cards import CARD_OF
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.table.public import ROUND_OVER
from deals import cards, play
from shown.sentences import Scenarios

SHOWN = Scenarios()


def numbers(said: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", said)]


def table(rules: Rules, text: str) -> Any:
    """Return a round with seat 0 leading; seats without cards in the text get two 2s."""
    held = text.split("|")
    held += ["2 2 2"] * (rules.players - len(held))
    return big_a(" | ".join(held), laps=rules.laps)


def may(state: Any, text: str) -> bool:
    action = PASS if text == "-" else play(text)
    return BIG_A.refusal(state, action) is None


def go(state: Any, *texts: str) -> Any:
    for text in texts:
        assert may(state, text), text
        state = BIG_A.step(state, PASS if text == "-" else play(text), None)
    return state


def all_pass(state: Any) -> Any:
    while state.trick:
        state = go(state, "-")
    return state


@SHOWN.shows(
    "Get rid of your cards, above all the two A cards. Any cards you still "
    "hold when a player runs out score penalty points.",
    "The round ends as soon as a player has no cards left, not even an A card; an A trick is "
    "finished first. An A card that nobody has taken yet stays on the table.",
    "Everyone else scores penalty points for the cards they hold: a number "
    "card scores its number, a joker 14, the Little A 15, the Big A 20.",
)
def counting(rules: Rules, said: str) -> None:
    state = go(table(rules, "5 | 3 * la"), "5")
    assert state.phase == ROUND_OVER
    assert state.points()[0] == 0
    assert state.points()[1] == 3 + 14 + 15
    assert points_for(cards("ba")) == 20
    assert CARD_OF["BA"] in state.on_table
    holding = go(table(rules, "la | 3 4 | 5 6"), "la")
    assert holding.phase != ROUND_OVER, "the A trick is finished first"
    assert go(table(rules, "5 la | 3 4"), "5").phase != ROUND_OVER


@SHOWN.shows(
    "A match has %n round(s).",
    "It ends sooner if a player has %n point(s) after a round.",
    "The lowest score wins; players with equal scores share a place.",
)
def the_end_of_a_match(rules: Rules, said: str) -> None:
    nobody = (0,) * rules.players
    if "sooner" in said:
        (most,) = numbers(said)
        assert rules.is_over(1, (most, *nobody[1:]))
        assert not rules.is_over(1, (most - 1, *nobody[1:]))
    elif numbers(said):
        assert rules.is_over(numbers(said)[0], nobody)
        assert not rules.is_over(numbers(said)[0] - 1, nobody)
    scores = (9, *range(1, rules.players))
    assert rules.standings(scores, tuple(range(rules.players)))[0] == 1


@SHOWN.shows(
    "{players} play with eight cards of each number from 1 to 13, four jokers and two A cards.",
    "The Big A and the Little A are not dealt: they are on the table, face up.",
    "Each player gets %n card(s).",
    "The rest is set aside unseen.",
)
def the_deal(rules: Rules, said: str) -> None:
    count = Counter(DEALT)
    assert all(count[CARD_OF[str(number)]] == 8 for number in range(1, 14))
    assert count[JOKER] == 4
    order = tuple(range(rules.players))
    state = BIG_A.start_round(rules, RoundSetup(1, 1, Carry(order)), None)
    assert set(state.on_table) == set(A_CARDS)
    if "gets" in said:
        assert {len(hand) for hand in state.hands} == set(numbers(said))
    if "rest" in said:
        assert state.aside


@SHOWN.shows(
    "The player to the left of the dealer starts. After each round, the deal passes to the left."
)
def who_starts(rules: Rules, said: str) -> None:
    order = tuple(range(rules.players))
    first = BIG_A.start_round(rules, RoundSetup(1, 1, Carry(order)), None)
    assert first.to_act == first.successor[first.dealer]
    later = BIG_A.start_round(rules, RoundSetup(1, 2, first.carry()), None)
    assert later.dealer == first.successor[first.dealer]


@SHOWN.shows(
    "The 1 is the lowest number, the 13 the highest. There are no suits.",
    "A round is a series of tricks. The leader plays a single card or several of the same number. "
    "Then, going clockwise, each player plays the same number of cards with a higher number, or "
    "passes.",
)
def playing(rules: Rules, said: str) -> None:
    state = table(rules, "1 1 5 5 9 | 1 2 6 6 13")
    assert may(state, "5 5")
    assert not may(state, "1 5")
    assert not may(state, "-")
    single = go(state, "1")
    assert single.to_act == 1
    assert may(single, "2")
    assert may(single, "13")
    assert not may(single, "1")
    assert not may(single, "6 6")
    assert may(single, "-")
    assert may(go(state, "5 5"), "6 6")
    assert not may(go(state, "9"), "6")


@SHOWN.shows(
    "Each player has one turn, then the trick is over.",
    "The trick continues until all the others have passed one after another; "
    "if you pass, you may rejoin it later.",
    "The player who played the highest cards wins the trick and leads the next one.",
)
def how_long_a_trick_is(rules: Rules, said: str) -> None:
    rest = " | ".join(["1 1 13"] * (rules.players - 3))
    state = table(rules, f"3 9 9 | 1 8 8 | 5 5 5 | {rest}".rstrip(" |"))
    state = go(state, "3", "-", "5", *["-"] * (rules.players - 3))
    once = rules.laps == "one" if "wins the trick" in said else "one turn" in said
    if once:
        assert (state.trick, state.to_act) == ((), 2)
        return
    state = go(state, "9")
    assert state.to_act == 1, "who has passed may come back"
    state = all_pass(state)
    assert state.to_act == 0


@SHOWN.shows(
    "A joker played by itself is the highest single card, above the 13. Together with "
    "number cards, one or more jokers count as one of them: two sevens and a joker make "
    "three sevens.",
    "Several jokers cannot be played without a number card.",
)
def jokers(rules: Rules, said: str) -> None:
    state = table(rules, "13 7 7 * * 3 | * 13 8 8 8")
    assert may(go(state, "13"), "*")
    assert not may(go(state, "*"), "13")
    assert may(state, "7 7 *")
    assert may(state, "7 * *")
    assert may(go(state, "7 7 *"), "8 8 8")
    assert not may(state, "* *")


@SHOWN.shows(
    "The winner of the first trick of a round takes the Little A into their hand, the "
    "winner of the second one the Big A. Everyone can see who holds them."
)
def the_first_two_tricks(rules: Rules, said: str) -> None:
    state = all_pass(go(table(rules, "9 9 9"), "9"))
    assert CARD_OF["LA"] in state.hands[0]
    assert CARD_OF["BA"] in state.on_table
    state = all_pass(go(state, "9"))
    assert CARD_OF["BA"] in state.hands[0]


@SHOWN.shows(
    "The only way to get rid of an A card is to lead it by itself. This is an A trick: each of the "
    "others must play one card in turn, any card they like; nobody may pass.",
    "The player who played the highest card takes the A into their hand and "
    "leads the next trick; if cards are equal, the one played last counts. "
    "In an A trick, the A has no value, and a joker counts as 1.",
    "You cannot play an A card in an A trick; if you hold nothing else, you "
    "are skipped. A tricks count as tricks: if an A trick is the second of "
    "the round, its winner gets the Big A as well.",
)
def a_tricks(rules: Rules, said: str) -> None:
    rest = " | ".join(["3 3"] * (rules.players - 3))
    state = table(rules, f"la 9 9 | 4 * 13 ba | 4 1 1 | {rest}".rstrip(" |"))
    assert not may(state, "la 9")
    led = go(state, "la")
    assert led.to_act == 1
    assert not may(led, "-")
    assert not may(led, "ba")
    assert not may(led, "4 *")
    for card in ("4", "*", "13"):
        assert may(led, card)
    equal = go(led, "4", "4", *["3"] * (rules.players - 3))
    assert CARD_OF["LA"] in equal.hands[2], "of equal cards the last one counts"
    assert equal.to_act == 2
    joker = go(led, "*", "1", *["3"] * (rules.players - 3))
    taker = 3 if rules.players > 3 else 2
    assert CARD_OF["LA"] in joker.hands[taker if rules.players == 3 else rules.players - 1]
    only = go(table(rules, f"la 9 | ba | 4 5 | {rest}".rstrip(" |")), "la")
    assert only.to_act == 2, "who holds nothing else is skipped"
    second = all_pass(go(table(rules, "la 9 9 9 | 4 4 4 | 5 5 5"), "9"))
    if second.to_act == 0 and CARD_OF["BA"] in second.on_table:
        second = go(second, "la", "4", "5", *["2"] * (rules.players - 3))
        assert CARD_OF["BA"] in second.hands[2]
