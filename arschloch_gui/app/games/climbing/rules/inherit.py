"""`inherit`: who leads when the taker of a trick has no cards left."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import is_on
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _heir(rules: Rules, ladder: Ladder) -> str:
    if is_on(rules, "clear_on_finish"):
        return ""
    stands = translate(
        "Rules", "The others may still beat the last cards. If nobody does, {heir} leads."
    )
    heirs = {
        "next": translate("Rules", "the next player still in"),
        "lowest_office": translate("Rules", "the lowest office of the last round still in"),
        "highest_office": translate("Rules", "the highest office of the last round still in"),
        "random": translate("Rules", "a player drawn by lot"),
    }
    return fill(stands, heir=heirs[rules.inherit])


WORDS = RuleWords(
    options={
        "inherit": (
            QT_TRANSLATE_NOOP("Options", "Who inherits the lead"),
            QT_TRANSLATE_NOOP("Options", "When the taker of a trick has no cards left."),
        )
    },
    values={
        ("inherit", "next"): QT_TRANSLATE_NOOP("Options", "the next player"),
        ("inherit", "lowest_office"): QT_TRANSLATE_NOOP("Options", "the lowest office still in"),
        ("inherit", "highest_office"): QT_TRANSLATE_NOOP("Options", "the highest office still in"),
        ("inherit", "random"): QT_TRANSLATE_NOOP("Options", "drawn by lot"),
    },
    problems={
        "privilege_needs_distinct": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” looks at the offices, so with this many players “{other}” has to be on.",
        )
    },
    prose={"out": (_heir,)},
)
