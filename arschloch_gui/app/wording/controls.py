"""How the game is handled, as one more part of the rules screen."""

from __future__ import annotations

from arschloch_gui.app.wording.parts import Part
from arschloch_gui.app.wording.words import translate


def controls_part() -> Part:
    """Mouse and keys."""
    paragraphs = (
        translate(
            "Help",
            "Mouse: drag cards to the middle of the table, or click them and then the table. A "
            "double click takes all cards of a rank. Click anywhere to hurry the others.",
        ),
        translate(
            "Help",
            "Keys: ← and → move along your hand, Space picks a card, Enter plays, P passes, Esc "
            "lays everything back.",
        ),
        translate(
            "Help",
            "Ctrl+Z goes back to your last decision, Ctrl+Shift+Z forward again. F1 opens these "
            "rules, F11 fills the screen, Ctrl+N starts a new match, Ctrl+Q quits.",
        ),
    )
    return Part("controls", translate("Help", "Mouse and keys"), paragraphs)
