"""The rules of Grand Seigneur as prose, made from the options."""

from __future__ import annotations

from arschloch_gui.app.wording.parts import Part
from arschloch_gui.app.wording.title_forms import Office
from arschloch_gui.app.wording.titles import effective_set, offices
from arschloch_gui.app.wording.words import capitalised, fill, listed, translate
from arschloch_gui.engine.seigneur.deck import decks_for
from arschloch_gui.engine.seigneur.rules import Rules, exchange_counts


def rules_parts(rules: Rules, *, titles_wish: str = "", mild: bool = False) -> tuple[Part, ...]:
    """The parts with their keys, the titles as they are in force."""
    ladder = offices(effective_set(rules.titles, titles_wish, mild), rules.players)
    return tuple(
        Part(key, heading, tuple(paragraphs))
        for key, heading, paragraphs in (
            ("goal", translate("Rules", "What it is about"), _goal(rules)),
            ("cards", translate("Rules", "The cards"), _cards(rules)),
            ("deal", translate("Rules", "Dealing"), _deal(ladder)),
            ("lead", translate("Rules", "Who begins"), _lead()),
            ("trick", translate("Rules", "Playing a trick"), _trick()),
            ("special", translate("Rules", "Special cards"), _special(rules)),
            ("bombs", translate("Seigneur", "Bombs"), _bombs(rules)),
            ("pass", translate("Rules", "Passing"), _passing()),
            ("out", translate("Rules", "Going out"), _out()),
            ("offices", translate("Rules", "Offices and points"), _offices(ladder)),
            ("exchange", translate("Rules", "The exchange"), _exchange(rules, ladder)),
        )
    )


def _goal(rules: Rules) -> list[str]:
    goal = translate(
        "Seigneur",
        "Everybody plays for himself and wants to be rid of his cards. Who is out early rises, who "
        "is left with cards falls.",
    )
    if not rules.rounds:
        return [goal, translate("Rules", "You play as many rounds as you like.")]
    return [goal, translate("Rules", "A match has %n round(s).", None, rules.rounds)]


def _cards(rules: Rules) -> list[str]:
    suits = translate(
        "Seigneur",
        "Four suits, lilies, keys, goblets and towers, each from 2 up to the ace; and three cards "
        "without a suit: Mah Jong, Phoenix and Dragon.",
    )
    if decks_for(rules.players) == 1:
        return [suits]
    two = translate(
        "Seigneur",
        "So many players need two decks: 104 cards with suits, two Phoenixes, two Dragons, but "
        "only one Mah Jong.",
    )
    return [suits, two]


def _deal(ladder: tuple[Office, ...]) -> list[str]:
    sentence = translate(
        "Seigneur",
        "All cards are dealt, so some may hold one more than others. From the second round on "
        "{lowest_subject} deals, and everybody sits by office, clockwise from the highest.",
    )
    return [fill(sentence, **ladder[-1].holes("lowest"))]


def _lead() -> list[str]:
    return [
        translate(
            "Seigneur",
            "Whoever holds the Mah Jong leads in every round, with whatever he likes; it need not "
            "be the Mah Jong.",
        )
    ]


def _trick() -> list[str]:
    return [
        translate(
            "Seigneur",
            "One can lay a single card, a pair, three of a kind, a full house (three and two of a "
            "kind), two or more pairs in a row such as 4 4 5 5, or a straight of five or more "
            "ranks in a row.",
        ),
        translate(
            "Seigneur",
            "Clockwise, everybody lays the same kind with as many cards, but higher, or passes. In "
            "a full house the three of a kind count.",
        ),
        translate("Seigneur", "Suits do not matter there, and nothing goes round the corner."),
    ]


def _special(rules: Rules) -> list[str]:
    mah_jong = translate(
        "Seigneur",
        "The Mah Jong is a 1: the lowest single card, or the beginning of a straight. Whoever lays "
        "it may wish for a rank. From then on whoever holds that rank and can lay it in his turn "
        "has to, until somebody has done so or the round is over; the wisher’s own play does not "
        "count, nor does a Phoenix that stands for the rank.",
    )
    phoenix = translate(
        "Seigneur",
        "The Phoenix stands for any card from 2 to ace, but not in a bomb. Alone it is half a rank "
        "higher than the card it is laid on; led it counts one and a half. It cannot beat the "
        "Dragon.",
    )
    two = translate(
        "Seigneur",
        "On another Phoenix it is half a rank higher again. Two may stand in one play, together "
        "with other cards.",
    )
    dragon = translate(
        "Seigneur",
        "The Dragon is the highest single card and is only laid alone. Only a bomb beats it.",
    )
    second = translate(
        "Seigneur",
        "The Dragon is the highest single card and is only laid alone. Only a bomb or the second "
        "Dragon beats it.",
    )
    if decks_for(rules.players) == 1:
        return [mah_jong, phoenix, dragon]
    return [mah_jong, f"{phoenix} {two}", second]


def _bombs(rules: Rules) -> list[str]:
    kinds = translate(
        "Seigneur",
        "Four of a kind in four suits are a bomb, and so are five or more ranks in a row of one "
        "suit; without Mah Jong, Phoenix or Dragon. A bomb beats everything but a higher one: more "
        "cards first, then the higher rank.",
    )
    always = translate("Seigneur", "A straight of one suit is always a bomb.")
    kinds = f"{kinds} {always}"
    if not rules.bombs_out_of_turn:
        return [kinds, translate("Seigneur", "A bomb is laid in one’s turn only.")]
    between = translate(
        "Seigneur",
        "A bomb may also be laid between the turns, on what has just been laid: whoever has one "
        "that beats it is asked for a moment, and nobody else notices. Then play goes on at the "
        "left of whoever laid the bomb. In one’s turn a bomb may be led, too.",
    )
    return [kinds, between]


def _passing() -> list[str]:
    return [
        translate(
            "Seigneur",
            "Whoever passes may come back into the trick later. When all others have passed one "
            "after another, whoever laid last takes the trick and leads.",
        )
    ]


def _out() -> list[str]:
    return [
        translate(
            "Seigneur",
            "Whoever has no cards left is out. His last cards may still be beaten; if nobody does, "
            "the next player who still has cards leads. The round ends when one is left.",
        )
    ]


def _offices(ladder: tuple[Office, ...]) -> list[str]:
    names = listed([office.name for office in ladder])
    return [
        fill(translate("Rules", "From top to bottom: {offices}."), offices=names),
        translate(
            "Seigneur", "Each place above the last is worth a point, so the first gets the most."
        ),
    ]


def _exchange(rules: Rules, ladder: tuple[Office, ...]) -> list[str]:
    intro = translate(
        "Rules",
        "From the second round on, cards change hands after the deal, before anybody plays.",
    )
    pairs = []
    for at, count in enumerate(exchange_counts(rules.players)):
        lower, upper = ladder[-1 - at], ladder[at]
        sentence = translate(
            "Seigneur", "{lower_subject} gives {upper_to} the best %n card(s).", None, count
        )
        pairs.append(capitalised(fill(sentence, **lower.holes("lower"), **upper.holes("upper"))))
    best = translate(
        "Seigneur",
        "Best are the Dragon, then Phoenix and Mah Jong, then ace down to 2.",
    )
    back = translate(
        "Seigneur",
        "Whoever has received cards returns as many of his choice, all at the same time.",
    )
    told = [intro, *pairs, best, back]
    if 2 * len(pairs) < rules.players:
        told.append(translate("Rules", "All others keep their cards."))
    return told
