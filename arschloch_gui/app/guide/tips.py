"""The tips of the guided first round, as data: when each is due, what it is about, and its words.

A tip is due by what lies on the table, not by a script: a round in which something never happens
never speaks of it. Of several that are due the first in the list is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

ABOUT = TABLE, HAND, LADDER, TRICK, SEAT, BUTTONS, MENU = (
    "table", "hand", "ladder", "trick", "seat", "buttons", "menu",
)  # fmt: skip
"""What a tip can be about; it stands beside that."""


class Moment(Struct, frozen=True):
    """What a newcomer sees right now, in the few words the tips ask for."""

    round_no: int
    dealt: bool
    """Whether somebody is to play: everybody has all cards."""
    mine: bool
    """Whether he has to play."""
    giving: bool
    """Whether he has to choose cards for the exchange."""
    swapped: bool
    """Whether cards he was given in the exchange are marked."""
    must_pass: bool
    can_pass: bool
    top: int
    """How many cards the play to be beaten has; 0 where he leads or nothing lies."""
    plays: int
    """How many plays the round has seen."""
    laid: int
    """How many plays lie on the table."""
    held: int
    pair: bool
    """Whether he holds two cards of a rank."""
    collector: int
    """Who takes the trick just now; −1 for nobody."""
    viewer: int
    out: int
    """How many are out."""
    own_place: int
    """His own place once he is out, 1 for the first; −1 before."""
    over: bool
    """Whether the round is over."""


class Tip(Struct, frozen=True):
    """One tip. `about` is where it stands; `text` has places for titles and names."""

    key: str
    about: str
    due: Callable[[Moment], bool]
    text: str
    unless: str = ""
    """The key of a tip that says the same; after that one this is not said."""
    last: bool = False
    """Whether the guide takes its leave with it."""


def _playing(now: Moment) -> bool:
    return now.mine and not now.giving


TIPS: tuple[Tip, ...] = (
    Tip(
        "welcome", TABLE, lambda now: now.round_no == 1 and now.dealt and now.plays < 2,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Welcome to the table! Everybody wants to be rid of all cards. Whoever is first "
            "becomes {highest}, whoever is last becomes {lowest}.",
        ),
    ),
    Tip(
        "hand", HAND, lambda now: now.round_no == 1 and now.dealt and now.plays < 2,
        QT_TRANSLATE_NOOP(
            "Guide",
            "These are your cards, the weakest at the left. Only you see them; a number beside "
            "everybody else says how many he has left.",
        ),
    ),
    Tip(
        "ladder", LADDER, lambda now: now.round_no == 1 and now.dealt and now.plays < 2,
        QT_TRANSLATE_NOOP(
            "Guide",
            "The ladder shows the order: the 7 is the weakest, the ace the strongest. Suits do "
            "not matter.",
        ),
    ),
    Tip(
        "sets", TRICK, lambda now: now.round_no == 1 and now.top > 1,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Equal cards may be laid together. Then everybody needs just as many: on a pair only "
            "a higher pair can be laid.",
        ),
    ),
    Tip(
        "higher", TRICK,
        lambda now: _playing(now) and now.top == 1 and not now.must_pass,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Now it is your turn: lay a higher card. Click it and then the table, drag it there, "
            "or pick it with the arrow keys and Space and press Enter. Cards that will not do are "
            "darker.",
        ),
    ),
    Tip(
        "lead", HAND, lambda now: _playing(now) and now.laid == 0,
        QT_TRANSLATE_NOOP(
            "Guide",
            "You lead: one card, or several of the same rank. Low ones first, for nobody is rid "
            "of them easily later on. A double click or Shift+Space takes all cards of a rank.",
        ),
    ),
    Tip(
        "pass", BUTTONS, lambda now: _playing(now) and now.can_pass and now.top > 0
        and now.laid > 2,
        QT_TRANSLATE_NOOP(
            "Guide",
            "You need not lay anything: press Pass, or P. You are then out of this trick, but "
            "keep your good cards for a later one.",
        ),
    ),
    Tip(
        "nothing", BUTTONS, lambda now: now.must_pass,
        QT_TRANSLATE_NOOP(
            "Guide", "None of your cards beats that, so you pass. It happens to everybody."
        ),
    ),
    Tip(
        "taken", TRICK, lambda now: now.collector >= 0 and now.collector != now.viewer,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Nobody lays anything higher: {taker} takes the trick and leads the next one. Cards "
            "that have been laid are out of the game.",
        ),
    ),
    Tip(
        "taken_yourself", TRICK, lambda now: now.collector == now.viewer,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Nobody lays anything higher: the trick is yours, and you lead the next one. That is "
            "how you get rid of weak cards.",
        ),
    ),
    Tip(
        "pairs", HAND, lambda now: _playing(now) and now.laid == 0 and now.pair,
        QT_TRANSLATE_NOOP(
            "Guide",
            "You hold a pair. Led together, two cards go at once, and a pair is harder to beat "
            "than a single card.",
        ),
    ),
    Tip(
        "few", HAND, lambda now: _playing(now) and 0 < now.held <= 3,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Few cards left! Whoever takes the trick with a strong card can lead the weak one "
            "last.",
        ),
    ),
    Tip(
        "out_first", SEAT, lambda now: now.own_place == 1 and not now.over,
        QT_TRANSLATE_NOOP(
            "Guide", "You are out first: you are {highest}! The others play on for what is left."
        ),
    ),
    Tip(
        "out_later", SEAT, lambda now: now.own_place > 1 and not now.over,
        QT_TRANSLATE_NOOP(
            "Guide", "You are out. Your place decides what you become in the next round."
        ),
    ),
    Tip(
        "other_out", SEAT, lambda now: now.out > 0 and now.own_place < 0 and not now.over,
        QT_TRANSLATE_NOOP(
            "Guide",
            "{first} is out first and becomes {highest}. Now it is about not being the last one.",
        ),
    ),
    Tip(
        "exchange", HAND, lambda now: now.giving,
        QT_TRANSLATE_NOOP(
            "Guide",
            "Now titles count: {lowest_subject} gives {highest_to} the two best cards and gets "
            "any two back; the two between them swap one. Which ones do you give away? Those "
            "you can spare.",
        ),
    ),
    Tip(
        "swapped", HAND, lambda now: now.swapped and _playing(now),
        QT_TRANSLATE_NOOP(
            "Guide",
            "Now titles count: {lowest_subject} gives {highest_to} the two best cards and gets "
            "any two back; the two between them swap one. What you got is marked.",
        ),
        unless="exchange",
    ),
    Tip(
        "farewell", MENU, lambda now: now.round_no > 1 and _playing(now),
        QT_TRANSLATE_NOOP(
            "Guide",
            "That is all there is to it. H gives you a hint, F1 opens the rules, Ctrl+Z takes a "
            "play back. Play on, or choose another game in the menu. Have fun!",
        ),
        last=True,
    ),
)  # fmt: skip
"""In the order in which they come up when several are due."""
BY_KEY: Mapping[str, Tip] = {tip.key: tip for tip in TIPS}
