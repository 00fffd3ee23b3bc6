"""The gifts of Grand Seigneur that are worth trying."""

from __future__ import annotations

from seigneur_rounds import act, seigneur

from arschloch_gui.ai.seigneur.exchanging import MOST_OPTIONS, gift_kind, promising, trials
from arschloch_gui.engine.actions import Action, Give
from arschloch_gui.engine.cards import Card
from arschloch_gui.engine.seigneur.game import SEIGNEUR
from arschloch_gui.engine.seigneur.state import RoundState
from deals import cards, give

OTHERS = "4h 5h | 5d | 6h kc | 7h 8h ks"


def gift(hand: str, others: str = OTHERS) -> RoundState:
    """Return an exchange in which the highest position gives two cards back."""
    return seigneur(f"{hand} | {others}", offices=(0, 1, 2, 3, 4))


def _given(action: Action) -> set[Card]:
    assert isinstance(action, Give)
    return set(action.cards)


def promised(state: RoundState) -> list[set[Card]]:
    """Return the cards of each promising gift."""
    legal = SEIGNEUR.legal(state)
    found = promising(SEIGNEUR.view(state, state.to_act), legal)
    assert len(set(found)) == len(found)
    return [_given(legal[at]) for at in found]


def test_the_lowest_cards_come_first_and_then_those_nobody_misses():
    state = gift("3c 4d 5c 6d 7c 9d jc")
    found = promised(state)
    assert len(found) == MOST_OPTIONS
    assert found[0] == set(cards("3c 4d"))
    assert set(cards("9d jc")) in found[1:5], "the run stays whole"


def test_of_few_gifts_all_are_tried():
    state = gift("9c 9d jc", "4h 5h | 5d | 6h kc | 7h")
    legal = SEIGNEUR.legal(state)
    assert len(legal) <= MOST_OPTIONS
    assert promising(SEIGNEUR.view(state, 0), legal) == list(range(len(legal)))


def test_gifts_that_differ_only_in_suits_are_equal():
    assert gift_kind(give("9c jd", 4)) == gift_kind(give("jh 9d", 4))
    assert gift_kind(give("9c jd", 4)) != gift_kind(give("9c qd", 4))


def test_only_gifts_are_tried():
    state = gift("9c 9d jc")
    assert trials(SEIGNEUR.view(state, 0), SEIGNEUR.legal(state)) is not None
    state = seigneur("9c 9d jc | 4h | 5d | 6h | 7h")
    assert trials(SEIGNEUR.view(state, 0), SEIGNEUR.legal(state)) is None
    state = act(seigneur("9c 3c | 4c jc | 5c qc | 7c 7d 7h 7s | kc 8c"), "9c")
    assert trials(SEIGNEUR.view(state, 3), SEIGNEUR.legal(state)) is None
