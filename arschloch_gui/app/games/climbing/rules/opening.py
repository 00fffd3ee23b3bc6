"""Which player starts a round (`first_lead`, `start_card`, `next_lead`)."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import keeps_positions, ranks_in_deck, ranks_in_play
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.articles import the_card, wanted
from arschloch_gui.app.wording.cards import suit_sign
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.cards import NUMBER_DECKS
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.rules import Rules


def _who_starts(rules: Rules, ladder: Ladder) -> str:
    if not keeps_positions(rules):
        return _start(rules, rules.first_lead, _ALWAYS, ladder)
    if rules.first_lead == rules.next_lead:
        return _start(rules, rules.first_lead, _ALWAYS, ladder)
    first = _start(rules, rules.first_lead, _FIRST, ladder)
    return f"{first} {_start(rules, rules.next_lead, _LATER, ladder)}"


def _start(rules: Rules, who: str, when: str, ladder: Ladder) -> str:
    found = [fill(translate("Rules", _STARTS[when, who]), card=_start_card(rules), **ends(ladder))]
    if who == "start_card":
        found += _about_the_card(rules, later=when == _LATER)
    return " ".join(found)


def _about_the_card(rules: Rules, *, later: bool) -> list[str]:
    found = []
    cards = deck_of(rules)
    if not rules.start_card and ranks_in_deck(rules)[0] == "2" != ranks_in_play(rules)[0]:
        found.append(translate("Rules", "Twos count as the lowest cards here."))
    if rules.start_card and len(cards) % rules.players and _may_be_aside(rules, later):
        found.append(
            translate("Rules", "If that card was set aside, the lowest card dealt counts instead.")
        )
    if rules.decks > 1 or (rules.deck in NUMBER_DECKS and not rules.start_card):
        found.append(
            translate(
                "Rules",
                "If several players hold such a card, the first of them from the dealer’s left "
                "starts.",
            )
        )
    if rules.start_card_must_be_played:
        found.append(
            translate(
                "Rules", "Their first play must include this card; others of its rank may join it."
            )
        )
    else:
        found.append(translate("Rules", "They may start with any cards."))
    return found


def _may_be_aside(rules: Rules, later: bool) -> bool:
    if rules.surplus == "to_last":
        return not later
    return rules.surplus in ("random_open", "random_hidden")


_FIRST, _LATER, _ALWAYS = "first", "later", "always"
_STARTS = {
    (_FIRST, "start_card"): QT_TRANSLATE_NOOP(
        "Rules", "In the first round, the player who holds {card} starts."
    ),
    (_LATER, "start_card"): QT_TRANSLATE_NOOP(
        "Rules", "In later rounds, the player who holds {card} starts."
    ),
    (_ALWAYS, "start_card"): QT_TRANSLATE_NOOP(
        "Rules", "In every round, the player who holds {card} starts."
    ),
    (_FIRST, "left_of_dealer"): QT_TRANSLATE_NOOP(
        "Rules", "In the first round, the player to the left of the dealer starts."
    ),
    (_LATER, "left_of_dealer"): QT_TRANSLATE_NOOP(
        "Rules", "In later rounds, the player to the left of the dealer starts."
    ),
    (_ALWAYS, "left_of_dealer"): QT_TRANSLATE_NOOP(
        "Rules", "In every round, the player to the left of the dealer starts."
    ),
    (_LATER, "lowest_office"): QT_TRANSLATE_NOOP(
        "Rules", "In later rounds, {lowest_subject} starts."
    ),
    (_LATER, "highest_office"): QT_TRANSLATE_NOOP(
        "Rules", "In later rounds, {highest_subject} starts."
    ),
}


def _start_card(rules: Rules) -> str:
    if rules.start_card:
        return the_card(rules.start_card)
    if rules.deck in NUMBER_DECKS:
        weakest = wanted(ranks_in_play(rules)[0])
        return fill(translate("Rules", "the weakest card ({one})"), one=weakest)
    suits = "DCHS" if isinstance(rules.suit_order, str) else rules.suit_order
    return fill(
        translate("Rules", "the lowest card dealt (among equal ranks, {first} before {others})"),
        first=suit_sign(suits[0]),
        others=listed([suit_sign(suit) for suit in suits[1:]]),
    )


WORDS = RuleWords(
    options={
        "first_lead": (
            QT_TRANSLATE_NOOP("Options", "First round: who leads"),
            QT_TRANSLATE_NOOP("Options", "Who plays the very first card."),
        ),
        "start_card": (
            QT_TRANSLATE_NOOP("Options", "Start card"),
            QT_TRANSLATE_NOOP("Options", "The player who holds it leads."),
        ),
        "start_card_must_be_played": (
            QT_TRANSLATE_NOOP("Options", "Start card must be played"),
            QT_TRANSLATE_NOOP("Options", "It must be part of the first lead."),
        ),
        "next_lead": (
            QT_TRANSLATE_NOOP("Options", "Later rounds: who leads"),
            QT_TRANSLATE_NOOP("Options", "Who plays the first card from the second round on."),
        ),
    },
    values={
        ("first_lead", "start_card"): QT_TRANSLATE_NOOP("Options", "holder of the start card"),
        ("first_lead", "left_of_dealer"): QT_TRANSLATE_NOOP("Options", "left of the dealer"),
        ("next_lead", "lowest_office"): QT_TRANSLATE_NOOP("Options", "the lowest player"),
        ("next_lead", "highest_office"): QT_TRANSLATE_NOOP("Options", "the highest player"),
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
    prose={"lead": (_who_starts,)},
)
