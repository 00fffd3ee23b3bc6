"""Inferences from an exchange between two others, checked against all possible deals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations
from typing import Any

import pytest

from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.playout.core.receipt import ODD, ExchangeEvidence
from arschloch_gui.ai.climbing.search.dealing import redealt
from arschloch_gui.ai.climbing.search.tributes import tributes
from arschloch_gui.engine.cards import CARD_OF, Card, Seat
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.pending import Pair
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.tribute import pay_tribute
from arschloch_gui.engine.rng import Rng
from deals import go, round_of

RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
UPPER, WATCHING, LOWER = 0, 1, 3
"""The highest position, one without an exchange, and the lowest."""
HANDS = (
    "7d 8d 9d 10d jd qd kd ad | 7c 8c 9c 10c jc qc kc ac | "
    "7h 8h 9h 10h jh qh kh ah | 7s 8s 9s 10s js qs ks as"
)


def exchanged(*, count: int, exchange: str, gift: str = "", **values: Any) -> RoundState:
    """Return a round at its first trick, after the exchange."""
    state = round_of(
        HANDS, offices=(0, 1, 2, 3), exchange=exchange, exchange_counts=[count], privileged=1,
        **values,
    )  # fmt: skip
    return go(state, gift) if gift else state


def said(state: RoundState, seat: Seat = WATCHING) -> ExchangeEvidence | None:
    """Return what a seat infers from the exchange."""
    view = CLIMBING.view(state, seat)
    return tributes(catalogue(state.book), view, redealt(view, Rng(1)))[UPPER]


def chance(state: RoundState, upper: str, lower: str, seat: Seat = WATCHING) -> float:
    """Return the likelihood a seat assigns to these two hands."""
    tribute, layout = said(state, seat), catalogue(state.book).layout
    assert tribute is not None
    hands = [upper, "", "", lower]
    return tribute.chance(
        [layout.pack(CARD_OF[card] for card in hand.upper().split()) for hand in hands]
    )


# -- likelihood of two hands ---------------------------------------------------------------------

FEW = [CARD_OF[rank + suit] for rank in RANKS for suit in "DS"][:14]
"""Ranks that both can have, with no other cards."""


def rest_of(hand: Iterable[Card]) -> list[Card]:
    return sorted(set(FEW) - set(hand))


def after_exchange(state: RoundState, upper: Iterable[Card], count: int) -> list[Card]:
    """Return the upper position's hand after the engine's exchange of worst for best."""
    after = state.clone()
    after.hands[UPPER], after.hands[LOWER] = sorted(upper), rest_of(upper)
    pay_tribute(after, [Pair(UPPER, LOWER, count)], "worst", None)
    return after.hands[UPPER]


@pytest.mark.sampled
@pytest.mark.parametrize(("count", "exactly"), [(1, 0.001), (2, 0.03)])
def test_hands_are_as_likely_as_deals_lead_to_them(count: int, exactly: float):
    state = exchanged(count=count, exchange="best_for_worst")
    pack, tribute = catalogue(state.book).layout.pack, said(state)
    assert tribute is not None
    deals = list(combinations(FEW, 7))
    led = Counter(pack(after_exchange(state, upper, count)) for upper in deals)
    told: dict[int, float] = defaultdict(float)
    for upper in deals:  # Suits do not count, so hands that differ only in suits are one.
        hands = [pack(upper), 0, 0, pack(rest_of(upper))]
        told[hands[0]] += tribute.chance(hands) - ODD
    assert led.total() == len(deals)
    assert sum(abs(led[hand] - told[hand]) for hand in told) <= exactly * len(deals)


def test_hands_no_deal_leads_to_are_next_to_impossible():
    state = exchanged(count=2, exchange="best_for_worst")
    # Here the lower one would have kept its ace, and the upper one got nothing as good.
    assert chance(state, "7d 8d 9d 10d", "jd qd kd ad") == ODD


# -- a gift of choice ----------------------------------------------------------------------------

CHOSEN = exchanged(count=1, exchange="best_for_any", gift="7d")


def test_who_got_the_best_may_hold_it_and_who_gave_it_may_not():
    strong, weak = "9d jd kd ad", "7d 8d 10d qd"
    assert chance(CHOSEN, strong, weak) > 50 * chance(CHOSEN, weak, strong)


def test_the_more_cards_are_better_than_all_that_was_kept_the_likelier():
    one, three = ("8d 9d jd ad", "7d 10d qd kd"), ("8d qd kd ad", "7d 9d 10d jd")
    assert chance(CHOSEN, *three) > 2 * chance(CHOSEN, *one)


def test_a_card_that_was_returned_may_be_better_than_all_that_was_kept():
    # The upper one has only better cards than the jack, so the jack was its gift.
    assert chance(CHOSEN, "qd qc kd ad", "7d 8d 9d jd") > 0.5


def test_who_returned_a_card_holds_hardly_anything_lower():
    # Seat 3 got a nine.
    got_nine = exchanged(count=1, exchange="best_for_any", gift="9d")
    rest = "9d 8s 9s 10s js qs ks"
    higher = chance(got_nine, "10d jd qd kd ad", rest, seat=LOWER)
    assert chance(got_nine, "8d jd qd kd ad", rest, seat=LOWER) == pytest.approx(
        higher / 2, rel=0.01
    )
    assert chance(got_nine, "7d 8d qd kd ad", rest, seat=LOWER) == pytest.approx(
        higher / 4, rel=0.01
    )


def test_what_was_laid_since_was_held_after_the_exchange():
    state = exchanged(count=1, exchange="best_for_any", gift="7d", next_lead="lowest_office")
    assert state.to_act == LOWER
    # A king that is played was kept, so the cards given are better.
    after_king, after_eight = go(state.clone(), "ks"), go(state.clone(), "8s")
    upper, lower = "9d qd kd ad", "7d 8d 10d"
    assert chance(after_king, upper, lower) < chance(after_eight, upper, lower)


# -- exchanges without information ---------------------------------------------------------------


def test_the_upper_office_knows_for_certain_and_asks_nothing_more():
    assert said(CHOSEN, UPPER) is None


def test_who_got_the_worst_by_force_knows_for_certain_too():
    assert said(exchanged(count=1, exchange="best_for_worst"), LOWER) is None


def test_nothing_is_said_in_a_first_round():
    assert said(round_of(HANDS, exchange="best_for_worst")) is None


def test_nothing_is_said_where_cards_went_on_to_the_left():
    state = exchanged(count=1, exchange="best_for_worst", pass_left=1)
    while not state.playing:
        state = CLIMBING.step(state, CLIMBING.legal(state)[0], None)
    assert said(state) is None
