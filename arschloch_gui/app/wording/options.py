"""Every house rule in words: its name, a line of help, and each of its values.

The keys are those of rules.md; `tests/app/screens` fails when an option has no words.
"""

from __future__ import annotations

from typing import Any

from arschloch_gui.app.wording.cards import cards_list, rank_name, ranks_name, suit_sign
from arschloch_gui.app.wording.titles import title_set_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.options import OptionSpec, Value

_GROUPS = {
    "table": QT_TRANSLATE_NOOP("Options", "The table"),
    "deck": QT_TRANSLATE_NOOP("Options", "Cards"),
    "lead": QT_TRANSLATE_NOOP("Options", "Who begins"),
    "trick": QT_TRANSLATE_NOOP("Options", "Playing"),
    "exchange": QT_TRANSLATE_NOOP("Options", "The exchange"),
}

_LABELS: dict[str, tuple[str, str]] = {
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
        QT_TRANSLATE_NOOP("Options", "What the offices are called."),
    ),
    "reseat": (
        QT_TRANSLATE_NOOP("Options", "Change seats by office"),
        QT_TRANSLATE_NOOP("Options", "Before each round everybody sits down in order of rank."),
    ),
    "all_distinct": (
        QT_TRANSLATE_NOOP("Options", "Every office has its own name"),
        QT_TRANSLATE_NOOP("Options", "The players in the middle rank one below the other, too."),
    ),
    "deck": (
        QT_TRANSLATE_NOOP("Options", "Deck"),
        QT_TRANSLATE_NOOP("Options", "Which cards are used."),
    ),
    "decks": (
        QT_TRANSLATE_NOOP("Options", "Number of decks"),
        QT_TRANSLATE_NOOP("Options", "Shuffled together; with two, eight of a kind exist."),
    ),
    "missing": (
        QT_TRANSLATE_NOOP("Options", "Missing cards"),
        QT_TRANSLATE_NOOP("Options", "For a deck that has lost some."),
    ),
    "rank_order": (
        QT_TRANSLATE_NOOP("Options", "Order of ranks"),
        QT_TRANSLATE_NOOP("Options", "From the weakest to the strongest."),
    ),
    "suit_order": (
        QT_TRANSLATE_NOOP("Options", "Order of suits"),
        QT_TRANSLATE_NOOP("Options", "With one, the higher suit beats an equal rank."),
    ),
    "surplus": (
        QT_TRANSLATE_NOOP("Options", "Cards left over"),
        QT_TRANSLATE_NOOP("Options", "When the cards do not divide by the players."),
    ),
    "first_lead": (
        QT_TRANSLATE_NOOP("Options", "First round: who leads"),
        QT_TRANSLATE_NOOP("Options", "Who plays the very first card."),
    ),
    "start_card": (
        QT_TRANSLATE_NOOP("Options", "Start card"),
        QT_TRANSLATE_NOOP("Options", "The card whose holder leads."),
    ),
    "start_card_must_be_played": (
        QT_TRANSLATE_NOOP("Options", "Start card must be played"),
        QT_TRANSLATE_NOOP("Options", "The first lead has to contain it."),
    ),
    "next_lead": (
        QT_TRANSLATE_NOOP("Options", "Later rounds: who leads"),
        QT_TRANSLATE_NOOP("Options", "Who plays the first card from the second round on."),
    ),
    "max_set": (
        QT_TRANSLATE_NOOP("Options", "Largest set"),
        QT_TRANSLATE_NOOP("Options", "How many equal cards may be played together."),
    ),
    "beat": (
        QT_TRANSLATE_NOOP("Options", "To beat the trick"),
        QT_TRANSLATE_NOOP("Options", "Whether an equal rank may answer."),
    ),
    "lowest_office_may_equal": (
        QT_TRANSLATE_NOOP("Options", "The lowest office may play an equal rank"),
        QT_TRANSLATE_NOOP("Options", "A small comfort for whoever lost the last round."),
    ),
    "pass_policy": (
        QT_TRANSLATE_NOOP("Options", "After passing"),
        QT_TRANSLATE_NOOP("Options", "Whether you may come back into the same trick."),
    ),
    "clear_on_finish": (
        QT_TRANSLATE_NOOP("Options", "A last card ends the trick"),
        QT_TRANSLATE_NOOP("Options", "Nobody can beat the cards somebody goes out with."),
    ),
    "inherit": (
        QT_TRANSLATE_NOOP("Options", "Who inherits the lead"),
        QT_TRANSLATE_NOOP("Options", "When the taker of a trick has no cards left."),
    ),
    "exchange": (
        QT_TRANSLATE_NOOP("Options", "Exchange of cards"),
        QT_TRANSLATE_NOOP("Options", "Before each round but the first."),
    ),
    "privileged": (
        QT_TRANSLATE_NOOP("Options", "Pairs that exchange"),
        QT_TRANSLATE_NOOP("Options", "Highest with lowest, second with second lowest …"),
    ),
    "exchange_counts": (
        QT_TRANSLATE_NOOP("Options", "Cards exchanged"),
        QT_TRANSLATE_NOOP("Options", "For each pair, the outermost first."),
    ),
}

_VALUES: dict[tuple[str, str], str] = {
    ("deck", "french32"): QT_TRANSLATE_NOOP("Options", "32 cards, 7 to ace"),
    ("deck", "french52"): QT_TRANSLATE_NOOP("Options", "52 cards, 2 to ace"),
    ("rank_order", "2-A"): QT_TRANSLATE_NOOP("Options", "2 lowest, ace highest"),
    ("rank_order", "3-2"): QT_TRANSLATE_NOOP("Options", "3 lowest, 2 highest"),
    ("rank_order", "7-A"): QT_TRANSLATE_NOOP("Options", "7 lowest, ace highest"),
    ("rank_order", "8-7"): QT_TRANSLATE_NOOP("Options", "8 lowest, 7 highest"),
    ("suit_order", "none"): QT_TRANSLATE_NOOP("Options", "suits do not count"),
    ("surplus", "uneven"): QT_TRANSLATE_NOOP("Options", "deal them all"),
    ("surplus", "chosen_open"): QT_TRANSLATE_NOOP("Options", "lay the lowest aside, openly"),
    ("surplus", "random_open"): QT_TRANSLATE_NOOP("Options", "lay some aside, openly"),
    ("surplus", "random_hidden"): QT_TRANSLATE_NOOP("Options", "lay some aside, face down"),
    ("first_lead", "start_card"): QT_TRANSLATE_NOOP("Options", "holder of the start card"),
    ("first_lead", "left_of_dealer"): QT_TRANSLATE_NOOP("Options", "left of the dealer"),
    ("next_lead", "lowest_office"): QT_TRANSLATE_NOOP("Options", "the lowest office"),
    ("next_lead", "highest_office"): QT_TRANSLATE_NOOP("Options", "the highest office"),
    ("next_lead", "start_card"): QT_TRANSLATE_NOOP("Options", "holder of the start card"),
    ("next_lead", "left_of_dealer"): QT_TRANSLATE_NOOP("Options", "left of the dealer"),
    ("beat", "higher"): QT_TRANSLATE_NOOP("Options", "higher only"),
    ("beat", "equal_or_higher"): QT_TRANSLATE_NOOP("Options", "equal or higher"),
    ("pass_policy", "out"): QT_TRANSLATE_NOOP("Options", "out until the trick is taken"),
    ("pass_policy", "rejoin"): QT_TRANSLATE_NOOP("Options", "free to play on the next turn"),
    ("inherit", "next"): QT_TRANSLATE_NOOP("Options", "the next player"),
    ("inherit", "lowest_office"): QT_TRANSLATE_NOOP("Options", "the lowest office still in"),
    ("inherit", "highest_office"): QT_TRANSLATE_NOOP("Options", "the highest office still in"),
    ("inherit", "random"): QT_TRANSLATE_NOOP("Options", "drawn by lot"),
    ("exchange", "none"): QT_TRANSLATE_NOOP("Options", "none"),
    ("exchange", "best_for_worst"): QT_TRANSLATE_NOOP("Options", "best cards for worst cards"),
    ("exchange", "best_for_any"): QT_TRANSLATE_NOOP("Options", "best cards for cards of choice"),
    ("privileged", "all"): QT_TRANSLATE_NOOP("Options", "everybody"),
}


def option_group(group: str) -> str:
    """The heading of a group of options."""
    return translate("Options", _GROUPS[group]) if group in _GROUPS else group


def option_label(spec: OptionSpec) -> str:
    """The name of an option."""
    return option_name(spec.key)


def option_name(key: str) -> str:
    """The name of an option by its key; an unknown key stands for itself."""
    return translate("Options", _LABELS[key][0]) if key in _LABELS else key


def option_help(spec: OptionSpec) -> str:
    """One line on what the option is about."""
    return translate("Options", _LABELS[spec.key][1]) if spec.key in _LABELS else ""


def option_value(spec: OptionSpec, value: Value) -> str:
    """A value of an option in words."""
    if (spec.key, str(value)) in _VALUES:
        return translate("Options", _VALUES[spec.key, str(value)])
    if isinstance(value, bool):
        return translate("Options", "yes") if value else translate("Options", "no")
    if isinstance(value, int):
        return _number(spec.key, value)
    if isinstance(value, tuple):
        return _list(spec, value)
    return _word(spec.key, value)


def option_choices(spec: OptionSpec) -> tuple[tuple[str, str], ...]:
    """The words a choice can have, each with its wording."""
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
        return cards_list([value]) if value else translate("Options", "the lowest card dealt")
    return value


def _list(spec: OptionSpec, value: tuple[Any, ...]) -> str:
    if not value:
        return translate("Options", "none")
    if spec.kind == "cards":
        return cards_list(value)
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
