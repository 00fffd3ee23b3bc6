"""Wording for example rounds that are played with two options."""

from __future__ import annotations

from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, place_word, translate

_YOURS = (
    QT_TRANSLATE_NOOP("Practice", "With your choice"),
    QT_TRANSLATE_NOOP("Practice", "With your choice: {title}"),
)
_BEST = (
    QT_TRANSLATE_NOOP("Practice", "With the best choice"),
    QT_TRANSLATE_NOOP("Practice", "With the best choice: {title}"),
)
_OTHER = (
    QT_TRANSLATE_NOOP("Practice", "With the other choice"),
    QT_TRANSLATE_NOOP("Practice", "With the other choice: {title}"),
)


def deal(number: int) -> str:
    """Return the label of one of the deals that are played out on screen."""
    return fill(translate("Practice", "Deal {number}"), number=number)


def outcome(*, better: bool, right: bool, title: str) -> str:
    """Label a simulated table by the option played there.

    `better` is true for the better of the two options, and `right` if the user chose it. `title`
    is the user's resulting title, or "" if it should not be revealed yet.
    """
    if better == right:
        plain, with_title = _YOURS
    else:
        plain, with_title = _OTHER if right else _BEST
    if not title:
        return translate("Practice", plain)
    return fill(translate("Practice", with_title), title=title)


def relation(since: int) -> str:
    """Describe how two rounds of the same deal compare at the current step.

    `since` is the number of steps since they diverged; it is negative before that. The text is ""
    after the step at which they diverged.
    """
    if since < 0:
        return translate("Practice", "Identical so far")
    return translate("Practice", "The deals diverge here") if since == 0 else ""


def passed() -> str:
    """Return the label for a player who has passed."""
    return translate("Practice", "passes")


def takes() -> str:
    """Return the label for a player who wins the trick."""
    return translate("Practice", "takes the trick")


def out_as(place: int) -> str:
    """Return the label for a player who has gone out in a place."""
    return fill(translate("Practice", "out in {place} place"), place=place_word(place))


def tally(higher: int, equal: int, lower: int, *, right: bool) -> str:
    """Describe in how many deals the better choice finished higher, level or lower than the other.

    `right` is true if the user chose the better one.
    """
    if right:
        sentence = translate(
            "Practice",
            "Over {all} deals, your choice finished higher than the other one in "
            "{higher}, level in {equal} and lower in {lower}.",
        )
    else:
        sentence = translate(
            "Practice",
            "Over {all} deals, the best choice finished higher than yours in "
            "{higher}, level in {equal} and lower in {lower}.",
        )
    return fill(sentence, all=higher + equal + lower, higher=higher, equal=equal, lower=lower)
