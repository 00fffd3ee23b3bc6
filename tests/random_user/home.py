"""A home with a history: settings, started and finished matches, answered exercises.

The user therefore sees filled lists from the first moment. The same seed creates the same home.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from matches_on_disk import NAMES, put

from answers import BAD, GOOD, answer
from arschloch_gui.app.files.paths import APP, practice_file
from arschloch_gui.app.practice.memory import Memory
from arschloch_gui.app.settings.settings_file import NAME
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.options import with_values
from arschloch_gui.looks import BACKS, CLOTHS

MATCHES = 6
ANSWERS = 12


def furnish(home: Path, seed: str) -> None:
    """Fill an empty home."""
    rng = Random(f"home of {seed}")
    data = home / "data" / APP
    for preset in rng.sample(sorted(presets()), MATCHES):
        put(data / "matches", preset, _match(preset, rng), at=1_700_000_000 + rng.randrange(10**7))
    memory = Memory(practice_file(data / "matches"))
    for at in range(rng.randrange(ANSWERS)):
        memory.add(answer(rng.choice((GOOD, BAD)), days=at, seed=rng.randrange(50)))
    config = home / "config" / APP
    config.mkdir(parents=True)
    (config / NAME).write_text(json.dumps(_settings(rng)), encoding="utf-8", newline="\n")


def _match(preset: str, rng: Random) -> Match:
    """Play a match at random for a round or two, finished or not."""
    fewest, most = family_of(preset).table_sizes[preset]
    players = rng.randrange(fewest, min(most, len(NAMES)) + 1)
    rules, problems = with_values(presets()[preset].lasting(2), {"players": players})
    if problems:
        rules = presets()[preset].lasting(2)
    match = Match(MatchSpec(preset, rules, NAMES[: rules.players], rng.randrange(1 << 53)))
    until, more = rng.randrange(3), rng.randrange(1, 8)
    while not match.is_over and more > 0:
        if match.to_act is None:
            match.start_round()
        match.submit(match.to_act, rng.choice(match.legal()))
        more -= len(match.rounds) >= until
    return match


def _settings(rng: Random) -> dict[str, object]:
    """Return settings a person could have."""
    return {
        "version": 1,
        "language": rng.choice(("en", "de", "fr", "")),
        "speed": 0,
        "motion": rng.choice(("system", "less", "all")),
        "theme": rng.choice(("light", "dark", "system")),
        "cloth": rng.choice([*CLOTHS]),
        "back": rng.choice([*BACKS]),
        "textScale": rng.choice((0.8, 1.0, 1.0, 1.5, 2.0)),
        "tutor": rng.random() < 0.3,
        "autoPass": rng.random() < 0.5,
        "allowUndo": rng.random() < 0.8,
        "showFingerprint": rng.random() < 0.5,
        "mild": rng.random() < 0.3,
        "mixedLevels": rng.random() < 0.3,
        "playerName": rng.choice(("", "Zoë", "<b>x</b>")),
        "guided": rng.random() < 0.9,
    }
