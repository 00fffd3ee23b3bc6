"""Wording for replaying a match."""

from __future__ import annotations

from arschloch_gui.app.wording.words import fill, translate


def title(name: str) -> str:
    """Return the title of the replay of a match."""
    return fill(translate("Playback", "Replay: {name}"), name=name)


def dealt() -> str:
    """Return the line for the first step of a round."""
    return translate("Playback", "The cards are dealt.")


def where(round_no: int, rounds: int, step: int, steps: int) -> str:
    """Describe the current position in the replay."""
    sentence = translate("Playback", "Round {round} of {rounds} · step {step} of {steps}")
    return fill(sentence, round=round_no, rounds=rounds, step=step, steps=steps)


def none_over() -> str:
    """Return the message for a match without a finished round."""
    return translate(
        "Playback", "No round of this match is over yet. Hands are shown only once a round is over."
    )


def nothing_chosen(name: str, *, own: bool, acted: bool, at_deal: bool, before_play: bool) -> str:
    """Explain why there are no thoughts to show for the current step.

    `name` is the player who acted, and `own` is true if that is the user. `acted` is true if the
    player acted without a choice, and false if the step belongs to the previous one.
    """
    if at_deal:
        return translate("Playback", "This is what everyone was dealt.")
    if before_play:
        return translate("Playback", "The rules decided this.")
    if not acted:
        return translate("Playback", "This is part of the previous step.")
    if own:
        return translate("Playback", "You had no choice here.")
    return fill(translate("Playback", "{name} had no choice here."), name=name)


def hidden_while_playing() -> str:
    """Return the message that replaces a player's thoughts while the replay is running."""
    return translate("Playback", "Pause to see what each player was thinking.")
