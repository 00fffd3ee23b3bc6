"""The written rules of Shithead, generated from the options in force."""

from __future__ import annotations

from arschloch_gui.app.wording.parts import RulesPart
from arschloch_gui.app.wording.title_forms import Office
from arschloch_gui.app.wording.titles import effective_set, offices
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.shithead.rules import Rules, deck_of, decks_of


def rules_parts(
    rules: Rules, *, titles_wish: str = "", mild: bool = False
) -> tuple[RulesPart, ...]:
    """Return the parts of the written rules, leaving out rules that are off."""
    lowest = offices(effective_set(rules.titles, titles_wish, mild), rules.players)[-1]
    parts = (
        RulesPart(key, heading, tuple(p for p in paragraphs if p))
        for key, heading, paragraphs in (
            ("goal", translate("Rules", "Aim of the game"), _goal(rules, lowest)),
            ("cards", translate("Rules", "The cards"), _cards(rules)),
            ("deal", translate("Rules", "The deal"), _deal(rules, lowest)),
            ("exchange", translate("Rules", "Swapping"), _swap(rules)),
            ("lead", translate("Rules", "Who starts"), _lead(rules)),
            ("trick", translate("Rules", "Your turn"), _turn(rules)),
            ("special", translate("Rules", "Special cards"), _special(rules)),
            ("table", translate("Rules", "The cards on the table"), _table(rules)),
            ("out", translate("Rules", "Going out"), _out(rules, lowest)),
        )
    )
    return tuple(part for part in parts if part.paragraphs)


def _goal(rules: Rules, lowest: Office) -> list[str]:
    goal = fill(
        translate(
            "Rules",
            "Get rid of all your cards: first those in your hand, then the face-up "
            "ones in front of you, then the face-down ones. Don’t be the last one "
            "left with cards: that player is the {lowest}.",
        ),
        **lowest.holes("lowest"),
    )
    if not rules.rounds:
        return [goal, translate("Rules", "You play as many rounds as you like.")]
    return [goal, translate("Rules", "A match has %n round(s).", None, rules.rounds)]


def _cards(rules: Rules) -> list[str]:
    count = len(deck_of(rules))
    deck = fill(
        translate("Rules", "{players} play with {count} cards."),
        players=translate("Rules", "%n player(s)", None, rules.players),
        count=count,
    )
    two = translate("Rules", "Two decks are shuffled together.") if decks_of(rules) == 2 else ""
    jokers = count - 52 * decks_of(rules)
    joined = translate("Rules", "There are also %n joker(s).", None, jokers) if jokers else ""
    order = translate(
        "Rules",
        "The 3 is the lowest rank and the ace the highest; twos and tens have special powers.",
    )
    return [deck, two, joined, order, translate("Rules", "Suits do not matter.")]


def _deal(rules: Rules, lowest: Office) -> list[str]:
    return [
        translate(
            "Rules",
            "Each player gets three face-down cards, which nobody may look at, three "
            "face-up cards on top of them, and three cards in hand. The rest is the stock.",
        ),
        fill(
            translate(
                "Rules",
                "The first dealer is drawn by lot; in later rounds the {lowest} deals.",
            ),
            **lowest.holes("lowest"),
        ),
    ]


def _swap(rules: Rules) -> list[str]:
    if not rules.swap:
        return []
    return [
        translate(
            "Rules",
            "Before play starts, each player in turn, from the dealer’s left, may once "
            "swap cards from their hand for the same number of their face-up cards. Good "
            "face-up cards pay off later: put twos, tens and aces there.",
        )
    ]


def _lead(rules: Rules) -> list[str]:
    if rules.joker == "none":
        return [
            translate(
                "Rules",
                "Going round from the dealer’s left, the first player with a 3 in hand starts "
                "and plays it. If nobody has a 3, a 4 starts, and so on; twos come last.",
            )
        ]
    return [
        translate(
            "Rules",
            "Going round from the dealer’s left, the first player with a 3 in hand starts and "
            "plays it. If nobody has a 3, a 4 starts, and so on; twos and then jokers come last.",
        )
    ]


def _turn(rules: Rules) -> list[str]:
    lay = translate(
        "Rules",
        "Play one card, or several of the same rank, equal to or higher than the top "
        "of the pile. Then draw until you hold three cards, as long as the stock lasts.",
    )
    take = translate(
        "Rules",
        "If you cannot play, pick up the whole pile, and your turn is over. The next "
        "player starts a new pile.",
    )
    choice = translate("Rules", "You may pick up the pile even if you could play.")
    tired = translate(
        "Rules",
        "The pile can be picked up %n time(s) in a row without burning in "
        "between. The next time, it burns instead, and the turn is over. That "
        "way, every round comes to an end.",
        None,
        rules.burn_after_takes,
    )
    return [lay, take, choice if rules.may_take else "", tired]


def _special(rules: Rules) -> list[str]:
    return [
        translate("Rules", "A 2 can be played on anything, and anything can be played on it."),
        translate(
            "Rules",
            "A 10 can be played on anything and burns the pile: these cards are out of the "
            "round. The same player plays again.",
        ),
        translate(
            "Rules",
            "Four cards of one rank on top of the pile burn it, too, no matter who "
            "played them. The player who played the fourth plays again.",
        ),
        _joker(rules),
    ]


def _joker(rules: Rules) -> str:
    if rules.joker == "none":
        return ""
    transparent = translate(
        "Rules",
        "A joker can be played on anything. The card below it still counts as "
        "the top of the pile, and four cards of one rank still burn it with a "
        "joker in between.",
    )
    if rules.players == 2:
        return transparent
    turns = translate("Rules", "It reverses the direction of play; two at once reverse it twice.")
    return f"{transparent} {turns}"


def _table(rules: Rules) -> list[str]:
    higher = (
        translate(
            "Rules",
            "A face-up card must be higher than the top of the pile, not equal. Twos and "
            "tens can still be played on anything.",
        )
        if rules.open_strictly_higher
        else translate("Rules", "As with cards from your hand, an equal card is enough.")
    )
    return [
        translate(
            "Rules",
            "When your hand and the stock are empty, you play your face-up cards. If you "
            "cannot play any, you pick up the pile and play from your hand again.",
        ),
        higher,
        translate(
            "Rules",
            "When your face-up cards are gone, choose a face-down card and turn it over. "
            "If it is equal to the top or higher, it is played; if not, you pick it up "
            "together with the pile.",
        ),
    ]


def _out(rules: Rules, lowest: Office) -> list[str]:
    points = translate(
        "Rules",
        "When you have no cards left, you are out. The first player out scores "
        "%n point(s), and each player after that one point fewer.",
        None,
        rules.players - 1,
    )
    last = fill(
        translate("Rules", "The last one left is the {lowest} and deals the next round."),
        **lowest.holes("lowest"),
    )
    task = translate("Rules", "Between rounds, a small task is waiting for {lowest_object}.")
    return [points, last, fill(task, **lowest.holes("lowest")) if rules.social else ""]
