"""Words for the costliest plays of a round."""

from __future__ import annotations

from arschloch_gui.app.wording.amounts import places as in_places
from arschloch_gui.app.wording.words import fill, translate


def progress(done: int, of: int) -> str:
    """While they are worked out."""
    sentence = translate("Costly", "Checking your plays: {done} of {all}…")
    return fill(sentence, done=done, all=of)


def rough() -> str:
    """What the figures are worth."""
    return translate(
        "Costly",
        "A rough estimate, less certain than the verdict on an exchange, because "
        "the hidden cards have to be guessed.",
    )


def none() -> str:
    """Where nothing lost much."""
    return translate("Costly", "None of your plays cost you much, as far as we can tell.")


def failed() -> str:
    """Where there is no judgement."""
    return translate("Costly", "The plays of this round cannot be judged.")


def when(cards: int) -> str:
    """Which moment it was."""
    return translate("Costly", "With %n card(s) in your hand", "", cards)


def better(choice: str) -> str:
    """What would have been better."""
    return fill(translate("Costly", "Better: {choice}"), choice=choice)


def cost(places: float) -> str:
    """What it cost, in places of this round."""
    sentence = translate("Costly", "This cost you about {places}.")
    return fill(sentence, places=in_places(places))
