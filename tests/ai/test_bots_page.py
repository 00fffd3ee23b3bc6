"""The lines in docs/bots.md are those really written, and its example works."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from arschloch_gui.ai.arena_matches import MatchJob, play_guarded
from arschloch_gui.ai.bot_lines import Hello, decide_line, hello_line, over_line, round_line
from arschloch_gui.ai.levels import REFERENCES, player
from arschloch_gui.ai.player import player_seed
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec
from deals import NAMES, deal, play
from long import mostly_long

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bots.md").read_text("utf-8")
EXAMPLE = DOCS / "examples" / "lowest_first.py"
SEED, SEAT = 77, 2


def conversation() -> list[str]:
    """Return what the game writes to seat 2 in a match of one short round."""
    rules = presets()["trouduc"]
    match = Match(MatchSpec("trouduc", rules, NAMES[:4], SEED))
    match.start_round(deal("4c 4d 7h 8h | 6c 9d kd | 3c 5c 5d ah | 8c 9h jd jh", lead=0))
    match.submit(0, play("4d 4c"))
    match.submit(1, match.legal()[-1])
    lines = [hello_line(Hello("trouduc", rules, SEAT, player_seed(SEED, SEAT)))]
    view = match.family.view(match.state, SEAT)
    lines.append(decide_line(match.family, view, match.legal(), match.ply))
    while match.to_act is not None:
        match.submit(match.to_act, match.legal()[0])
    places = match.state.places()
    lines += [round_line(match.carry.offices), over_line(1, places)]
    return [line.decode().strip() for line in lines]


def test_the_lines_on_the_page_are_those_the_game_writes():
    shown = [re.sub(r"\n +", " ", line) for line in re.findall(r"^\{[^`]*?\}$", PAGE, re.MULTILINE)]
    for line in conversation():
        assert line in shown, f"docs/bots.md lacks the line\n{line}"


def test_the_example_on_the_page_is_the_file():
    [shown] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert shown == EXAMPLE.read_text("utf-8")
    assert len(shown.splitlines()) <= 32


def test_the_page_names_every_level_and_every_game():
    for level in REFERENCES:
        assert f"`{level}`" in PAGE


@pytest.mark.sampled
@pytest.mark.skipif(sys.platform == "win32", reason="started by its first line")
@pytest.mark.parametrize(
    "preset",
    mostly_long(
        ["arschloch", "dalmuti", "tarot", "thirteen", "shithead"], normal=["arschloch", "shithead"]
    ),
)
def test_the_example_plays_without_a_failure(preset: str):
    rules = presets()[preset]
    levels = (str(EXAMPLE), *["lowest"] * (rules.players - 1))
    job = MatchJob(preset, rules, levels, SEED, 2)
    assert play_guarded(job, player, 120.0, lambda decision, seat: None).failures == 0
