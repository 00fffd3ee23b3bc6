"""`regular` plays with a plan: one scene for each habit."""

from __future__ import annotations

from typing import Any

import pytest

from arschloch_gui.ai.climbing.playout.core.weights import FIGURES
from arschloch_gui.ai.climbing.regular import RegularPlayer, opinions
from arschloch_gui.ai.climbing.weights import WEIGHTS, weights, weights_like
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rulebook import RoundState
from deals import go, round_of
from players import chosen

FREE: dict[str, Any] = {"start_card_must_be_played": False}


def following(top: str, hand: str) -> RoundState:
    """Return a position in which seat 1 follows seat 0's lead, early in a round of four."""
    rest = "10d 10c jd jh kh | 9d qd qh ac"
    return go(round_of(f"{top} qc 10h | {hand} | {rest}", lead=0, **FREE), top)


def leading(hand: str, rest: str = "8d 9d js ad ah | 10d 10c jd jh kh | 8c qd ac kc") -> RoundState:
    """Return a position in which seat 0 leads in a round of four."""
    return round_of(f"{hand} | {rest}", lead=0, **FREE)


def test_it_keeps_a_pair_together_and_plays_the_single():
    assert chosen("regular", following("7d", "8d 8h 9c js ah")) == "9C"


def test_it_spends_low_cards_first():
    assert chosen("regular", following("7d", "8d 9c js ad ah")) == "8D"


def test_it_passes_when_a_play_costs_more_than_the_trick_is_worth():
    state = round_of(
        "9s qc 10h 8s 7d 7c | 7h 7s 8h 8c ks kd | 8d 10d 10c jd jh qh qd | 9d 9h jc js qs ac ad",
        lead=0, **FREE,
    )  # fmt: skip
    assert chosen("regular", go(state, "9s")) == "-"


def test_it_leads_its_low_card_while_it_keeps_the_high_ones():
    assert chosen("regular", leading("7d 9h 9c ks as")) == "7D"


def test_it_plays_what_nobody_can_beat_before_its_last_low_card():
    assert (
        chosen("regular", leading("7d as ah", "8d 9d js ad | 10d 10c jd jh | 8c qd ac")) == "AH AS"
    )


def test_it_does_not_lead_a_single_to_a_rival_with_one_card():
    state = leading("7d 7c 9s", "8d | 10d 10c jd jh kh | 8c qd ac kc")
    assert chosen("regular", state) == "7D 7C"


def test_it_goes_out_when_it_can():
    assert chosen("regular", leading("7d 7c")) == "7D 7C"
    assert chosen("regular", following("7d", "as")) == "AS"


def test_it_gives_lone_cards_and_keeps_low_pairs():
    state = round_of(
        "7d 8h 8s 9d 9h js ks as | 8d 10h qd qc kc kd ad jc | 10d 10c jd jh kh qh ac 9c | "
        "9s 7h 7c 7s 8c 10s qs ah",
        offices=(0, 1, 2, 3),
    )
    gift = chosen("regular", state).split()
    assert "7D" in gift
    assert not set(gift) & {"8H", "8S", "9D", "9H", "AS", "AH", "AD"}


def test_a_single_legal_action_needs_no_thought():
    assert chosen("regular", following("as", "8d 9d")) == "-"


def test_an_opinion_is_the_sum_of_its_figures():
    state = leading("7d 9h 9c ks as")
    legal = CLIMBING.legal(state)
    view = CLIMBING.view(state, 0)
    total = [0.0] * len(legal)
    for name in FIGURES:
        one = opinions(view, legal, weights(**{name: getattr(WEIGHTS, name)}))
        total = [sum_ + each.value for sum_, each in zip(total, one, strict=True)]
    found = opinions(view, legal)
    assert [opinion.index for opinion in found] == list(range(len(legal)))
    assert [opinion.value for opinion in found] == pytest.approx(total)


def test_other_weights_make_another_player():
    spendthrift = RegularPlayer(weights_like(WEIGHTS, control=-50, strength=-50))
    assert chosen(spendthrift, leading("7d 9h ks as")) == "AS"
