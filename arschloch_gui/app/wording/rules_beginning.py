"""The written rules up to the first card: the deck, dealing, who leads."""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.app.wording.articles import the_card, the_rank
from arschloch_gui.app.wording.cards import cards_list, rank_name
from arschloch_gui.app.wording.options import option_value
from arschloch_gui.app.wording.rules_special import low_is_strong, ranks_in_play
from arschloch_gui.app.wording.rules_tarot import above_the_suits
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import NUMBER_DECKS
from arschloch_gui.engine.climbing.deck import deck_of, joker_count
from arschloch_gui.engine.climbing.rules import Rules


def cards_paragraphs(rules: Rules) -> list[str]:
    """The part about the deck and what is stronger in it."""
    deck = fill(
        translate("Rules", "{players} play with {deck}."),
        players=translate("Rules", "%n player(s)", None, rules.players),
        deck=_deck_words(rules),
    )
    in_play = ranks_in_play(rules)
    ranks = [rank_name(rank) for rank in in_play]
    order = fill(
        translate(
            "Rules",
            "From weak to strong: {ranks}. So {weakest} is the weakest, {strongest} the strongest.",
        ),
        ranks=", ".join(ranks),
        weakest=the_rank(in_play[0]),
        strongest=the_rank(in_play[-1]),
    )
    return [
        deck,
        _copies(rules),
        order,
        above_the_suits(rules),
        _low(rules),
        _suits(rules),
        _jokers(rules),
        _missing(rules),
    ]


def _copies(rules: Rules) -> str:
    """How often a bare number occurs."""
    lines = {
        "dalmuti80": translate(
            "Rules",
            "Every number is there as often as it says: one 1, two 2s, three 3s, up to twelve 12s.",
        ),
        "career": translate("Rules", "Every number is there once for each player."),
    }
    return lines.get(rules.deck, "")


def _low(rules: Rules) -> str:
    if not low_is_strong(rules):
        return ""
    return translate("Rules", "Low is strong here, wherever cards are compared.")


def _deck_words(rules: Rules) -> str:
    one = option_value(rules.spec("deck"), rules.deck)
    if rules.decks == 1:
        return one
    return fill(
        translate("Rules", "%n deck(s) of {deck} shuffled together", None, rules.decks), deck=one
    )


def _jokers(rules: Rules) -> str:
    count = joker_count(rules) * rules.decks
    if rules.joker == "jester":
        return translate("Rules", "%n jester(s) join in.", None, count) if count else ""
    return translate("Rules", "%n joker(s) join in.", None, count) if count else ""


def _suits(rules: Rules) -> str:
    if rules.deck in NUMBER_DECKS:
        return ""
    if rules.suit_order == "none":
        if rules.lock or rules.runs == "suited":
            return translate("Rules", "No suit is stronger than another.")
        return translate("Rules", "Suits make no difference.")
    return fill(
        translate(
            "Rules",
            "Suits have an order: {order}. Of two equal ranks the one with the higher suit wins.",
        ),
        order=option_value(rules.spec("suit_order"), rules.suit_order),
    )


def _missing(rules: Rules) -> str:
    if not rules.missing:
        return ""
    return fill(
        translate("Rules", "These cards are missing from the deck: {cards}."),
        cards=cards_list(rules.missing),
    )


def deal_paragraphs(rules: Rules, offices: tuple[str, ...]) -> list[str]:
    """The part about how many cards everybody gets, and from whom."""
    cards = len(deck_of(rules))
    each, extra = divmod(cards, rules.players)
    if not extra:
        return [
            translate("Rules", "All cards are dealt; everybody gets %n.", None, each),
            _dealer(rules),
        ]
    dealt = fill(_SURPLUS[rules.surplus](each, extra), lowest=offices[-1])
    return [dealt, _dealer(rules)]


def _dealer(rules: Rules) -> str:
    if rules.first_seating == "draw":
        return translate("Rules", "The lowest office deals.")
    if rules.dealt_first == "highest_office":
        return translate(
            "Rules",
            "In the first round the dealer is drawn by lot; later whoever sits before the highest "
            "office deals, so that the highest office gets the first card.",
        )
    return translate(
        "Rules",
        "In the first round the dealer is drawn by lot; later the lowest office deals.",
    )


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
        "down; later the {lowest} gets them, too.",
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


def lead_paragraphs(rules: Rules, offices: tuple[str, ...]) -> list[str]:
    """The part about who begins a round."""
    if rules.first_lead == "start_card":
        first = fill(
            translate("Rules", "In the first round, whoever holds {card} leads."),
            card=_start_card(rules),
        )
    else:
        first = translate("Rules", "In the first round the player left of the dealer leads.")
    return [_draw(rules, offices), first, _must_contain(rules), _next_lead(rules, offices)]


def _draw(rules: Rules, offices: tuple[str, ...]) -> str:
    if rules.first_seating != "draw":
        return ""
    return fill(
        translate(
            "Rules",
            "Before the first round everybody draws a card. The strongest makes the {highest}, the "
            "weakest the {lowest}, and everybody sits down in this order, clockwise. Who is tied "
            "draws again. No cards are exchanged yet.",
        ),
        highest=offices[0],
        lowest=offices[-1],
    )


def _start_card(rules: Rules) -> str:
    if rules.start_card:
        return the_card(rules.start_card)
    return translate("Rules", "the lowest card dealt (of equal ranks ♦ before ♣, ♥ and ♠)")


def _must_contain(rules: Rules) -> str:
    if "start_card" not in (rules.first_lead, rules.next_lead):
        return ""
    if rules.start_card_must_be_played:
        return translate(
            "Rules", "This card has to be in the first play; others of its rank may go with it."
        )
    return translate("Rules", "The first play need not contain this card.")


def _next_lead(rules: Rules, offices: tuple[str, ...]) -> str:
    lines = {
        "lowest_office": translate("Rules", "In every later round the {lowest} leads."),
        "highest_office": translate("Rules", "In every later round the {highest} leads."),
        "start_card": translate("Rules", "In every later round the holder of this card leads."),
        "left_of_dealer": translate(
            "Rules", "In every later round the player left of the dealer leads."
        ),
    }
    return fill(lines[rules.next_lead], lowest=offices[-1], highest=offices[0])
