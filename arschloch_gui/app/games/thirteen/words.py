"""Wording of Thirteen Cards."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.games.thirteen.about import ABOUT
from arschloch_gui.app.games.thirteen.combos import kind_name
from arschloch_gui.app.games.thirteen.prose import rules_parts
from arschloch_gui.app.wording.cards import card_name
from arschloch_gui.app.wording.game_words import Names, RefusalWording, Texts, Values, Words
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.thirteen.combos import SINGLE
from arschloch_gui.engine.thirteen.rules import Rules

_PRESETS: Texts = {
    "thirteen": (
        QT_TRANSLATE_NOOP("Games", "Thirteen Cards"),
        QT_TRANSLATE_NOOP(
            "Games",
            "For four players: pairs, triples and five-card poker hands, and suits "
            "that count. The first one out wins; each card left over is a penalty "
            "point, doubled or tripled if you hold a lot of them.",
        ),
    ),
}
_OPTIONS: Texts = {
    "match_points": (
        QT_TRANSLATE_NOOP("Options", "Points that end the match"),
        QT_TRANSLATE_NOOP("Options", "Once someone reaches this many, the lowest total wins."),
    ),
    "cross_kind": (
        QT_TRANSLATE_NOOP("Options", "Stronger combinations beat weaker ones"),
        QT_TRANSLATE_NOOP("Options", "A flush on a straight, a full house on a flush, and so on."),
    ),
}
_VALUES: Mapping[tuple[str, str], str] = {
    ("match_points", "0"): QT_TRANSLATE_NOOP("Options", "endless"),
    ("match_points", "50"): QT_TRANSLATE_NOOP("Options", "50 points"),
    ("match_points", "100"): QT_TRANSLATE_NOOP("Options", "100 points"),
    ("match_points", "150"): QT_TRANSLATE_NOOP("Options", "150 points"),
}


def _wrong_hand(values: Values, names: Names) -> str:
    return fill(
        translate("Refusals", "A {kind} doesn’t beat a {top}."),
        kind=kind_name(values["kind"]),
        top=kind_name(values["top"]),
    )


def _too_weak(values: Values, names: Names) -> str:
    if values["kind"] == SINGLE:
        sentence = translate("Refusals", "Too weak: you have to beat the {card}.")
    else:
        sentence = translate(
            "Refusals", "Too weak: the {card} decides the rank of the combination on the table."
        )
    return fill(sentence, card=card_name(values["card"]))


_REFUSALS: Mapping[str, RefusalWording] = {
    "no_combo": QT_TRANSLATE_NOOP(
        "Refusals", "These cards are not a pair, a triple or a five-card combination."
    ),
    "bare_four": QT_TRANSLATE_NOOP("Refusals", "Four of a kind needs a fifth card with it."),
    "wrong_hand": _wrong_hand,
    "too_weak": _too_weak,
}

WORDS: Words[Rules] = Words(
    presets=_PRESETS,
    taglines={"thirteen": QT_TRANSLATE_NOOP("Games", "With poker hands")},
    rules_parts=rules_parts,
    about=ABOUT,
    options=_OPTIONS,
    values=_VALUES,
    refusals=_REFUSALS,
)
