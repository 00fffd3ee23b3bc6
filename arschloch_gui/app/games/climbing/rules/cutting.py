"""Ranks that take the trick at once: `two=cuts`, `eight_cuts`, `eight_cuts_in_runs`."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _twos(rules: Rules, ladder: Ladder) -> str:
    if rules.two != "cuts":
        return ""
    return translate(
        "Rules",
        "Twos cut: whoever plays twos takes the trick at once, and nobody may answer, not even "
        "with twos.",
    )


def _eights(rules: Rules, ladder: Ladder) -> str:
    if not rules.eight_cuts:
        return ""
    sets = translate(
        "Rules", "Eights cut: whoever plays eights takes the trick at once and leads again."
    )
    if not rules.eight_cuts_in_runs:
        return sets
    in_runs = translate("Rules", "So does a run with an 8 anywhere in it.")
    return f"{sets} {in_runs}"


WORDS = RuleWords(
    options={
        "eight_cuts": (
            QT_TRANSLATE_NOOP("Options", "Eights cut"),
            QT_TRANSLATE_NOOP("Options", "Whoever plays eights takes the trick at once."),
        ),
        "eight_cuts_in_runs": (
            QT_TRANSLATE_NOOP("Options", "Eights cut in runs, too"),
            QT_TRANSLATE_NOOP("Options", "A run with an 8 anywhere in it takes the trick at once."),
        ),
    },
    values={("two", "cuts"): QT_TRANSLATE_NOOP("Options", "takes the trick at once")},
    examples={
        ("two", "cuts"): ((("AD",), "then"), (("2S",), "takes")),
        ("eight_cuts", ""): ((("8D", "8S"), "takes"),),
        ("eight_cuts_in_runs", ""): ((("7H", "8H", "9H"), "takes"),),
    },
    problems={
        "cuts_exclude_jokers": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” cannot take tricks while “{other}” is above 0. Take the jokers out or let "
            "twos be plain.",
        )
    },
    prose={"special": (_twos, _eights)},
    applied={
        "cut": (
            QT_TRANSLATE_NOOP("Log", "You cut: the trick is yours."),
            QT_TRANSLATE_NOOP("Log", "{name} cuts and takes the trick."),
        )
    },
    stamps={"cut": Stamp(QT_TRANSLATE_NOOP("Moment", "Cut!"), effect="slash")},
)
