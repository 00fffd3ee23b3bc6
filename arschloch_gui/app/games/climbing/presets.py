"""Names of the climbing games, and a sentence about each."""

from __future__ import annotations

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

# The two oldest games keep their original names in every language.
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
    "career-revolution": QT_TRANSLATE_NOOP("Games", "Career, revolution"),
}
VARIANTS = {
    "arschloch-hausregeln": "arschloch",
    "trouduc-54": "trouduc",
    "trouduc-32": "trouduc",
    "trouduc-30": "trouduc",
    "trouduc-joker": "trouduc",
    "president-revolution": "president-sober",
    "double-deck": "president-sober",
    "career-revolution": "career",
}
TAGLINES = {
    "arschloch": QT_TRANSLATE_NOOP("Games", "The German original"),
    "trouduc": QT_TRANSLATE_NOOP("Games", "The French original"),
    "president-sober": QT_TRANSLATE_NOOP("Games", "Easy to learn"),
    "tarot": QT_TRANSLATE_NOOP("Games", "With 78 cards"),
    "daifugo": QT_TRANSLATE_NOOP("Games", "Runs, locks, eights"),
    "dalmuti": QT_TRANSLATE_NOOP("Games", "Low is strong"),
    "career": QT_TRANSLATE_NOOP("Games", "Almost everyone swaps"),
}
BLURBS = {
    "arschloch": QT_TRANSLATE_NOOP(
        "Games",
        "The German game: 32 cards from 7 to ace. The King chooses which cards "
        "to give back, and the player who came last in the previous round starts.",
    ),
    "arschloch-hausregeln": QT_TRANSLATE_NOOP(
        "Games",
        "The German game with everything: jokers beat sets, four of a kind is a "
        "bomb and beats even jokers, the King asks for cards, and an ace must "
        "not be your last card.",
    ),
    "trouduc": QT_TRANSLATE_NOOP(
        "Games",
        "The French game: 52 cards, with the 2 on top. Equal cards may be "
        "played, and nobody can beat a last card.",
    ),
    "president-revolution": QT_TRANSLATE_NOOP(
        "Games",
        "The French game turned upside down: four of a kind reverses the ranks, "
        "twos clear the trick, and the last player may attempt a putsch.",
    ),
    "president-sober": QT_TRANSLATE_NOOP(
        "Games",
        "The game as it is played around the world: 52 cards and two jokers, the "
        "strongest cards of all. A good place to start.",
    ),
    "trouduc-54": QT_TRANSLATE_NOOP(
        "Games",
        "The French game with the whole deck: 52 cards and two jokers, which beat even the 2.",
    ),
    "trouduc-32": QT_TRANSLATE_NOOP(
        "Games",
        "The French game with the small deck: 32 cards from 7 to ace, eight for "
        "each of four players.",
    ),
    "trouduc-30": QT_TRANSLATE_NOOP(
        "Games",
        "The French game for three: 30 cards from 7 to ace, ten for each player. "
        "Two sevens stay in the box.",
    ),
    "trouduc-joker": QT_TRANSLATE_NOOP(
        "Games",
        "The French game with runs such as 4-5-6, jokers that win any trick, and "
        "haggling over the cards.",
    ),
    "tarot": QT_TRANSLATE_NOOP(
        "Games",
        "The French game with 78 cards. Trumps beat every suit and are played in "
        "runs, trumps 1 and 21 stand for any card, and the Excuse wins any trick.",
    ),
    "double-deck": QT_TRANSLATE_NOOP(
        "Games",
        "For 6 to 12 players: two decks, sets of up to eight cards, a revolution "
        "with five of a kind, and an exchange for almost everyone.",
    ),
    "daifugo": QT_TRANSLATE_NOOP(
        "Games",
        "The Japanese sister game, for five players: runs in one suit, a joker "
        "that stands for any card, eights that clear the trick, and suit locks.",
    ),
    "dalmuti": QT_TRANSLATE_NOOP(
        "Games",
        "Low is strong: one 1, two 2s, up to twelve 12s. Jesters complete any "
        "set, the peons pay taxes, and a player with both jesters may call a "
        "revolution.",
    ),
    "career": QT_TRANSLATE_NOOP(
        "Games",
        "From dishwasher to boss: a set of cards from 1 to 13 for every player, "
        "jokers on top, and an exchange for almost everyone.",
    ),
    "career-revolution": QT_TRANSLATE_NOOP(
        "Games",
        "Career where anyone can rise: the lowest player leads, four of a kind "
        "reverses the ranks, and the top positions choose what to give back.",
    ),
}
