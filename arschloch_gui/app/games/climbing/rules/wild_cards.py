"""Cards that only complete a set: `joker=wild`, `two=wild_only`."""

from __future__ import annotations

from collections.abc import Iterable

from arschloch_gui.app.games.climbing.in_play import example_rank, joker_is
from arschloch_gui.app.games.climbing.keys import NAMING, NAMING_A_SUIT
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.controls import KeyUse
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _joker(rules: Rules, ladder: Ladder) -> str:
    if not joker_is(rules, "wild"):
        return ""
    line = fill(
        translate(
            "Rules",
            "A joker is never played alone. It goes with other cards and counts as one of them: "
            "two {ranks} and a joker are three {ranks}.",
        ),
        ranks=ranks_name(example_rank(rules, "Q", "8")),
    )
    if rules.runs == "none":
        return line
    return f"{line} {translate('Rules', 'A joker has no place in a run.')}"


def _two(rules: Rules, ladder: Ladder) -> str:
    if rules.two != "wild_only":
        return ""
    line = fill(
        translate(
            "Rules",
            "A two is never played alone. It goes with other cards and counts as one of them: two "
            "{ranks} and a two are three {ranks}.",
        ),
        ranks=ranks_name(example_rank(rules, "K", "8")),
    )
    if rules.runs == "none":
        return line
    return f"{line} {translate('Rules', 'A two has no place in a run.')}"


def _keys(rules: Rules) -> Iterable[KeyUse]:
    return (NAMING, NAMING_A_SUIT) if joker_is(rules, "wild") else ()


WORDS = RuleWords(
    values={("joker", "wild"): QT_TRANSLATE_NOOP("Options", "completes a set")},
    examples={("joker", "wild"): ((("QD", "QS", "*R"), "is"), (("QD", "QS", "QH"), ""))},
    refusals={
        "wild_alone": QT_TRANSLATE_NOOP(
            "Refusals", "That cannot be played alone: add cards of one rank for it to complete."
        )
    },
    prose={"special": (_joker,)},
    keys=_keys,
)
TWOS = RuleWords(
    values={("two", "wild_only"): QT_TRANSLATE_NOOP("Options", "only completes a set")},
    examples={("two", "wild_only"): ((("KD", "2S"), "is"), (("KD", "KS"), ""))},
    prose={"special": (_two,)},
)
"""What is told of twos comes after everything about jokers."""
