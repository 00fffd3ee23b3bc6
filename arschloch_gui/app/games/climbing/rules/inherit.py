"""`inherit`: which player leads if the winner of a trick has no cards left."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import (
    clears_tricks,
    draws_positions,
    is_on,
    keeps_positions,
)
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _heir(rules: Rules, ladder: Ladder) -> str:
    if is_on(rules, "clear_on_finish"):
        return ""
    if clears_tricks(rules):
        found = [
            translate(
                "Rules",
                "A player’s last cards can still be beaten, unless they clear the trick. If "
                "nobody beats them, {heir} leads.",
            )
        ]
    else:
        found = [
            translate(
                "Rules",
                "A player’s last cards can still be beaten. If nobody beats them, {heir} leads.",
            )
        ]
    privilege = rules.inherit in ("lowest_office", "highest_office")
    if privilege and not draws_positions(rules) and keeps_positions(rules):
        found.append(
            translate("Rules", "In the first round, the next player who still has cards leads.")
        )
    return fill(" ".join(found), heir=_who(rules))


def _who(rules: Rules) -> str:
    positions = keeps_positions(rules) or draws_positions(rules)
    if rules.inherit == "lowest_office" and positions:
        return translate("Rules", "the lowest player who still has cards")
    if rules.inherit == "highest_office" and positions:
        return translate("Rules", "the highest player who still has cards")
    if rules.inherit == "random":
        return translate("Rules", "a player drawn by lot")
    return translate("Rules", "the next player who still has cards")


WORDS = RuleWords(
    options={
        "inherit": (
            QT_TRANSLATE_NOOP("Options", "Who gets the lead"),
            QT_TRANSLATE_NOOP("Options", "When the player who takes a trick has no cards left."),
        )
    },
    values={
        ("inherit", "next"): QT_TRANSLATE_NOOP("Options", "the next player"),
        ("inherit", "lowest_office"): QT_TRANSLATE_NOOP("Options", "the lowest player still in"),
        ("inherit", "highest_office"): QT_TRANSLATE_NOOP("Options", "the highest player still in"),
        ("inherit", "random"): QT_TRANSLATE_NOOP("Options", "drawn by lot"),
    },
    problems={
        "privilege_needs_distinct": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” depends on positions, so with this many players “{other}” must be on.",
        )
    },
    prose={"out": (_heir,)},
)
