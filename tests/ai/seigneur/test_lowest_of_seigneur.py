"""`lowest` at Grand Seigneur plays exactly as documented, permanently."""

from __future__ import annotations

import pytest
from seigneur_rounds import act, dealt, seigneur

from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.state import RoundState
from deals import cards, text_of
from players import choice

OTHERS = "9d 10d | jd qd | kd ad | kh ah"


def played(state: RoundState) -> str:
    """Return its play as text."""
    return text_of(SEIGNEUR.legal(state)[choice("lowest", state, family=SEIGNEUR)])


@pytest.mark.parametrize(
    ("hand", "play"),
    [
        ("3d 4c 5c", "3d"),
        ("3d 3h 5c", "3d 3h"),
        ("3d 3c 3s 5c", "3d 3c 3s"),
        ("3d 3c 3s 5c 5h", "3d 3c 3s 5c 5h"),
        ("3d 4c 5h 6s 7d 9c", "3d 4c 5h 6s 7d"),
        ("3d 3c 4c 4h 9c", "3d 3c 4c 4h"),
        ("3d ph 9c", "3d"),
        ("ph dr", "dr"),
        ("7c 7d 7h 7s 9c", "9c"),
        ("mj 3c", "3c"),
    ],
)
def test_it_leads_as_much_as_goes_with_its_lowest_card(hand: str, play: str):
    state = seigneur(f"{hand} | {OTHERS}")
    assert sorted(cards(played(state))) == sorted(cards(play))


@pytest.mark.parametrize(
    ("top", "hand", "play"),
    [
        ("3d", "4c 4h 6s 9d", "6s"),
        ("3d", "4c 4h 9c 9s", "4c"),
        ("8d", "4c 4h 6s", "-"),
        ("8d", "4c ph", "ph"),
        ("8d", "4c ph ac", "ac"),
        ("8d 8c", "9h 9c 9s 10s 10c", "10c 10s"),
        ("ad", "7c 7d 7h 7s 2c", "7c 7d 7h 7s"),
    ],
)
def test_it_follows_with_the_lowest_that_breaks_nothing_and_spares_phoenix_and_bombs(
    top: str, hand: str, play: str
):
    state = act(seigneur(f"{top} 2d 2h | {hand} | 8h 10d | jd qd | kd kh"), top)
    if state.phase == "bomb":
        assert played(state) == "-"
        state = act(state, "-")
    assert sorted(played(state).split()) == sorted(text.upper() for text in play.split())


def test_it_wishes_for_nothing():
    state = seigneur("mj | 3c 4c | 5c | 6c | 7c")
    assert played(state) == "MJ"


def test_it_grants_a_wish():
    state = act(seigneur("mj 9c | 3c 8c | 5c | 6c | 7c"), '{"play": ["MJ"], "wish": "8"}')
    assert played(state) == "8C"


def test_it_returns_its_lowest_cards():
    state = seigneur("3c 2c ac | 4c 9c | 5c | 6c kc | 7c 8c ad", offices=(0, 1, 2, 3, 4))
    assert played(state) == "2C 3C"


@pytest.mark.sampled
def test_it_never_passes_in_its_turn_while_it_can_play():
    for seed in range(12):
        state = dealt(seed, most=10)
        while state.to_act >= 0:
            legal = SEIGNEUR.legal(state)
            index = choice("lowest", state, family=SEIGNEUR)
            if state.phase == "play" and len(legal) > 1:
                assert text_of(legal[index]) != "-"
            SEIGNEUR.advance(state, legal[index], None)
