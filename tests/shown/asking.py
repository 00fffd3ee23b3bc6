"""Scenarios about asking for cards and bargaining."""

from __future__ import annotations

from typing import Any

from arschloch_gui.engine.actions import PASS, Answer, Ask, Declare, Propose
from arschloch_gui.engine.cards import RANK_NAMES, rank_of
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.gifts import giveable
from arschloch_gui.engine.climbing.rulemods.exchange_ask import DEFER, Questions
from arschloch_gui.engine.climbing.rulemods.exchange_negotiate import Bargain
from shown.climbing import SHOWN
from shown.gifts import best, exchanging, worst
from shown.scene import Scene, step
from shown.sentences import Unfit


def asking(s: Scene) -> Any:
    state = exchanging(s)
    if not state.due or state.due[0].kind != "ask":
        raise Unfit
    return state


def held_and_not(state: Any) -> tuple[list[str], list[str]]:
    held = {RANK_NAMES[rank_of(card)] for card in giveable(state, state.due[0].about.target)}
    asks = [a.rank for a in CLIMBING.legal(state) if isinstance(a, Ask)]
    return [r for r in asks if r in held], [r for r in asks if r not in held]


@SHOWN.shows(
    "{upper_subject} asks {lower_object} for cards.",
    "Asking means naming a rank, up to %n time(s): “Do you have {one}?” If the other player holds "
    "such a card, they must hand one over. A rank that they did not hold cannot be asked for "
    "again.",
)
def asking_for_ranks(s: Scene) -> None:
    state = asking(s)
    about = state.due[0].about
    assert about.asker == state.offices[0]
    assert about.target == state.offices[-1]
    if "up to" in s.said or "one rank" in s.said:
        assert about.tries == s.rules.ask_tries
    held, denied = held_and_not(state)
    before = len(state.hands[about.target])
    after = step(state, Ask(held[0]))
    assert len(after.hands[about.target]) == before - 1
    if denied and about.tries > 1:
        after = step(state, Ask(denied[0]))
        assert len(after.hands[about.target]) == before
        refused = CLIMBING.refusal(after, Ask(denied[0]))
        assert refused is not None
        assert refused.key == "already_denied"


@SHOWN.shows(
    "The player who asks may stop at any time.",
    "The player who asks has to continue, beyond that number if need be, until they have received "
    "%n card(s).",
)
def when_asking_ends(s: Scene) -> None:
    state = asking(s)
    asker = state.due[0].about.asker
    if "stop" in s.said:
        assert PASS in CLIMBING.legal(state)
        return
    (until,) = s.numbers or (1,)
    for got in range(until):
        assert PASS not in CLIMBING.legal(state)
        held, denied = held_and_not(state)
        for rank in denied[: s.rules.ask_tries]:
            state = step(state, Ask(rank))
            assert state.due[0].kind == "ask"
            assert PASS not in CLIMBING.legal(state)
            break
        if not held:
            raise Unfit
        state = step(state, Ask(held[0]))
        if state.due[0].kind != "ask" or state.due[0].about_as(Questions).asker != asker:
            assert got == until - 1
            return
    assert PASS in CLIMBING.legal(state)


@SHOWN.shows("When the asking is over, the asker gives back as many cards as they received.")
def as_many_go_back(s: Scene) -> None:
    state = asking(s)
    about, got = state.due[0].about, 0
    while state.due[0].kind == "ask" and state.due[0].about.asker == about.asker:
        held, denied = held_and_not(state)
        got += bool(held)
        state = step(state, Ask((held or denied)[0]))
    assert state.due[0].kind == "gift"
    assert state.due[0].about.count == got
    assert state.due[0].about.taker == about.target


@SHOWN.shows("Before asking anything, {highest_subject} may let {second_object} ask first.")
def the_highest_may_defer(s: Scene) -> None:
    state = asking(s)
    assert state.to_act == state.offices[0]
    after = step(state, Declare(DEFER))
    assert after.to_act == state.offices[1]
    held, denied = held_and_not(state)
    asked = step(state, Ask((denied or held)[0]))
    if asked.due[0].kind == "ask" and asked.to_act == state.offices[0]:
        assert CLIMBING.refusal(asked, Declare(DEFER)) is not None


def bargaining(s: Scene) -> Any:
    state = exchanging(s)
    if not state.due or state.due[0].kind != "negotiate":
        raise Unfit
    return state


def offer(state: Any) -> Propose:
    return next(a for a in CLIMBING.legal(state) if isinstance(a, Propose))


@SHOWN.shows(
    "{upper_subject} and {lower_subject} negotiate over %n card(s).",
    "They negotiate over %n more card(s).",
)
def what_a_bargain_is_about(s: Scene) -> None:
    state = bargaining(s)
    counts = [due.about.pair.count for due in state.due if due.kind == "negotiate"]
    assert (s.numbers or [1])[0] in counts
    assert len(offer(state).give) == counts[0]


@SHOWN.shows(
    "The higher player makes the first offer: cards of their own for cards they want, such as "
    "{give} for {want}. The other player accepts, refuses or makes a counter-offer, which also "
    "counts as a refusal."
)
def how_a_bargain_goes(s: Scene) -> None:
    state = bargaining(s)
    pair = state.due[0].about.pair
    assert state.to_act == pair.upper
    made = step(state, offer(state))
    assert made.to_act == pair.lower
    assert Answer(False) in CLIMBING.legal(made)
    assert step(made, Answer(False)).due[0].about_as(Bargain).refusals == 1
    countered = step(made, offer(made))
    assert countered.due[0].about_as(Bargain).refusals == 1
    assert countered.to_act == pair.upper
    held = [RANK_NAMES[rank_of(card)] for card in giveable(state, pair.lower)]
    wanted = Propose(offer(state).give, tuple(held[: pair.count]))
    if CLIMBING.refusal(state, wanted) is None:
        agreed = step(step(state, wanted), Answer(True))
        given = [g for g in agreed.given if g.giver == pair.lower]
        assert [RANK_NAMES[rank_of(card)] for card in given[-1].cards] == sorted(
            held[: pair.count], key=held.index
        )


@SHOWN.shows("After the third refusal, the best cards are exchanged for the worst.")
def the_third_refusal(s: Scene) -> None:
    state = bargaining(s)
    pair = state.due[0].about.pair
    lower, upper = list(state.hands[pair.lower]), list(state.hands[pair.upper])
    for _ in range(3):
        assert state.due[0].about.pair == pair
        state = step(step(state, offer(state)), Answer(False))
    given = {g.giver: sorted(g.cards) for g in state.given[-2:]}
    assert given[pair.lower] == best(s, lower, pair.count)
    assert given[pair.upper] == worst(s, upper, pair.count)
