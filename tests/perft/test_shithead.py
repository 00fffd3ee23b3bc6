"""Node counts of Shithead from small fixed deals, by the engine and by `reference_shithead.py`.

Each line of `shithead/deals.jsonl` has `id`, `rules`, `deal` (as in a record) and `nodes`, the
counts at depth 1, 2, 3 …; `pytest tests/perft --regen` counts them anew.
"""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.deal_line import parse_deal
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.shithead.game import SHITHEAD
from arschloch_gui.engine.shithead.state import RoundState
from deals import rules
from reference_shithead import ReferenceRound

FILE = Path(__file__).parent / "shithead" / "deals.jsonl"
CASES = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]
MOST_NODES = 3_000
REFERENCE_NODES = 400


def start(case: dict[str, Any]) -> RoundState:
    """Return the round at its first decision."""
    made = rules("shithead", **case["rules"])
    deal = parse_deal(case["deal"], SHITHEAD.notation.zones)
    assert SHITHEAD.cards.deal_problem(made, deal) is None
    carry = Carry(tuple(range(made.players)), deal.offices or ())
    return SHITHEAD.start_round(made, RoundSetup(1, 1, carry, deal), None)


def reference(case: dict[str, Any]) -> ReferenceRound:
    """Return the same round by the book."""
    state, deal = start(case), case["deal"]
    none: list[list[str]] = [[] for _ in state.order]
    zones = {
        "hand": deal["deal"], "open": deal.get("open", none), "blind": deal.get("blind", none),
        "stock": deal.get("stock", []), "pile": deal.get("pile", []),
    }  # fmt: skip
    options = {spec.key: getattr(state.rules, spec.key) for spec in state.rules.specs()}
    return ReferenceRound(
        copy.deepcopy(zones), state.order, state.dealer, deal.get("lead"), options
    )


def perft(state: RoundState, depth: int) -> list[int]:
    """Return how many sequences of exactly 1, 2 … `depth` actions there are."""
    counts = [0] * depth

    def visit(state: RoundState, at: int) -> None:
        legal = SHITHEAD.legal(state)
        counts[at] += len(legal)
        if at + 1 < depth:
            for action in legal:
                visit(SHITHEAD.step(state, action, None), at + 1)

    visit(state, 0)
    return counts


def reference_perft(game: ReferenceRound, depth: int) -> int:
    """Return the count at a depth, slowly."""
    classes = game.legal()
    if depth == 1:
        return len(classes)
    total = 0
    for each in classes:
        after = copy.deepcopy(game)
        perform(after, each)
        total += reference_perft(after, depth - 1)
    return total


def perform(game: ReferenceRound, each: tuple[Any, ...]) -> None:
    """Carry out one action of a class, with the first cards that belong to it."""
    match each:
        case ("play", rank, size):
            cards = [c for c in game.source() or () if c[:-1] == rank or c[0] == rank]
            game.play(cards[:size])
        case ("blind", place):
            game.turn_blind(place)
        case ("take",):
            game.take()
        case ("hand", *ranks):
            swap_to(game, ranks)


def swap_to(game: ReferenceRound, ranks: list[str]) -> None:
    """Swap so that the hand has these ranks."""
    hand, table = list(game.hand[game.turn]), list(game.open[game.turn])
    wanted = list(ranks)
    kept: list[str] = []
    taken: list[str] = []
    for pool, found in ((hand, kept), (table, taken)):
        for card in pool:
            if card[:-1] in wanted:
                wanted.remove(card[:-1])
                found.append(card)
    game.swap([card for card in hand if card not in kept], taken)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_nodes_are_counted_as_ever(case: dict[str, Any], regen: bool):
    if regen:
        pytest.skip("counted anew by the last test")
    counted = perft(start(case), len(case["nodes"]))
    split = {
        " ".join(format_cards(getattr(action, "cards", ()))) or repr(action): perft(
            SHITHEAD.step(start(case), action, None), max(1, len(case["nodes"]) - 1)
        )
        for action in SHITHEAD.legal(start(case))
    }
    assert counted == case["nodes"], split


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_nodes_are_those_of_the_second_game(case: dict[str, Any], regen: bool):
    if regen:
        pytest.skip("counted anew by the last test")
    depth = max(at for at, nodes in enumerate(case["nodes"], 1) if nodes <= REFERENCE_NODES)
    assert reference_perft(reference(case), depth) == case["nodes"][depth - 1]


def test_counts_are_written_anew_on_demand(regen: bool):
    if not regen:
        pytest.skip("only with --regen")
    for case in CASES:
        case["nodes"] = deep_counts(case)
    FILE.write_text("".join(json.dumps(case) + "\n" for case in CASES), "utf-8", newline="\n")


def deep_counts(case: dict[str, Any]) -> list[int]:
    """Return the counts by depth, as deep as `MOST_NODES` allows."""
    counts: list[int] = []
    for depth in range(1, 14):
        deeper = perft(start(case), depth)
        if max(deeper) > MOST_NODES or not deeper[-1]:
            break
        counts = deeper
    return counts
