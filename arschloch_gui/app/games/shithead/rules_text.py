"""The written rules of Shithead, made from the options in force."""

from __future__ import annotations

from arschloch_gui.app.wording.parts import Part
from arschloch_gui.app.wording.title_forms import Office
from arschloch_gui.app.wording.titles import effective_set, offices
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.shithead.rules import Rules, deck_of, decks_of


def rules_parts(rules: Rules, *, titles_wish: str = "", mild: bool = False) -> tuple[Part, ...]:
    """The parts with their keys; a rule that is off is not mentioned."""
    lowest = offices(effective_set(rules.titles, titles_wish, mild), rules.players)[-1]
    parts = (
        Part(key, heading, tuple(p for p in paragraphs if p))
        for key, heading, paragraphs in (
            ("goal", translate("Rules", "What it is about"), _goal(rules, lowest)),
            ("cards", translate("Rules", "The cards"), _cards(rules)),
            ("deal", translate("Rules", "Dealing"), _deal(rules, lowest)),
            ("exchange", translate("Rules", "Swapping"), _swap(rules)),
            ("lead", translate("Rules", "Who begins"), _lead()),
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
            "Get rid of all your cards: first those in your hand, then the open ones before you, "
            "then the blind ones below. There is no winner to speak of; there is only one who is "
            "left, and that is the {lowest}.",
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
    joined = translate("Rules", "%n joker(s) join in.", None, jokers) if jokers else ""
    order = translate(
        "Rules", "The ace is the highest, the 3 the lowest; twos and tens have powers of their own."
    )
    return [deck, two, joined, order, translate("Rules", "Suits make no difference.")]


def _deal(rules: Rules, lowest: Office) -> list[str]:
    return [
        translate(
            "Rules",
            "Everybody gets three blind cards, face down, which nobody looks at, not even their "
            "owner; three open cards on top of them; and three cards into the hand. The rest is "
            "the stock.",
        ),
        fill(
            translate(
                "Rules",
                "In the first round the dealer is drawn by lot; later the {lowest} deals.",
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
            "Before the first card everybody, from the dealer’s left, may once change cards of "
            "his hand for open ones, as many for as many. Good open cards pay off late: keep "
            "twos, tens and aces for them.",
        )
    ]


def _lead() -> list[str]:
    return [
        translate(
            "Rules",
            "Whoever has a 3 in his hand begins and lays it; players are asked in turn, from the "
            "dealer’s left. If nobody has a 3, a 4 begins, and so on; twos come last.",
        )
    ]


def _turn(rules: Rules) -> list[str]:
    lay = translate(
        "Rules",
        "Lay one card or several of the same rank, equal to or higher than the top of the pile. "
        "Then draw until you hold three cards, as long as there is a stock.",
    )
    take = translate(
        "Rules",
        "If nothing fits, you take the whole pile into your hand, and your turn is over. The "
        "next player begins a new pile.",
    )
    choice = translate("Rules", "You may also take the pile although a card would fit.")
    tired = translate(
        "Rules",
        "The pile is taken at most %n time(s) without burning in between. The next time it burns "
        "instead, and the turn is over. So every round comes to an end.",
        None,
        rules.burn_after_takes,
    )
    return [lay, take, choice if rules.may_take else "", tired]


def _special(rules: Rules) -> list[str]:
    joker = translate(
        "Rules",
        "A joker may be laid on anything and turns the direction of play. The card below it counts "
        "as the top; it does not part four of a rank. For two players nothing else changes.",
    )
    return [
        translate("Rules", "A 2 may be laid on anything, and anything may follow it."),
        translate(
            "Rules",
            "A 10 may be laid on anything and burns the pile: it leaves the game. Whoever laid it "
            "lays again.",
        ),
        translate(
            "Rules",
            "Four of a rank in succession on top of the pile, whoever laid them, burn it as well; "
            "whoever completed them lays again.",
        ),
        joker if rules.joker == "reverse" else "",
    ]


def _table(rules: Rules) -> list[str]:
    higher = (
        translate(
            "Rules",
            "An open card has to be higher than the top; equal is not enough. Twos and tens still "
            "go on anything.",
        )
        if rules.open_strictly_higher
        else translate("Rules", "As from the hand, an equal card will do.")
    )
    return [
        translate(
            "Rules",
            "When your hand and the stock are empty you lay from your open cards. If none fits, "
            "you take the pile and play from your hand again.",
        ),
        higher,
        translate(
            "Rules",
            "When the open cards are gone, choose a blind card and turn it over. If it is equal "
            "or higher it is laid; if not, you take it together with the pile.",
        ),
    ]


def _out(rules: Rules, lowest: Office) -> list[str]:
    points = translate(
        "Rules",
        "Whoever has no card left is out. The first one out gets %n point(s), everybody after "
        "him one less.",
        None,
        rules.players - 1,
    )
    last = fill(
        translate("Rules", "The last one left is the {lowest} and deals the next round."),
        **lowest.holes("lowest"),
    )
    task = translate("Rules", "Between the rounds a small task is waiting for {lowest_object}.")
    return [points, last, fill(task, **lowest.holes("lowest")) if rules.social else ""]
