"""`spade3_beats_joker`, `spade3_sweeps`: the 3 of spades beats a joker and can clear the trick."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import joker_is
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _spade_three(rules: Rules, ladder: Ladder) -> str:
    # Wild jokers are never played alone, and `takes_trick` jokers end the trick at once.
    if not rules.spade3_beats_joker or not _may_stay_alone(rules):
        return ""
    if rules.spade3_sweeps:
        return translate(
            "Rules",
            "The 3 of spades, played by itself, beats a single joker and clears the trick.",
        )
    return translate("Rules", "The 3 of spades, played by itself, beats a single joker.")


def _may_stay_alone(rules: Rules) -> bool:
    return any(joker_is(rules, part) for part in ("high", "trump", "substitute", "jester"))


WORDS = RuleWords(
    options={
        "spade3_beats_joker": (
            QT_TRANSLATE_NOOP("Options", "The 3 of spades beats a joker"),
            QT_TRANSLATE_NOOP("Options", "Only a joker played by itself."),
        ),
        "spade3_sweeps": (
            QT_TRANSLATE_NOOP("Options", "The 3 of spades clears the trick"),
            QT_TRANSLATE_NOOP("Options", "When it beats a joker, it clears the trick."),
        ),
    },
    examples={
        ("spade3_beats_joker", ""): ((("3S",), "beats"), (("*R",), "")),
        ("spade3_sweeps", ""): ((("*R",), "then"), (("3S",), "takes")),
    },
    problems={
        "no_spade_three": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” needs a card that “{other}” does not have. Choose 52 cards or switch the "
            "rule off.",
        )
    },
    prose={"special": (_spade_three,)},
    applied={
        "spade3": (
            QT_TRANSLATE_NOOP("Log", "Your 3 of spades beats the joker and clears the trick."),
            QT_TRANSLATE_NOOP("Log", "{name}’s 3 of spades beats the joker and clears the trick."),
        )
    },
    stamps={"spade3": Stamp(QT_TRANSLATE_NOOP("Moment", "3 of spades!"))},
)
