"""The 21 trumps of a Tarot deck, and the two that can stand for other cards (rules.md §3)."""

from __future__ import annotations

from collections.abc import Iterable

from arschloch_gui.app.games.climbing.in_play import example_rank, has_trumps
from arschloch_gui.app.games.climbing.keys import NAMING, NAMING_A_SUIT
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.articles import wanted
from arschloch_gui.app.wording.controls import KeyUse
from arschloch_gui.app.wording.game_words import Names, Values
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _above_the_suits(rules: Rules, ladder: Ladder) -> str:
    if not has_trumps(rules):
        return ""
    return translate(
        "Rules", "Besides the four suits, there are 21 trumps, numbered 1 to 21, and the Excuse."
    )


def _rows(rules: Rules, ladder: Ladder) -> list[str]:
    if not has_trumps(rules):
        return []
    return [
        translate(
            "Rules",
            "Trumps beat suit cards. Instead of pairs, triples and quads, two, three or four "
            "consecutive trumps are played together, such as trumps 7 and 8.",
        ),
        translate(
            "Rules",
            "A pair is beaten by two consecutive trumps, for instance, and these by two higher "
            "ones: the highest trump decides.",
        ),
    ]


def _stand_ins(rules: Rules, ladder: Ladder) -> str:
    if not has_trumps(rules):
        return ""
    return fill(
        translate(
            "Rules",
            "Trump 1 and trump 21 can also stand for another card: {one} and trump "
            "21 make a pair; trumps 5, 7 and 1 make three consecutive trumps. At "
            "least one card must be played as itself. If there is a choice, you say "
            "which card you mean.",
        ),
        one=wanted(example_rank(rules, "9")),
    )


def _no_row_of_trumps(values: Values, names: Names) -> str:
    if values["runs"]:
        return translate(
            "Refusals",
            "These cards are neither of the same rank, nor a run, nor up to four "
            "consecutive trumps.",
        )
    return translate(
        "Refusals", "Play cards of the same rank together, or up to four consecutive trumps."
    )


def _keys(rules: Rules) -> Iterable[KeyUse]:
    return (NAMING, NAMING_A_SUIT) if has_trumps(rules) else ()


WORDS = RuleWords(
    refusals={"no_row_of_trumps": _no_row_of_trumps},
    prose={"cards": (_above_the_suits,), "special": (_rows, _stand_ins)},
    keys=_keys,
)
