"""The node counts of Grand Seigneur (`seigneur.txt`) match the slow reference, too."""

from __future__ import annotations

import copy
from itertools import combinations

import pytest
from perft.test_perft import CASES, Case, split
from reference_seigneur import RANKS, Reference, look

from arschloch_gui.engine.cards import format_cards

REFERENCE_NODES = 300
"""The slow reference counts up to this many leaves."""
OURS = [case for case in CASES if case.preset == "seigneur" and not case.offices]


def beside(case: Case) -> Reference:
    """Return the round of a case by the book."""
    state = case.start()
    hands = [format_cards(hand) for hand in state.hands]
    return Reference(hands, state.order, state.to_act, state.rules.bombs_out_of_turn)


def count(game: Reference, depth: int) -> int:
    """Return how many sequences of `depth` actions the reference has."""
    if game.over:
        return 0
    total = 0
    for key, meanings in game.choices().items():
        cards = next(
            some for some in combinations(game.hands[game.to_act], len(key[0])) if look(some) == key
        )
        lawful = game.lawful(cards)
        for meaning in meanings:
            said = next(iter(lawful[meaning]), None)
            for wish in ("", *(RANKS if "MJ" in cards else ())):
                total += 1 if depth == 1 else count(_after(game, cards, said, wish), depth - 1)
    if game.may_pass():
        after = copy.deepcopy(game)
        after.decline()
        total += 1 if depth == 1 else count(after, depth - 1)
    return total


def _after(game: Reference, cards: tuple[str, ...], said: str | None, wish: str) -> Reference:
    after = copy.deepcopy(game)
    after.lay(cards, said, wish)
    return after


@pytest.mark.parametrize("case", OURS, ids=lambda case: case.key)
def test_nodes_are_those_of_the_second_game(case: Case, regen: bool):
    if regen:
        pytest.skip("counted anew by test_perft.py")
    near = [i for i in range(len(case.nodes)) if sum(case.nodes[: i + 1]) <= REFERENCE_NODES]
    depth = near[-1] + 1
    assert count(beside(case), depth) == case.nodes[depth - 1], split(case, depth)
