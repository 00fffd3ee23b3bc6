"""Wording for the costliest plays of a round."""

from __future__ import annotations

from arschloch_gui.app.wording.amounts import places as in_places
from arschloch_gui.app.wording.words import after_colon, fill, translate


def progress(done: int, of: int) -> str:
    """Return the progress message shown while the plays are being evaluated."""
    sentence = translate("Costly", "Checking your plays: {done} of {all}…")
    return fill(sentence, done=done, all=of)


def rough() -> str:
    """Return the caveat about how reliable the figures are."""
    return translate(
        "Costly",
        "A rough estimate, less certain than the verdict on an exchange, because "
        "the hidden cards have to be guessed.",
    )


def none() -> str:
    """Return the message for a round without costly plays."""
    return translate("Costly", "None of your plays cost you much, as far as we can tell.")


def failed() -> str:
    """Return the message for a round that cannot be judged."""
    return translate("Costly", "The plays of this round cannot be judged.")


def when(cards: int) -> str:
    """Describe the moment of a play by the number of cards left in hand."""
    return translate("Costly", "With %n card(s) in your hand", "", cards)


def better(choice: str) -> str:
    """Name the choice that would have been better."""
    return fill(translate("Costly", "Better: {choice}"), choice=after_colon(choice))


def cost(places: float) -> str:
    """Describe the estimated cost of a play, in places of this round."""
    sentence = translate("Costly", "This cost you about {places}.")
    return fill(sentence, places=in_places(places))
