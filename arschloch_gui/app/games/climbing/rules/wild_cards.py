"""Cards that can only complete a set: `joker=wild`, `two=wild_only`."""

from __future__ import annotations

from collections.abc import Iterable

from arschloch_gui.app.games.climbing.exchange_words import pairs_of
from arschloch_gui.app.games.climbing.in_play import (
    example_rank,
    joker_is,
    keeps_positions,
    ranks_in_deck,
)
from arschloch_gui.app.games.climbing.keys import NAMING, NAMING_A_SUIT
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import rank_name, ranks_name
from arschloch_gui.app.wording.controls import KeyUse
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _joker(rules: Rules, ladder: Ladder) -> str:
    if not joker_is(rules, "wild"):
        return ""
    found = [
        fill(
            translate(
                "Rules",
                "A joker is wild: it is played with cards of one rank and counts as one of them. "
                "Two {ranks} and a joker make three {ranks}. It is never played by itself.",
            ),
            ranks=ranks_name(example_rank(rules, "Q", "8")),
        )
    ]
    if rules.runs != "none":
        found.append(translate("Rules", "A joker cannot be part of a run."))
    return " ".join(found)


def _two(rules: Rules, ladder: Ladder) -> str:
    if rules.two != "wild_only":
        return ""
    found = [
        fill(
            translate(
                "Rules",
                "Twos are wild: a 2 is played with cards of another rank and counts as one of "
                "them. Two {ranks} and a 2 make three {ranks}. A 2 is never played by itself.",
            ),
            ranks=ranks_name(example_rank(rules, "K", "8")),
        )
    ]
    if rules.runs != "none":
        found.append(translate("Rules", "A 2 cannot be part of a run."))
    return " ".join(found)


def _in_the_exchange(rules: Rules, ladder: Ladder) -> str:
    best = ("best_for_worst", "best_for_any", "negotiate")
    played_as_such = rules.two != "wild_only" or rules.exchange not in best
    if played_as_such or not pairs_of(rules) or not keeps_positions(rules):
        return ""
    return fill(
        translate("Rules", "For the exchange, the order from worst to best is: {ranks}."),
        ranks=", ".join(map(rank_name, ranks_in_deck(rules))),
    )


def _keys(rules: Rules) -> Iterable[KeyUse]:
    return (NAMING, NAMING_A_SUIT) if joker_is(rules, "wild") else ()


WORDS = RuleWords(
    values={("joker", "wild"): QT_TRANSLATE_NOOP("Options", "completes a set")},
    examples={("joker", "wild"): ((("QD", "QS", "*R"), "is"), (("QD", "QS", "QH"), ""))},
    refusals={
        "wild_alone": QT_TRANSLATE_NOOP(
            "Refusals", "That can’t be played by itself: add cards of one rank."
        )
    },
    prose={"special": (_joker,)},
    keys=_keys,
)
TWOS = RuleWords(
    values={("two", "wild_only"): QT_TRANSLATE_NOOP("Options", "only completes a set")},
    examples={("two", "wild_only"): ((("KD", "2S"), "is"), (("KD", "KS"), ""))},
    prose={"special": (_two,), "exchange": (_in_the_exchange,)},
)
"""Wild twos are separate, so that their paragraphs follow everything about jokers."""
