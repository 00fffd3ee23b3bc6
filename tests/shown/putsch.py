"""Scenarios about the putsch and the revolution of jesters."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.actions import PASS, Declare, Play
from arschloch_gui.engine.climbing.rulemods.jester_revolution import REVOLUTION
from arschloch_gui.engine.climbing.rulemods.putsch import FAILED, PUTSCH
from arschloch_gui.engine.climbing.tribute import exchange_pairs
from arschloch_gui.engine.table.public import ROUND_OVER
from shown.climbing import SHOWN
from shown.gifts import best
from shown.scene import Scene, step
from shown.sentences import Unfit


def putsch(s: Scene) -> Any:
    state = s.start(exchange=True)
    assert state.due[0].kind == PUTSCH
    return step(state, Declare(PUTSCH))


@SHOWN.shows(
    "From the second round on, {lowest_subject} may declare a putsch after the deal. Then no cards "
    "are exchanged in this round, and only one question counts: does {lowest_subject} go out "
    "first?",
    "No cards are passed to the left, either.",
)
def a_putsch_calls_off_the_exchange(s: Scene) -> None:
    assert not [due for due in s.start(later=False).due if due.kind == PUTSCH]
    state = s.start(exchange=True)
    assert state.to_act == state.offices[-1]
    state = putsch(s)
    assert not state.due
    assert not state.given
    assert state.phase == "play"


def ended_putsch(s: Scene, *, by_putschist: bool) -> Any:
    """Let a player end a putsch by going out with a card that may be the last."""
    good = [rank for rank in s.ranks() if rank not in s.rules.last_card_penalty]
    if not good:
        raise Unfit
    state = putsch(s)
    state.required = -1
    lowest = state.offices[-1]
    card = s.cards(good[0])
    for seat in state.order:
        state.hands[seat] = sorted(s.cards(good[0], 3))
    state.to_act = lowest if by_putschist else state.offices[0]
    state.hands[state.to_act] = list(card)
    return s.act(state, Play(tuple(card)))


@SHOWN.shows(
    "If so, {lowest_subject} becomes {highest}, and the others play on for the remaining positions."
)
def a_putsch_succeeds(s: Scene) -> None:
    state = ended_putsch(s, by_putschist=True)
    lowest = state.offices[-1]
    assert state.finished == (lowest,)
    assert s.played_out(state).finished[0] == lowest


@SHOWN.shows(
    "If another player goes out first, the round ends at once, and all players keep their "
    "positions. In the next round there can be no putsch."
)
def a_putsch_fails(s: Scene) -> None:
    state = ended_putsch(s, by_putschist=False)
    assert state.phase == ROUND_OVER
    assert state.finished == state.offices
    assert FAILED in dict(state.carry().marks)
    after = s.start(exchange=True, marks=(FAILED,))
    assert not [due for due in after.due if due.kind == PUTSCH]


@SHOWN.shows(
    "In that round’s exchange, {lowest_subject} gives {highest_to} their %n "
    "best cards and gets as many in return, of the other’s choice.",
    "The other pairs ask as usual.",
    "The other pairs exchange one card each.",
)
def a_failed_putsch_costs(s: Scene) -> None:
    dealt = s.start()
    state = s.start(exchange=True, marks=(FAILED,))
    first, *others = exchange_pairs(state)
    assert state.offices.index(first.upper) == state.offices[::-1].index(first.lower)
    extra = first.extra
    if "best cards" in s.said:
        assert first.count - extra == s.numbers[0]
        assert first.how == "choice"
        given = next(g for g in state.given if g.giver == first.lower)
        assert sorted(given.cards) == best(s, dealt.hands[first.lower], len(given.cards))
    if "one card each" in s.said:
        assert {pair.count for pair in others} == {1}
    if "ask as usual" in s.said:
        assert not any(pair.how for pair in others)
        assert [due for due in state.due if due.kind == "ask"]


@SHOWN.shows(
    "Before the exchange, a player with two {jesters} may call a revolution: then no cards are "
    "exchanged in this round.",
    "If {lowest_subject} calls it, all positions are reversed at once: {lowest_subject} becomes "
    "{highest}, and so on.",
)
def jesters_call_a_revolution(s: Scene) -> None:
    plain = s.cards(s.ranks()[0], 3)
    for holder in (0, s.rules.players - 1):
        hands = [list(plain) for _ in range(s.rules.players)]
        hands[holder] = [s.joker(), s.joker(), *plain]
        state = s.start(hands, exchange=True)
        while state.due and state.due[0].kind == PUTSCH:
            state = step(state, PASS)
        assert state.due[0].kind == REVOLUTION
        assert state.to_act == holder
        before = state.offices
        called = step(state, Declare(REVOLUTION))
        assert not called.given
        assert called.phase == "play"
        turned = holder == before[-1]
        assert called.offices == (before[::-1] if turned else before)
    hands = [[s.joker(), *plain], *[list(plain)] * (s.rules.players - 1)]
    state = s.start(hands, exchange=True)
    assert not [due for due in state.due if due.kind == REVOLUTION]
