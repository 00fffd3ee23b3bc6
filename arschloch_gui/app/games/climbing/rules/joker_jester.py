"""`joker=jester`: completes a set, alone the weakest."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import example_rank, joker_is
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _joker(rules: Rules, ladder: Ladder) -> str:
    if not joker_is(rules, "jester"):
        return ""
    line = fill(
        translate(
            "Rules",
            "A jester goes with other cards and counts as one of them: two {ranks} and a jester "
            "are three {ranks}. Without other cards, alone or both together, jesters are weaker "
            "than every rank.",
        ),
        ranks=ranks_name(example_rank(rules, "Q", "8")),
    )
    if rules.runs == "none":
        return line
    return f"{line} {translate('Rules', 'A jester has no place in a run.')}"


WORDS = RuleWords(
    values={
        ("joker", "jester"): QT_TRANSLATE_NOOP("Options", "completes a set, alone the weakest")
    },
    prose={"special": (_joker,)},
)
