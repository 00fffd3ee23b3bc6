"""Remarks on how certain a verdict is, and on how long verdicts take."""

from __future__ import annotations

from arschloch_gui.app.wording.words import translate


def uncertain() -> str:
    """Return the remark on a verdict that more rounds may still change."""
    return translate("Practice", "Not certain yet: more rounds are being played out.")


def slow() -> str:
    """Return the remark that the compiled simulator is missing."""
    return translate(
        "Practice", "The fast simulator is missing on this computer, so verdicts take longer."
    )
