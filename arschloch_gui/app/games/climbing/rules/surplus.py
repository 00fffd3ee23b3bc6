"""`surplus`: what happens to the cards that do not divide by the players."""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.rules import Rules


def _dealt(rules: Rules, ladder: Ladder) -> str:
    cards = len(deck_of(rules))
    each, extra = divmod(cards, rules.players)
    if not extra:
        return translate("Rules", "All cards are dealt; everybody gets %n.", None, each)
    return fill(_SURPLUS[rules.surplus](each, extra), **ends(ladder))


def _uneven(each: int, extra: int) -> str:
    line = translate(
        "Rules",
        "All cards are dealt: {each} for everybody, and one more for %n player(s), beginning at "
        "the left of the dealer.",
        None,
        extra,
    )
    return fill(line, each=each)


def _chosen_open(each: int, extra: int) -> str:
    line = translate(
        "Rules",
        "Everybody gets {each} cards. The %n lowest card(s) left over lie aside, face up; the "
        "start card is never one of them.",
        None,
        extra,
    )
    return fill(line, each=each)


def _random_open(each: int, extra: int) -> str:
    line = translate(
        "Rules",
        "Everybody gets {each} cards. %n card(s) left over lie aside, face up, for all to see.",
        None,
        extra,
    )
    return fill(line, each=each)


def _random_hidden(each: int, extra: int) -> str:
    line = translate(
        "Rules",
        "Everybody gets {each} cards. %n card(s) left over lie aside, face down.",
        None,
        extra,
    )
    return fill(line, each=each)


def _to_last(each: int, extra: int) -> str:
    line = translate(
        "Rules",
        "Everybody gets {each} cards. %n card(s) left over lie aside in the first round, face "
        "down; later {lowest_subject} gets them, too.",
        None,
        extra,
    )
    return fill(line, each=each)


_SURPLUS: dict[str, Callable[[int, int], str]] = {
    "uneven": _uneven,
    "chosen_open": _chosen_open,
    "random_open": _random_open,
    "random_hidden": _random_hidden,
    "to_last": _to_last,
}
WORDS = RuleWords(
    options={
        "surplus": (
            QT_TRANSLATE_NOOP("Options", "Cards left over"),
            QT_TRANSLATE_NOOP("Options", "When the cards do not divide by the players."),
        )
    },
    values={
        ("surplus", "uneven"): QT_TRANSLATE_NOOP("Options", "deal them all"),
        ("surplus", "chosen_open"): QT_TRANSLATE_NOOP("Options", "lay the lowest aside, openly"),
        ("surplus", "random_open"): QT_TRANSLATE_NOOP("Options", "lay some aside, openly"),
        ("surplus", "random_hidden"): QT_TRANSLATE_NOOP("Options", "lay some aside, face down"),
        ("surplus", "to_last"): QT_TRANSLATE_NOOP("Options", "all to the lowest office"),
    },
    prose={"deal": (_dealt,)},
)
