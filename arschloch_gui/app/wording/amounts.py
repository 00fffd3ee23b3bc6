"""Figures as people say them: numbers in the form of the language, and places with their plural."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from arschloch_gui.app.wording.words import fill, translate


def number(value: float, digits: int = 1) -> str:
    """Return a figure in the form of the language: “0.3”, in German “0,3”."""
    return QLocale().toString(value, "f", digits)


def signed(value: float, digits: int = 1) -> str:
    """Return a figure with its sign: “+0.3”, “−1.2”."""
    return f"{'−' if value < 0 else '+'}{number(abs(value), digits)}"


def places(value: float, digits: int = 1) -> str:
    """Return an amount of places without its sign: “0.3 places”, “12 places”."""
    shown = round(abs(value), digits)
    if not digits:
        return translate("Amounts", "%n place(s)", None, round(shown))
    if shown < 2:  # from there on French has a plural
        return fill(translate("Amounts", "{number} place(s)"), number=number(shown, digits))
    return fill(translate("Amounts", "{number} places"), number=number(shown, digits))


def places_roughly(value: float) -> str:
    """Return an amount of places with two digits that count: “3.4 places”, “12 places”."""
    return places(value, 0 if abs(value) >= 9.95 else 1)
