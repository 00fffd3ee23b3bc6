"""`regular` of the climbing games is a reference for measurements, so its choices are frozen.

The choices in `golden/regular_climbing.json`, for all presets and random rules, were recorded
before the judgements of positions and views were merged.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from arschloch_gui.ai.climbing.lowest import LowestPlayer
from arschloch_gui.ai.climbing.regular import RegularPlayer
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.family import FixedDeal, Refusal
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.rng import Rng
from long import mostly_long
from random_rules import from_json

FROZEN: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "golden" / "regular_climbing.json").read_text("utf-8")
)
ROUNDS = 3
USUAL, ODD = 0.7, 0.15
"""How often the choice of `regular` is played, and a random one; else that of `lowest`."""


def choices(table: dict[str, Any], most: int) -> list[int]:
    """Return the choices of `regular` at every decision of a match that also takes other paths."""
    rules = from_json(PRESETS[table["preset"]], table["options"])
    hands = [tuple(hand) for hand in table.get("hands", ())]
    deal = FixedDeal(tuple(hands), table.get("offices") and tuple(table["offices"]))
    names = tuple(f"Seat {seat}" for seat in range(rules.players))
    match = Match(MatchSpec(table["preset"], rules, names, table["seed"]))
    regular, lowest, dice = RegularPlayer(), LowestPlayer(), Random(table["seed"])
    found: list[int] = []
    while len(found) < most and len(match.rounds) < ROUNDS and not match.is_over:
        if match.to_act is None:
            match.start_round(deal if hands and not match.rounds else None)
            continue
        seat, legal, taken = match.to_act, match.legal(), 0
        if len(legal) > 1:
            view: Any = match.family.view(match.state, seat)
            found.append(regular.choose(view, legal, Rng(0)))
            drawn = dice.random()
            if drawn < USUAL:
                taken = found[-1]
            elif drawn < USUAL + ODD:
                taken = dice.randrange(len(legal))
            else:
                taken = lowest.choose(view, legal, Rng(0))
        assert not isinstance(match.submit(seat, legal[taken]), Refusal)
    return found


def name(at: int) -> str:
    """Return a table's preset, and its number in the file."""
    return f"{FROZEN[at]['preset']}-{at}"


NORMAL = range(0, len(FROZEN), 2)


@pytest.mark.sampled
@pytest.mark.parametrize("at", mostly_long(range(len(FROZEN)), normal=NORMAL), ids=name)
def test_regular_chooses_as_it_always_did(at: int):
    frozen = FROZEN[at]["choices"]
    assert choices(FROZEN[at], len(frozen)) == frozen


def test_ten_thousand_decisions_of_all_presets_are_frozen():
    assert sum(len(table["choices"]) for table in FROZEN) >= 10_000
    assert {table["preset"] for table in FROZEN if not table["options"]} == {*PRESETS}
