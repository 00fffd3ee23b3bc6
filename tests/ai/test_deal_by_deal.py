"""Deals played at all tables one after the other, as in the benchmarks of bounds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from deal_by_deal import Deals, Setting, mean_of, share_of

from arschloch_gui.ai.arena import simulate
from arschloch_gui.ai.duplicate import rotated
from arschloch_gui.ai.levels import player
from arschloch_gui.engine.games import family_of
from yardstick import PRESET, yardstick

LEVELS = ("regular", "lowest", "lowest", "lowest")


def begun(kept: Path | None, seed: int = 5) -> Deals:
    setting = Setting(family_of(PRESET), PRESET, yardstick(), seed)
    return Deals(setting, {"one": rotated(LEVELS), "drawn": rotated(("random", *LEVELS[1:]))}, kept)


def played(deals: Deals, until: int) -> list[Any]:
    for _ in deals.play(until, lambda name: player(name, "climbing")):
        pass
    return [deal["places"] for deal in deals.played]


@pytest.mark.sampled
def test_the_means_are_those_of_simulate():
    deals = begun(None)
    played(deals, 3)
    found = simulate(yardstick(), PRESET, LEVELS, 12, 5).seats[0]
    assert mean_of(deals.means("one")).mean == pytest.approx(found.mean_place)
    assert mean_of(deals.means("one")).stderr == pytest.approx(found.stderr)


@pytest.mark.sampled
def test_a_run_goes_on_where_it_was_cut_off(tmp_path: Path):
    kept = tmp_path / "kept.jsonl"
    whole = played(begun(None), 4)
    played(begun(kept), 2)
    with kept.open("a") as file:
        file.write('{"places": ')  # cut off in the middle of a line
    assert played(begun(kept), 3) == whole[:3]
    assert played(begun(kept), 4) == whole


def test_the_deals_of_another_run_are_refused(tmp_path: Path):
    begun(tmp_path / "kept.jsonl")
    with pytest.raises(ValueError, match="another run"):
        begun(tmp_path / "kept.jsonl", seed=6)


def test_a_share_has_the_error_of_its_part_where_the_whole_is_sure():
    part, whole = [0.2, 0.6, 0.1, 0.5, 0.4, 0.0, 0.7, 0.3], [2.0] * 8
    half = share_of(part, whole)
    assert half.mean == pytest.approx(mean_of(part).mean / 2)
    assert half.stderr == pytest.approx(mean_of(part).stderr / 2)
    assert share_of(whole, whole).stderr == 0
