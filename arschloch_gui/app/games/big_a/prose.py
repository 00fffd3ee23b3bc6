"""The rules of The Big A and the Little A as prose, generated from the options."""

from __future__ import annotations

from arschloch_gui.app.wording.parts import RulesPart
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.big_a.deck import DEALT, hand_size
from arschloch_gui.engine.big_a.rules import Rules


def rules_parts(
    rules: Rules, *, titles_wish: str = "", mild: bool = False
) -> tuple[RulesPart, ...]:
    """Return the parts of the written rules. This game has no titles."""
    return tuple(
        RulesPart(key, heading, tuple(paragraphs))
        for key, heading, paragraphs in (
            ("goal", translate("Rules", "Aim of the game"), _goal(rules)),
            ("cards", translate("Rules", "The cards"), _cards(rules)),
            ("deal", translate("Rules", "The deal"), _deal(rules)),
            ("lead", translate("Rules", "Who starts"), _lead()),
            ("trick", translate("Rules", "A trick"), _trick(rules)),
            ("jokers", translate("BigA", "The jokers"), _jokers()),
            ("a_cards", translate("BigA", "The A cards"), _a_cards()),
            ("count", translate("BigA", "Penalty points"), _count()),
        )
    )


def _goal(rules: Rules) -> list[str]:
    goal = translate(
        "BigA",
        "Get rid of your cards, above all the two A cards. Any cards you still "
        "hold when a player runs out score penalty points.",
    )
    length = translate("Rules", "A match has %n round(s).", None, rules.match_rounds)
    lowest = translate("BigA", "The lowest score wins; players with equal scores share a place.")
    if rules.match_points == "none":
        return [goal, length, lowest]
    sooner = translate(
        "BigA",
        "It ends sooner if a player has %n point(s) after a round.",
        None,
        int(rules.match_points),
    )
    return [goal, length, sooner, lowest]


def _cards(rules: Rules) -> list[str]:
    players = translate("Rules", "%n player(s)", None, rules.players)
    deck = translate(
        "BigA",
        "{players} play with eight cards of each number from 1 to 13, four jokers and two A cards.",
    )
    return [
        fill(deck, players=players),
        translate("BigA", "The 1 is the lowest number, the 13 the highest. There are no suits."),
    ]


def _deal(rules: Rules) -> list[str]:
    each = hand_size(rules.players)
    dealt = translate("BigA", "Each player gets %n card(s).", None, each)
    left = len(DEALT) - each * rules.players
    aside = translate("BigA", "The rest is set aside unseen.")
    table = translate(
        "BigA", "The Big A and the Little A are not dealt: they are on the table, face up."
    )
    return [f"{dealt} {aside}" if left else dealt, table]


def _lead() -> list[str]:
    return [
        translate(
            "BigA",
            "The player to the left of the dealer starts. After each round, the deal "
            "passes to the left.",
        )
    ]


def _trick(rules: Rules) -> list[str]:
    lead = translate(
        "BigA",
        "A round is a series of tricks. The leader plays a single card or several of "
        "the same number. Then, going clockwise, each player plays the same number of "
        "cards with a higher number, or passes.",
    )
    if rules.laps == "one":
        ends = translate("BigA", "Each player has one turn, then the trick is over.")
    else:
        ends = translate(
            "BigA",
            "The trick continues until all the others have passed one after another; "
            "if you pass, you may rejoin it later.",
        )
    return [
        lead,
        ends,
        translate(
            "BigA", "The player who played the highest cards wins the trick and leads the next one."
        ),
    ]


def _jokers() -> list[str]:
    return [
        translate(
            "BigA",
            "A joker played by itself is the highest single card, above the 13. Together "
            "with number cards, one or more jokers count as one of them: two sevens and a "
            "joker make three sevens.",
        ),
        translate("BigA", "Several jokers cannot be played without a number card."),
    ]


def _a_cards() -> list[str]:
    return [
        translate(
            "BigA",
            "The winner of the first trick of a round takes the Little A into their hand, "
            "the winner of the second one the Big A. Everyone can see who holds them.",
        ),
        translate(
            "BigA",
            "The only way to get rid of an A card is to lead it by itself. This is an A "
            "trick: each of the others must play one card in turn, any card they like; "
            "nobody may pass.",
        ),
        translate(
            "BigA",
            "The player who played the highest card takes the A into their hand and "
            "leads the next trick; if cards are equal, the one played last counts. "
            "In an A trick, the A has no value, and a joker counts as 1.",
        ),
        translate(
            "BigA",
            "You cannot play an A card in an A trick; if you hold nothing else, you "
            "are skipped. A tricks count as tricks: if an A trick is the second of "
            "the round, its winner gets the Big A as well.",
        ),
    ]


def _count() -> list[str]:
    return [
        translate(
            "BigA",
            "The round ends as soon as a player has no cards left, not even an A card; an A "
            "trick is finished first. An A card that nobody has taken yet stays on the table.",
        ),
        translate(
            "BigA",
            "Everyone else scores penalty points for the cards they hold: a number "
            "card scores its number, a joker 14, the Little A 15, the Big A 20.",
        ),
    ]
