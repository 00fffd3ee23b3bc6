"""Locale-aware number formatting, and amounts of places with the right plural."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from arschloch_gui.app.wording.words import fill, translate


def number(value: float, digits: int = 1) -> str:
    """Format a number with the decimal separator of the locale: “0.3”, in German “0,3”."""
    return QLocale().toString(value, "f", digits)


def signed(value: float, digits: int = 1) -> str:
    """Format a number with an explicit sign: “+0.3”, “−1.2”."""
    return f"{'−' if value < 0 else '+'}{number(abs(value), digits)}"


def places(value: float, digits: int = 1) -> str:
    """Return the absolute amount of places: “0.3 places”, “12 places”."""
    shown = round(abs(value), digits)
    if not digits:
        return translate("Amounts", "%n place(s)", None, round(shown))
    if shown < 2:  # French uses the plural from 2 on.
        return fill(translate("Amounts", "{number} place(s)"), number=number(shown, digits))
    return fill(translate("Amounts", "{number} places"), number=number(shown, digits))


def places_roughly(value: float) -> str:
    """Return an amount of places with about two significant digits: “3.4 places”, “12 places”."""
    return places(value, 0 if abs(value) >= 9.95 else 1)
