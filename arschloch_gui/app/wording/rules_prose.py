"""The rules of a match as prose, made from the options that are on.

A newcomer reads it from the top; F1 opens it at the part that matters. Every option value has
its sentence, and a rule that is off is not mentioned.
"""

from __future__ import annotations

from collections.abc import Callable

from arschloch_gui.app.wording.cards import cards_list, rank_name
from arschloch_gui.app.wording.options import option_value
from arschloch_gui.app.wording.parts import Part
from arschloch_gui.app.wording.rules_ending import going_out_paragraphs, offices_paragraphs
from arschloch_gui.app.wording.rules_exchange import exchange_paragraphs, putsch_paragraphs
from arschloch_gui.app.wording.rules_special import (
    low_is_strong,
    ranks_in_play,
    runs_paragraph,
    special_paragraphs,
)
from arschloch_gui.app.wording.rules_tarot import above_the_suits
from arschloch_gui.app.wording.titles import effective_set, title_ladder
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import NUMBER_DECKS
from arschloch_gui.engine.climbing.rulebook import deck_of, joker_count
from arschloch_gui.engine.climbing.rules import Rules


def rules_parts(rules: Rules, *, titles_wish: str = "", mild: bool = False) -> tuple[Part, ...]:
    """The parts with their keys. Titles are the game's own unless wished otherwise."""
    offices = title_ladder(
        effective_set(rules.titles, titles_wish, mild), rules.players, distinct=rules.all_distinct
    )
    parts = (
        Part(key, heading, tuple(p for p in paragraphs if p))
        for key, heading, paragraphs in (
            ("goal", translate("Rules", "What it is about"), _goal(rules, offices)),
            ("cards", translate("Rules", "The cards"), _cards(rules)),
            ("deal", translate("Rules", "Dealing"), _deal(rules, offices)),
            ("lead", translate("Rules", "Who begins"), _lead(rules, offices)),
            ("trick", translate("Rules", "Playing a trick"), _trick(rules, offices)),
            ("special", translate("Rules", "Special cards"), special_paragraphs(rules)),
            ("pass", translate("Rules", "Passing"), _passing(rules)),
            ("out", translate("Rules", "Going out"), going_out_paragraphs(rules, offices)),
            (
                "offices",
                translate("Rules", "Offices and points"),
                offices_paragraphs(rules, offices),
            ),
            ("exchange", translate("Rules", "The exchange"), exchange_paragraphs(rules, offices)),
            ("putsch", translate("Rules", "The putsch"), putsch_paragraphs(rules, offices)),
        )
    )
    return tuple(part for part in parts if part.paragraphs)


def _goal(rules: Rules, offices: tuple[str, ...]) -> list[str]:
    goal = fill(
        translate(
            "Rules",
            "Get rid of your cards. Whoever is out first becomes {highest}; whoever is left with "
            "cards at the end becomes {lowest}, and pays for it in the next round.",
        ),
        highest=offices[0],
        lowest=offices[-1],
    )
    if not rules.rounds:
        return [goal, translate("Rules", "You play as many rounds as you like.")]
    length = translate("Rules", "A match has %n round(s).", None, rules.rounds)
    return [goal, length]


# -- before the first card --------------------------------------------------------------


def _cards(rules: Rules) -> list[str]:
    deck = fill(
        translate("Rules", "{players} play with {deck}."),
        players=translate("Rules", "%n player(s)", None, rules.players),
        deck=_deck_words(rules),
    )
    ranks = [rank_name(rank) for rank in ranks_in_play(rules)]
    order = fill(
        translate(
            "Rules",
            "From weak to strong: {ranks}. So {weakest} is the weakest, {strongest} the strongest.",
        ),
        ranks=", ".join(ranks),
        weakest=ranks[0],
        strongest=ranks[-1],
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


def _deal(rules: Rules, offices: tuple[str, ...]) -> list[str]:
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


def _lead(rules: Rules, offices: tuple[str, ...]) -> list[str]:
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
        return cards_list([rules.start_card])
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


# -- at play ----------------------------------------------------------------------------


def _trick(rules: Rules, offices: tuple[str, ...]) -> list[str]:
    if rules.max_set == 1:
        lead = translate("Rules", "Whoever leads plays a single card.")
    elif rules.max_set:
        lead = translate(
            "Rules",
            "Whoever leads plays one card or several of the same rank, up to %n.",
            None,
            rules.max_set,
        )
    else:
        lead = translate(
            "Rules",
            "Whoever leads plays one card or several of the same rank: a single, a pair, three or "
            "four.",
        )
    if rules.deck in NUMBER_DECKS and not rules.max_set:
        lead = translate(
            "Rules",
            "Whoever leads plays one card or several of the same number, as many as you like.",
        )
    lines = {
        "higher": translate(
            "Rules",
            "Then everybody in turn, clockwise, plays the same number of cards of a higher rank, "
            "or passes. A pair can only be beaten by a higher pair.",
        ),
        "equal_or_higher": translate(
            "Rules",
            "Then everybody in turn, clockwise, plays the same number of cards of an equal or "
            "higher rank, or passes. A pair can only be answered by a pair.",
        ),
    }
    if low_is_strong(rules):
        lines = _low_lines()
    return [lead, lines[rules.beat], _lowest_may_equal(rules, offices), runs_paragraph(rules)]


def _low_lines() -> dict[str, str]:
    return {
        "higher": translate(
            "Rules",
            "Then everybody in turn, clockwise, plays the same number of cards with a lower "
            "number, or passes. A pair can only be beaten by a lower pair.",
        ),
        "equal_or_higher": translate(
            "Rules",
            "Then everybody in turn, clockwise, plays the same number of cards with an equal or "
            "lower number, or passes. A pair can only be answered by a pair.",
        ),
    }


def _lowest_may_equal(rules: Rules, offices: tuple[str, ...]) -> str:
    if not rules.lowest_office_may_equal or rules.beat != "higher":
        return ""
    return fill(
        translate("Rules", "Only the {lowest} of the last round may also play an equal rank."),
        lowest=offices[-1],
    )


def _passing(rules: Rules) -> list[str]:
    end = translate(
        "Rules",
        "When all others have passed, whoever played last takes the trick. Its cards leave the "
        "round, and the taker leads the next one.",
    )
    lines = {
        "out": translate(
            "Rules",
            "You may pass even if you could play. Then you are out of this trick and wait for the "
            "next one.",
        ),
        "rejoin": translate(
            "Rules",
            "You may pass even if you could play. If the trick is beaten again before it comes "
            "back to you, you may play once more.",
        ),
    }
    if rules.owner_may_continue:
        end = translate(
            "Rules",
            "When all others have passed, whoever played last is asked again and may play on, or "
            "pass, too, and take the trick. Its cards leave the round, and the taker leads the "
            "next one.",
        )
    return [lines[rules.pass_policy], end, _passing_the_lead(rules)]


def _passing_the_lead(rules: Rules) -> str:
    if not rules.may_pass_lead:
        return ""
    may = translate(
        "Rules",
        "The leader may pass, too: then the next player may lead, and whoever has passed is out of "
        "this trick as ever.",
    )
    if not rules.pass_lot:
        nobody = translate(
            "Rules", "If nobody wants to lead, the round is over, and the fewest cards come first."
        )
        return f"{may} {nobody}"
    lot = translate(
        "Rules",
        "After %n pass(es) in a row the places still open are drawn by lot.",
        None,
        rules.pass_lot,
    )
    return f"{may} {lot}"
