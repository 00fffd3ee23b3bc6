"""`joker=substitute`: a joker stands for any card."""

from __future__ import annotations

from collections.abc import Iterable

from arschloch_gui.app.games.climbing.in_play import (
    example_rank,
    has_bombs,
    is_on,
    joker_is,
    jokers_in_play,
    ranks_in_play,
)
from arschloch_gui.app.games.climbing.keys import NAMING, NAMING_A_SUIT
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.controls import KeyUse
from arschloch_gui.app.wording.game_words import Names, Values
from arschloch_gui.app.wording.run_ends import from_rank
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, either, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _joker(rules: Rules, ladder: Ladder) -> str:
    if not joker_is(rules, "substitute"):
        return ""
    return fill(_substitute(rules), ranks=ranks_name(example_rank(rules, "Q", "8")))


def _substitute(rules: Rules) -> str:
    lines = [
        translate("Rules", "A joker can stand for any card. By itself it beats any single card."),
        _beaten(rules),
        translate(
            "Rules",
            "Together with other cards, it stands for another card: two {ranks} and "
            "a joker make three {ranks}.",
        ),
    ]
    if jokers_in_play(rules) > 1:
        lines.append(translate("Rules", "There can only be one joker in a play."))
    if rules.two == "wild_only":
        lines.append(translate("Rules", "It cannot be combined with a 2."))
    if rules.runs == "suited":
        lines.append(_substitute_in_runs(rules))
    return " ".join(lines)


def _beaten(rules: Rules) -> str:
    beaters = []
    if has_bombs(rules):
        beaters.append(translate("Rules", "a bomb"))
    if is_on(rules, "spade3_beats_joker"):
        beaters.append(translate("Rules", "the 3 of spades"))
    if not beaters:
        return translate("Rules", "No other card beats it.")
    return fill(translate("Rules", "Only {beaters} can beat it."), beaters=either(beaters))


def _substitute_in_runs(rules: Rules) -> str:
    ranks = ranks_in_play(rules)
    return fill(
        translate(
            "Rules",
            "It can also fill a gap in a run or lengthen it, even to one step below the {lowest} "
            "or above the {highest}.",
        ),
        lowest=from_rank(ranks[0]),
        highest=from_rank(ranks[-1]),
    )


def _joker_stands(values: Values, names: Names) -> str:
    if values["beatable"]:
        return translate("Refusals", "The only single card that beats a joker is the 3 of spades.")
    return translate("Refusals", "These cards do not beat a single joker.")


def _keys(rules: Rules) -> Iterable[KeyUse]:
    return (NAMING, NAMING_A_SUIT) if joker_is(rules, "substitute") else ()


WORDS = RuleWords(
    values={("joker", "substitute"): QT_TRANSLATE_NOOP("Options", "stands for any card")},
    examples={("joker", "substitute"): ((("QD", "*R", "AD"), "is"), (("QD", "KD", "AD"), ""))},
    problems={
        "substitute_needs_suited_runs": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}”: a joker that stands for any card only works with runs of "
            "one suit. Under “{other}”, choose runs of one suit or none.",
        )
    },
    refusals={"joker_stands": _joker_stands},
    prose={"special": (_joker,)},
    keys=_keys,
)
