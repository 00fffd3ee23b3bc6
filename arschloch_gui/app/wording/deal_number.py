"""Wording for deal numbers, which reproduce a deal."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from arschloch_gui.app.wording.words import fill, translate


def grouped(number: int) -> str:
    """Format a whole number with the locale's thousands separators.

    `QLocale.toString` does not accept numbers of 2⁶³ or more.
    """
    return f"{number:,}".replace(",", QLocale().groupSeparator())


def deal_number_copied(shown: str) -> str:
    """Confirm that a deal number was copied. `shown` is the number as displayed."""
    sentence = translate("DealNumber", "Deal number {number} copied to the clipboard.")
    return fill(sentence, number=shown)
