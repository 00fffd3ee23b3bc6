"""Wording of every house rule: its name, one line of help, and each of its values.

The keys are those of rules.md; `tests/app/screens` fails if an option has no wording.
"""

from __future__ import annotations

from arschloch_gui.app.by_game import words as by_game
from arschloch_gui.app.wording.cards import card_name, rank_name, ranks_name, suit_sign
from arschloch_gui.app.wording.game_words import Texts
from arschloch_gui.app.wording.titles import title_set_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.options import OptionSpec, Value

_GROUPS = {
    "table": QT_TRANSLATE_NOOP("Options", "The table"),
    "deck": QT_TRANSLATE_NOOP("Options", "Cards"),
    "lead": QT_TRANSLATE_NOOP("Options", "Who starts"),
    "trick": QT_TRANSLATE_NOOP("Options", "Playing"),
    "special": QT_TRANSLATE_NOOP("Options", "Special cards"),
    "office": QT_TRANSLATE_NOOP("Options", "Going out and penalties"),
    "exchange": QT_TRANSLATE_NOOP("Options", "The exchange"),
}


_LABELS: Texts = {
    "players": (
        QT_TRANSLATE_NOOP("Options", "Players"),
        QT_TRANSLATE_NOOP("Options", "You and the others."),
    ),
    "rounds": (
        QT_TRANSLATE_NOOP("Options", "Rounds"),
        QT_TRANSLATE_NOOP("Options", "How long the match lasts."),
    ),
    "titles": (
        QT_TRANSLATE_NOOP("Options", "Titles"),
        QT_TRANSLATE_NOOP("Options", "What the positions are called."),
    ),
    "decks": (
        QT_TRANSLATE_NOOP("Options", "Number of decks"),
        QT_TRANSLATE_NOOP(
            "Options", "Shuffled together; with two decks there are eight cards of each rank."
        ),
    ),
    "jokers": (
        QT_TRANSLATE_NOOP("Options", "Jokers"),
        QT_TRANSLATE_NOOP(
            "Options",
            "How many per deck; the first is red, the others black.",
        ),
    ),
    "joker": (
        QT_TRANSLATE_NOOP("Options", "What a joker does"),
        QT_TRANSLATE_NOOP("Options", "How jokers can be played."),
    ),
    "social": (
        QT_TRANSLATE_NOOP("Options", "Court etiquette"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Between rounds, the last player gets a light-hearted task.",
        ),
    ),
}
"""Options that several games share or that have their own place on the screen."""
_COUNTED = {
    "players": QT_TRANSLATE_NOOP("Options", "%n player(s)"),
    "rounds": QT_TRANSLATE_NOOP("Options", "%n round(s)"),
    "decks": QT_TRANSLATE_NOOP("Options", "%n deck(s)"),
}


def option_group(group: str) -> str:
    """Return the heading of a group of options."""
    return translate("Options", _GROUPS[group]) if group in _GROUPS else group


def option_label(spec: OptionSpec) -> str:
    """Return the name of an option."""
    return option_name(spec.key)


def option_name(key: str) -> str:
    """Return the name of an option by key; an unknown key is returned unchanged."""
    text = _text(key)
    return translate("Options", text[0]) if text is not None else key


def option_help(spec: OptionSpec) -> str:
    """Return one line of help about an option."""
    text = _text(spec.key)
    return translate("Options", text[1]) if text is not None else ""


def _text(key: str) -> tuple[str, str] | None:
    return _LABELS.get(key) or by_game.options().get(key)


def option_value(spec: OptionSpec, value: Value) -> str:
    """Return the display text of an option's value."""
    if (text := by_game.values().get((spec.key, str(value)))) is not None:
        return translate("Options", text)
    if spec.kind == "switch":
        return translate("Options", "on") if value else translate("Options", "off")
    if isinstance(value, bool):
        return translate("Options", "yes") if value else translate("Options", "no")
    if isinstance(value, int):
        return _number(spec.key, value)
    if isinstance(value, tuple):
        return _list(spec, value)
    return _word(spec, value)


def _number(key: str, value: int) -> str:
    if key == "rounds" and not value:
        return endless()
    text = _COUNTED.get(key) or by_game.counted().get(key)
    return translate("Options", text, None, value) if text is not None else str(value)


def endless() -> str:
    """Return the label for a match without a fixed number of rounds."""
    return translate("Options", "endless")


def _word(spec: OptionSpec, value: str) -> str:
    if spec.key == "titles":
        return title_set_name(value)
    return card_name(value) if spec.kind == "card" else value


def _list(spec: OptionSpec, value: tuple[object, ...]) -> str:
    if not value:
        return translate("Options", "none")
    names = list(map(str, value))
    if spec.kind == "cards":
        return listed([card_name(card) for card in names])
    if spec.kind == "ranks":
        return listed([ranks_name(rank) for rank in names])
    if spec.kind == "suit_order":
        return " < ".join(suit_sign(suit) for suit in names)
    if spec.kind == "rank_order":
        return fill(
            translate("Options", "{ranks}, weakest first"),
            ranks=", ".join(rank_name(rank) for rank in names),
        )
    return ", ".join(names)
