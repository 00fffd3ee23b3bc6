"""Who begins a round (`first_lead`, `start_card`, `next_lead`)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import ranks_in_play
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.articles import the_card
from arschloch_gui.app.wording.cards import suit_sign
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.cards import NUMBER_DECKS
from arschloch_gui.engine.climbing.rules import Rules


def _first_lead(rules: Rules, ladder: Ladder) -> str:
    if rules.first_lead != "start_card":
        return translate("Rules", "In the first round the player left of the dealer leads.")
    first = fill(
        translate("Rules", "In the first round, whoever holds {card} leads."),
        card=_start_card(rules),
    )
    if rules.decks > 1 or (rules.deck in NUMBER_DECKS and not rules.start_card):
        several = translate(
            "Rules", "If several hold it, the first of them from the dealer’s left leads."
        )
        return f"{first} {several}"
    return first


def _start_card(rules: Rules) -> str:
    if rules.start_card:
        return the_card(rules.start_card)
    if rules.deck in NUMBER_DECKS:
        return fill(
            translate("Rules", "the weakest card (a {number})"), number=ranks_in_play(rules)[0]
        )
    suits = "DCHS" if isinstance(rules.suit_order, str) else rules.suit_order
    return fill(
        translate("Rules", "the lowest card dealt (of equal ranks {first} before {others})"),
        first=suit_sign(suits[0]),
        others=listed([suit_sign(suit) for suit in suits[1:]]),
    )


def _must_contain(rules: Rules, ladder: Ladder) -> str:
    if "start_card" not in (rules.first_lead, rules.next_lead):
        return ""
    if rules.start_card_must_be_played:
        return translate(
            "Rules", "This card has to be in the first play; others of its rank may go with it."
        )
    return translate("Rules", "The first play need not contain this card.")


def _next_lead(rules: Rules, ladder: Ladder) -> str:
    lines = {
        "lowest_office": translate("Rules", "In every later round {lowest_subject} leads."),
        "highest_office": translate("Rules", "In every later round {highest_subject} leads."),
        "start_card": translate("Rules", "In every later round the holder of this card leads."),
        "left_of_dealer": translate(
            "Rules", "In every later round the player left of the dealer leads."
        ),
    }
    return fill(lines[rules.next_lead], **ends(ladder))


WORDS = RuleWords(
    options={
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
    },
    values={
        ("first_lead", "start_card"): QT_TRANSLATE_NOOP("Options", "holder of the start card"),
        ("first_lead", "left_of_dealer"): QT_TRANSLATE_NOOP("Options", "left of the dealer"),
        ("next_lead", "lowest_office"): QT_TRANSLATE_NOOP("Options", "the lowest office"),
        ("next_lead", "highest_office"): QT_TRANSLATE_NOOP("Options", "the highest office"),
        ("next_lead", "start_card"): QT_TRANSLATE_NOOP("Options", "holder of the start card"),
        ("next_lead", "left_of_dealer"): QT_TRANSLATE_NOOP("Options", "left of the dealer"),
        ("start_card", ""): QT_TRANSLATE_NOOP("Options", "the lowest card dealt"),
    },
    problems={
        "start_card_not_in_deck": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” is the {card}, which “{other}” does not have. Choose another card or deck.",
        )
    },
    prose={"lead": (_first_lead, _must_contain, _next_lead)},
)
