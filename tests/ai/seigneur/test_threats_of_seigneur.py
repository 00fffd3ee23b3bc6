"""Estimates of what others can beat at Grand Seigneur, and wishes."""

from __future__ import annotations

from collections import Counter

import pytest
from seigneur_rounds import act, dealt, seigneur

from arschloch_gui.ai.seigneur.threats import ThreatEstimate
from arschloch_gui.ai.seigneur.wishing import best_wish, with_wish
from arschloch_gui.engine.actions import Play
from arschloch_gui.engine.seigneur.combos import readings
from arschloch_gui.engine.seigneur.deck import ACE, DRAGON, PHOENIX, TWO, height_of
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.state import RoundState
from deals import cards, text_of


def outlook_of(state: RoundState) -> ThreatEstimate:
    """Return the estimates of the seat to act."""
    return ThreatEstimate(SEIGNEUR.view(state, state.to_act))


def wish_of(state: RoundState, combo: str) -> str:
    """Return the wish that goes best with a play."""
    view = SEIGNEUR.view(state, state.to_act)
    return best_wish(view, ThreatEstimate(view), readings(cards(combo))[0])


@pytest.mark.parametrize("seed", range(4))
def test_the_unseen_cards_are_those_of_the_view_after_every_play(seed: int):
    state = dealt(seed)
    for _ in range(12):
        if state.to_act < 0:
            break
        view = SEIGNEUR.view(state, state.to_act)
        unseen = Counter(height_of(card) for card in view.unseen() if card not in (PHOENIX, DRAGON))
        outlook = ThreatEstimate(view)
        for height in range(TWO, ACE + 1):
            assert outlook.unseen_of(height) == unseen[height]
        legal = SEIGNEUR.legal(state)
        state = SEIGNEUR.step(state, legal[seed % len(legal)], None)


@pytest.mark.parametrize(
    ("hand", "combo", "wish"),
    [
        ("mj 3c 9c", "mj", "A"),
        ("mj ac", "mj", "K"),
        ("mj ac kc qc", "mj", "J"),
        ("mj 2c 3d 4c 5d 9c", "mj 2c 3d 4c 5d", "A"),
        ("mj 2c 3d 4c 5d ac", "mj 2c 3d 4c 5d", "K"),
        (
            "mj 2c 3c 4c 5c 6d 7c 8c 9c 10c jc qc kc ac",
            "mj 2c 3c 4c 5c 6d 7c 8c 9c 10c jc qc kc",
            "",
        ),
    ],
)
def test_the_wish_is_the_highest_rank_that_the_hand_does_not_need(hand: str, combo: str, wish: str):
    assert wish_of(seigneur(f"{hand} | 4h | 5h | 6h | 7h"), combo) == wish


def test_a_wish_is_part_of_the_play_it_goes_with():
    state = seigneur("mj 9c | ad | 5c | 6c | 7c")
    legal = SEIGNEUR.legal(state)
    plain = next(at for at, each in enumerate(legal) if isinstance(each, Play))
    assert text_of(legal[with_wish(legal, plain, "K")]) == '{"play": ["MJ"], "wish": "K"}'
    assert with_wish(legal, plain, "") == plain


@pytest.mark.parametrize(
    ("lower", "higher"),
    [("3c", "9c"), ("9c", "ac"), ("ac", "dr"), ("3c 3d", "9c 9d"), ("3c 3d 3h", "kc kd kh")],
)
def test_higher_cards_are_harder_to_beat(lower: str, higher: str):
    others = " | ".join(["5c 5d 5h", "6c 6d 6h", "7c 7d 7h", "8c 8d 8h"])
    hand = " ".join(sorted({*lower.split(), *higher.split()}))
    outlook = outlook_of(seigneur(f"{hand} | {others}"))
    one, two = (outlook.stands(readings(cards(text))[0]) for text in (lower, higher))
    assert 0 < one < two <= 1


def test_nobody_with_too_few_cards_beats_a_pair():
    outlook = outlook_of(seigneur("3c 3d | 5c | 6c | 7c | 8c"))
    assert outlook.nearest == 1
    assert outlook.stands(readings(cards("3c 3d"))[0]) == 1
    assert outlook.stands(readings(cards("3c"))[0]) < 1


def test_players_who_are_out_are_no_rivals():
    state = act(seigneur("3c 9c | 4c | 5c 6h | 6c kh | 7c qd"), "3c", "4c", "5c", "-", "-", "9c")
    outlook = outlook_of(state)
    assert 1 not in outlook.rivals
    assert 0 not in outlook.rivals
