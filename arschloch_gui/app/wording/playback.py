"""Words for looking at a match once more."""

from __future__ import annotations

from arschloch_gui.app.wording.words import fill, translate


def title(name: str) -> str:
    """Which match is looked at."""
    return fill(translate("Playback", "Replay: {name}"), name=name)


def dealt() -> str:
    """The first step of a round."""
    return translate("Playback", "The cards are dealt.")


def where(round_no: int, rounds: int, step: int, steps: int) -> str:
    """How far one has come."""
    sentence = translate("Playback", "Round {round} of {rounds} · step {step} of {steps}")
    return fill(sentence, round=round_no, rounds=rounds, step=step, steps=steps)


def none_over() -> str:
    """Where there is nothing to look at yet."""
    return translate(
        "Playback", "No round of this match is over yet. Hands are shown only once a round is over."
    )


def nothing_chosen(name: str, *, own: bool, acted: bool, at_deal: bool, before_play: bool) -> str:
    """In place of what a player thought of a step: why there was nothing to think about.

    `name` did it, the person himself where it was his `own`. `acted`: he had but one thing to do.
    """
    if at_deal:
        return translate("Playback", "This is what everyone was dealt.")
    if before_play:
        return translate("Playback", "The rules decided this.")
    if not acted:
        return translate("Playback", "This belongs to the step before.")
    if own:
        return translate("Playback", "You had no choice here.")
    return fill(translate("Playback", "{name} had no choice here."), name=name)


def hidden_while_playing() -> str:
    """In place of the same while the round runs by itself."""
    return translate("Playback", "Pause to see what each player was thinking.")
