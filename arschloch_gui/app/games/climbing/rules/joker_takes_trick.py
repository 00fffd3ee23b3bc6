"""`joker=takes_trick`: a joker takes any trick at once."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import joker_is
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _joker(rules: Rules, ladder: Ladder) -> str:
    if not joker_is(rules, "takes_trick"):
        return ""
    return translate(
        "Rules",
        "A joker is played by itself, as a lead or on any other play. It clears the trick: its "
        "player wins the trick at once and leads the next one.",
    )


WORDS = RuleWords(
    values={("joker", "takes_trick"): QT_TRANSLATE_NOOP("Options", "clears any trick")},
    examples={("joker", "takes_trick"): ((("AD", "AS"), "then"), (("*R",), "takes"))},
    prose={"special": (_joker,)},
    applied={
        "joker": (
            QT_TRANSLATE_NOOP("Log", "Your joker takes the trick."),
            QT_TRANSLATE_NOOP("Log", "{name}’s joker takes the trick."),
        )
    },
    stamps={"joker": Stamp(QT_TRANSLATE_NOOP("Moment", "Joker!"))},
)
