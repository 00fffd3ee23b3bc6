"""Scenarios for the rules help of Thirteen Cards."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from arschloch_gui.engine.cards import CARD_OF
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.table.public import ROUND_OVER
from arschloch_gui.engine.thirteen.combos import FIVE_CARD_KINDS, combo_of, power_of
from arschloch_gui.engine.thirteen.game import THIRTEEN
from arschloch_gui.engine.thirteen.scoring import points_for
from deals import cards, play
from shown.sentences import Scenarios
from thirteen_rounds import act, thirteen

SHOWN = Scenarios()
FIVES = ("3d 4c 5d 6c 7d", "3h 5h 7h 9h jh", "3s 3c 3h 4s 4c", "5s 5d 5c 5h 6s", "8c 9c 10c jc qc")
"""One five-card hand of each kind, the weakest kind first."""


def may(rules: Any, on: str, by: str) -> bool:
    """Return whether cards may be played on those that were led."""
    spare = "kd kc kh"
    text = f"{on} {spare} | {by} {spare} | {spare} as | {spare} ah"
    state = thirteen(text, offices=(0, 1, 2, 3), lead=0, cross_kind=rules.cross_kind)
    return THIRTEEN.refusal(act(state, on), play(by)) is None


def numbers(said: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", said)]


@SHOWN.shows(
    "Get rid of your cards. The first player to run out of cards wins the round; everyone else "
    "scores penalty points for the cards they still hold.",
    "The round ends as soon as a player has no cards left.",
    "Everyone else scores one penalty point for each card they still hold. "
    "If they hold ten or more, each card counts double (a doublette); a "
    "player who still holds all 13 scores 39 points (a triplette).",
)
def the_first_out_wins(rules: Any, said: str) -> None:
    state = act(thirteen("3d | 4d 5d | 6d | 7d 8d 9d", lead=0), "3d")
    assert state.phase == ROUND_OVER
    assert state.finished[0] == 0
    assert state.points() == (0, 2, 1, 3)
    assert [points_for(left) for left in (1, 9, 10, 12, 13)] == [1, 9, 20, 24, 39]


@SHOWN.shows(
    "A match has %n round(s).",
    "It ends after %n round(s) at the latest.",
    "The match ends as soon as someone has %n point(s); the lowest score wins.",
    "You play as many rounds as you like.",
    "The lowest score wins.",
)
def how_long_a_match_is(rules: Any, said: str) -> None:
    counts = numbers(said)
    if "round" in said and counts:
        assert not rules.is_over(counts[0] - 1, (0, 0, 0, 0))
        assert rules.is_over(counts[0], (0, 0, 0, 0))
    elif counts:
        assert not rules.is_over(0, (counts[0] - 1, 0, 0, 0))
        assert rules.is_over(1, (counts[0], 0, 0, 0))
    elif "as many" in said:
        assert not rules.is_over(999, (999, 0, 0, 0))
    assert rules.standings((5, 1, 9, 3), (0, 1, 2, 3))[0] == 1


@SHOWN.shows("{players} play with {deck}.", "All cards are dealt; each player gets %n.")
def the_deck_is_dealt(rules: Any, said: str) -> None:
    match = Match(MatchSpec("thirteen", rules, ("A", "B", "C", "D"), 1))
    assert match.spec.rules.players == 4
    state = THIRTEEN.start_round(rules, RoundSetup(1, 1, Carry((0, 1, 2, 3))), None)
    assert [len(hand) for hand in state.hands] == [13] * 4
    assert len({card for hand in state.hands for card in hand}) == 52


@SHOWN.shows(
    "The ranks from weakest to strongest: {ranks}.",
    "The suits rank from weakest to strongest: {order}. So the 3 of diamonds is the weakest of all "
    "cards, and the 2 of spades the strongest.",
)
def the_order_of_cards(rules: Any, said: str) -> None:
    every = sorted(range(52), key=power_of)
    assert (every[0], every[-1]) == (CARD_OF["3D"], CARD_OF["2S"])
    ranks = ["3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a", "2"]
    for low, high in pairwise(ranks):
        assert may(rules, f"{low}s", f"{high}d") or "k" in (low, high)
    for low, high in pairwise("dchs"):
        assert may(rules, f"9{low}", f"9{high}")
        assert not may(rules, f"9{high}", f"9{low}")


@SHOWN.shows("No cards are exchanged, and there are no positions.")
def no_exchange(rules: Any, said: str) -> None:
    state = THIRTEEN.start_round(rules, RoundSetup(1, 2, Carry((0, 1, 2, 3), (2, 1, 0, 3))), None)
    assert state.phase == "play"
    assert state.order == (0, 1, 2, 3)


@SHOWN.shows(
    "In the first round, the player who holds the 3 of diamonds starts, and "
    "their first play must include it. In later rounds, the winner of the "
    "previous round starts, with any cards."
)
def who_starts(rules: Any, said: str) -> None:
    text = "4d 5d | 3d 3h 9s | 6d 6c | 7d 7c"
    first = thirteen(text)
    assert first.to_act == 1
    assert THIRTEEN.refusal(first, play("9s")) is not None
    assert THIRTEEN.refusal(first, play("3d 3h")) is None
    later = thirteen(text, offices=(2, 1, 0, 3))
    assert later.to_act == 2
    assert THIRTEEN.refusal(later, play("6c")) is None


@SHOWN.shows(
    "A round is a series of tricks. The player who starts leads the first "
    "one: with a single card, a pair, a triple (two or three cards of the "
    "same rank) or a five-card combination. Then, going clockwise, each "
    "player plays the same number of stronger cards, or passes.",
    "Four cards of one rank cannot be played by themselves, only with a fifth card.",
)
def what_is_led(rules: Any, said: str) -> None:
    hand = "9d 9c 9h 9s 10d jd qd kd"
    state = thirteen(f"{hand} | as ah | ac ad | 2d 2c", offices=(0, 1, 2, 3))
    for led in ("9d", "9d 9c", "9d 9c 9h", "9d 9c 9h 9s 10d", "9d 10d jd qd kd"):
        assert THIRTEEN.refusal(state, play(led)) is None
    for wrong in ("9d 10d", "9d 9c 9h 9s", "9d 9c 10d jd"):
        assert THIRTEEN.refusal(state, play(wrong)) is not None
    after = act(state, "9d")
    assert after.to_act == 1
    assert THIRTEEN.refusal(after, play("as ah")) is not None
    assert THIRTEEN.refusal(after, play("as")) is None


@SHOWN.shows(
    "Singles, pairs and triples are compared by rank, and if the ranks are equal, by their highest "
    "suit."
)
def small_sets(rules: Any, said: str) -> None:
    for on, by in (("9s", "10d"), ("9d", "9s"), ("9c 9h", "9d 9s"), ("9d 9c 9h", "10d 10c 10h")):
        assert may(rules, on, by)
        assert not may(rules, by, on)


@SHOWN.shows(
    "From weakest to strongest: straight (five consecutive ranks), flush (five cards of "
    "one suit), full house (a triple and a pair), four of a kind with a fifth card, "
    "straight flush (a straight in one suit).",
    "A stronger kind beats every weaker one.",
    "A five-card combination can only be beaten by one of the same kind.",
)
def kinds(rules: Any, said: str) -> None:
    assert [combo_of(cards(five)).kind for five in FIVES] == list(FIVE_CARD_KINDS)
    crossing = rules.cross_kind if "From weakest" in said else "stronger kind" in said
    for low, high in pairwise(FIVES):
        assert may(rules, low, high) == crossing
        assert not may(rules, high, low)
    if "only" in said:
        assert not rules.cross_kind
        assert may(rules, "3d 4c 5d 6c 7d", "4d 5c 6d 7c 8d")


@SHOWN.shows(
    "The lowest straight is 3-4-5-6-7, the highest jack-queen-king-ace-2. Straights do not wrap "
    "around."
)
def straights(rules: Any, said: str) -> None:
    assert combo_of(cards("3d 4c 5d 6c 7d")).kind == "straight"
    assert combo_of(cards("jd qc kd ac 2d")).kind == "straight"
    assert combo_of(cards("qc kd ac 2d 3d")) is None
    assert combo_of(cards("ac 2d 3d 4c 5d")) is None


@SHOWN.shows(
    "Two combinations of the same kind are compared by their strongest card "
    "(rank first, then suit). Full houses are compared by the rank of the "
    "triple, and four of a kind by the rank of its four equal cards."
)
def within_a_kind(rules: Any, said: str) -> None:
    for on, by in (
        ("3d 4c 5d 6c 7d", "3c 4d 5c 6d 7s"),
        ("3d 4c 5d 6c 7s", "4d 5c 6d 7c 8d"),
        ("3h 4h 5h 6h 10h", "5d 6d 7d 8d jd"),
        ("6s 6d 6c as ah", "7s 7d 7c 3s 3h"),
        ("6s 6d 6c 6h as", "7s 7d 7c 7h 3s"),
    ):
        assert may(rules, on, by), (on, by)
        assert not may(rules, by, on)


@SHOWN.shows(
    "You may pass even if you could play; then you are out of this trick. "
    "When all the others have passed, the player who played last leads the "
    "next trick."
)
def passing(rules: Any, said: str) -> None:
    text = "4d 2s 6d 6c | 5d 9d 9c | 7d 10d 10c | 8d 8c 8h"
    state = act(thirteen(text, offices=(0, 1, 2, 3)), "4d", "-", "7d", "-", "2s")
    assert state.to_act == 2, "seats 1 and 3 are out of the trick"
    state = act(state, "-")
    assert (state.to_act, state.trick) == (0, ())
