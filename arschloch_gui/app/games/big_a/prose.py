"""The rules of the Big A and the Little A as prose, made from the options."""

from __future__ import annotations

from arschloch_gui.app.wording.parts import Part
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.big_a.deck import DEALT, hand_size
from arschloch_gui.engine.big_a.rules import Rules


def rules_parts(rules: Rules, *, titles_wish: str = "", mild: bool = False) -> tuple[Part, ...]:
    """The parts with their keys; this game has no titles."""
    return tuple(
        Part(key, heading, tuple(paragraphs))
        for key, heading, paragraphs in (
            ("goal", translate("Rules", "What it is about"), _goal(rules)),
            ("cards", translate("Rules", "The cards"), _cards(rules)),
            ("deal", translate("Rules", "Dealing"), _deal(rules)),
            ("lead", translate("Rules", "Who begins"), _lead()),
            ("trick", translate("Rules", "Playing a trick"), _trick(rules)),
            ("jokers", translate("BigA", "The jokers"), _jokers()),
            ("a_cards", translate("BigA", "The A cards"), _a_cards()),
            ("count", translate("BigA", "Penalty points"), _count()),
        )
    )


def _goal(rules: Rules) -> list[str]:
    goal = translate(
        "BigA",
        "Get rid of your cards, above all of the two A cards. What you still hold when somebody "
        "has no card left counts against you.",
    )
    length = translate("Rules", "A match has %n round(s).", None, rules.match_rounds)
    lowest = translate("BigA", "The lowest total wins; equal totals share the place.")
    if rules.match_points == "none":
        return [goal, length, lowest]
    sooner = translate(
        "BigA",
        "It ends sooner when somebody has %n point(s) after a round.",
        None,
        int(rules.match_points),
    )
    return [goal, length, sooner, lowest]


def _cards(rules: Rules) -> list[str]:
    players = translate("Rules", "%n player(s)", None, rules.players)
    deck = translate(
        "BigA", "{players} play with the numbers 1 to 13, each eight times, four jokers and two As."
    )
    return [
        fill(deck, players=players),
        translate("BigA", "The 1 is the weakest number, the 13 the strongest. There are no suits."),
    ]


def _deal(rules: Rules) -> list[str]:
    each = hand_size(rules.players)
    dealt = translate("BigA", "Everybody gets %n card(s).", None, each)
    left = len(DEALT) - each * rules.players
    aside = translate("BigA", "What is left is laid aside, and nobody looks at it.")
    table = translate(
        "BigA", "The Big A and the Little A are not dealt: both lie open on the table."
    )
    return [f"{dealt} {aside}" if left else dealt, table]


def _lead() -> list[str]:
    return [
        translate(
            "BigA",
            "The player at the dealer’s left leads. For the next round the deal moves on to the "
            "left.",
        )
    ]


def _trick(rules: Rules) -> list[str]:
    lead = translate(
        "BigA",
        "The leader lays one card or several of one number. Clockwise, everybody lays as many "
        "cards of a higher number, or passes.",
    )
    if rules.laps == "one":
        ends = translate("BigA", "Everybody has one turn, then the trick is over.")
    else:
        ends = translate(
            "BigA",
            "It goes on until all others have passed one after another; whoever has passed may "
            "come back into the trick.",
        )
    return [lead, ends, translate("BigA", "Whoever has laid the highest cards leads next.")]


def _jokers() -> list[str]:
    return [
        translate(
            "BigA",
            "A joker alone is the highest single card, above the 13. Or it goes with number cards "
            "and counts as one of them, several at once as well: two sevens and a joker are three "
            "sevens.",
        ),
        translate("BigA", "Jokers without a number card are no set."),
    ]


def _a_cards() -> list[str]:
    return [
        translate(
            "BigA",
            "Whoever takes the first trick of a round takes the Little A into his hand, whoever "
            "takes the second one the Big A. Everybody can see who holds them.",
        ),
        translate(
            "BigA",
            "There is one way to get rid of an A card: lead it, alone. That makes an A trick: "
            "everybody else in turn has to lay one card, whichever he likes; nobody may pass.",
        ),
        translate(
            "BigA",
            "The highest card takes the A into the hand, and its player leads next; of equal cards "
            "it is the one laid last. The A itself counts nothing, and a joker only one.",
        ),
        translate(
            "BigA",
            "No A is ever laid in an A trick: whoever holds nothing else is passed over. A tricks "
            "count as tricks: if it is the second of the round, its taker gets the Big A, too.",
        ),
    ]


def _count() -> list[str]:
    return [
        translate(
            "BigA",
            "The round ends as soon as somebody has no card left. An A card is a card, too, and "
            "an A trick is finished first. An A that nobody has taken yet stays on the table.",
        ),
        translate(
            "BigA",
            "Everybody else scores what he holds: number cards their number, a joker 14, the "
            "Little A 15, the Big A 20.",
        ),
    ]
