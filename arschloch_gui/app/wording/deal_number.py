"""Words about the number that deals the same cards again."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from arschloch_gui.app.wording.words import fill, translate


def grouped(number: int) -> str:
    """A whole number with gaps between its thousands, as the language writes them."""
    return QLocale().toString(number)


def deal_number_copied(shown: str) -> str:
    """What is said when a deal number, as one reads it, has been copied."""
    sentence = translate("DealNumber", "The deal number {number} is in the clipboard.")
    return fill(sentence, number=shown)


def wrong_number(most: int) -> str:
    """About what was typed in place of a deal number."""
    sentence = translate("DealNumber", "A deal number is a whole number from 0 to {most}.")
    return fill(sentence, most=grouped(most))
