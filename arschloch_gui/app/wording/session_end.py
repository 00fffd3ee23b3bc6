"""Wording for the end of a practice session."""

from __future__ import annotations

from datetime import timedelta

from arschloch_gui.app.wording.amounts import places_roughly
from arschloch_gui.app.wording.practice import called
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.coach.verdict import Verdict

SOON, THIS_HOUR, TODAY, TOMORROW = (
    timedelta(minutes=1), timedelta(hours=1), timedelta(hours=20), timedelta(hours=44)
)  # fmt: skip


def solved(good: int, of: int) -> str:
    """Return the heading: how many exercises were solved at the first try."""
    if good == of:
        return fill(translate("SessionEnd", "All {of} right!"), of=of)
    return fill(translate("SessionEnd", "{good} of {of} right"), good=good, of=of)


def a_play() -> str:
    """Name an exercise in which one plays to a trick."""
    return translate("SessionEnd", "Play to the trick")


def strength(about: str, good: int, of: int) -> str:
    """Name the kind of exercise that went well."""
    sentence = translate("SessionEnd", "You are good at this: {about} ({good} of {of} right).")
    return fill(sentence, about=about, good=good, of=of)


def mended(count: int) -> str:
    """Return how many exercises were solved on the second try, in words."""
    return translate("SessionEnd", "You found %n more on the second try.", None, count)


def cost(places: float, worst: int) -> str:
    """Describe the cost of the choices: `places` per hundred rounds, `worst` an exercise number."""
    sentence = translate(
        "SessionEnd",
        "In a hundred rounds, choices like these cost you {places}. "
        "Exercise {worst} cost the most.",
    )
    return fill(sentence, places=places_roughly(places), worst=worst)


def cost_nothing() -> str:
    """Return the sentence that the choices cost hardly anything."""
    return translate("SessionEnd", "Your choices cost you next to nothing.")


def rating(before: int | None, after: int) -> str:
    """Describe how the rating changed; `before` is None if there was none."""
    if before is None:
        return fill(translate("SessionEnd", "Your first rating: about {after}."), after=after)
    if before == after:
        return fill(translate("SessionEnd", "Your rating stays at about {after}."), after=after)
    sentence = (
        translate("SessionEnd", "Your rating rises from about {before} to {after}.")
        if after > before
        else translate("SessionEnd", "Your rating falls from about {before} to {after}.")
    )
    return fill(sentence, before=before, after=after)


def title_now(before: str, after: str) -> str:
    """Describe how the title changed; `before` is empty if there was none."""
    if before in ("", after):
        return fill(translate("SessionEnd", "Your title: {after}."), after=after)
    return fill(
        translate("SessionEnd", "Your title: {after}. Before this session: {before}."),
        before=before, after=after,
    )  # fmt: skip


def come_back(wait: timedelta) -> str:
    """Describe when the next missed exercise comes back."""
    if wait < SOON:
        return translate("SessionEnd", "The hands you missed are back already: play ten more.")
    if wait < THIS_HOUR:
        minutes = max(1, round(wait.total_seconds() / 60))
        return translate(
            "SessionEnd", "The hands you missed come back in %n minute(s).", "", minutes
        )
    if wait < TODAY:
        return translate("SessionEnd", "The hands you missed come back later today.")
    if wait < TOMORROW:
        return translate("SessionEnd", "The hands you missed come back tomorrow.")
    days = round(wait / timedelta(days=1))
    return translate("SessionEnd", "The hands you missed come back in %n day(s).", "", days)


def come_tomorrow() -> str:
    """Return when to come back if no exercise was missed, in words."""
    return translate("SessionEnd", "A few minutes every day teach more than an hour once a week.")


def advice(about: str) -> str:
    """Name the one thing to work on."""
    return fill(translate("SessionEnd", "Work on this next: {about}"), about=about)


def not_judged() -> str:
    """Return the label of an exercise whose choice could not be judged."""
    return translate("SessionEnd", "Could not be judged")


def row_verdict(verdict: Verdict, places: float, *, mended: bool, rounds: int = 100) -> str:
    """Return the verdict on a choice and what it costs in so many rounds.

    `places` is per hundred rounds.
    """
    told = called(verdict)
    if places >= 0.5:
        told = fill(
            translate("SessionEnd", "{verdict}, costs {places}"),
            verdict=told, places=places_roughly(places * rounds / 100),
        )  # fmt: skip
    if mended:
        told = fill(translate("SessionEnd", "{verdict}; then found"), verdict=told)
    return told


def row_told(number: int, about: str) -> str:
    """Describe an exercise for screen readers."""
    return fill(translate("SessionEnd", "Exercise {number}: {about}"), number=number, about=about)
