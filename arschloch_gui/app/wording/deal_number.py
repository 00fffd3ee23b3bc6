"""Words about the number that deals the same cards again."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from arschloch_gui.app.wording.words import fill, translate


def grouped(number: int) -> str:
    """Return a whole number with the language's separators between thousands.

    `QLocale.toString` would take no number of 2⁶³ or more.
    """
    return f"{number:,}".replace(",", QLocale().groupSeparator())


def deal_number_copied(shown: str) -> str:
    """What is said when a deal number, as one reads it, has been copied."""
    sentence = translate("DealNumber", "Deal number {number} copied to the clipboard.")
    return fill(sentence, number=shown)
