"""The rules of Grand Seigneur as prose, generated from the options."""

from __future__ import annotations

from arschloch_gui.app.wording.parts import RulesPart
from arschloch_gui.app.wording.title_forms import Office
from arschloch_gui.app.wording.titles import effective_set, offices
from arschloch_gui.app.wording.words import capitalised, fill, listed, translate
from arschloch_gui.engine.seigneur.deck import decks_for
from arschloch_gui.engine.seigneur.rules import Rules, exchange_counts


def rules_parts(
    rules: Rules, *, titles_wish: str = "", mild: bool = False
) -> tuple[RulesPart, ...]:
    """Return the parts of the written rules, with the titles in use."""
    ladder = offices(effective_set(rules.titles, titles_wish, mild), rules.players)
    return tuple(
        RulesPart(key, heading, tuple(paragraphs))
        for key, heading, paragraphs in (
            ("goal", translate("Rules", "Aim of the game"), _goal(rules)),
            ("cards", translate("Rules", "The cards"), _cards(rules)),
            ("deal", translate("Rules", "The deal"), _deal(ladder)),
            ("lead", translate("Rules", "Who starts"), _lead()),
            ("trick", translate("Rules", "A trick"), _trick()),
            ("pass", translate("Rules", "Passing"), _passing()),
            ("out", translate("Rules", "Going out"), _out()),
            ("special", translate("Rules", "Special cards"), _special(rules)),
            ("bombs", translate("Seigneur", "Bombs"), _bombs(rules)),
            ("exchange", translate("Rules", "The exchange"), _exchange(rules, ladder)),
            ("offices", translate("Rules", "Positions and points"), _offices(ladder)),
        )
    )


def _goal(rules: Rules) -> list[str]:
    goal = translate(
        "Seigneur",
        "Everyone plays for themselves and tries to get rid of their cards. Go out "
        "early and you rise; be left with cards and you fall.",
    )
    if not rules.rounds:
        return [goal, translate("Rules", "You play as many rounds as you like.")]
    return [goal, translate("Rules", "A match has %n round(s).", None, rules.rounds)]


def _cards(rules: Rules) -> list[str]:
    suits = translate(
        "Seigneur",
        "There are four suits (lilies, keys, goblets and towers), each from 2 to ace, "
        "and three cards without a suit: the Mah Jong, the Phoenix and the Dragon.",
    )
    if decks_for(rules.players) == 1:
        return [suits]
    two = translate(
        "Seigneur",
        "With this many players, two decks are used: 104 cards with suits, two "
        "Phoenixes and two Dragons, but only one Mah Jong.",
    )
    return [suits, two]


def _deal(ladder: tuple[Office, ...]) -> list[str]:
    sentence = translate(
        "Seigneur",
        "All cards are dealt, so some players may get one more than others. From the "
        "second round on, {lowest_subject} deals, and the players sit by position, "
        "clockwise from the highest.",
    )
    return [fill(sentence, **ladder[-1].holes("lowest"))]


def _lead() -> list[str]:
    return [
        translate(
            "Seigneur",
            "In every round, the player who holds the Mah Jong starts, with any cards: it "
            "need not be the Mah Jong.",
        )
    ]


def _trick() -> list[str]:
    return [
        translate(
            "Seigneur",
            "A round is a series of tricks. To lead one, play a single card, a pair, a "
            "triple (two or three cards of the same rank), a full house (a triple and a "
            "pair), two or more consecutive pairs such as 4-4-5-5, or a straight of five "
            "or more consecutive ranks.",
        ),
        translate(
            "Seigneur",
            "Then, going clockwise, each player plays a higher combination of the same "
            "kind with the same number of cards, or passes. Full houses are compared by "
            "the triple.",
        ),
        translate(
            "Seigneur",
            "No suit is stronger than another, and combinations do not wrap around (no K-A-2).",
        ),
    ]


def _special(rules: Rules) -> list[str]:
    mah_jong = translate(
        "Seigneur",
        "The Mah Jong is a 1: the lowest single card, or the start of a straight. When "
        "you play it, you may wish for a rank. From then on, anyone who holds this "
        "rank and can play it on their turn must do so, until somebody has played it "
        "or the round is over. The cards you play with the wish do not count, nor does "
        "a Phoenix that stands for the rank.",
    )
    phoenix = translate(
        "Seigneur",
        "The Phoenix stands for any card from 2 to ace, but not in a bomb. Played by "
        "itself, it is half a rank higher than the single card it is played on, but it "
        "does not beat a Dragon. Led by itself, it counts as one and a half.",
    )
    two = translate(
        "Seigneur",
        "On another Phoenix it is half a rank higher again. Two Phoenixes may be part "
        "of one play, together with other cards.",
    )
    dragon = translate(
        "Seigneur",
        "The Dragon is the highest single card and can only be played by itself. Only "
        "a bomb beats it.",
    )
    second = translate(
        "Seigneur",
        "The Dragon is the highest single card and can only be played by itself. Only "
        "a bomb or the second Dragon beats it.",
    )
    if decks_for(rules.players) == 1:
        return [mah_jong, phoenix, dragon]
    return [mah_jong, f"{phoenix} {two}", second]


def _bombs(rules: Rules) -> list[str]:
    kinds = translate(
        "Seigneur",
        "Four cards of one rank in four different suits are a bomb, and so are five or "
        "more consecutive ranks of one suit, without the Mah Jong, Phoenix or Dragon. "
        "A bomb beats any other play. Only a higher bomb beats a bomb: more cards, or "
        "the same number with a higher rank.",
    )
    always = translate("Seigneur", "A straight of one suit is always a bomb.")
    kinds = f"{kinds} {always}"
    if not rules.bombs_out_of_turn:
        return [kinds, translate("Seigneur", "A bomb can only be played on your turn.")]
    between = translate(
        "Seigneur",
        "A bomb may also be played out of turn, on the cards just played. Anyone "
        "who holds a bomb that beats them is briefly asked, without anyone else "
        "noticing. Play then continues to the left of the player who played the "
        "bomb. On your turn, you may also lead a bomb.",
    )
    return [kinds, between]


def _passing() -> list[str]:
    return [
        translate(
            "Seigneur",
            "If you pass, you may rejoin the trick later. When all the others have "
            "passed one after another, the player who played last wins the trick and "
            "leads the next one.",
        )
    ]


def _out() -> list[str]:
    return [
        translate(
            "Seigneur",
            "When you have no cards left, you are out. A player’s last cards can still be "
            "beaten; if nobody beats them, the next player who still has cards leads. The round "
            "ends when only one player still has cards.",
        )
    ]


def _offices(ladder: tuple[Office, ...]) -> list[str]:
    names = listed([office.name for office in ladder])
    return [
        fill(translate("Rules", "The positions from top to bottom: {offices}."), offices=names),
        translate(
            "Seigneur", "The last player scores no points, and each position above scores one more."
        ),
    ]


def _exchange(rules: Rules, ladder: tuple[Office, ...]) -> list[str]:
    intro = translate(
        "Rules",
        "From the second round on, cards are exchanged after the deal.",
    )
    pairs = []
    for at, count in enumerate(exchange_counts(rules.players)):
        lower, upper = ladder[-1 - at], ladder[at]
        sentence = translate(
            "Seigneur", "{lower_subject} gives {upper_to} their %n best card(s).", None, count
        )
        pairs.append(capitalised(fill(sentence, **lower.holes("lower"), **upper.holes("upper"))))
    best = translate(
        "Seigneur",
        "The best card is the Dragon, then come the Phoenix, the Mah Jong, and the "
        "ranks from ace down to 2.",
    )
    back = translate(
        "Seigneur",
        "The players who received cards give back the same number of cards, whichever they like, "
        "all at the same time.",
    )
    told = [intro, *pairs, best, back]
    if 2 * len(pairs) < rules.players:
        told.append(translate("Rules", "The other players keep their cards."))
    return told
