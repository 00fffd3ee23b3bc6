"""Rates in everyday words: “one place in four rounds”, “two times in three”."""

from __future__ import annotations

from math import log

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate

_PLACES = {
    200.0: QT_TRANSLATE_NOOP("Rates", "about two places every round"),
    150.0: QT_TRANSLATE_NOOP("Rates", "about three places in two rounds"),
    100.0: QT_TRANSLATE_NOOP("Rates", "about one place every round"),
    75.0: QT_TRANSLATE_NOOP("Rates", "about three places in four rounds"),
    200 / 3: QT_TRANSLATE_NOOP("Rates", "about two places in three rounds"),
    50.0: QT_TRANSLATE_NOOP("Rates", "about one place in two rounds"),
    100 / 3: QT_TRANSLATE_NOOP("Rates", "about one place in three rounds"),
    25.0: QT_TRANSLATE_NOOP("Rates", "about one place in four rounds"),
    20.0: QT_TRANSLATE_NOOP("Rates", "about one place in five rounds"),
    100 / 6: QT_TRANSLATE_NOOP("Rates", "about one place in six rounds"),
    12.5: QT_TRANSLATE_NOOP("Rates", "about one place in eight rounds"),
    10.0: QT_TRANSLATE_NOOP("Rates", "about one place in ten rounds"),
    100 / 15: QT_TRANSLATE_NOOP("Rates", "about one place in fifteen rounds"),
    5.0: QT_TRANSLATE_NOOP("Rates", "about one place in twenty rounds"),
    100 / 30: QT_TRANSLATE_NOOP("Rates", "about one place in thirty rounds"),
    2.0: QT_TRANSLATE_NOOP("Rates", "about one place in fifty rounds"),
    1.0: QT_TRANSLATE_NOOP("Rates", "about one place in a hundred rounds"),
}
"""Places lost per hundred rounds → the amount as the object of a sentence."""
_OFTEN = {
    100.0: QT_TRANSLATE_NOOP("Rates", "almost always"),
    90.0: QT_TRANSLATE_NOOP("Rates", "nine times in ten"),
    75.0: QT_TRANSLATE_NOOP("Rates", "three times in four"),
    200 / 3: QT_TRANSLATE_NOOP("Rates", "two times in three"),
    60.0: QT_TRANSLATE_NOOP("Rates", "three times in five"),
    50.0: QT_TRANSLATE_NOOP("Rates", "half the time"),
    40.0: QT_TRANSLATE_NOOP("Rates", "two times in five"),
    100 / 3: QT_TRANSLATE_NOOP("Rates", "one time in three"),
    25.0: QT_TRANSLATE_NOOP("Rates", "one time in four"),
    100 / 6: QT_TRANSLATE_NOOP("Rates", "one time in six"),
    10.0: QT_TRANSLATE_NOOP("Rates", "one time in ten"),
    0.0: QT_TRANSLATE_NOOP("Rates", "almost never"),
}
"""Per cent → how often."""


def place_rate(places: float) -> str:
    """Return places per hundred rounds as the closest simple ratio, as the object of a sentence.

    `places` must be positive.
    """
    near = min(_PLACES, key=lambda each: abs(log(each / places)))
    return translate("Rates", _PLACES[near])


def often(percent: float) -> str:
    """Return a probability as the closest simple frequency; those 15 apart never coincide."""
    near = min(_OFTEN, key=lambda each: abs(each - percent))
    return translate("Rates", _OFTEN[near])
