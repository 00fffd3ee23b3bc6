"""Match records for tests, played at random: as many as needed, finished or not."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

from arschloch_gui.engine import record
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.options import with_values

NAMES = (
    "You", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Ida", "Jan", "Kai", "Lea",
)  # fmt: skip


def played(
    preset: str = "arschloch", *, rounds: int = 3, until: int = 0, seed: int = 1, **rules: Any
) -> Match:
    """Return a match played at random for `until` rounds and one action of the next."""
    chosen, problems = with_values(
        family_of(preset).presets[preset], {"players": 4, "rounds": rounds, **rules}
    )
    assert not problems
    match = Match(MatchSpec(preset, chosen, NAMES[: chosen.players], seed))
    rng = random.Random(seed)
    while len(match.rounds) < until:
        _act(match, rng)
    if not match.is_over:
        _act(match, rng)
    return match


def put(folder: Path, name: str, match: Match, *, at: int = 0) -> Path:
    """Write the record of a match to a folder; `at` is its modification time in seconds."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.arl"
    path.write_text(record.write(match), encoding="utf-8", newline="\n")
    if at:
        os.utime(path, (at, at))
    return path


def _act(match: Match, rng: random.Random) -> None:
    if match.to_act is None:
        match.start_round()
    match.submit(match.to_act, rng.choice(match.legal()))
