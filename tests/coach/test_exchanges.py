"""The exchanges of a match that was played."""

from __future__ import annotations

from itertools import product

import pytest
from matches_on_disk import played

from arschloch_gui.coach.exchanges import can_be_judged, exchanges
from arschloch_gui.coach.origin import Origin
from arschloch_gui.engine.actions import Give
from arschloch_gui.engine.events import CardsGiven
from arschloch_gui.engine.family import FixedDeal
from arschloch_gui.engine.match import Acted, Match
from arschloch_gui.engine.review import settled
from deals import deal, match_of


def test_every_gift_somebody_chose_is_found_and_leads_to_its_exercise():
    match = played(rounds=3, until=3)
    found = list(exchanges(match.spec, match.journal))
    assert [(each.round_no, each.office) for each in found] == [(2, 0), (2, 1), (3, 0), (3, 1)]
    for each in found:
        acted = match.journal[each.before]
        assert isinstance(acted, Acted)
        assert isinstance(each.action, Give)
        assert acted.action == each.action
        gift = next(event for event in each.events if isinstance(event, CardsGiven))
        assert (gift.giver, gift.cards) == (each.seat, each.action.cards)
    for each in found[::3]:
        exercise = Origin(match.spec, None, tuple(match.journal[: each.before])).exercise()
        assert (exercise.seat, exercise.office) == (each.seat, each.office)


def out_of_turn(match: Match) -> Acted:
    """Return a gift of a seat whose turn to give is not yet."""
    state = match.state
    assert state is not None
    for seat, to, size in product(state.order, state.order, (1, 2, 3)):
        gift = Give(tuple(state.hands[seat][:size]), to)
        if seat != match.to_act and match.refusal(seat, gift) is None:
            return Acted(seat, gift)
    raise AssertionError("only one seat has to give")


def test_a_gift_out_of_turn_is_not_taken_for_one_of_the_seat_whose_turn_it_was():
    match = played("seigneur", rounds=3, until=1, players=6)
    (*_, first) = match.journal
    assert isinstance(first, Acted)
    match.undo(first.seat)
    early = out_of_turn(match)
    match.submit(early.seat, early.action)
    assert match.to_act not in (None, early.seat)
    while match.phase == "exchange":
        match.submit(match.to_act, match.legal()[0])
    found = list(exchanges(match.spec, match.journal))
    assert found
    givers = {each.before: match.journal[each.before] for each in found}
    assert [acted.seat for acted in givers.values() if isinstance(acted, Acted)] == [
        each.seat for each in found
    ]
    assert early not in givers.values()


def test_where_nobody_has_a_choice_nothing_is_found():
    match = played("trouduc-joker", rounds=2, until=2, exchange="none")
    assert list(exchanges(match.spec, match.journal)) == []


def test_what_cannot_be_played_on_ends_the_search():
    match = played(rounds=2, until=2)
    found = list(exchanges(match.spec, match.journal))
    bent = [*match.journal[: found[1].before], match.journal[0], *match.journal]
    assert list(exchanges(match.spec, bent)) == found[:1]


def test_of_the_round_under_way_nothing_is_settled():
    match = played(rounds=3, until=1)
    first = settled(match)
    assert match.round_no == 2
    assert list(first) == match.journal[:-1]
    assert settled(played(rounds=2, until=2)) == tuple(played(rounds=2, until=2).journal)


def test_only_games_with_such_decisions_are_judged():
    games = ("climbing", "thirteen", "big_a", "shithead", "seigneur")
    assert [can_be_judged(game) for game in games] == [True, False, False, True, True]


def test_a_caller_is_asked_before_every_entry_and_can_stop():
    match = played(rounds=2, until=2)
    asked: list[int] = []
    list(exchanges(match.spec, match.journal, lambda: asked.append(1)))
    assert len(asked) == len(match.journal)

    def stop() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        list(exchanges(match.spec, match.journal, stop))


HANDS = (
    "7d 7h 8d 9d kd ks qc kc | 8c 9c 10c 10d jd qd 7c ah"
    " | 8h 9h 10h jh qh kh jc ad | 8s 9s js qs ac as 7s 10s"
)


def test_a_round_with_a_fixed_deal_is_found_too():
    match = match_of("arschloch", players=4)
    fixed = deal(HANDS, offices=(2, 0, 1, 3))
    match.start_round(fixed)
    gift = match.legal()[3]
    assert isinstance(gift, Give)
    match.submit(2, gift)
    (first, *_) = exchanges(match.spec, match.journal)
    assert (first.round_no, first.before, first.seat, first.office) == (1, 1, 2, 0)
    assert first.action == gift
    assert first.view.hand == match_before(match, fixed)
    bad = deal(HANDS.replace("7d", "7h"), offices=(2, 0, 1, 3))
    assert list(exchanges(match.spec, [bad, *match.journal[1:]])) == []


def match_before(match: Match, fixed: FixedDeal) -> tuple[int, ...]:
    again = Match(match.spec)
    again.start_round(fixed)
    return again.snapshot(2).view.hand


def test_the_view_is_that_of_the_seat_before_the_decision():
    match = played(rounds=2, until=2)
    for each in exchanges(match.spec, match.journal):
        assert each.view.seat == each.seat
        assert isinstance(each.action, Give)
        assert set(each.action.cards) <= set(each.view.hand)
