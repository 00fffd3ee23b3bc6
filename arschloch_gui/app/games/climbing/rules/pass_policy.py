"""`pass_policy`: whether one may come back into the same trick."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import is_on
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _passing(rules: Rules, ladder: Ladder) -> str:
    lines = {
        "out": translate(
            "Rules",
            "You may pass even if you could play. Then you are out of this trick and wait for the "
            "next one.",
        ),
        "rejoin": translate(
            "Rules",
            "You may pass even if you could play. If the trick is beaten again before it comes "
            "back to you, you may play once more.",
        ),
    }
    return lines[rules.pass_policy]


def _taking(rules: Rules, ladder: Ladder) -> str:
    if is_on(rules, "owner_may_continue"):
        return ""
    return translate(
        "Rules",
        "When all others have passed, whoever played last takes the trick. Its cards leave the "
        "round, and the taker leads the next one.",
    )


WORDS = RuleWords(
    options={
        "pass_policy": (
            QT_TRANSLATE_NOOP("Options", "After passing"),
            QT_TRANSLATE_NOOP("Options", "Whether you may come back into the same trick."),
        )
    },
    values={
        ("pass_policy", "out"): QT_TRANSLATE_NOOP("Options", "out until the trick is taken"),
        ("pass_policy", "rejoin"): QT_TRANSLATE_NOOP("Options", "free to play on the next turn"),
    },
    prose={"pass": (_passing, _taking)},
)
