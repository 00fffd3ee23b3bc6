"""Sentences about defects in a set of rules, which name the options and what to change."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.by_game import words as by_game
from arschloch_gui.app.by_game.options import option_name
from arschloch_gui.app.wording.cards import card_name, ranks_name
from arschloch_gui.app.wording.quoted import MOST_OF_A_QUOTE, quoted
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.options import Problem, Value

_COMMON: dict[str, str] = {
    "value_out_of_range": QT_TRANSLATE_NOOP("Problems", "“{option}” ({key}) can’t be {value}."),
    "number_out_of_range": QT_TRANSLATE_NOOP(
        "Problems", "“{option}” ({key}) must be from {low} to {high}, not {value}."
    ),
    "unknown_option": QT_TRANSLATE_NOOP("Problems", "There is no rule “{key}”."),
    "players_of_the_game": QT_TRANSLATE_NOOP(
        "Problems", "“{option}” must be {count}: the game is made for that many players."
    ),
    "players_of_the_game_between": QT_TRANSLATE_NOOP(
        "Problems",
        "“{option}” must be from {least} to {most}: the game is made for that many players.",
    ),
}
"""Sentences with placeholders for a problem's values, its {option}, the {other} and the {key}."""


def sentences_of_problems() -> Mapping[str, str]:
    """Return key → sentence for every possible problem."""
    return {**_COMMON, **by_game.problems()}


def problem(defect: Problem) -> str:
    """Return the sentence for a problem, or its key if there is none."""
    sentences = sentences_of_problems()
    if defect.key not in sentences:
        return defect.key
    names = [quoted(option_name(key), MOST_OF_A_QUOTE) for key in defect.options]
    values = dict(_shown(name, value) for name, value in defect.values)
    named = {"key": quoted(defect.options[0]), "option": names[0], "other": names[-1]}
    return fill(translate("Problems", sentences[defect.key]), **{**named, **values})


def _shown(name: str, value: Value) -> tuple[str, str]:
    """Return the placeholder name of a value and its display text."""
    match name:
        case "card":
            return name, card_name(str(value))
        case "rank":
            return "ranks", ranks_name(str(value))
    return name, quoted(value, MOST_OF_A_QUOTE)
