"""`regular` and the decisions around the exchange: one position for each rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arschloch_gui.ai.climbing.opponents import only_foe
from arschloch_gui.ai.climbing.regular import opinions
from arschloch_gui.ai.climbing.rules.exchange_ask import ask
from arschloch_gui.ai.climbing.rules.putsch import SURE_ENOUGH, chance_of_success
from arschloch_gui.ai.climbing.weights import WEIGHTS
from arschloch_gui.engine.actions import PASS, Ask
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rulemods.climb_bonus import CLIMBED
from deals import about, go, round_of
from players import chosen

BIG: dict[str, Any] = {
    "deck": "french52", "rank_order": "2-A", "start_card_must_be_played": False,
}  # fmt: skip
FOUR = (
    "4d 6d 7c 7h jd js qc qh ac ah kd kc ks | 3d 3c 5d 5c 8d 8c 9d 9c 10d 10c jc qd kh | "
    "2d 2c 4c 4h 5h 6c 6h 8h 8s 9h 9s 10h jh | 2h 2s 3h 3s 4s 5s 6s 7d 7s 10s qs ad as"
)
"""Seat 0 is highest and strong but lacks jacks, queens and aces; seat 3 is lowest."""


def exchange(text: str = FOUR, preset: str = "arschloch", **values: Any) -> RoundState:
    return round_of(text, preset, offices=range(text.count("|") + 1), **{**BIG, **values})


def said(state: RoundState, who: str = "regular") -> dict[str, Any]:
    """Return the action outside tricks, as in a record."""
    text = chosen(who, state)
    if not text.startswith("{"):
        return {"cards": text}
    found: dict[str, Any] = json.loads(text)
    return found


# asking


def test_it_asks_for_a_high_rank_it_lacks():
    assert said(exchange(exchange="ask"))["ask"] in ("A", "Q", "K")


def test_a_rank_nobody_else_can_hold_is_as_good_as_not_there():
    text = "9d 9c ad ac ah as | 8d 7c 10h 9s 10s 8c | 9h 7s 7d 8s 10c jd"
    state = exchange(text, "arschloch", exchange="ask", deck="french32", rank_order="7-A")
    assert said(state)["ask"] != "A"


def test_a_denied_rank_is_followed_by_another_likely_one():
    state = exchange(exchange="ask")
    first = said(state)["ask"]
    after = go(state, chosen("regular", state))
    assert after.due[0].kind in ("ask", "gift")
    denied = about(after).denied if after.due[0].kind == "ask" else ()
    assert first not in denied or said(after)["ask"] != first


def test_it_stops_rather_than_ask_for_a_rank_it_can_do_without():
    state = exchange(exchange="ask")
    view = CLIMBING.view(state, 0)
    assert ask(view, (Ask("2"), PASS), WEIGHTS) == 1
    assert ask(view, (Ask("A"), PASS), WEIGHTS) == 0


def test_the_highest_does_not_give_up_its_right_to_ask_first():
    assert "ask" in said(exchange(exchange="ask", king_may_defer=True))


def test_lowest_asks_for_the_highest_rank():
    assert said(exchange(exchange="ask"), "lowest") == {"ask": "A"}


# bargaining


def bargaining(**values: Any) -> RoundState:
    return exchange(exchange="negotiate", **values)


def test_it_offers_what_it_can_spare_for_what_helps_it():
    offer = said(bargaining())["propose"]
    assert isinstance(offer, dict)
    assert set(offer["give"]) <= {"4D", "6D", "7C", "7H"}
    assert set(offer["want"]) <= {"J", "Q", "K", "A"}


def proposed(give: list[str], want: list[str]) -> RoundState:
    """Return a position in which seat 3 must answer this proposal."""
    return go(bargaining(), json.dumps({"propose": {"give": give, "want": want}}))


def test_an_offer_worse_than_the_forced_exchange_is_refused():
    assert said(proposed(["4D", "6D"], ["10", "A"]))["answer"] is True
    assert said(proposed(["AC", "AH"], ["2", "2"]))["answer"] is True


def test_a_greedy_counter_is_refused_by_the_upper_office():
    state = proposed(["4D", "6D"], ["10", "A"])
    state = go(state, '{"propose": {"give": ["2H", "2S"], "want": ["A", "A"]}}')
    assert state.to_act == 0
    assert said(state)["answer"] is False


def test_what_is_not_held_cannot_be_accepted():
    assert said(proposed(["4D", "6D"], ["K", "K"]))["answer"] is False


def test_bargains_come_to_an_end():
    state = bargaining()
    for _ in range(30):
        if state.phase != "exchange":
            break
        state = go(state, chosen("regular", state))
    assert state.phase == "play"


def test_lowest_offers_its_lowest_for_the_highest_and_refuses_everything():
    state = bargaining()
    assert said(state, "lowest") == {"propose": {"give": ["4D", "6D"], "want": ["A", "A"]}}
    assert said(proposed(["AC", "AH"], ["2", "2"]), "lowest") == {"answer": False}


# gifts, passing to the left


def test_it_passes_loose_low_cards_to_the_left():
    state = exchange(
        "3d 6h 6s 9d 9c ks as | 3c 4c 5c 7d 8d jd qd | 3h 4h 5h 7c 8c jc qc | 3s 4s 5s 7h 8h jh qh",
        exchange="none", pass_left=1,
    )  # fmt: skip
    while state.to_act != 0:
        state = go(state, chosen("regular", state))
    assert said(state) == {"shift": ["3D"]}
    assert said(state, "lowest") == {"shift": ["3D"]}


@pytest.mark.parametrize("count", [3, 4])
def test_large_gifts_keep_what_is_strong(count: int):
    state = exchange(exchange_counts=[count])
    gift = str(said(state)["cards"]).split()
    assert len(gift) == count
    assert not set(gift) & {"AC", "AH", "AD", "AS"}


# putsch


STRONG = "ad ac ah as kd kc ks 3d 3c"
WEAK = "3d 4c 5h 6s 7d 8c 9h 10d jc"
OTHERS = "4d 5d 6d 7c 8d 9d 10c jd qd | 4h 5c 6c 7h 8h 9c 10h jh qc | 4s 5s 6h 7s 8s 9s 10s js qh"


def before_a_putsch(hand: str) -> RoundState:
    """Return a position in which seat 3 is lowest and has this hand."""
    return round_of(f"{OTHERS} | {hand}", offices=range(4), putsch=True, **BIG)


def test_a_putsch_is_declared_with_a_hand_that_goes_out_first():
    assert said(before_a_putsch(STRONG)) == {"declare": "putsch"}


def test_a_putsch_is_declined_with_an_ordinary_hand():
    assert said(before_a_putsch(WEAK)) == {"cards": "-"}
    assert said(before_a_putsch(STRONG), "lowest") == {"cards": "-"}


def test_the_chance_of_a_putsch_is_told_apart():
    def chance(hand: str) -> float:
        return chance_of_success(CLIMBING.view(before_a_putsch(hand), 3))

    assert chance(WEAK) < 0.3 < SURE_ENOUGH < chance(STRONG)


def after_the_lowest_led(*, putsch: bool) -> RoundState:
    """Return a position in which seat 3, the lowest, has led a nine and seat 0 answers."""
    state = round_of(
        "9d 10d 10c qs kd as | 4h 5c 6c 7h 8h 9c | 4s 5s 6h 7s 8s 9s | 3h 9h qd qh kh ad",
        offices=range(4), putsch=True, exchange_counts=[0], next_lead="lowest_office", **BIG,
    )  # fmt: skip
    return go(state, '{"declare": "putsch"}' if putsch else "-", "9h")


def test_the_others_stand_against_the_putschist():
    def gap(state: RoundState) -> float:
        legal = CLIMBING.legal(state)
        *plays, passing = opinions(CLIMBING.view(state, state.to_act), legal)
        assert legal[passing.index] == PASS
        return max(play.value for play in plays) - passing.value

    calm, revolt = after_the_lowest_led(putsch=False), after_the_lowest_led(putsch=True)
    assert calm.to_act == revolt.to_act == 0
    assert gap(revolt) > gap(calm)


def test_only_the_putschist_is_feared_while_he_tries():
    revolt = after_the_lowest_led(putsch=True)
    assert only_foe(CLIMBING.view(revolt, 0)) == 3
    assert only_foe(CLIMBING.view(revolt, 3)) is None
    assert only_foe(CLIMBING.view(after_the_lowest_led(putsch=False), 0)) is None


# the free trick


def climbed(hand: str, top: str) -> RoundState:
    """Return a position in which seat 0 may claim a trick that seat 2 has led."""
    state = round_of(
        f"{hand} | 5d 6d 10c jc kh | 5c 6c 10h {top}", lead=2, climb_bonus="free_trick", **BIG
    )
    state.marks[CLIMBED] = 0
    return go(state, top)


def test_a_free_trick_is_claimed_when_it_is_the_way_home():
    assert said(climbed("3d 3c", "ad")) == {"declare": "free_trick"}


def test_a_free_trick_is_not_wasted_where_a_card_does():
    assert said(climbed("9d 3d 4h 5s 7h 8s", "7s")) == {"cards": "8S"}
