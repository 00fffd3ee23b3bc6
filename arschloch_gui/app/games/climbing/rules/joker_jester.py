"""`joker=jester`: a joker completes a set; alone, it is the weakest card."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import example_rank, joker_is
from arschloch_gui.app.games.climbing.jesters import one_jester, several_jesters
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _joker(rules: Rules, ladder: Ladder) -> str:
    if not joker_is(rules, "jester"):
        return ""
    found = [
        fill(
            translate(
                "Rules",
                "A {jester} played with cards of one rank counts as one of them: two {ranks} and "
                "a {jester} make three {ranks}.",
            ),
            ranks=ranks_name(example_rank(rules, "Q", "8")),
            jester=one_jester(rules),
        ),
        fill(
            translate(
                "Rules",
                "Played without other cards, singly or together, {jesters} are weaker "
                "than every rank.",
            ),
            jesters=several_jesters(rules),
        ),
    ]
    if rules.runs != "none":
        line = translate("Rules", "A {jester} cannot be part of a run.")
        found.append(fill(line, jester=one_jester(rules)))
    return " ".join(found)


WORDS = RuleWords(
    values={
        ("joker", "jester"): QT_TRANSLATE_NOOP("Options", "completes a set; weakest by itself")
    },
    prose={"special": (_joker,)},
)
