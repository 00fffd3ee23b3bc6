"""`pass_policy`: whether a player who has passed may rejoin the trick."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import is_on
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _passing(rules: Rules, ladder: Ladder) -> str:
    if is_on(rules, "may_pass_lead"):
        may = translate("Rules", "You may pass even if you could play.")
    else:
        may = translate(
            "Rules", "The leader has to play. Everyone else may pass even if they could play."
        )
    if rules.pass_policy == "out":
        after = translate("Rules", "If you pass, you are out of this trick.")
    else:
        after = translate(
            "Rules",
            "If you pass, you may rejoin the trick as soon as someone plays to it again.",
        )
    return f"{may} {after}"


def _taking(rules: Rules, ladder: Ladder) -> str:
    if is_on(rules, "owner_may_continue"):
        return ""
    return translate(
        "Rules",
        "When all the others have passed, the player who played last wins the "
        "trick. Its cards are out of the round, and the winner leads the next "
        "trick.",
    )


WORDS = RuleWords(
    options={
        "pass_policy": (
            QT_TRANSLATE_NOOP("Options", "After passing"),
            QT_TRANSLATE_NOOP("Options", "Whether you may rejoin the same trick."),
        )
    },
    values={
        ("pass_policy", "out"): QT_TRANSLATE_NOOP("Options", "out of this trick"),
        ("pass_policy", "rejoin"): QT_TRANSLATE_NOOP("Options", "back in on the next turn"),
    },
    prose={"pass": (_passing, _taking)},
)
