"""The words of the climbing game."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.presets import BLURBS, NAMES, VARIANTS
from arschloch_gui.app.wording.option_labels import LABELS as OPTIONS
from arschloch_gui.app.wording.option_values import VALUES
from arschloch_gui.app.wording.problems import WORDS as PROBLEMS
from arschloch_gui.app.wording.refusals import WORDS as REFUSALS
from arschloch_gui.app.wording.rules_prose import rules_parts

PRESETS = {key: (name, BLURBS.get(key, "")) for key, name in NAMES.items()}

__all__ = ["OPTIONS", "PRESETS", "PROBLEMS", "REFUSALS", "VALUES", "VARIANTS", "rules_parts"]
