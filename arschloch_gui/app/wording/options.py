"""Every house rule in words: its name, a line of help, and each of its values.

The keys are those of rules.md; `tests/app/screens` fails when an option has no words.
"""

from __future__ import annotations

from typing import Any

from arschloch_gui.app.wording import by_game
from arschloch_gui.app.wording.cards import card_name, rank_name, ranks_name, suit_sign
from arschloch_gui.app.wording.titles import title_set_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.options import OptionSpec, Value

_GROUPS = {
    "table": QT_TRANSLATE_NOOP("Options", "The table"),
    "deck": QT_TRANSLATE_NOOP("Options", "Cards"),
    "lead": QT_TRANSLATE_NOOP("Options", "Who begins"),
    "trick": QT_TRANSLATE_NOOP("Options", "Playing"),
    "special": QT_TRANSLATE_NOOP("Options", "Special cards"),
    "office": QT_TRANSLATE_NOOP("Options", "Going out and penalties"),
    "exchange": QT_TRANSLATE_NOOP("Options", "The exchange"),
}


def option_group(group: str) -> str:
    """The heading of a group of options."""
    return translate("Options", _GROUPS[group]) if group in _GROUPS else group


def option_label(spec: OptionSpec) -> str:
    """The name of an option."""
    return option_name(spec.key)


def option_name(key: str) -> str:
    """The name of an option by its key; an unknown key stands for itself."""
    labels = by_game.options()
    return translate("Options", labels[key][0]) if key in labels else key


def option_help(spec: OptionSpec) -> str:
    """One line on what the option is about."""
    labels = by_game.options()
    return translate("Options", labels[spec.key][1]) if spec.key in labels else ""


def option_value(spec: OptionSpec, value: Value) -> str:
    """A value of an option in words."""
    if (text := by_game.values().get((spec.key, str(value)))) is not None:
        return translate("Options", text)
    if isinstance(value, bool):
        return translate("Options", "yes") if value else translate("Options", "no")
    if isinstance(value, int):
        return _number(spec.key, value)
    if isinstance(value, tuple):
        return _list(spec, value)
    return _word(spec.key, value)


def option_choices(spec: OptionSpec) -> tuple[tuple[str | int, str], ...]:
    """What can be chosen, each with its wording."""
    return tuple((choice, option_value(spec, choice)) for choice in spec.choices)


def _number(key: str, value: int) -> str:
    if key == "players":
        return translate("Options", "%n player(s)", None, value)
    if key == "rounds":
        return translate("Options", "%n round(s)", None, value) if value else endless()
    if key == "decks":
        return translate("Options", "%n deck(s)", None, value)
    if key == "max_set":
        return translate("Options", "%n card(s)", None, value) if value else _no_limit()
    if key in ("redraw_seats", "forget_offices"):
        return translate("Options", "every %n round(s)", None, value)
    if key == "pass_lot":
        return translate("Options", "%n pass(es)", None, value)
    if key == "privileged":
        return translate("Options", "%n pair(s)", None, value)
    return str(value)


def endless() -> str:
    """The number of rounds of a match without end."""
    return translate("Options", "endless")


def _no_limit() -> str:
    return translate("Options", "all of a rank")


def _word(key: str, value: str) -> str:
    if key == "titles":
        return title_set_name(value)
    if key == "start_card":
        return card_name(value) if value else translate("Options", "the lowest card dealt")
    return value


def _list(spec: OptionSpec, value: tuple[Any, ...]) -> str:
    if not value:
        return translate("Options", "none")
    if spec.kind == "cards":
        return listed([card_name(card) for card in value])
    if spec.kind == "ranks":
        return listed([ranks_name(rank) for rank in value])
    if spec.kind == "suit_order":
        return " < ".join(suit_sign(suit) for suit in value)
    if spec.kind == "rank_order":
        return fill(
            translate("Options", "{ranks}, weakest first"),
            ranks=", ".join(rank_name(rank) for rank in value),
        )
    return ", ".join(str(count) for count in value)
