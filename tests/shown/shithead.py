"""Scenarios for the rules help of Shithead."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from arschloch_gui.engine.actions import PASS
from arschloch_gui.engine.cards import is_joker
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.shithead.actions import TAKE, Blind, Swap
from arschloch_gui.engine.shithead.game import SHITHEAD
from arschloch_gui.engine.shithead.rules import Rules, deck_of
from arschloch_gui.engine.table.public import ROUND_OVER
from deals import cards, play
from shithead_rounds import shithead
from shown.sentences import Scenarios

SHOWN = Scenarios()


def numbers(said: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", said)]


def table(rules: Rules, text: str, **piles: Any) -> Any:
    """Return a round under these rules; seats without cards in the text get three kings."""
    held = text.split("|")
    held += ["kd kc kh"] * (rules.players - len(held))
    options = {
        spec.key: getattr(rules, spec.key)
        for spec in rules.specs()
        if spec.key not in ("players", "swap")
    }
    return shithead(" | ".join(held), swap=False, **options, **piles)


def may(state: Any, text: str) -> bool:
    return SHITHEAD.refusal(state, play(text)) is None


def go(state: Any, *texts: str) -> Any:
    for text in texts:
        assert may(state, text), text
        state = SHITHEAD.step(state, play(text), None)
    return state


def started(rules: Rules, *, seed: int = 1, offices: tuple[int, ...] = ()) -> Any:
    order = tuple(range(rules.players))
    return SHITHEAD.start_round(rules, RoundSetup(seed, 1, Carry(order, offices)), None)


@SHOWN.shows(
    "Get rid of all your cards: first those in your hand, then the face-up "
    "ones in front of you, then the face-down ones. Don’t be the last one "
    "left with cards: that player is the {lowest}.",
    "When your hand and the stock are empty, you play your face-up cards. If you cannot play any, "
    "you pick up the pile and play from your hand again.",
)
def hand_then_face_up_then_face_down(rules: Rules, said: str) -> None:
    state = table(rules, "4d", open="5d 6d | ac", blind="7d")
    assert not may(state, "5d")
    state = go(state, "4d")
    back = [seat for seat in state.order if seat != 0]
    while state.to_act != 0:
        state = go(state, "kd") if may(state, "kd") else SHITHEAD.step(state, TAKE, None)
    assert state.hands[0] == []
    assert back
    stuck = table(rules, " ", open="5d", blind="7d", pile="9d", lead=0)
    assert stuck.hands[0] == []
    assert not may(stuck, "5d")
    taken = SHITHEAD.step(stuck, TAKE, None)
    assert cards("9d")[0] in taken.hands[0]


@SHOWN.shows("You play as many rounds as you like.", "A match has %n round(s).")
def length(rules: Rules, said: str) -> None:
    assert numbers(said) == ([rules.rounds] if rules.rounds else [])


@SHOWN.shows("{players} play with {count} cards.", "Two decks are shuffled together.")
def the_deck(rules: Rules, said: str) -> None:
    if "decks" in said:
        assert max(Counter(c for c in deck_of(rules) if not is_joker(c)).values()) == 2
    else:
        assert numbers(said) == [rules.players, len(deck_of(rules))]


@SHOWN.shows("There are also %n joker(s).")
def jokers(rules: Rules, said: str) -> None:
    assert numbers(said) == [sum(map(is_joker, deck_of(rules)))]


@SHOWN.shows(
    "The 3 is the lowest rank and the ace the highest; twos and tens have special powers.",
    "Suits do not matter.",
    "Play one card, or several of the same rank, equal to or higher than the top of the pile. Then "
    "draw until you hold three cards, as long as the stock lasts.",
)
def what_may_be_played(rules: Rules, said: str) -> None:
    state = table(rules, "3d 5c ad 9d 9c 4d | kd kc", stock="5h 6h", pile="9h", lead=0)
    assert not may(state, "3d")
    assert not may(state, "5c")
    assert may(state, "9d")
    assert may(state, "9d 9c")
    assert may(state, "ad")
    assert not may(state, "9d ad")
    after = go(table(rules, "4d 4c 5c", stock="6h 7h 8h"), "4d 4c")
    assert len(after.hands[0]) == 3
    after = go(table(rules, "4d 4c 5c", stock="6h"), "4d 4c")
    assert len(after.hands[0]) == 2


@SHOWN.shows(
    "Each player gets three face-down cards, which nobody may look at, three face-up cards on top "
    "of them, and three cards in hand. The rest is the stock."
)
def the_deal(rules: Rules, said: str) -> None:
    state = started(rules)
    for piles in (state.hands, state.open, state.blind):
        assert {len(pile) for pile in piles} == {3}
    assert len(state.stock) == len(deck_of(rules)) - 9 * rules.players


@SHOWN.shows("The first dealer is drawn by lot; in later rounds the {lowest} deals.")
def the_dealer(rules: Rules, said: str) -> None:
    offices = tuple(range(rules.players))
    assert started(rules, offices=offices).dealer == offices[-1]
    assert len({started(rules, seed=seed).dealer for seed in range(12)}) > 1


@SHOWN.shows(
    "Before play starts, each player in turn, from the dealer’s left, may once swap cards from "
    "their hand for the same number of their face-up cards. Good face-up cards pay off later: put "
    "twos, tens and aces there."
)
def swapping(rules: Rules, said: str) -> None:
    state = started(rules)
    for seat in state.from_left_of(state.dealer):
        assert state.phase == "exchange"
        assert state.to_act == seat
        hand, up = state.hands[seat], state.open[seat]
        assert SHITHEAD.refusal(state, Swap(tuple(hand[:2]), tuple(up[:2]))) is None
        assert SHITHEAD.refusal(state, Swap(tuple(hand[:2]), tuple(up[:1]))) is not None
        state = SHITHEAD.step(state, PASS, None)
    assert state.phase == "play"


START = (
    "Going round from the dealer’s left, the first player with a 3 in hand starts and plays it. If "
    "nobody has a 3, a 4 starts, and so on;"
)


@SHOWN.shows(f"{START} twos come last.", f"{START} twos and then jokers come last.")
def who_starts(rules: Rules, said: str) -> None:
    rest = " | ".join(["ad ac"] * (rules.players - 2))
    state = table(rules, f"4d 5d | 3c 9c | {rest}".rstrip(" |"), lead=None)
    assert state.to_act == 1
    assert may(state, "3c")
    assert not may(state, "9c")
    four = table(rules, f"5d 6d | 2c 4c | {rest}".rstrip(" |"), lead=None)
    assert four.to_act == 1
    assert may(four, "4c")
    assert not may(four, "2c")
    if "jokers" in said:
        two = table(rules, " | ".join(["*r", "2c", *["*b"] * (rules.players - 2)]), lead=None)
        assert two.to_act == 1


@SHOWN.shows(
    "If you cannot play, pick up the whole pile, and your turn is over. The next player starts a "
    "new pile.",
    "You may pick up the pile even if you could play.",
)
def picking_up(rules: Rules, said: str) -> None:
    state = table(rules, "3d 4d", pile="9h 9d", lead=0)
    after = SHITHEAD.step(state, TAKE, None)
    assert len(after.hands[0]) == 4
    assert (after.pile, after.to_act) == ((), 1)
    able = table(rules, "ad 4d", pile="9h", lead=0)
    assert (SHITHEAD.refusal(able, TAKE) is None) == (rules.may_take or "You may also" in said)


@SHOWN.shows(
    "The pile can be picked up %n time(s) in a row without burning in "
    "between. The next time, it burns instead, and the turn is over. That "
    "way, every round comes to an end."
)
def tired_piles(rules: Rules, said: str) -> None:
    (most,) = numbers(said) or [1]
    state = table(rules, "3d 4d", pile="9h", lead=0)
    state.takes = most - 1
    assert len(SHITHEAD.step(state, TAKE, None).hands[0]) == 3
    state.takes = most
    after = SHITHEAD.step(state, TAKE, None)
    assert (len(after.hands[0]), after.pile, after.to_act) == (2, (), 1)


@SHOWN.shows("A 2 can be played on anything, and anything can be played on it.")
def twos(rules: Rules, said: str) -> None:
    state = go(table(rules, "2d 4d | 3c 4c", pile="ah", lead=0), "2d")
    assert may(state, "3c")


@SHOWN.shows(
    "A 10 can be played on anything and burns the pile: these cards are out of the round. The same "
    "player plays again."
)
def tens(rules: Rules, said: str) -> None:
    state = go(table(rules, "10d 4d 5d", pile="ah", lead=0), "10d")
    assert (state.pile, state.to_act) == ((), 0)
    assert set(cards("10d ah")) <= set(state.burned)


@SHOWN.shows(
    "Four cards of one rank on top of the pile burn it, too, no matter who "
    "played them. The player who played the fourth plays again."
)
def fours(rules: Rules, said: str) -> None:
    state = go(table(rules, "9d 4d 5d", pile="9c 9h 9s", lead=0), "9d")
    assert (state.pile, state.to_act) == ((), 0)
    three = go(table(rules, "9d 4d 5d", pile="9c 9h", lead=0), "9d")
    assert len(three.pile) == 3


@SHOWN.shows(
    "A joker can be played on anything. The card below it still counts as "
    "the top of the pile, and four cards of one rank still burn it with a "
    "joker in between.",
    "It reverses the direction of play; two at once reverse it twice.",
)
def a_joker(rules: Rules, said: str) -> None:
    state = go(table(rules, "*r *b 9d 4d", pile="9c 9h 9s", lead=0), "*r")
    assert state.to_act == (rules.players - 1)
    other = state.clone()
    other.hands[other.to_act] = list(cards("8d 9d kd"))
    assert not may(other, "8d")
    assert go(other, "9d").pile == ()
    both = go(table(rules, "*r *b 9d 4d", pile="9c", lead=0), "*r *b")
    assert both.to_act == 1


@SHOWN.shows(
    "A face-up card must be higher than the top of the pile, not equal. Twos and tens can still be "
    "played on anything.",
    "As with cards from your hand, an equal card is enough.",
)
def face_up_cards(rules: Rules, said: str) -> None:
    state = table(rules, " ", open="9d 10d 2d kd", blind="7d", pile="9h", lead=0)
    assert may(state, "9d") == ("enough" in said)
    assert may(state, "kd")
    assert may(state, "10d")
    assert may(state, "2d")


@SHOWN.shows(
    "When your face-up cards are gone, choose a face-down card and turn it over. If it is equal to "
    "the top or higher, it is played; if not, you pick it up together with the pile."
)
def face_down_cards(rules: Rules, said: str) -> None:
    state = table(rules, " ", blind="9d 4d kd", pile="9h", lead=0)
    assert not may(state, "9d")
    played = SHITHEAD.step(state, Blind(0), None)
    assert played.pile == cards("9h 9d")
    taken = SHITHEAD.step(state, Blind(1), None)
    assert sorted(taken.hands[0]) == sorted(cards("9h 4d"))
    assert taken.to_act == 1


@SHOWN.shows(
    "When you have no cards left, you are out. The first player out scores "
    "%n point(s), and each player after that one point fewer.",
    "The last one left is the {lowest} and deals the next round.",
    "Between rounds, a small task is waiting for {lowest_object}.",
)
def going_out(rules: Rules, said: str) -> None:
    state = table(rules, " | ".join(["4d", *["5d", "6d", "7d", "8d", "9d"] * 3][: rules.players]))
    for seat in range(rules.players - 1):
        assert state.to_act == seat
        if not may(state, f"{4 + seat % 6}d"):
            break
        state = go(state, f"{4 + seat % 6}d")
        assert state.finished[-1] == seat or state.phase == ROUND_OVER
    if rules.players <= 6:
        points = [state.points()[seat] for seat in state.finished]
        assert points == list(range(rules.players - 1, -1, -1))
        if numbers(said):
            assert points[0] == numbers(said)[0]
        assert started(rules, offices=state.finished).dealer == state.finished[-1]
    assert "task" not in said or rules.social
