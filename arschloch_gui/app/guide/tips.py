"""The tips of the guided first round, as data: condition, subject and text.

Tips depend on the state of the table and not on a script, so a tip about something that never
happens is never shown. If several tips are due, the first in the list is shown.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

ABOUT = TABLE, HAND, LADDER, TRICK, SEAT, BUTTONS, MENU = (
    "table", "hand", "ladder", "trick", "seat", "buttons", "menu",
)  # fmt: skip
"""The possible subjects of a tip. The tip appears beside its subject."""


class TipMoment(Struct, frozen=True):
    """The state of the table that the conditions of the tips check."""

    round_no: int
    dealt: bool
    """Whether a player is to act, so all cards have been dealt."""
    mine: bool
    """Whether it is the user's turn."""
    giving: bool
    """Whether the user has to choose cards for the exchange."""
    swapped: bool
    """Whether the cards the user received in the exchange are marked."""
    must_pass: bool
    can_pass: bool
    top: int
    """Number of cards in the play to beat, 0 if the user leads or it is not their turn."""
    plays: int
    """Number of plays in the round so far."""
    on_table: int
    """Number of plays on the table."""
    held: int
    ranks: int
    """Number of different ranks that the user holds."""
    pair: bool
    """Whether the user holds two cards of one rank."""
    collector: int
    """Seat that is taking the trick right now, −1 for none."""
    viewer: int
    out: int
    """Number of players who are out."""
    own_place: int
    """The user's place once they are out, 1 for the first; −1 before."""
    over: bool
    """Whether the round is over."""


class Tip(Struct, frozen=True):
    """One tip. `about` is its subject, and `text` has placeholders for titles and names."""

    key: str
    about: str
    due: Callable[[TipMoment], bool]
    text: str
    unless: str = ""
    """Key of a tip with the same content, after which this one is not shown."""
    last: bool = False
    """Whether this is the guide's final tip."""


def _playing(now: TipMoment) -> bool:
    return now.mine and not now.giving


TIPS: tuple[Tip, ...] = (
    Tip(
        "welcome", TABLE, lambda now: now.round_no == 1 and now.dealt and now.plays < 2,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Welcome to the table! Everyone wants to get rid of their cards. The "
            "first one out becomes {highest}, the last one left becomes {lowest}.",
        ),
    ),
    Tip(
        "hand", HAND, lambda now: now.round_no == 1 and now.dealt and now.plays < 2,
        QT_TRANSLATE_NOOP(
            "Guide",
            "These are your cards, weakest on the left. Only you can see them; the "
            "number beside each other player shows how many they have left.",
        ),
    ),
    Tip(
        "ladder", LADDER, lambda now: now.round_no == 1 and now.dealt and now.plays < 2,
        QT_TRANSLATE_NOOP(
            "Guide",
            "The ladder shows the order: the 7 is the weakest card, the ace the "
            "strongest. Suits don’t matter.",
        ),
    ),
    Tip(
        "sets", TRICK, lambda now: now.round_no == 1 and now.top > 1,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Cards of the same rank can be played together. Everyone must then play "
            "the same number: only a higher pair beats a pair.",
        ),
    ),
    Tip(
        "higher", TRICK,
        lambda now: _playing(now) and now.top == 1 and not now.must_pass,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Now it’s your turn: play a higher card. Click it and then the table, "
            "drag it there, or choose it with the arrow keys and Space and press "
            "Enter. Cards you can’t play are darker.",
        ),
    ),
    Tip(
        "lead", HAND, lambda now: _playing(now) and now.on_table == 0,
        QT_TRANSLATE_NOOP(
            "Guide",
            "You lead: play one card, or several of the same rank. Start with low "
            "ones, as they are hard to get rid of later. A double-click or "
            "Shift+Space selects all cards of a rank.",
        ),
    ),
    Tip(
        "pass", BUTTONS, lambda now: _playing(now) and now.can_pass and now.top > 0
        and now.on_table > 2,
        QT_TRANSLATE_NOOP(
            "Guide",
            "You don’t have to play: press Pass, or the P key. You are then out of "
            "this trick but keep your good cards for a later one.",
        ),
    ),
    Tip(
        "nothing", BUTTONS, lambda now: now.must_pass,
        QT_TRANSLATE_NOOP(
            "Guide", "None of your cards beats that, so you pass. It happens to everyone."
        ),
    ),
    Tip(
        "taken", TRICK, lambda now: now.collector >= 0 and now.collector != now.viewer,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Nobody plays higher: {taker} takes the trick and leads the next one. "
            "Cards that have been played are out of the round.",
        ),
    ),
    Tip(
        "taken_yourself", TRICK, lambda now: now.collector == now.viewer,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Nobody plays higher: the trick is yours, and you lead the next one. "
            "That is how you get rid of weak cards.",
        ),
    ),
    Tip(
        "pairs", HAND, lambda now: _playing(now) and now.on_table == 0 and now.pair,
        QT_TRANSLATE_NOOP(
            "Guide",
            "You hold a pair. Lead both together: you get rid of two cards at once, "
            "and a pair is harder to beat than a single card.",
        ),
    ),
    Tip(
        "few", HAND, lambda now: _playing(now) and now.held <= 3 and now.ranks > 1,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Only a few cards left! Take the trick with a strong card, and you can "
            "lead your weak one last.",
        ),
    ),
    Tip(
        "out_first", SEAT, lambda now: now.own_place == 1 and not now.over,
        QT_TRANSLATE_NOOP(
            "Guide",
            "You’re out first: you are {highest}! The others play on for the "
            "remaining titles."
        ),
    ),
    Tip(
        "out_later", SEAT, lambda now: now.own_place > 1 and not now.over,
        QT_TRANSLATE_NOOP(
            "Guide", "You’re out. Your place decides your title in the next round."
        ),
    ),
    Tip(
        "other_out", SEAT, lambda now: now.out > 0 and now.own_place < 0 and not now.over,
        QT_TRANSLATE_NOOP(
            "Guide",
            "{first} goes out first and becomes {highest}. Now the aim is not to be " "last.",
        ),
    ),
    Tip(
        "exchange", HAND, lambda now: now.giving,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Now your titles count: {lowest_subject} gives {highest_to} their two "
            "best cards and gets any two in return; the two players in between swap "
            "one. Choose cards you can spare and give them away.",
        ),
    ),
    Tip(
        "swapped", HAND, lambda now: now.swapped and _playing(now),
        QT_TRANSLATE_NOOP(
            "Guide",
            "Now your titles count: {lowest_subject} gives {highest_to} their two "
            "best cards and gets any two in return; the two players in between swap "
            "one. The cards you got are marked.",
        ),
        unless="exchange",
    ),
    Tip(
        "farewell", MENU, lambda now: now.round_no > 1 and _playing(now),
        QT_TRANSLATE_NOOP(
            "Guide",
            "That’s all there is to it. H gives you a hint, F1 opens the rules, "
            "Ctrl+Z takes a play back. Play on, or choose another game from the "
            "menu. Have fun!",
        ),
        last=True,
    ),
)  # fmt: skip
"""The tips, in order of priority when several are due."""
