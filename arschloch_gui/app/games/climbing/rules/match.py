"""The match as a whole: how many play, how long, what it is about, how one is out."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _goal(rules: Rules, ladder: Ladder) -> str:
    return fill(
        translate(
            "Rules",
            "Get rid of your cards. Whoever is out first becomes {highest}; whoever is left with "
            "cards at the end becomes {lowest}, and pays for it in the next round.",
        ),
        **ends(ladder),
    )


def _length(rules: Rules, ladder: Ladder) -> str:
    if not rules.rounds:
        return translate("Rules", "You play as many rounds as you like.")
    return translate("Rules", "A match has %n round(s).", None, rules.rounds)


def _out(rules: Rules, ladder: Ladder) -> str:
    return translate(
        "Rules",
        "With your last card you are out and have won your place. The others play on until only "
        "one still holds cards.",
    )


WORDS = RuleWords(prose={"goal": (_goal, _length), "out": (_out,)})
