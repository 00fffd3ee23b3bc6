"""The 21 trumps of a Tarot deck, and the two that stand in (rules.md §3)."""

from __future__ import annotations

from collections.abc import Iterable

from arschloch_gui.app.games.climbing.in_play import has_trumps
from arschloch_gui.app.games.climbing.keys import NAMING, NAMING_A_SUIT
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.controls import KeyUse
from arschloch_gui.app.wording.game_words import Names, Values
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.climbing.rules import Rules


def _above_the_suits(rules: Rules, ladder: Ladder) -> str:
    if not has_trumps(rules):
        return ""
    return translate("Rules", "Above all these stand the trumps from 1 to 21 and the Excuse.")


def _rows(rules: Rules, ladder: Ladder) -> str:
    if not has_trumps(rules):
        return ""
    return translate(
        "Rules",
        "The 21 trumps beat every suit card. Where the suits have a pair, three or four of a "
        "rank, the trumps have two, three or four in a row, such as 7 and 8. So a pair is "
        "beaten by two trumps in a row, and trumps only by as many higher ones: the highest "
        "of them counts.",
    )


def _stand_ins(rules: Rules, ladder: Ladder) -> str:
    if not has_trumps(rules):
        return ""
    return translate(
        "Rules",
        "Trump 1 and trump 21 are trumps like the others, or stand for any other card: a 9 and "
        "trump 21 are a pair of nines, trumps 5, 7 and 1 are three in a row. One card at least "
        "has to be what it shows. Where trumps can be read in more than one way, you say which "
        "you mean.",
    )


def _no_row_of_trumps(values: Values, names: Names) -> str:
    if values["runs"]:
        return translate(
            "Refusals",
            "These cards make neither a set of one rank, nor a run, nor up to four trumps in a "
            "row.",
        )
    return translate("Refusals", "Play cards of one rank together, or up to four trumps in a row.")


def _keys(rules: Rules) -> Iterable[KeyUse]:
    return (NAMING, NAMING_A_SUIT) if has_trumps(rules) else ()


WORDS = RuleWords(
    refusals={"no_row_of_trumps": _no_row_of_trumps},
    prose={"cards": (_above_the_suits,), "special": (_rows, _stand_ins)},
    keys=_keys,
)
