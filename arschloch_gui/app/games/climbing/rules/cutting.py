"""Ranks that clear the trick: `two=cuts`, `eight_cuts`, `eight_cuts_in_runs`."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import (
    copies_of,
    has_revolution,
    joker_is,
    largest_played,
    revolution_size,
)
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _twos(rules: Rules, ladder: Ladder) -> str:
    if rules.two != "cuts":
        return ""
    found = [
        translate(
            "Rules",
            "Twos clear the trick: if you play one or more twos, you win the trick at once and "
            "lead the next one. Nobody may answer, not even with twos.",
        )
    ]
    if rules.runs != "none":
        found.append(translate("Rules", "Twos in a run do not."))
    if has_revolution(rules):
        found.append(translate("Rules", "They still do so after a revolution."))
        size = revolution_size(rules)
        if size <= min(copies_of(rules, "2"), largest_played(rules)):
            line = translate("Rules", "%n twos make a revolution as well.", None, size)
            found.append(line)
    return " ".join(found)


def _eights(rules: Rules, ladder: Ladder) -> str:
    if not rules.eight_cuts or not copies_of(rules, "8"):
        return ""
    found = [
        translate(
            "Rules",
            "Eights clear the trick: if you play one or more eights, you win the trick at once "
            "and lead the next one.",
        )
    ]
    if rules.eight_cuts_in_runs:
        found.append(translate("Rules", "So does a run with an 8 in it."))
        if joker_is(rules, "substitute"):
            found.append(translate("Rules", "A joker that stands for an 8 there counts as an 8."))
    elif rules.runs != "none":
        found.append(translate("Rules", "An 8 in a run does not."))
    return " ".join(found)


WORDS = RuleWords(
    options={
        "eight_cuts": (
            QT_TRANSLATE_NOOP("Options", "Eights clear the trick"),
            QT_TRANSLATE_NOOP("Options", "Eights end the trick at once; the same player leads."),
        ),
        "eight_cuts_in_runs": (
            QT_TRANSLATE_NOOP("Options", "Eights in runs clear it, too"),
            QT_TRANSLATE_NOOP("Options", "A run with an 8 anywhere in it clears the trick."),
        ),
    },
    values={("two", "cuts"): QT_TRANSLATE_NOOP("Options", "clears the trick")},
    examples={
        ("two", "cuts"): ((("AD",), "then"), (("2S",), "takes")),
        ("eight_cuts", ""): ((("8D", "8S"), "takes"),),
        ("eight_cuts_in_runs", ""): ((("7H", "8H", "9H"), "takes"),),
    },
    problems={
        "cuts_exclude_jokers": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}”: twos can’t take tricks while “{other}” is above 0. Take out "
            "the jokers or make twos ordinary cards.",
        )
    },
    prose={"special": (_twos, _eights)},
    applied={
        "cut": (
            QT_TRANSLATE_NOOP("Log", "You clear the trick and lead."),
            QT_TRANSLATE_NOOP("Log", "{name} clears the trick and leads."),
        )
    },
    stamps={"cut": Stamp(QT_TRANSLATE_NOOP("Moment", "Cleared!"), effect="slash")},
)
