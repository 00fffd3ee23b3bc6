"""Hidden cards are sampled as often as the play so far makes them likely."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from drawn_worlds import worlds
from hypothesis import given
from hypothesis import strategies as st

from arschloch_gui.ai.climbing.playout.catalogue import Inexpressible, catalogue
from arschloch_gui.ai.climbing.playout.core.evidence import SIMPLE
from arschloch_gui.ai.climbing.playout.core.generator import Generator
from arschloch_gui.ai.climbing.playout.reading import position_of
from arschloch_gui.ai.climbing.search.bounds import bounds
from arschloch_gui.ai.climbing.search.dealing import redealt
from arschloch_gui.ai.climbing.search.evidence import gathered
from arschloch_gui.ai.climbing.search.learned_policy import model_for
from arschloch_gui.ai.climbing.search.opponent_model import STRANGER
from arschloch_gui.engine.cards import RANK_OF_NAME, rank_of
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.view import SeatView
from arschloch_gui.engine.rng import Rng
from deals import go, round_of
from long import times
from players import decisions
from random_rules import presets_and_rules

DECK = {rank + suit for rank in ("7", "8", "9", "10", "J", "Q", "K", "A") for suit in "DCHS"}


def dealt(hands: str, *plays: str, **values: Any) -> RoundState:
    """Return a round with only these cards, after some plays."""
    held = set(hands.upper().replace("|", " ").split())
    state = round_of(
        hands, lead=0, start_card_must_be_played=False, missing=sorted(DECK - held), **values
    )
    return go(state, *plays)


def share(view: SeatView, seat: int, rank: str) -> float:
    """Return the fraction of sampled worlds in which a seat has a rank."""
    wanted, count = RANK_OF_NAME[rank], times(800, 1500)
    return sum(wanted in map(rank_of, world[seat]) for world in worlds(view, count)) / count


# -- evidence from plays -------------------------------------------------------------------------

PASSED = dealt("qd 7d 8d | 9c 9d 10d | kh ks 10h", "qd", "-", "kh")
"""Seat 1 passed a queen. Seat 0 does not know where 9, 9, 10, 10 and the other king are."""


def test_before_anything_is_played_cards_lie_as_chance_has_it():
    state = dealt("qd 7d 8d | 9c 9d 10d | kh ks 10h")
    # Three of six cards lack both kings in 4 of 20 ways.
    assert share(CLIMBING.view(state, 0), 1, "K") == pytest.approx(0.8, abs=0.04)


def test_who_passed_hardly_holds_what_would_have_beaten_it():
    # Three of five unknown cards are in its hand: 0.6 before the pass.
    assert share(CLIMBING.view(PASSED, 0), 1, "K") < 0.4


def test_a_player_does_not_wonder_about_himself():
    state = dealt("9d 9c kd | 7d 8d kh ks | 8c qd qc", "kd", "-", "-")
    known = catalogue(state.book)
    view = CLIMBING.view(state, 0)
    position = position_of(known, state, Generator(1))
    evidence = gathered(known, view, position, model_for(known.tables))
    assert [len(made) for made in evidence.decisions] == [0, 1, 1, 0]


def test_where_cards_may_be_thrown_away_nothing_more_is_read():
    # Three players have played 7, 8, 9: each may discard, seat 0 first, and seat 0 is next.
    hands = "7d 10d jc | 8d jd kd | 9d qd qc"
    state = dealt(hands, "7d", "8d", "9d", "-", "-", "-", "10d", run_of_three_bonus=True)
    known, view = catalogue(state.book), CLIMBING.view(state, 1)
    evidence = gathered(
        known, view, position_of(known, state, Generator(1)), model_for(known.tables)
    )
    assert not any(evidence.decisions)


# -- evidence from forced gifts ------------------------------------------------------------------

EXCHANGED = round_of(
    "7d 7c 8d 8c 9d 9c 10d 10c | jd jc qd qc 7h 7s 8h 8s | "
    "kd kc jh js 9h 9s 10h 10s | ad ac qh qs kh ah ks as",
    offices=(0, 1, 2, 3), exchange="best_for_worst", next_lead="left_of_dealer",
    exchange_counts=[3], privileged=1, beat="equal_or_higher",
)  # fmt: skip
"""Seat 3 gave three aces and got 7, 7, 8: seat 0 has kept nothing lower."""


def test_no_world_gives_a_payer_better_cards_than_he_paid():
    state = round_of(
        "7d 7c 8d 8c 9d 9c 10d 10c | jd jc qd qc ah 7s 8h 8s | "
        "kd kc jh as 9h 9s 10h 10s | ad ac qh qs kh 7h ks js",
        offices=(0, 1, 2, 3), exchange="best_for_worst", exchange_counts=[3], privileged=1,
    )  # fmt: skip
    assert state.playing
    # Seat 3 gave two aces and a king, so the other aces are elsewhere.
    aces = [sum(rank_of(card) == RANK_OF_NAME["A"] for card in world[3])
            for world in worlds(CLIMBING.view(state, 0), 200)]  # fmt: skip
    assert not any(aces)


def test_worlds_respect_worst_card_returns():
    view = CLIMBING.view(EXCHANGED, 3)
    kept = [rank_of(card) for world in worlds(view, 200) for card in world[0]]
    assert RANK_OF_NAME["7"] not in kept
    assert RANK_OF_NAME["8"] in kept


def test_who_only_watched_an_exchange_knows_no_bounds_from_it():
    view = CLIMBING.view(EXCHANGED, 1)
    assert bounds(view, redealt(view, Rng(1))) == {}


@pytest.mark.sampled
def test_who_only_watched_takes_aces_to_have_gone_up():
    view = CLIMBING.view(EXCHANGED, 1)
    # Four of the 24 unseen cards are aces: dealt at random, 83 of 100 hands would have one.
    assert share(view, 0, "A") > 0.95
    assert share(view, 3, "A") < 0.05


def test_who_always_lays_the_lowest_is_taken_for_somebody_who_does():
    hands = "7d 8d 9d kd as | 7c 8c 9c kc ad | qd qc qh qs ah"

    def simple(*plays: str) -> float:
        state = dealt(hands, *plays)
        known, view = catalogue(state.book), CLIMBING.view(state, 0)
        position = position_of(known, state, Generator(1))
        found = gathered(known, view, position, model_for(known.tables))
        return found.kind(1, position.hands[1])[SIMPLE]

    assert simple("7d", "ad", "-") < STRANGER[SIMPLE] < simple("7d", "8c", "qd")


# -- under any rules -----------------------------------------------------------------------------


@pytest.mark.sampled
@given(chosen=presets_and_rules(CLIMBING), seed=st.integers(0, 10_000))
def test_every_world_fits_what_the_seat_knows(chosen: tuple[str, Any], seed: int):
    _, rules = chosen
    for at, (state, _) in enumerate(decisions(rules, ["lowest"] * rules.players, seed)):
        if not state.playing or at % times(31, 11):
            continue
        try:
            layout = catalogue(state.book).layout
        except Inexpressible:
            return
        view = CLIMBING.view(state, state.to_act)
        for hands in worlds(view, 3, seed):
            assert layout.pack(hands[view.seat]) == layout.pack(view.hand)
            assert [len(hand) for hand in hands] == list(view.counts)
            for seat, cards in view.known_holdings().items():
                assert Counter(map(rank_of, hands[seat])) >= Counter(map(rank_of, cards))
