"""The written rules of every game."""

from __future__ import annotations

from arschloch_gui.app.by_game.words import words_for
from arschloch_gui.app.wording.parts import RulesPart
from arschloch_gui.engine.options import RulesBase


def rules_parts(
    preset: str, rules: RulesBase, *, titles_wish: str = "", mild: bool = False
) -> tuple[RulesPart, ...]:
    """Return the parts of a game's written rules.

    The game's own titles are used unless `titles_wish` names another set.
    """
    return words_for(preset).rules_parts(rules, titles_wish=titles_wish, mild=mild)


def rules_text(preset: str, rules: RulesBase, *, mild: bool = False) -> list[tuple[str, list[str]]]:
    """Return (heading, paragraphs) of every part, in the current language."""
    parts = rules_parts(preset, rules, mild=mild)
    return [(part.heading, list(part.paragraphs)) for part in parts]
