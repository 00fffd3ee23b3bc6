"""Where the climbing games come from, what they are called elsewhere, and what pays in them.

All of it is told by our sources (rules.md names them) or measured by us; where they are silent,
nothing is said.
"""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording.game_words import About
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

_TRADITION = QT_TRANSLATE_NOOP(
    "About",
    "Arschloch is a traditional German card game: whoever is rid of all cards first rises"
    " to King, or to President. Its details differ from table to table, and the order of "
    "the ranks from region to region. So agree on them before the first deal.",
)
_NAMES = QT_TRANSLATE_NOOP(
    "About",
    "Other names for it and for its nearest kin: Bettler, President, in France Trou du "
    "cul, Trouduc or CCT, in Quebec Trou de cul, and Grand tramp. Its Japanese sister is "
    "called Daifugō.",
)
_RELATIVES = QT_TRANSLATE_NOOP(
    "About",
    "Some games in the shops are relatives: The Great Dalmuti by Richard Garfield, The "
    "Big A and the Little A by Wolfgang Kramer, and Karrierepoker, once also sold as "
    "Hollywood-Poker. Leet & noob was a free version for the PC, and Tichu has an "
    "official variant of the kind. Mau-Mau and UNO are akin, too.",
)
_FRENCH = QT_TRANSLATE_NOOP(
    "About",
    "In France this is Trou du cul, Trouduc or CCT, in Quebec Trou de cul, also Grand "
    "tramp. Whoever prefers it sober says Président; then the offices are called "
    "President, Prime Minister, Worker and Tramp.",
)
_CHAIN = QT_TRANSLATE_NOOP(
    "About",
    "The charm lies in playing one round after another: whoever was quick has an "
    "advantage in the next one, whoever was slow a handicap, and everybody sees who rises"
    " and who falls.",
)
_SOBER = QT_TRANSLATE_NOOP(
    "About",
    "President is the same game with decent titles, and known by that name in many "
    "countries. In France it is also called Trou du cul, Trouduc or CCT, in Germany "
    "Arschloch.",
)
_LARGE = QT_TRANSLATE_NOOP(
    "About",
    "With several decks more people can play, rounds last longer, and there are more "
    "combinations. With an even number of players everybody exchanges cards with "
    "somebody, with an odd one everybody but the one in the middle.",
)
_TAROT = QT_TRANSLATE_NOOP(
    "About",
    "Trou du cul can be played with a Tarot pack, too: in place of pairs, threes and "
    "fours the trumps are laid two, three or four in a row.",
)
_DAIFUGO = QT_TRANSLATE_NOOP(
    "About",
    "Daifugō is the Japanese sister of these games. It is played here exactly as at the "
    "Computer Daihinmin contest (UECda), where programs play one another.",
)
_DALMUTI = QT_TRANSLATE_NOOP(
    "About",
    "The Great Dalmuti was created by Richard Garfield: a commercial relative of "
    "President with 80 cards of its own. Cards, drawings and words here are ours.",
)
_CAREER = QT_TRANSLATE_NOOP(
    "About",
    "After Karrierepoker, once also sold as Hollywood-Poker. It is much like Arschloch "
    "with a tamer theme: one works one’s way up from dishwasher to boss. Cards, drawings "
    "and words here are ours.",
)
_GIVE_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Should the King simply hand back his two lowest cards? When we had hands played out "
    "on the computer, that was best in only about one of five. Mostly it is two single "
    "cards, so that pairs stay together.",
)
_ACE_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "An ace must not be your last card. That takes foresight even with a good hand: see "
    "that you are rid of your aces in time.",
)
_ASK_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Whoever asks for cards may end up with none. So the King may demand that the Viceroy"
    " asks first.",
)
_REVOLUTION_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Four of a kind are rare, but whoever is at the bottom is the likeliest to hold them,"
    " and gains most: worthless cards become the best. A second four turns everything "
    "back.",
)
_TWOS_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Twos that cut help those at the top, who mostly get them in the exchange.",
)
_PUTSCH_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "A putsch pays only with a hand that can be out first as long as nobody takes its "
    "best cards away. If it fails, it costs you four cards in the next round: be sparing "
    "with it. The others may join forces against you, or with you against the President.",
)
_TABULA_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Where equal cards may answer, keep count: whoever lays the last card of a rank takes"
    " the trick at once.",
)
_JOKERS_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Jokers stay with whoever was dealt them, even with the lowest: no exchange takes "
    "them away. With a joker you get the lead at any time, so roles change more often "
    "here.",
)
_NEGOTIATE_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "With three or four low cards of a rank, negotiate: whoever is on top can keep them "
    "together and offer higher cards instead.",
)
_SIX_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "Six of a kind in your hand? You may play them all at once, or in small groups: that "
    "is one more decision than with one deck.",
)
_TAROT_TACTICS = QT_TRANSLATE_NOOP(
    "About",
    "The Excuse takes a trick for certain, whatever lies there. Trumps 1 and 21 complete "
    "three of a kind to four: so the order is turned round more easily than with ordinary"
    " cards.",
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
}
"""By preset."""
