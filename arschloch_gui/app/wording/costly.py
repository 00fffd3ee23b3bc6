"""Words for the costliest plays of a round."""

from __future__ import annotations

from arschloch_gui.app.wording.practice import number
from arschloch_gui.app.wording.words import fill, translate


def progress(done: int, of: int) -> str:
    """While they are worked out."""
    sentence = translate("Costly", "Your plays are being played out: {done} of {all} …")
    return fill(sentence, done=done, all=of)


def rough() -> str:
    """What the figures are worth."""
    return translate(
        "Costly",
        "A rough estimate, less certain than the verdict on an exchange: where the hidden cards "
        "lay is guessed.",
    )


def none() -> str:
    """Where nothing lost much."""
    return translate("Costly", "None of your plays cost much, as far as that can be told.")


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
    sentence = translate("Costly", "It cost roughly {places} places.")
    return fill(sentence, places=number(places))
