"""`beat`: whether an equal rank may answer."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import low_is_strong
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _answer(rules: Rules, ladder: Ladder) -> str:
    if low_is_strong(rules):
        return _low_lines()[rules.beat]
    lines = {
        "higher": translate(
            "Rules",
            "Then everybody in turn, clockwise, plays the same number of cards of a higher rank, "
            "or passes. A pair can only be beaten by a higher pair.",
        ),
        "equal_or_higher": translate(
            "Rules",
            "Then everybody in turn, clockwise, plays the same number of cards of an equal or "
            "higher rank, or passes. A pair can only be answered by a pair.",
        ),
    }
    return lines[rules.beat]


def _low_lines() -> dict[str, str]:
    return {
        "higher": translate(
            "Rules",
            "Then everybody in turn, clockwise, plays the same number of cards with a lower "
            "number, or passes. A pair can only be beaten by a lower pair.",
        ),
        "equal_or_higher": translate(
            "Rules",
            "Then everybody in turn, clockwise, plays the same number of cards with an equal or "
            "lower number, or passes. A pair can only be answered by a pair.",
        ),
    }


WORDS = RuleWords(
    options={
        "beat": (
            QT_TRANSLATE_NOOP("Options", "To beat the trick"),
            QT_TRANSLATE_NOOP("Options", "Whether an equal rank may answer."),
        )
    },
    values={
        ("beat", "higher"): QT_TRANSLATE_NOOP("Options", "higher only"),
        ("beat", "equal_or_higher"): QT_TRANSLATE_NOOP("Options", "equal or higher"),
    },
    prose={"trick": (_answer,)},
)
