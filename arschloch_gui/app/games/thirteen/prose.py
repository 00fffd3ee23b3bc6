"""The rules of Thirteen Cards as prose, made from the options."""

from __future__ import annotations

from arschloch_gui.app.wording.articles import the_rank
from arschloch_gui.app.wording.cards import rank_name, suit_sign
from arschloch_gui.app.wording.parts import Part
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.cards import RANKS, SUITS
from arschloch_gui.engine.thirteen.rules import PLAYERS, Rules
from arschloch_gui.engine.thirteen.scoring import WHOLE_HAND


def rules_parts(rules: Rules, *, titles_wish: str = "", mild: bool = False) -> tuple[Part, ...]:
    """The parts with their keys; this game has no titles."""
    return tuple(
        Part(key, heading, tuple(paragraphs))
        for key, heading, paragraphs in (
            ("goal", translate("Rules", "What it is about"), _goal(rules)),
            ("cards", translate("Rules", "The cards"), _cards()),
            ("deal", translate("Rules", "Dealing"), _deal()),
            ("lead", translate("Rules", "Who begins"), _lead()),
            ("trick", translate("Rules", "Playing a trick"), _trick()),
            ("hands", translate("Thirteen", "Five-card hands"), _hands(rules)),
            ("pass", translate("Rules", "Passing"), _passing()),
            ("count", translate("Thirteen", "Counting the cards left"), _count()),
        )
    )


def _goal(rules: Rules) -> list[str]:
    goal = translate(
        "Thirteen",
        "Get rid of your cards. Whoever lays his last one wins the round; everybody else scores "
        "what he still holds, and points are bad.",
    )
    return [goal, *_match(rules)]


def _match(rules: Rules) -> list[str]:
    length = translate("Rules", "A match has %n round(s).", None, rules.rounds)
    if not rules.match_points:
        endless = translate("Rules", "You play as many rounds as you like.")
        lowest = translate("Thirteen", "The lowest total is the best.")
        return [length if rules.rounds else endless, lowest]
    until = translate(
        "Thirteen",
        "The match ends when somebody has %n point(s); the lowest total wins.",
        None,
        rules.match_points,
    )
    if not rules.rounds:
        return [until]
    latest = translate("Thirteen", "It ends after %n round(s) at the latest.", None, rules.rounds)
    return [until, latest]


def _cards() -> list[str]:
    players = translate("Rules", "%n player(s)", None, PLAYERS)
    deck = translate("Options", "52 cards, 2 to ace")
    ranks = [rank_name(rank) for rank in (*RANKS[1:], RANKS[0])]
    return [
        fill(translate("Rules", "{players} play with {deck}."), players=players, deck=deck),
        fill(
            translate(
                "Rules",
                "From weak to strong: {ranks}. So {weakest} is the weakest, {strongest} the "
                "strongest.",
            ),
            ranks=", ".join(ranks),
            weakest=the_rank(RANKS[1]),
            strongest=the_rank(RANKS[0]),
        ),
        fill(
            translate(
                "Thirteen",
                "Suits count: {order}. So the 3 of diamonds is the weakest of all cards and the "
                "2 of spades the strongest.",
            ),
            order=" < ".join(map(suit_sign, SUITS)),
        ),
    ]


def _deal() -> list[str]:
    return [
        translate("Rules", "All cards are dealt; everybody gets %n.", None, WHOLE_HAND),
        translate("Thirteen", "Nobody exchanges cards, and there are no offices."),
    ]


def _lead() -> list[str]:
    return [
        translate(
            "Thirteen",
            "In the first round the holder of the 3 of diamonds leads, and what he lays contains "
            "it. Later the winner of the round before leads.",
        )
    ]


def _trick() -> list[str]:
    return [
        translate(
            "Thirteen",
            "The leader lays a single card, a pair, three of a kind, or five cards that make a "
            "hand. Clockwise, everybody lays as many cards that are stronger, or passes.",
        ),
        translate(
            "Thirteen",
            "Of singles, pairs and threes the higher rank wins; of equal ranks the one with the "
            "highest suit.",
        ),
        translate("Thirteen", "Four of a kind cannot be laid alone, only with a fifth card."),
    ]


def _hands(rules: Rules) -> list[str]:
    kinds = translate(
        "Thirteen",
        "From the weakest to the strongest: straight (five ranks in a row), flush (five of a "
        "suit), full house (three and two of a kind), four of a kind with a fifth card, straight "
        "flush (a straight of one suit).",
    )
    row = translate(
        "Thirteen",
        "Straights run from 3-4-5-6-7 up to jack-queen-king-ace-2, not round the corner.",
    )
    decides = translate(
        "Thirteen",
        "Within a kind the strongest card decides, rank before suit; in a full house the "
        "three of a kind, in four of a kind the four.",
    )
    if rules.cross_kind:
        cross = translate("Thirteen", "A stronger kind beats every weaker one.")
    else:
        cross = translate("Thirteen", "Only the same kind can beat a hand.")
    return [kinds, row, decides, cross]


def _passing() -> list[str]:
    return [
        translate(
            "Thirteen",
            "Whoever passes is out of this trick. When all others have passed, whoever laid last "
            "leads again.",
        )
    ]


def _count() -> list[str]:
    return [
        translate("Thirteen", "The round ends as soon as somebody has no card left."),
        translate(
            "Thirteen",
            "Everybody else scores a point for each card he holds. Ten or more count double, a "
            "doublette; whoever has not laid a single card scores 39 points, a triplette.",
        ),
    ]
