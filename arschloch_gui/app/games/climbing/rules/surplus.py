"""`surplus`: what happens to cards that cannot be dealt evenly."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arschloch_gui.app.games.climbing.in_play import keeps_positions
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.articles import the_card
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.events import SurplusDealt
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.events import Event


def _dealt(rules: Rules, ladder: Ladder) -> str:
    cards = len(deck_of(rules))
    each, extra = divmod(cards, rules.players)
    if not extra:
        return translate("Rules", "All cards are dealt; each player gets %n.", None, each)
    return fill(_SURPLUS[rules.surplus](rules, extra), each=each, **ends(ladder))


def _uneven(rules: Rules, extra: int) -> str:
    return translate(
        "Rules",
        "All cards are dealt: {each} to each player, and one more to the first %n player(s) "
        "from the dealer’s left.",
        None,
        extra,
    )


def _chosen_open(rules: Rules, extra: int) -> str:
    if not rules.start_card:
        return translate(
            "Rules",
            "Each player gets {each} cards. The lowest card stays in play, and the next %n "
            "card(s) above it are set aside face up.",
            None,
            extra,
        )
    sentence = translate(
        "Rules",
        "Each player gets {each} cards. The %n lowest card(s), but never {card}, are set aside "
        "face up.",
        None,
        extra,
    )
    return fill(sentence, card=the_card(rules.start_card))


def _random_open(rules: Rules, extra: int) -> str:
    return translate(
        "Rules",
        "Each player gets {each} cards. %n card(s), drawn at random, are set aside face up.",
        None,
        extra,
    )


def _random_hidden(rules: Rules, extra: int) -> str:
    return translate(
        "Rules",
        "Each player gets {each} cards. %n card(s), drawn at random, are set aside face down.",
        None,
        extra,
    )


def _to_last(rules: Rules, extra: int) -> str:
    if not keeps_positions(rules):
        return _random_hidden(rules, extra)
    return translate(
        "Rules",
        "Each player gets {each} cards. In the first round, %n card(s), drawn at random, are "
        "set aside face down; later {lowest_subject} gets what is left over.",
        None,
        extra,
    )


_SURPLUS: dict[str, Callable[[Rules, int], str]] = {
    "uneven": _uneven,
    "chosen_open": _chosen_open,
    "random_open": _random_open,
    "random_hidden": _random_hidden,
    "to_last": _to_last,
}


def _line(event: Event, names: Sequence[str], viewer: Seat | None) -> str:
    assert isinstance(event, SurplusDealt)
    if event.seat == viewer:
        return translate("Log", "You get the %n card(s) left over.", None, event.count)
    line = translate("Log", "{name} gets the %n card(s) left over.", None, event.count)
    return fill(line, name=names[event.seat])


WORDS = RuleWords(
    options={
        "surplus": (
            QT_TRANSLATE_NOOP("Options", "Cards left over"),
            QT_TRANSLATE_NOOP("Options", "When the cards do not divide evenly among the players."),
        )
    },
    values={
        ("surplus", "uneven"): QT_TRANSLATE_NOOP("Options", "deal them all"),
        ("surplus", "chosen_open"): QT_TRANSLATE_NOOP("Options", "set the lowest aside face up"),
        ("surplus", "random_open"): QT_TRANSLATE_NOOP("Options", "set some aside face up"),
        ("surplus", "random_hidden"): QT_TRANSLATE_NOOP("Options", "set some aside face down"),
        ("surplus", "to_last"): QT_TRANSLATE_NOOP("Options", "all to the lowest player"),
    },
    prose={"deal": (_dealt,)},
    lines={SurplusDealt: _line},
)
