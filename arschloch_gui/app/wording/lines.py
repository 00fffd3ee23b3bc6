"""Short remarks of players at the table, three to five words each, by occasion and character.

They tease and boast, but insult no one. Vulgar remarks (`cursed`) are only used with a vulgar
title set. Those in `cursed_again` are for a player who was also last in the round before.
"""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

LINES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "ace": {
        "bold": (
            QT_TRANSLATE_NOOP("Lines", "Beat that!"),
            QT_TRANSLATE_NOOP("Lines", "Make way, please!"),
        ),
        "careful": (
            QT_TRANSLATE_NOOP("Lines", "I hope that holds."),
            QT_TRANSLATE_NOOP("Lines", "Just this once."),
        ),
        "rebel": (
            QT_TRANSLATE_NOOP("Lines", "This one’s ours!"),
            QT_TRANSLATE_NOOP("Lines", "Greetings from below!"),
        ),
        "": (
            QT_TRANSLATE_NOOP("Lines", "There you go."),
            QT_TRANSLATE_NOOP("Lines", "This should do."),
        ),
    },
    "beaten": {
        "bold": (
            QT_TRANSLATE_NOOP("Lines", "I let you win."),
            QT_TRANSLATE_NOOP("Lines", "Just you wait!"),
        ),
        "careful": (
            QT_TRANSLATE_NOOP("Lines", "I knew it."),
            QT_TRANSLATE_NOOP("Lines", "My lovely ace…"),
        ),
        "rebel": (
            QT_TRANSLATE_NOOP("Lines", "That’s not fair!"),
            QT_TRANSLATE_NOOP("Lines", "I’ll remember that."),
        ),
        "": (
            QT_TRANSLATE_NOOP("Lines", "Oh, come on!"),
            QT_TRANSLATE_NOOP("Lines", "Ouch."),
        ),
    },
    "few": {
        "bold": (
            QT_TRANSLATE_NOOP("Lines", "Nearly there, folks!"),
            QT_TRANSLATE_NOOP("Lines", "Count my cards!"),
        ),
        "careful": (
            QT_TRANSLATE_NOOP("Lines", "Don’t look at me like that."),
            QT_TRANSLATE_NOOP("Lines", "Stay calm now."),
        ),
        "rebel": (
            QT_TRANSLATE_NOOP("Lines", "Watch your backs up there!"),
            QT_TRANSLATE_NOOP("Lines", "I’ll soon be free."),
        ),
        "": (
            QT_TRANSLATE_NOOP("Lines", "Almost done here."),
            QT_TRANSLATE_NOOP("Lines", "It’s getting hot in here."),
        ),
    },
    "taken": {
        "bold": (
            QT_TRANSLATE_NOOP("Lines", "All mine, thank you."),
            QT_TRANSLATE_NOOP("Lines", "That was easy."),
        ),
        "careful": (
            QT_TRANSLATE_NOOP("Lines", "That went well."),
            QT_TRANSLATE_NOOP("Lines", "Slow and steady."),
        ),
        "rebel": (
            QT_TRANSLATE_NOOP("Lines", "In the people’s name!"),
            QT_TRANSLATE_NOOP("Lines", "Share? Not today."),
        ),
        "": (
            QT_TRANSLATE_NOOP("Lines", "Come here, my lovelies."),
            QT_TRANSLATE_NOOP("Lines", "I’ll have those."),
        ),
    },
    "crowned": {
        "bold": (
            QT_TRANSLATE_NOOP("Lines", "Told you so!"),
            QT_TRANSLATE_NOOP("Lines", "Where is my throne?"),
        ),
        "careful": (
            QT_TRANSLATE_NOOP("Lines", "Patience pays, you see."),
            QT_TRANSLATE_NOOP("Lines", "Me? Really?"),
        ),
        "rebel": (
            QT_TRANSLATE_NOOP("Lines", "Now we rule!"),
            QT_TRANSLATE_NOOP("Lines", "Power to… well, me."),
        ),
        "": (
            QT_TRANSLATE_NOOP("Lines", "What a view up here."),
            QT_TRANSLATE_NOOP("Lines", "I could get used to this."),
        ),
    },
    "stays": {
        "bold": (
            QT_TRANSLATE_NOOP("Lines", "Still me. Any questions?"),
            QT_TRANSLATE_NOOP("Lines", "Nobody can stop me."),
        ),
        "careful": (
            QT_TRANSLATE_NOOP("Lines", "And again."),
            QT_TRANSLATE_NOOP("Lines", "It still fits."),
        ),
        "rebel": (
            QT_TRANSLATE_NOOP("Lines", "Power suits me well."),
            QT_TRANSLATE_NOOP("Lines", "I’ve changed my mind."),
        ),
        "": (
            QT_TRANSLATE_NOOP("Lines", "I like it here."),
            QT_TRANSLATE_NOOP("Lines", "Get used to it."),
        ),
    },
    "mocked": {
        "bold": (
            QT_TRANSLATE_NOOP("Lines", "All part of my plan."),
            QT_TRANSLATE_NOOP("Lines", "You’ll see next time."),
        ),
        "careful": (
            QT_TRANSLATE_NOOP("Lines", "I was afraid of that."),
            QT_TRANSLATE_NOOP("Lines", "Somebody has to do it."),
        ),
        "rebel": (
            QT_TRANSLATE_NOOP("Lines", "The system is rigged!"),
            QT_TRANSLATE_NOOP("Lines", "We’ll be back!"),
        ),
        "": (
            QT_TRANSLATE_NOOP("Lines", "Oh well."),
            QT_TRANSLATE_NOOP("Lines", "At least they’re soft."),
        ),
    },
    "cursed": {
        "": (
            QT_TRANSLATE_NOOP("Lines", "Oh, crap."),
            QT_TRANSLATE_NOOP("Lines", "Bloody hell."),
        ),
    },
    "cursed_again": {
        "": (
            QT_TRANSLATE_NOOP("Lines", "Bloody hell, not again."),
            QT_TRANSLATE_NOOP("Lines", "Me again? Oh, crap."),
        ),
    },
    "robs": {
        "bold": (
            QT_TRANSLATE_NOOP("Lines", "Thanks, very kind."),
            QT_TRANSLATE_NOOP("Lines", "Hand them over!"),
        ),
        "careful": (
            QT_TRANSLATE_NOOP("Lines", "I’ll look after them."),
            QT_TRANSLATE_NOOP("Lines", "Sorry, rules are rules."),
        ),
        "rebel": (
            QT_TRANSLATE_NOOP("Lines", "Taxes must be paid."),
            QT_TRANSLATE_NOOP("Lines", "Don’t tell the others."),
        ),
        "": (
            QT_TRANSLATE_NOOP("Lines", "How generous of you."),
            QT_TRANSLATE_NOOP("Lines", "Lovely cards, these."),
        ),
    },
}
"""Occasion → character ("" for all others) → remarks; context "Lines"."""
