"""The written rules of every game, as its own words tell them."""

from __future__ import annotations

from arschloch_gui.app.by_game.words import words_for
from arschloch_gui.app.wording.parts import Part
from arschloch_gui.engine.options import RulesBase


def rules_parts(
    preset: str, rules: RulesBase, *, titles_wish: str = "", mild: bool = False
) -> tuple[Part, ...]:
    """The parts with their keys. Titles are the game's own unless wished otherwise."""
    return words_for(preset).rules_parts(rules, titles_wish=titles_wish, mild=mild)


def rules_text(preset: str, rules: RulesBase, *, mild: bool = False) -> list[tuple[str, list[str]]]:
    """(heading, paragraphs) of every part, in the current language."""
    parts = rules_parts(preset, rules, mild=mild)
    return [(part.heading, list(part.paragraphs)) for part in parts]
