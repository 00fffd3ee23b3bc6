"""The rules of Thirteen Cards as prose, generated from the options."""

from __future__ import annotations

from arschloch_gui.app.wording.cards import rank_name, suit_sign
from arschloch_gui.app.wording.parts import RulesPart
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import RANKS, SUITS
from arschloch_gui.engine.thirteen.rules import PLAYERS, Rules
from arschloch_gui.engine.thirteen.scoring import WHOLE_HAND


def rules_parts(
    rules: Rules, *, titles_wish: str = "", mild: bool = False
) -> tuple[RulesPart, ...]:
    """Return the parts of the written rules. This game has no titles."""
    return tuple(
        RulesPart(key, heading, tuple(paragraphs))
        for key, heading, paragraphs in (
            ("goal", translate("Rules", "Aim of the game"), _goal(rules)),
            ("cards", translate("Rules", "The cards"), _cards()),
            ("deal", translate("Rules", "The deal"), _deal()),
            ("lead", translate("Rules", "Who starts"), _lead()),
            ("trick", translate("Rules", "A trick"), _trick()),
            ("pass", translate("Rules", "Passing"), _passing()),
            ("hands", translate("Thirteen", "Five-card combinations"), _hands(rules)),
            ("count", translate("Thirteen", "Counting the cards left"), _count()),
        )
    )


def _goal(rules: Rules) -> list[str]:
    goal = translate(
        "Thirteen",
        "Get rid of your cards. The first player to run out of cards wins the round; "
        "everyone else scores penalty points for the cards they still hold.",
    )
    return [goal, *_match(rules)]


def _match(rules: Rules) -> list[str]:
    length = translate("Rules", "A match has %n round(s).", None, rules.rounds)
    if not rules.match_points:
        endless = translate("Rules", "You play as many rounds as you like.")
        lowest = translate("Thirteen", "The lowest score wins.")
        return [length if rules.rounds else endless, lowest]
    until = translate(
        "Thirteen",
        "The match ends as soon as someone has %n point(s); the lowest score wins.",
        None,
        rules.match_points,
    )
    if not rules.rounds:
        return [until]
    latest = translate("Thirteen", "It ends after %n round(s) at the latest.", None, rules.rounds)
    return [until, latest]


def _cards() -> list[str]:
    players = translate("Rules", "%n player(s)", None, PLAYERS)
    deck = translate("Rules", "a deck of 52 cards")
    ranks = [rank_name(rank) for rank in (*RANKS[1:], RANKS[0])]
    return [
        fill(translate("Rules", "{players} play with {deck}."), players=players, deck=deck),
        fill(
            translate("Rules", "The ranks from weakest to strongest: {ranks}."),
            ranks=", ".join(ranks),
        ),
        fill(
            translate(
                "Thirteen",
                "The suits rank from weakest to strongest: {order}. So the 3 of diamonds is the "
                "weakest of all cards, and the 2 of spades the strongest.",
            ),
            order=" < ".join(map(suit_sign, SUITS)),
        ),
    ]


def _deal() -> list[str]:
    return [
        translate("Rules", "All cards are dealt; each player gets %n.", None, WHOLE_HAND),
        translate("Thirteen", "No cards are exchanged, and there are no positions."),
    ]


def _lead() -> list[str]:
    return [
        translate(
            "Thirteen",
            "In the first round, the player who holds the 3 of diamonds starts, and "
            "their first play must include it. In later rounds, the winner of the "
            "previous round starts, with any cards.",
        )
    ]


def _trick() -> list[str]:
    return [
        translate(
            "Thirteen",
            "A round is a series of tricks. The player who starts leads the first "
            "one: with a single card, a pair, a triple (two or three cards of the "
            "same rank) or a five-card combination. Then, going clockwise, each "
            "player plays the same number of stronger cards, or passes.",
        ),
        translate(
            "Thirteen",
            "Singles, pairs and triples are compared by rank, and if the ranks are equal, "
            "by their highest suit.",
        ),
        translate(
            "Thirteen",
            "Four cards of one rank cannot be played by themselves, only with a fifth card.",
        ),
    ]


def _hands(rules: Rules) -> list[str]:
    kinds = translate(
        "Thirteen",
        "From weakest to strongest: straight (five consecutive ranks), flush (five "
        "cards of one suit), full house (a triple and a pair), four of a kind with a "
        "fifth card, straight flush (a straight in one suit).",
    )
    row = translate(
        "Thirteen",
        "The lowest straight is 3-4-5-6-7, the highest jack-queen-king-ace-2. "
        "Straights do not wrap around.",
    )
    decides = translate(
        "Thirteen",
        "Two combinations of the same kind are compared by their strongest card "
        "(rank first, then suit). Full houses are compared by the rank of the "
        "triple, and four of a kind by the rank of its four equal cards.",
    )
    if rules.cross_kind:
        cross = translate("Thirteen", "A stronger kind beats every weaker one.")
    else:
        cross = translate(
            "Thirteen", "A five-card combination can only be beaten by one of the same kind."
        )
    return [kinds, row, decides, cross]


def _passing() -> list[str]:
    return [
        translate(
            "Thirteen",
            "You may pass even if you could play; then you are out of this trick. "
            "When all the others have passed, the player who played last leads the "
            "next trick.",
        )
    ]


def _count() -> list[str]:
    return [
        translate("Thirteen", "The round ends as soon as a player has no cards left."),
        translate(
            "Thirteen",
            "Everyone else scores one penalty point for each card they still hold. "
            "If they hold ten or more, each card counts double (a doublette); a "
            "player who still holds all 13 scores 39 points (a triplette).",
        ),
    ]
