"""Scenarios for the rules help of Grand Seigneur."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from seigneur_rounds import seigneur

from arschloch_gui.engine.actions import PASS, Give
from arschloch_gui.engine.cards import CARD_OF
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.seigneur.actions import Wish
from arschloch_gui.engine.seigneur.deck import DRAGON, MAH_JONG, PHOENIX, deck_for
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.rules import Rules
from deals import cards, play
from shown.sentences import Scenarios

SHOWN = Scenarios()
TWO_DECKS = 7
"""The number of players from which there are two decks."""


def numbers(said: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", said)]


def table(rules: Rules, text: str, *, out_of_turn: bool | None = None, lead: int = 0) -> Any:
    """Return a round with seat 0 leading; seats without cards in the text get two weak ones."""
    held = [hand.strip() for hand in text.split("|")]
    used = set(text.split()) - {"|"}
    free = (rank + suit for rank in (*"23456789", "10") for suit in "dchs")
    spare = (card for card in free if card not in used)
    held += [f"{next(spare)} {next(spare)}" for _ in range(rules.players - len(held))]
    on = rules.bombs_out_of_turn if out_of_turn is None else out_of_turn
    return seigneur(" | ".join(held), lead=lead, bombs_out_of_turn=on)


def may(state: Any, text: str) -> bool:
    return SEIGNEUR.refusal(state, PASS if text == "-" else play(text)) is None


def go(state: Any, *texts: str) -> Any:
    for text in texts:
        assert may(state, text), text
        state = SEIGNEUR.step(state, PASS if text == "-" else play(text), None)
    return state


def beats(rules: Rules, on: str, by: str) -> bool:
    """Return whether cards may be played on those that were led, in turn."""
    state = table(rules, f"{on} qd qc | {by} qh", out_of_turn=False)
    return may(go(state, on), by)


@SHOWN.shows(
    "Everyone plays for themselves and tries to get rid of their cards. Go out early and you rise; "
    "be left with cards and you fall.",
    "When you have no cards left, you are out. A player’s last cards can still be beaten; "
    "if nobody beats them, the next player who still has cards leads. The round ends when "
    "only one player still has cards.",
    "The last player scores no points, and each position above scores one more.",
)
def going_out(rules: Rules, said: str) -> None:
    state = table(rules, "9d | 10d 4d", out_of_turn=False)
    state = go(state, "9d")
    assert state.finished == (0,)
    assert may(state, "10d")
    after = go(state, *["-"] * (rules.players - 1))
    assert (after.trick, after.to_act) == ((), 1)
    while after.phase == "play":
        legal = SEIGNEUR.legal(after)
        plays = [action for action in legal if action != PASS]
        after = SEIGNEUR.step(after, (plays or legal)[0], None)
    assert [after.points()[seat] for seat in after.finished] == list(range(rules.players))[::-1]


@SHOWN.shows("You play as many rounds as you like.", "A match has %n round(s).")
def length(rules: Rules, said: str) -> None:
    assert numbers(said) == ([rules.rounds] if rules.rounds else [])


@SHOWN.shows(
    "There are four suits (lilies, keys, goblets and towers), each from 2 to ace, and three cards "
    "without a suit: the Mah Jong, the Phoenix and the Dragon.",
    "With this many players, two decks are used: 104 cards with suits, two Phoenixes and two "
    "Dragons, but only one Mah Jong.",
)
def the_deck(rules: Rules, said: str) -> None:
    count = Counter(deck_for(rules.players))
    decks = 2 if rules.players >= TWO_DECKS else 1
    assert ("two decks" in said) <= (decks == 2)
    assert count[MAH_JONG] == 1
    assert count[PHOENIX] == count[DRAGON] == decks
    assert sum(count.values()) == 52 * decks + 1 + 2 * decks


@SHOWN.shows(
    "All cards are dealt, so some players may get one more than others. From the second round on, "
    "{lowest_subject} deals, and the players sit by position, clockwise from the highest."
)
def the_deal(rules: Rules, said: str) -> None:
    order = tuple(range(rules.players))
    state = SEIGNEUR.start_round(rules, RoundSetup(1, 1, Carry(order)), None)
    assert sum(map(len, state.hands)) == len(deck_for(rules.players))
    later = SEIGNEUR.start_round(rules, RoundSetup(1, 2, Carry(order, order[::-1])), None)
    assert later.order == order[::-1]
    assert later.dealer == later.offices[-1]


@SHOWN.shows(
    "In every round, the player who holds the Mah Jong starts, with any cards: it need not be the "
    "Mah Jong."
)
def who_starts(rules: Rules, said: str) -> None:
    state = table(rules, "4d 5d | mj 9c 9d")
    assert state.to_act == 1
    assert may(state, "9c 9d")
    assert may(state, "mj")


@SHOWN.shows(
    "A round is a series of tricks. To lead one, play a single card, a pair, a triple (two "
    "or three cards of the same rank), a full house (a triple and a pair), two or more "
    "consecutive pairs such as 4-4-5-5, or a straight of five or more consecutive ranks.",
    "No suit is stronger than another, and combinations do not wrap around (no K-A-2).",
)
def what_is_led(rules: Rules, said: str) -> None:
    state = table(rules, "4d 4c 4h 5d 5c 6h 7s 8d qc kd ac 2h 3h 10c jd", out_of_turn=False)
    for led in ("4d", "4d 4c", "4d 4c 4h", "4d 4c 4h 5d 5c", "4d 4c 5d 5c", "4d 5c 6h 7s 8d"):
        assert may(state, led), led
    for wrong in ("4d 5d", "4d 5c 6h 7s", "qc kd ac 2h 3h"):
        assert not may(state, wrong), wrong
    assert may(state, "10c jd qc kd ac")
    assert not beats(rules, "9d", "9s")


@SHOWN.shows(
    "Then, going clockwise, each player plays a higher combination of the same kind with the same "
    "number of cards, or passes. Full houses are compared by the triple."
)
def beating(rules: Rules, said: str) -> None:
    for on, by in (
        ("9d", "10c"),
        ("9d 9c", "10d 10c"),
        ("9d 9c 10d 10c", "10h 10s jd jc"),
        ("6d 6c 6h ad ac", "7d 7c 7h 3d 3c"),
        ("3d 4c 5h 6s 7d", "4d 5c 6h 7s 8d"),
    ):
        assert beats(rules, on, by), (on, by)
        assert not beats(rules, by, on)
    assert not beats(rules, "9d", "10d 10c")
    assert not beats(rules, "3d 4c 5h 6s 7d", "4d 5c 6h 7s 8d 9c")


@SHOWN.shows(
    "If you pass, you may rejoin the trick later. When all the others have "
    "passed one after another, the player who played last wins the trick and "
    "leads the next one."
)
def passing(rules: Rules, said: str) -> None:
    state = table(rules, "4d kd | as 5d | 9d 9c", out_of_turn=False)
    state = go(state, "4d", "-", "9d", *["-"] * (rules.players - 3), "kd")
    assert state.to_act == 1
    assert may(state, "as")
    state = go(state, *["-"] * (rules.players - 1)) if len(state.hands[0]) else state
    if not state.hands[0]:
        return
    assert (state.trick, state.to_act) == ((), 0)


@SHOWN.shows(
    "The Mah Jong is a 1: the lowest single card, or the start of a straight. When you "
    "play it, you may wish for a rank. From then on, anyone who holds this rank and can "
    "play it on their turn must do so, until somebody has played it or the round is over. "
    "The cards you play with the wish do not count, nor does a Phoenix that stands for the "
    "rank."
)
def the_mah_jong(rules: Rules, said: str) -> None:
    text = "mj 2d 3c 4h 5s 9d | 7d 8c ad | 8d 8h 7c ph | ac kd"
    state = table(rules, text, out_of_turn=False)
    assert may(state, "mj 2d 3c 4h 5s")
    assert may(go(state, "mj"), "7d")
    wished = SEIGNEUR.step(state, Wish(cards("mj"), "8"), None)
    assert may(wished, "8c")
    assert not may(wished, "ad")
    assert not may(wished, "-")
    granted = go(wished, "8c")
    assert may(granted, "-")
    elsewhere = SEIGNEUR.step(state, Wish(cards("mj"), "9"), None)
    assert may(elsewhere, "-"), "the next player has no 9"
    own = SEIGNEUR.step(state, Wish(cards("mj 2d 3c 4h 5s"), "5"), None)
    assert own.wish, "the wisher’s own play does not grant it"


@SHOWN.shows(
    "The Phoenix stands for any card from 2 to ace, but not in a bomb. Played by itself, "
    "it is half a rank higher than the single card it is played on, but it does not beat a "
    "Dragon. Led by itself, it counts as one and a half."
)
def the_phoenix(rules: Rules, said: str) -> None:
    state = table(rules, "9d 9c 9h ph kd | 2c 4c", out_of_turn=False)
    assert may(state, "9d ph")
    assert may(state, "9d 9c 9h ph") is False
    assert beats(rules, "ad", "ph")
    assert not beats(rules, "dr", "ph")
    trick = table(rules, "9d 4d | ph 4c | 9h 10h", out_of_turn=False)
    trick = go(trick, "9d", "ph")
    assert may(trick, "10h")
    assert not may(trick, "9h")
    assert beats(rules, "ph", "2c")


@SHOWN.shows(
    "On another Phoenix it is half a rank higher again. Two Phoenixes may be part of one play, "
    "together with other cards."
)
def two_phoenixes(rules: Rules, said: str) -> None:
    state = table(rules, "9d 4d | ph 4c | ph 10h 5h", out_of_turn=False)
    state = go(state, "9d", "ph", "ph")
    both = table(rules, "9d ph ph 4d", out_of_turn=False)
    assert may(both, "9d ph ph")
    assert not may(both, "ph ph")


DRAGON_ONLY = "The Dragon is the highest single card and can only be played by itself."


@SHOWN.shows(
    f"{DRAGON_ONLY} Only a bomb beats it.",
    f"{DRAGON_ONLY} Only a bomb or the second Dragon beats it.",
)
def the_dragon(rules: Rules, said: str) -> None:
    assert beats(rules, "ad", "dr")
    assert not beats(rules, "dr", "ad")
    assert not may(table(rules, "dr ad 9d"), "dr ad")
    assert beats(rules, "dr", "4d 4c 4h 4s")
    if "second" in said:
        assert beats(rules, "dr", "dr")


@SHOWN.shows(
    "Four cards of one rank in four different suits are a bomb, and so are five or more "
    "consecutive ranks of one suit, without the Mah Jong, Phoenix or Dragon. A bomb beats "
    "any other play. Only a higher bomb beats a bomb: more cards, or the same number with "
    "a higher rank.",
    "A straight of one suit is always a bomb.",
)
def bombs(rules: Rules, said: str) -> None:
    four, higher, five = "4d 4c 4h 4s", "5d 5c 5h 5s", "6d 7d 8d 9d 10d"
    for on in ("ad", "9d 9c", "9d 9c 9h", "dr", "6d 7c 8h 9s 10c", "9d 9c 9h jd jc"):
        assert beats(rules, on, four), on
    assert beats(rules, four, higher)
    assert not beats(rules, higher, four)
    assert beats(rules, higher, five)
    assert not beats(rules, five, higher)
    assert not beats(rules, "ad", "4d 4c 4h ph")
    assert beats(rules, "ac", five), "a straight of one suit is a bomb"
    if rules.players >= TWO_DECKS:
        assert not beats(rules, "ad", "4d 4d 4h 4s")


@SHOWN.shows(
    "A bomb may also be played out of turn, on the cards just played. Anyone "
    "who holds a bomb that beats them is briefly asked, without anyone else "
    "noticing. Play then continues to the left of the player who played the "
    "bomb. On your turn, you may also lead a bomb.",
    "A bomb can only be played on your turn.",
)
def bombs_out_of_turn(rules: Rules, said: str) -> None:
    state = table(rules, "9d 4d | 10d 3c | 5d 5c 5h 5s 3d", out_of_turn="only" not in said)
    after = go(state, "9d")
    if "only" in said:
        assert after.to_act == 1
        assert not rules.bombs_out_of_turn
        return
    assert after.to_act == 2
    declined = go(after, "-")
    assert declined.to_act == 1
    bombed = go(after, "5d 5c 5h 5s")
    assert bombed.to_act == 3
    assert may(table(rules, "5d 5c 5h 5s 3d | 4d"), "5d 5c 5h 5s")


@SHOWN.shows("The positions from top to bottom: {offices}.")
def positions(rules: Rules, said: str) -> None:
    names = re.split(", | and ", said.removeprefix("The positions from top to bottom: "))
    assert len(names) == rules.players


def exchanged(rules: Rules) -> tuple[Any, Any]:
    """Return a later round before and after the lower positions have given."""
    order = tuple(range(rules.players))
    dealt = SEIGNEUR.start_round(rules, RoundSetup(5, 2, Carry(order)), None)
    state = SEIGNEUR.start_round(rules, RoundSetup(5, 2, Carry(order, order)), None)
    return dealt, state


@SHOWN.shows(
    "From the second round on, cards are exchanged after the deal.",
    "{lower_subject} gives {upper_to} their %n best card(s).",
    "The players who received cards give back the same number of cards, whichever they like, all "
    "at the same time.",
    "The other players keep their cards.",
)
def the_exchange(rules: Rules, said: str) -> None:
    dealt, state = exchanged(rules)
    assert dealt.phase == "play"
    assert state.phase == "exchange"
    counts = (2, 1) if rules.players == 5 else (3, 2, 1)
    if "gives" in said:
        assert (numbers(said) or [1])[0] in counts
    for at, count in enumerate(counts):
        hand = state.hands[at]
        assert state.to_act == at
        taker = rules.players - 1 - at
        assert SEIGNEUR.refusal(state, Give(tuple(hand[:count]), taker)) is None
        assert SEIGNEUR.refusal(state, Give(tuple(hand[: count + 1]), taker)) is not None
        state = SEIGNEUR.step(state, Give(tuple(hand[:count]), taker), None)
        if at < len(counts) - 1:
            assert state.phase == "exchange", "nothing arrives before all have chosen"
    assert state.phase == "play"


@SHOWN.shows(
    "The best card is the Dragon, then come the Phoenix, the Mah Jong, and the ranks from ace down "
    "to 2."
)
def the_best_cards(rules: Rules, said: str) -> None:
    from arschloch_gui.engine.seigneur.exchange import rank_worth

    order = [DRAGON, PHOENIX, MAH_JONG, *(CARD_OF[f"{r}D"] for r in ("A", "K", "10", "3", "2"))]
    worths = [rank_worth(card) for card in order]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == len(worths)
