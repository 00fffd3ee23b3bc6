"""Why a play or a pass is a good idea, as somebody says it at the table
(`coach/climbing/playing.py`); the places are those of `reason_words.py`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from arschloch_gui.app.games.climbing.reason_words import chance, sentence
from arschloch_gui.app.wording.game_words import ReasonWording
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP

PLAY_REASONS: Mapping[str, ReasonWording] = MappingProxyType(
    {
        "play_goes_out": sentence(
            QT_TRANSLATE_NOOP("Reasons", "With that you are rid of all your cards.")
        ),
        "play_keeps_set": sentence(QT_TRANSLATE_NOOP("Reasons", "That keeps {set} together.")),
        "play_keeps_top": sentence(QT_TRANSLATE_NOOP("Reasons", "That keeps {cards} for later.")),
        "play_sheds_low": sentence(
            QT_TRANSLATE_NOOP(
                "Reasons", "That rids you of {cards}: hardly a trick can be taken with that."
            )
        ),
        "play_sheds_more": sentence(
            QT_TRANSLATE_NOOP("Reasons", "That rids you of {count} cards at once.")
        ),
        "play_likely_wins": chance(
            QT_TRANSLATE_NOOP("Reasons", "Nobody is likely to beat that."),
            QT_TRANSLATE_NOOP("Reasons", "The chance that nobody beats that is about {count}%."),
        ),
        "play_turns": sentence(
            QT_TRANSLATE_NOOP(
                "Reasons", "Turns you then still need for your cards: {count} instead of {other}."
            )
        ),
    }
)
"""Why a play is better than another, in one sentence."""
