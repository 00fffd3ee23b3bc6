"""Reasons to ask for another rank, to declare or not, and to accept an offer or not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from coach.climbing.hands import why

from arschloch_gui.coach.climbing.bargain_reasons import answered
from arschloch_gui.coach.climbing.claim_reasons import keeping_still
from arschloch_gui.engine.actions import Answer
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from deals import cards, go, round_of

OTHERS = "7c 8c 9d 10d jd qh as 10c | 7h 8d 9c 10h js qc ah ad"
LOWEST = "7s 8s 9h 10s jh qs ac"


def asking(hand: str, **options: Any) -> RoundState:
    state = round_of(f"{hand} | {OTHERS} | {LOWEST}", offices=range(4), exchange="ask", **options)
    assert state.phase == "exchange"
    return state


def ask(rank: str) -> str:
    return "-" if rank == "-" else json.dumps({"ask": rank})


SPREAD = "7d 8h 9s jc qd kd ks"


@pytest.mark.parametrize(
    ("hand", "chosen", "best", "said"),
    [
        ("7d 8h 9s jc kc kd kh ks", "K", "A", ["none_there K", "asks_stronger A K"]),
        (SPREAD, "9", "A", ["asks_stronger A 9"]),
        (SPREAD, "A", "9", []),
        ("7d 7h 7s jc kd ks kh qd", "7", "8", ["likelier 8 7"]),
        ("7d 8h 9s jc kd ks kh qd", "10", "9", ["completes 9S 9"]),
        (SPREAD, "-", "A", ["asks_top A"]),
        ("7d 8h 9s jc 10s kd ks", "-", "Q", ["asks_more 7D Q"]),
        (SPREAD, "7", "-", ["not_worth_it 7"]),
    ],
)
def test_a_rank_is_asked_for_that_helps_and_is_likely_there(hand, chosen, best, said):
    assert why(asking(hand), ask(chosen), ask(best)) == said


def test_the_fourth_card_is_worth_most_where_four_are_a_bomb():
    hand = "7d 8h 9s jc kd ks kh qd"
    assert why(asking(hand, bomb="any"), ask("9"), ask("K"))[0] == "bomb_completed KD KH KS K"
    four = why(asking(hand, revolution="four"), ask("9"), ask("K"))
    assert four[0] == "revolution_completed KD KH KS K"
    assert "completed" not in " ".join(why(asking(hand), ask("9"), ask("K")))


def claiming(lowest: str, **options: Any) -> RoundState:
    hands = f"7d 8h 9s 10c jc qd kd | 7c 8c 9d 10d jd qh kc | 7h 8d 9c 10h js qc kh | {lowest}"
    state = round_of(hands, offices=range(4), putsch=True, **options)
    assert (state.phase, state.to_act) == ("putsch", 3)
    return state


PUTSCH = '{"declare": "putsch"}'


def test_a_strong_hand_keeps_its_aces_by_a_putsch():
    state = claiming("7s 8s as ac ah ad ks")
    assert why(state, "-", PUTSCH) == ["tops_held KS AD AC AH AS", "would_pay AH AS"]
    assert why(state, PUTSCH, "-") == []


def test_a_hand_is_not_called_weak_for_its_low_cards_alone():
    view = CLIMBING.view(claiming("7s 8s 9s as ac ah ad"), 3)
    assert [each.reason.key for each in keeping_still(view)] == ["many_singles"]


def test_a_weak_hand_is_none_for_a_putsch():
    state = claiming("7s 8s 9h 10s jh jc qs")
    assert why(state, PUTSCH, "-") == ["weak_hand", "many_singles 7S 8S 9H 10S"]
    assert why(state, "-", PUTSCH) == []


@pytest.mark.parametrize(
    ("options", "does"), [({"bomb": "any"}, "bomb"), ({"revolution": "four"}, "revolution")]
)
def test_four_of_a_kind_are_something_to_rebel_with(options: dict[str, str], does: str):
    state = claiming("8s 8d 8c 8h 9s js ks", **options)
    assert why(state, "-", PUTSCH)[0] == f"{does}_held 8D 8C 8H 8S"


def test_whoever_gets_the_taxes_goes_without_them_in_a_revolution():
    hands = "1 2 3 * * | 2 3 4 5 6 | 4 5 6 7 8 | 7 8 9 10 11 | 9 10 11 12 12"
    state = round_of(hands, "dalmuti", offices=range(5))
    assert why(state, '{"declare": "revolution"}', "-") == ["would_get"]


def propose(give: str, want: str) -> str:
    return json.dumps({"propose": {"give": give.split(), "want": want.split()}})


def bargaining(highest: str) -> RoundState:
    hands = f"{highest} | 7c 8c 9d 10d jd qh | 7h 8d 9c 10h js qc | 7s 8s 9h ac ah kc"
    return round_of(hands, offices=range(4), exchange="negotiate")


def test_offers_are_compared_by_gift_or_by_request():
    state = bargaining("7d 8h 9s jc kd ks")
    dear = why(state, propose("7D KS", "A A"), propose("7D 8H", "A A"))
    assert dear[:2] == ["set_broken KD KS", "single_kept 8H"]
    assert why(state, propose("7D 8H", "9 10"), propose("7D 8H", "A 10")) == ["asks_stronger A 9"]
    both = why(state, propose("7D KS", "9 10"), propose("7D 8H", "A 10"))
    assert {"set_broken KD KS", "asks_stronger A 9"} <= set(both)


@pytest.mark.parametrize(
    ("offer", "chosen", "best", "said"),
    [
        (propose("7D KS", "A A"), "true", "false", []),
        (propose("AD AS", "7 8"), "false", "true", ["top_got AD AS", "refusing_costs AC AH"]),
        (propose("AD AS", "7 8"), "true", "false", []),
    ],
)
def test_an_offer_is_judged_by_what_goes_and_what_comes(offer, chosen, best, said):
    state = go(bargaining("7d 8h 9s ad as ks"), offer)
    answers = (f'{{"answer": {word}}}' for word in (chosen, best))
    assert why(state, *answers)[:2] == said


@pytest.mark.parametrize(
    ("want", "gone"),
    [("A 7", "ac 7s"), ("A A", "ac ah"), ("9 K", "9h kc"), ("8 9", "8s 9h"), ("10 9", "9h")],
)
def test_an_accepted_offer_costs_the_lowest_cards_of_the_ranks_asked_for(want: str, gone: str):
    state = go(bargaining("7d 8h 9s jc qd ks"), propose("QD KS", want))
    view = CLIMBING.view(state, state.to_act)
    trade = answered(view, Answer(accept=True))
    assert sorted(trade.gone) == sorted(cards(gone))
    assert (sorted(trade.got), trade.taker) == (sorted(cards("qd ks")), 0)
    refused = answered(view, Answer(accept=False))
    assert sorted(refused.gone) == sorted(cards("ac ah")), "after three refusals, the best cards"
    assert refused.got == ()


def test_refusing_costs_the_best_cards_only_where_the_offer_costs_less():
    state = go(bargaining("7d 8h 9s jc qd ks"), propose("QD KS", "9 K"))
    accept, refuse = (f'{{"answer": {word}}}' for word in ("true", "false"))
    assert why(state, refuse, accept)[:1] == ["refusing_costs AC AH"]
    assert why(state, accept, refuse) == []
    dear = go(bargaining("7d 8h 9s jc kd ks"), propose("KD KS", "A A"))
    assert why(dear, refuse, accept) == [], "the aces are gone either way"


def test_jesters_are_no_cards_that_win_tricks_alone():
    hands = "9 10 11 12 12 | 8 9 10 11 12 | 7 7 8 11 12 | 1 5 5 6 7 | 1 2 3 * *"
    state = round_of(hands, "dalmuti", offices=range(5))
    assert state.to_act == 4
    found = why(state, "-", '{"declare": "revolution"}')
    assert "wild_held * *" in found
    assert not [each for each in found if each.startswith("tops_held") and "*" in each]
