"""The deck and the order of its ranks (`deck`, `decks`, `rank_order`)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import low_is_strong, ranks_in_play
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import rank_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _deck(rules: Rules, ladder: Ladder) -> str:
    return fill(
        translate("Rules", "{players} play with {deck}."),
        players=translate("Rules", "%n player(s)", None, rules.players),
        deck=_deck_words(rules),
    )


def _deck_words(rules: Rules) -> str:
    if rules.decks > 1 and (several := _several_decks(rules)):
        return several
    one = {
        "french32": translate("Rules", "a deck of 32 cards"),
        "french52": translate("Rules", "a deck of 52 cards"),
        "tarot78": translate("Rules", "a Tarot deck of 78 cards"),
        "dalmuti80": translate("Rules", "cards numbered 1 to 12"),
        "career": translate("Rules", "cards numbered 1 to 13"),
    }
    return one[rules.deck]


def _several_decks(rules: Rules) -> str:
    count = rules.decks
    if rules.deck == "french32":
        return translate("Rules", "%n deck(s) of 32 cards, shuffled together", None, count)
    if rules.deck == "french52":
        return translate("Rules", "%n deck(s) of 52 cards, shuffled together", None, count)
    if rules.deck == "tarot78":
        return translate("Rules", "%n Tarot deck(s) of 78 cards, shuffled together", None, count)
    return ""


def _copies(rules: Rules, ladder: Ladder) -> str:
    """Describe how many cards of each number there are; "" for a deck with suits."""
    if rules.deck == "career":
        count = rules.players * rules.decks
        return translate("Rules", "There are %n card(s) of each number.", None, count)
    if rules.deck != "dalmuti80":
        return ""
    once = translate(
        "Rules",
        "Each number appears as many times as its value: one 1, two 2s, three "
        "3s, and so on up to twelve 12s.",
    )
    if rules.decks == 1:
        return once
    several = translate("Rules", "%n such deck(s) are shuffled together.", None, rules.decks)
    return f"{once} {several}"


def _order(rules: Rules, ladder: Ladder) -> str:
    return fill(
        translate("Rules", "The ranks from weakest to strongest: {ranks}."),
        ranks=", ".join(map(rank_name, ranks_in_play(rules))),
    )


def _low(rules: Rules, ladder: Ladder) -> str:
    if not low_is_strong(rules):
        return ""
    return translate("Rules", "The lower the number, the stronger the card.")


def deck_name(rules: Rules) -> str:
    """Return the name of one of the decks in use."""
    return translate("Options", _DECKS["deck", rules.deck])


_DECKS = {
    ("deck", "french32"): QT_TRANSLATE_NOOP("Options", "32 cards, 7 to ace"),
    ("deck", "french52"): QT_TRANSLATE_NOOP("Options", "52 cards"),
    ("deck", "dalmuti80"): QT_TRANSLATE_NOOP("Options", "80 cards, 1 to 12"),
    ("deck", "career"): QT_TRANSLATE_NOOP("Options", "1 to 13, one set per player"),
    ("deck", "tarot78"): QT_TRANSLATE_NOOP("Options", "78 Tarot cards"),
}
WORDS = RuleWords(
    options={
        "deck": (
            QT_TRANSLATE_NOOP("Options", "Deck"),
            QT_TRANSLATE_NOOP("Options", "Which cards are used."),
        ),
        "rank_order": (
            QT_TRANSLATE_NOOP("Options", "Order of ranks"),
            QT_TRANSLATE_NOOP("Options", "From the weakest to the strongest."),
        ),
    },
    values={
        **_DECKS,
        ("rank_order", "2-A"): QT_TRANSLATE_NOOP("Options", "2 lowest, ace highest"),
        ("rank_order", "3-2"): QT_TRANSLATE_NOOP("Options", "3 lowest, 2 highest"),
        ("rank_order", "7-A"): QT_TRANSLATE_NOOP("Options", "7 lowest, ace highest"),
        ("rank_order", "8-7"): QT_TRANSLATE_NOOP("Options", "8 lowest, 7 highest"),
        ("rank_order", "1-13"): QT_TRANSLATE_NOOP("Options", "1 lowest, 13 highest"),
        ("rank_order", "12-1"): QT_TRANSLATE_NOOP("Options", "12 weakest, 1 strongest"),
        ("rank_order", "tarot"): QT_TRANSLATE_NOOP("Options", "3 lowest; king, 1 and 2 highest"),
    },
    problems={
        "more_players_than_cards": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” and “{other}” don’t go together: there are only {cards} "
            "cards. Choose fewer players or more cards.",
        ),
        "too_few_cards_each": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” and “{other}” leave only {cards} cards each. Choose fewer "
            "players or add a deck.",
        ),
        "rank_order_misses_ranks": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” leaves out ranks that “{other}” has. Choose an order with all of them.",
        ),
    },
    prose={"cards": (_deck, _copies, _order, _low)},
)
