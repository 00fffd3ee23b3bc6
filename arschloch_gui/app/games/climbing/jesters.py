"""Names of jokers that complete sets but are the weakest cards on their own (`joker=jester`)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import joker_is, reds_and_blacks
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.cards import JOKER_NAMES, NUMBER_DECKS
from arschloch_gui.engine.climbing.rules import Rules


def one_jester(rules: Rules) -> str:
    """Return “jester”, or “joker” for a deck that has jokers."""
    if rules.deck in NUMBER_DECKS:
        return translate("Rules", "jester")
    return translate("Rules", "joker")


def several_jesters(rules: Rules) -> str:
    """Return “jesters”, or “jokers” for a deck that has jokers."""
    if rules.deck in NUMBER_DECKS:
        return translate("Rules", "jesters")
    return translate("Rules", "jokers")


def jester_names(rules: Rules) -> list[str]:
    """Return the plural names of the jokers that are the weakest ranks, weakest first."""
    if not joker_is(rules, "jester"):
        return []
    if rules.deck in NUMBER_DECKS:
        return [several_jesters(rules)]
    red, black = reds_and_blacks(rules)
    return [
        ranks_name(name) for name, count in zip(JOKER_NAMES, (black, red), strict=True) if count
    ]
