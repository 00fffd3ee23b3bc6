"""The node counts of Big A match the slow reference, too."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest
from reference_big_a import Reference

from arschloch_gui.engine.cards import format_cards
from deals import hands

FILE = Path(__file__).parent / "grossundklein.txt"
BLOCKS = [
    dict(line.partition(" ")[::2] for line in block.splitlines())
    for block in FILE.read_text("utf-8").rstrip("\n").split("\n\n")[1:]
]
MOST_NODES = 400


def start(block: dict[str, str]) -> Reference:
    """Return the round of a block, by the book."""
    held = dict(enumerate(map(list, map(format_cards, hands(block["deal"])))))
    lead = int(block["lead"])
    order = [(lead + at) % len(held) for at in range(len(held))]
    laps = block.get("rules", "laps=one").partition("=")[2]
    return Reference(held, order, laps)


def count(game: Reference, depth: int) -> int:
    """Return how many sequences of this many actions there are."""
    legal = game.legal() if not game.over else set()
    if depth == 1:
        return len(legal)
    total = 0
    for cards in legal:
        after = copy.deepcopy(game)
        after.do(cards)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block["id"])
def test_nodes_are_those_of_the_second_game(block: dict[str, str]):
    nodes = list(map(int, block["nodes"].split()))
    depth = max(at for at in range(1, len(nodes) + 1) if max(nodes[:at]) <= MOST_NODES)
    assert count(start(block), depth) == nodes[depth - 1]
