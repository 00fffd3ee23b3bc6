"""How the game is handled, as one more part of the rules screen.

Every game's table says which of these hold for it (`PlainTable.controls`).
"""

from __future__ import annotations

from arschloch_gui.app.wording.parts import Part
from arschloch_gui.app.wording.words import translate


def mouse() -> str:
    """Laying cards with the mouse."""
    return translate(
        "Help",
        "Mouse: drag cards to the middle of the table, or click them and then the table. A "
        "double click takes all cards of a rank. Click anywhere to hurry the others.",
    )


def keys() -> str:
    """Laying cards with the keys, where one may also pass."""
    return translate(
        "Help",
        "Keys: ← and → move along your hand, Space picks a card, Enter plays, P passes, Esc "
        "lays everything back.",
    )


def controls_part(own: tuple[str, ...]) -> Part:
    """Mouse and keys: those of a game, and those of the window."""
    window = translate(
        "Help",
        "L opens the log, Ctrl+Z goes back to your last decision, Ctrl+Shift+Z forward again. F1 "
        "opens these rules, F11 fills the screen, Ctrl+N starts a new match, Ctrl+Q quits.",
    )
    return Part("controls", translate("Help", "Mouse and keys"), (*own, window))
