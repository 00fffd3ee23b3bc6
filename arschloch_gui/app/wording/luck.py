"""Words for the luck of the deals and for what decisions cost."""

from __future__ import annotations

from collections.abc import Mapping

from arschloch_gui.app.wording import amounts
from arschloch_gui.app.wording.amounts import number
from arschloch_gui.app.wording.amounts import places as in_places
from arschloch_gui.app.wording.words import fill, translate


def progress(done: int, of: int) -> str:
    """While it is worked out."""
    sentence = translate("Luck", "Checking round {done} of {all}…")
    return fill(sentence, done=done, all=of)


def failed() -> str:
    """Where there is no judgement."""
    return translate("Luck", "Under these rules, luck and skill can’t be told apart.")


def luck(places: float) -> str:
    """Whether the cards were with the person; `places` in each round, 0 for nothing to tell."""
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
    """What the person's decisions cost in each round; 0 for nothing to tell."""
    if places <= 0:
        return translate("Luck", "Your decisions cost you next to nothing, as far as we can tell.")
    sentence = translate("Luck", "Your decisions cost you {places} per round.")
    return fill(sentence, places=in_places(places))


def figures(luck_error: float, cost_error: float) -> str:
    """What the figures are, and how sure (in places)."""
    sentence = translate(
        "Luck",
        "Rough estimates, in places (±{luck} for luck, ±{cost} for decisions). "
        "Luck is what your cards were worth if everyone played an average game, "
        "compared with other cards in your position. Plays are harder to judge "
        "than exchanges. “–” means no more than chance.",
    )
    return fill(sentence, luck=number(luck_error, 2), cost=number(cost_error, 2))


def signed(places: float) -> str:
    """A figure with its sign; a dash for nothing."""
    return amounts.signed(places) if places else "–"


def round_no(number_of_round: int) -> str:
    """A round in the list."""
    return str(number_of_round)


def row_told(figures: Mapping[str, str]) -> str:
    """A round for whoever does not see it."""
    sentence = translate(
        "Luck",
        "Round {round}: luck {luck}, exchange {exchange}, plays {plays}, finished as {place}",
    )
    shown = {name: text or "–" for name, text in figures.items()}
    return fill(sentence, **shown)
