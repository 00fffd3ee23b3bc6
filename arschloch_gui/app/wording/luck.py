"""Wording for the luck of the deal and the cost of decisions."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording import amounts
from arschloch_gui.app.wording.amounts import number
from arschloch_gui.app.wording.amounts import places as in_places
from arschloch_gui.app.wording.words import fill, translate


def progress(done: int, of: int) -> str:
    """Return the progress message shown while the rounds are being checked."""
    sentence = translate("Luck", "Checking round {done} of {all}…")
    return fill(sentence, done=done, all=of)


def failed() -> str:
    """Return the message for rules under which luck cannot be estimated."""
    return translate("Luck", "Under these rules, luck and skill can’t be told apart.")


def luck(places: float) -> str:
    """Describe whether the cards favoured the user."""
    if places > 0:
        sentence = translate("Luck", "The cards were with you: {places} per round.")
    elif places < 0:
        sentence = translate("Luck", "The cards were against you: {places} per round.")
    else:
        return translate(
            "Luck", "The cards were neither for you nor against you, as far as we can tell."
        )
    return fill(sentence, places=in_places(places))


def cost(places: float) -> str:
    """Describe how much the user's decisions cost."""
    if places <= 0:
        return translate("Luck", "Your decisions cost you next to nothing, as far as we can tell.")
    sentence = translate("Luck", "Your decisions cost you {places} per round.")
    return fill(sentence, places=in_places(places))


def figures(luck_error: float, cost_error: float) -> str:
    """Explain the figures and give their standard errors, in places."""
    sentence = translate(
        "Luck",
        "Rough estimates, in places (±{luck} for luck, ±{cost} for decisions). "
        "Luck is what your cards would have been worth if everyone had played an "
        "average game, compared with other cards in your position. Plays are "
        "harder to judge than exchanges. “–” means no more than chance.",
    )
    return fill(sentence, luck=number(luck_error, 2), cost=number(cost_error, 2))


def signed(places: float) -> str:
    """Format a figure with its sign, or as a dash if it is 0."""
    return amounts.signed(places) if places else "–"


def round_no(number_of_round: int) -> str:
    """Return the label of a round in the list."""
    return str(number_of_round)


def row_told(figures: Mapping[str, str]) -> str:
    """Describe a round's row for screen readers."""
    sentence = translate(
        "Luck",
        "Round {round}: luck {luck}, exchange {exchange}, plays {plays}, finished as {place}",
    )
    shown = {name: text or "–" for name, text in figures.items()}
    return fill(sentence, **shown)
