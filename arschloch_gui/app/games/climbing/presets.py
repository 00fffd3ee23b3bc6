"""Names of the climbing games, and a sentence about each."""

from __future__ import annotations

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

# The two oldest are called by their own names wherever they are played.
NAMES = {
    "arschloch": QT_TRANSLATE_NOOP("Games", "Arschloch"),
    "arschloch-hausregeln": QT_TRANSLATE_NOOP("Games", "Arschloch, house rules"),
    "trouduc": QT_TRANSLATE_NOOP("Games", "Trou du cul"),
    "president-revolution": QT_TRANSLATE_NOOP("Games", "President, revolution"),
    "president-sober": QT_TRANSLATE_NOOP("Games", "President"),
    "trouduc-54": QT_TRANSLATE_NOOP("Games", "Trou du cul, 54 cards"),
    "trouduc-32": QT_TRANSLATE_NOOP("Games", "Trou du cul for four"),
    "trouduc-30": QT_TRANSLATE_NOOP("Games", "Trou du cul for three"),
    "trouduc-joker": QT_TRANSLATE_NOOP("Games", "Trou du cul with jokers"),
    "tarot": QT_TRANSLATE_NOOP("Games", "Trou du cul with Tarot cards"),
    "double-deck": QT_TRANSLATE_NOOP("Games", "The big round"),
    "daifugo": QT_TRANSLATE_NOOP("Games", "Daifugō"),
    "dalmuti": QT_TRANSLATE_NOOP("Games", "The Great Dalmuti"),
    "career": QT_TRANSLATE_NOOP("Games", "Career"),
}
VARIANTS = {
    "arschloch-hausregeln": "arschloch",
    "trouduc-54": "trouduc",
    "trouduc-32": "trouduc",
    "trouduc-30": "trouduc",
    "trouduc-joker": "trouduc",
    "president-revolution": "president-sober",
    "double-deck": "president-sober",
}
BLURBS = {
    "arschloch": QT_TRANSLATE_NOOP(
        "Games",
        "The German game: 32 cards from 7 to ace. The King picks what he hands back, and whoever "
        "ended last leads.",
    ),
    "arschloch-hausregeln": QT_TRANSLATE_NOOP(
        "Games",
        "The German game with everything: jokers beat sets, four of a kind is a bomb, the King "
        "asks for cards, and an ace must not be the last card.",
    ),
    "trouduc": QT_TRANSLATE_NOOP(
        "Games",
        "The French game: 52 cards, the 2 beats everything, equal cards may answer, and nobody "
        "can touch a last card.",
    ),
    "president-revolution": QT_TRANSLATE_NOOP(
        "Games",
        "The French game turned upside down: four of a kind reverse the ranks, twos cut, and the "
        "last one may dare a putsch.",
    ),
    "president-sober": QT_TRANSLATE_NOOP(
        "Games",
        "The game as the world plays it: 52 cards and two jokers, which beat everything. Good to "
        "begin with.",
    ),
    "trouduc-54": QT_TRANSLATE_NOOP(
        "Games",
        "The French game with the whole pack: 52 cards and two jokers, which beat even the 2.",
    ),
    "trouduc-32": QT_TRANSLATE_NOOP(
        "Games",
        "The French game with the small pack: 32 cards from 7 to ace, eight for each of four.",
    ),
    "trouduc-30": QT_TRANSLATE_NOOP(
        "Games",
        "The French game for three: 30 cards from 7 to ace, two sevens left in the box, ten for "
        "each.",
    ),
    "trouduc-joker": QT_TRANSLATE_NOOP(
        "Games",
        "The French game with runs such as 4-5-6, jokers that take any trick, and haggling over "
        "the cards.",
    ),
    "tarot": QT_TRANSLATE_NOOP(
        "Games",
        "The French game with 78 cards. Trumps beat every suit and are played in a row, trumps 1 "
        "and 21 stand for any card, and the Excuse takes any trick.",
    ),
    "double-deck": QT_TRANSLATE_NOOP(
        "Games",
        "For 6 to 12 players: two decks, sets of up to eight, a revolution by five of a kind, and "
        "everybody exchanges.",
    ),
    "daifugo": QT_TRANSLATE_NOOP(
        "Games",
        "The Japanese sister, for five. Runs in one suit, a joker that stands for any card, eights "
        "that sweep the table, and suits that lock the trick.",
    ),
    "dalmuti": QT_TRANSLATE_NOOP(
        "Games",
        "Low is strong: one 1, two 2s, up to twelve 12s. Jesters complete any set, the peons pay "
        "taxes, and whoever holds both jesters may call a revolution.",
    ),
    "career": QT_TRANSLATE_NOOP(
        "Games",
        "From dishwasher to boss: the numbers 1 to 13 for every player, jokers on top, and "
        "everybody has to swap with somebody.",
    ),
}
