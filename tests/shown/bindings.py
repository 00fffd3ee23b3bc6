"""Scenarios about restricted tricks: match or skip, three in a row, the suit lock."""

from __future__ import annotations

from arschloch_gui.engine.actions import Discard, Play
from arschloch_gui.engine.cards import EXCUSE, TRUMPS, is_joker
from shown.climbing import SHOWN
from shown.scene import Scene, step
from shown.sentences import Unfit


@SHOWN.shows("You may also answer with the same rank.")
def equals_may_be_played(s: Scene) -> None:
    same = s.cards(s.ranks(copies=2)[0], 2)
    assert s.beats(same[:1], same[1:])


@SHOWN.shows(
    "Match or skip: when a play matches the one before it, such as a {rank} "
    "on a {rank}, the next player must match it too or skip this turn "
    "(without dropping out of the trick). No special card may be played "
    "instead.",
    "Each matching play binds the next player in the same way. After a "
    "skipped turn, play is free again.",
)
def match_or_skip(s: Scene) -> None:
    low = next((rank for rank in s.ranks(least=2)[:-1] if s.copies(rank) >= 3), None)
    if low is None or s.rules.lock:
        raise Unfit
    high = s.cards(s.ranks()[-1])
    a, b, c = s.cards(low, 3)
    special = [EXCUSE] if s.rules.deck == "tarot78" else []
    if s.rules.jokers and s.rules.joker in ("high", "trump", "takes_trick", "substitute"):
        special.append(s.joker())
    bomb = s.cards(s.ranks()[-1], 4)
    state = s.table(
        [a, *high], [b, *high], [c, *high, *special, *bomb], *[high] * (s.rules.players - 3)
    )
    state = s.go(state, [a], [b])
    third = state.to_act
    assert not s.may(state, high)
    assert not any(s.may(state, [card]) for card in special)
    assert not s.may(state, bomb)
    assert s.may(state, [c])
    skipped = s.go(state, None)
    assert not skipped.passed >> third & 1
    assert s.may(skipped, high)
    matched = s.go(state, [c])
    if matched.trick:
        assert not s.may(matched, high)


@SHOWN.shows(
    "Three in a row: when three players, one after the other, play three consecutive ranks, such "
    "as {ranks}, each of the three may discard one card, in the order in which they played."
)
def three_in_a_row(s: Scene) -> None:
    names = s.naturals()
    clear = {"2" if s.rules.two == "cuts" else "", "8" if s.rules.eight_cuts else ""}
    at = next((i for i in range(len(names) - 2) if not clear & set(names[i : i + 3])), None)
    if at is None:
        raise Unfit
    hands = [s.cards(rank, 1, suit) for rank, suit in zip(names[at : at + 3], "DSH", strict=True)]
    state = s.table(*hands)
    players = list(state.order[:3])
    for hand in hands[:2]:
        state = s.go(state, hand)
    state = step(state, Play(tuple(hands[2])))
    for seat in players:
        assert state.phase == "discard"
        assert state.to_act == seat
        before = len(state.hands[seat])
        state = step(state, Discard(state.hands[seat][0]))
        assert len(state.hands[seat]) == before - 1
    assert state.phase != "discard"


@SHOWN.shows(
    "Suit lock: when a play has the same suits as the one before it, such as {play} on {before}, "
    "the trick can only be beaten in these suits.",
    "Only {cards} may be played whatever their suit.",
    "Jokers have no suit and cannot be used in a locked trick.",
    "Trumps have no suit and cannot be played in a locked trick.",
    "A joker counts as the suit it stands for. By itself, it can be played even if the trick is "
    "locked, and it ends the lock.",
)
def a_suit_lock(s: Scene) -> None:
    ranks = s.ranks(least=4)
    first, second, third = ranks[0], ranks[1], ranks[-1]
    plays = [s.cards(rank, 1, "H") for rank in (first, second)]
    others = [s.cards(third, 1, "S"), s.cards(third, 1, "H")]
    bomb = s.cards(s.ranks(copies=4)[-1], 4) if s.ranks(copies=4) else []
    special = [card for card in {*s.book.deck} if is_joker(card)][:1]
    tarot = [EXCUSE, TRUMPS[9]] if s.rules.deck == "tarot78" else []
    hand = [*others[0], *others[1], *bomb, *special, *tarot]
    state = s.go(s.table(*plays, hand), *plays)
    assert not s.may(state, others[0])
    assert s.may(state, others[1])
    if special:
        free = s.rules.joker in ("trump", "takes_trick", "substitute")
        assert s.may(state, special) == free
        if s.rules.joker == "substitute":
            lifted = s.go(state, special)
            assert "lock" not in lifted.marks
    if tarot:
        assert s.may(state, tarot[:1])
        assert not s.may(state, tarot[1:])
    if bomb and s.rules.bomb == "any":
        assert s.may(state, bomb)
    open_ = s.go(s.table(plays[0], s.cards(second, 1, "S"), others[0]), plays[0])
    open_ = s.go(open_, s.cards(second, 1, "S"))
    assert s.may(open_, others[0])
