"""Keys that are used only in the climbing games."""

from __future__ import annotations

from arschloch_gui.app.wording.controls import DECISION, KeyUse
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

NAMING = KeyUse(
    DECISION,
    (*"234567890", *"JQKA", *"BDVR", "1"),
    QT_TRANSLATE_NOOP("Keys", "name a rank; 1 or 0 is the 10"),
    shown=QT_TRANSLATE_NOOP("Keys", "2 to 9, 0, J, Q, K, A"),
)
"""Jack, queen and king can also be named by their letters on German and French cards."""
NAMING_A_SUIT = KeyUse(
    DECISION,
    ("C", "D", "H", "S"),
    QT_TRANSLATE_NOOP(
        "Keys", "name clubs, diamonds, hearts or spades when only the suit is left to choose"
    ),
)
