"""Scenarios about bonuses of climbers, passing to the left and announcements."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.actions import PASS, Answer, Declare, Shift
from arschloch_gui.engine.climbing.events import HandShown
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulemods.climb_bonus import CLIMBED, FREE_TRICK
from arschloch_gui.engine.climbing.tribute import exchange_pairs
from shown.climbing import SHOWN
from shown.scene import Scene, step

RISES = "A player who rises from {lowest} straight to {highest}"


@SHOWN.shows(
    f"{RISES} exchanges one more card in the next round.",
    f"{RISES} gets one more card in the next exchange: after their usual questions, they keep "
    "asking until they have it.",
)
def climbers_get_one_more(s: Scene) -> None:
    usual = exchange_pairs(s.start(exchange=True))
    state = s.start(exchange=True)
    state.marks[CLIMBED] = state.offices[0]
    more = exchange_pairs(state)
    assert more[0].count == usual[0].count + 1
    assert [pair.count for pair in more[1:]] == [pair.count for pair in usual[1:]]
    ended = s.start()
    ended.finished = (ended.offices[-1], *ended.offices[:-1])
    assert dict(ended.carry().marks)[CLIMBED] == ended.offices[-1]
    ended.finished = ended.offices
    assert CLIMBED not in dict(ended.carry().marks)


@SHOWN.shows(f"{RISES} may, on one turn in the next round, win the trick without playing.")
def climbers_get_a_trick(s: Scene) -> None:
    low = s.ranks()[0]
    state = s.table(s.cards(low))
    climber = state.order[1]
    state.marks[CLIMBED] = climber
    assert CLIMBING.refusal(state, Declare(FREE_TRICK)) is not None
    state = s.go(state, s.cards(low))
    taken = step(state, Declare(FREE_TRICK))
    assert not taken.trick
    assert taken.to_act == climber
    again = s.go(taken, s.cards(low))
    while again.trick and again.to_act != climber:
        again = s.go(again, None)
    assert CLIMBING.refusal(again, Declare(FREE_TRICK)) is not None


def left(s: Scene, state: Any) -> Any:
    for _ in range(300):
        if not state.due or state.due[0].kind == "pass_left":
            return state
        actions = list(CLIMBING.legal(state))
        stop = [a for a in actions if a in (PASS, Answer(False))]
        state = step(state, (stop or actions)[0])
    raise AssertionError("the exchange does not end")


@SHOWN.shows(
    "After the exchange, every player passes %n card(s) to the player on their left.",
    "From the second round on, after the deal, every player passes %n card(s) to the player on "
    "their left.",
    "All players choose before they see what they get.",
    "The cards are passed one at a time: everyone passes a card and picks up "
    "the one they get, then passes the next, which may be the one just "
    "received.",
)
def passing_to_the_left(s: Scene) -> None:
    first = s.start(later=False, exchange=True)
    assert not [due for due in first.due if due.kind == "pass_left"]
    state = left(s, s.start(exchange=True))
    assert {due.seat for due in state.due} == set(state.order)
    total = (s.numbers or [1])[0] if "every player" in s.said else s.rules.pass_left
    at_once = state.due[0].about.count
    one_by_one = s.rules.pass_left_order == "one_by_one"
    if "every player" not in s.said:
        one_by_one = "one at a time" in s.said
    assert at_once == (1 if one_by_one else total)
    giver = state.to_act
    card = state.hands[giver][0]
    taker = state.successor[giver]
    chosen = tuple(state.hands[giver][:at_once])
    state = step(state, Shift(chosen))
    assert [given.taker for given in state.transit] == [taker]
    for _ in range(s.rules.players - 1):
        state = step(state, Shift(tuple(state.hands[state.to_act][-at_once:])))
    assert card in state.hands[taker]
    assert bool(state.due) == (one_by_one and total > 1)
    if state.due:
        while state.to_act != taker:
            state = step(state, Shift(tuple(state.hands[state.to_act][:1])))
        assert CLIMBING.refusal(state, Shift((card,))) is None


@SHOWN.shows(
    "A player who holds three {ranks} before the first trick must say so.",
    "A player who holds three or more {ranks} before the first trick must say so.",
    "A player who holds all %n plays with their hand face up in this round.",
)
def announcing(s: Scene) -> None:
    top = s.naturals()[-1]
    every = s.copies(top)
    low = s.cards(s.naturals()[0], 2)

    def shown(count: int) -> list[HandShown]:
        seen: list[Any] = []
        hands = [[*s.cards(top, count), *low], *[low] * (s.rules.players - 1)]
        s.start(hands, emit=seen.append)
        return [event for event in seen if isinstance(event, HandShown)]

    assert not shown(2)
    (event,) = shown(3)
    assert not event.cards
    if every > 3:
        (event,) = shown(every)
        assert event.cards
        if "all" in s.said:
            assert s.numbers == [every]
    if every > 4:
        (event,) = shown(4)
        assert not event.cards
