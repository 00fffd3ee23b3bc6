"""Reasons for a play or a pass (`coach/climbing/playing.py`), worded as at the table.

The placeholders are those of `reason_words.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from arschloch_gui.app.games.climbing.reason_words import chance, plays_needed, sentence
from arschloch_gui.app.wording.game_words import ReasonWording
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

PLAY_REASONS: Mapping[str, ReasonWording] = MappingProxyType(
    {
        "play_goes_out": sentence(QT_TRANSLATE_NOOP("Reasons", "That gets rid of all your cards.")),
        "play_keeps_set": sentence(QT_TRANSLATE_NOOP("Reasons", "That keeps {set} together.")),
        "play_keeps_top": sentence(QT_TRANSLATE_NOOP("Reasons", "That keeps {cards} for later.")),
        "play_sheds_low": sentence(
            QT_TRANSLATE_NOOP(
                "Reasons", "That gets rid of {cards}, which would rarely win a trick."
            )
        ),
        "play_sheds_more": sentence(
            QT_TRANSLATE_NOOP("Reasons", "That gets rid of {count} cards at once.")
        ),
        "play_likely_wins": chance(
            QT_TRANSLATE_NOOP("Reasons", "It’s unlikely that anyone can beat that."),
            QT_TRANSLATE_NOOP(
                "Reasons", "There is about a {count}% chance that nobody can beat that."
            ),
        ),
        "play_turns": plays_needed,
    }
)
"""Reason key → a sentence that explains why one play is better than another."""
