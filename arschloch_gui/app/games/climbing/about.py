"""Background of the climbing games: their origin, their other names and their tactics.

Everything here comes from our sources (named in rules.md) or from our own measurements.
"""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording.game_words import About
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

_TRADITION = QT_TRANSLATE_NOOP(
    "About",
    "Arschloch is a traditional German card game: the first player to run "
    "out of cards becomes King, or President. The details differ from table "
    "to table, and the order of the ranks from region to region, so agree on "
    "them before the first deal.",
)
_NAMES = QT_TRANSLATE_NOOP(
    "About",
    "The game and its closest relatives are also known as Bettler, President "
    "and Grand tramp, in France as Trou du cul, Trouduc or CCT, and in "
    "Quebec as Trou de cul. Its Japanese sister is called Daifugō.",
)
_RELATIVES = QT_TRANSLATE_NOOP(
    "About",
    "Some games you can buy are related to it: The Great Dalmuti by Richard "
    "Garfield, The Big A and the Little A by Wolfgang Kramer, and "
    "Karrierepoker, once also sold as Hollywood-Poker. Leet & noob was a "
    "free version for the PC, and Tichu has an official variant of this "
    "kind. Mau-Mau and UNO are similar, too.",
)
_FRENCH = QT_TRANSLATE_NOOP(
    "About",
    "In France, this game is called Trou du cul, Trouduc or CCT; in Quebec, "
    "Trou de cul; and sometimes Grand tramp. A more polite name is "
    "Président: the positions are then President, Prime Minister, Worker and "
    "Tramp.",
)
_CHAIN = QT_TRANSLATE_NOOP(
    "About",
    "The fun is in playing many rounds in a row: players who go out early "
    "have an advantage in the next round, those who go out late a handicap, "
    "and everyone sees who rises and who falls.",
)
_SOBER = QT_TRANSLATE_NOOP(
    "About",
    "President is the same game with polite titles, and it is known by that "
    "name in many countries. It is also called Trou du cul, Trouduc or CCT "
    "in France, and Arschloch in Germany.",
)
_LARGE = QT_TRANSLATE_NOOP(
    "About",
    "With several decks, more people can play, rounds last longer, and there "
    "are more combinations. With an even number of players, everyone "
    "exchanges cards; with an odd number, everyone except the player in the "
    "middle.",
)
_TAROT = QT_TRANSLATE_NOOP(
    "About",
    "Trou du cul can also be played with a Tarot deck: instead of pairs, "
    "triples and quads, two, three or four consecutive trumps are played.",
)
_DAIFUGO = QT_TRANSLATE_NOOP(
    "About",
    "Daifugō is the Japanese sister of these games. It is played here "
    "exactly as in the Computer Daihinmin contest (UECda), where programs "
    "play against each other.",
)
_DALMUTI = QT_TRANSLATE_NOOP(
    "About",
    "The Great Dalmuti, by Richard Garfield, is a commercial relative of President with its own "
    "deck of 80 cards. The cards, drawings and words here are our own.",
)
_CAREER = QT_TRANSLATE_NOOP(
    "About",
    "Based on Karrierepoker, once also sold as Hollywood-Poker. It is much "
    "like Arschloch with a tamer theme: you work your way up from dishwasher "
    "to boss. The cards, drawings and words here are our own.",
)
_GIVE_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Should the King simply give back the two lowest cards? When we played "
    "hands out on the computer, that was best in only about one hand in "
    "five. Usually it is best to give two single cards, so that pairs stay "
    "together.",
)
_ACE_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "An ace must not be your last card. Even with a good hand, plan ahead "
    "and play your aces in time.",
)
_ASK_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "If you ask for cards, you may end up with none. That is why the King "
    "may let the Viceroy ask first, where the rules allow it.",
)
_REVOLUTION_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Four of a kind is rare, but the player at the bottom is the most likely "
    "to hold it, and gains the most: worthless cards become the best. A "
    "second four of a kind restores the order.",
)
_TWOS_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Twos that clear the trick help the players at the top, who usually get them in the exchange.",
)
_PUTSCH_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "A putsch only pays off if your hand is good enough to go out first as "
    "long as nobody takes its best cards. If it fails, it costs you your "
    "four best cards in the next round, so use it sparingly. The others may "
    "join forces against you, or with you against the President.",
)
_TABULA_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "If equal cards may be played, keep count: the last card of a rank wins the trick at once.",
)
_JOKERS_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Jokers stay where they were dealt, even at the bottom: no exchange "
    "takes them away. With a joker you can take the lead at any time, so "
    "positions change more often here.",
)
_NEGOTIATE_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "If you are at the top and hold three or four low cards of a rank, "
    "negotiate: you can keep them together and offer higher cards instead.",
)
_SIX_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "If you hold six of a kind, you can play them all at once or in smaller "
    "sets: one more decision than with a single deck.",
)
_TAROT_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "The Excuse always wins a trick, whatever is on the table. Trumps 1 and "
    "21 turn a triple into a quad, so a revolution is easier than with "
    "ordinary cards.",
)

_GERMAN = (_TRADITION, _NAMES, _RELATIVES)
_AT_HOME = (_FRENCH, _CHAIN)
ABOUT: Mapping[str, About] = {
    "arschloch": About(_GERMAN, (_GIVE_TACTICS,)),
    "arschloch-hausregeln": About(_GERMAN, (_ACE_TACTICS, _ASK_TACTICS)),
    "trouduc": About(_AT_HOME),
    "trouduc-54": About(_AT_HOME),
    "trouduc-32": About(_AT_HOME),
    "trouduc-30": About(_AT_HOME),
    "trouduc-joker": About(_AT_HOME, (_JOKERS_TACTICS, _NEGOTIATE_TACTICS)),
    "president-sober": About((_SOBER, _RELATIVES)),
    "president-revolution": About(
        (_SOBER, _CHAIN),
        (_REVOLUTION_TACTICS, _TWOS_TACTICS, _PUTSCH_TACTICS, _TABULA_TACTICS),
    ),
    "double-deck": About((_LARGE, _SOBER), (_SIX_TACTICS,)),
    "tarot": About((_TAROT, _FRENCH), (_TAROT_TACTICS,)),
    "daifugo": About((_DAIFUGO,)),
    "dalmuti": About((_DALMUTI,)),
    "career": About((_CAREER,)),
    "career-revolution": About((_CAREER,), (_REVOLUTION_TACTICS,)),
}
"""Preset → its background."""
