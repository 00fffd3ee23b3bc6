"""`climb_bonus`: a bonus for rising straight from the lowest to the highest position."""

from __future__ import annotations

from collections.abc import Iterable

from arschloch_gui.app.games.climbing.exchange_words import pairs_of
from arschloch_gui.app.games.climbing.in_play import keeps_positions
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.table.question import Choice, JudgedTurn
from arschloch_gui.app.wording.controls import HAND, KeyUse
from arschloch_gui.app.wording.title_forms import ends
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.actions import Declare
from arschloch_gui.engine.climbing.rulemods.climb_bonus import FREE_TRICK
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.options import RulesBase


def _climbing(rules: Rules, ladder: Ladder) -> list[str]:
    if not keeps_positions(rules):
        return []
    found = []
    exchanges = any(upper == 0 for _, upper, _ in pairs_of(rules))
    if rules.climb_bonus in ("extra_card", "both") and exchanges:
        found.append(_extra_card(rules))
    if _can_be(rules):
        found.append(
            translate(
                "Rules",
                "A player who rises from {lowest} straight to {highest} may, on one turn "
                "in the next round, win the trick without playing.",
            )
        )
    return [fill(line, **ends(ladder)) for line in found]


def _extra_card(rules: Rules) -> str:
    if rules.exchange == "ask":
        return translate(
            "Rules",
            "A player who rises from {lowest} straight to {highest} gets one more card in the "
            "next exchange: after their usual questions, they keep asking until they have it.",
        )
    return translate(
        "Rules",
        "A player who rises from {lowest} straight to {highest} exchanges one more card in the "
        "next round.",
    )


_CLAIMING = KeyUse(HAND, ("T",), QT_TRANSLATE_NOOP("Keys", "take the free trick"))


def _can_be(rules: RulesBase) -> bool:
    return isinstance(rules, Rules) and rules.climb_bonus in ("free_trick", "both")


def _keys(rules: Rules) -> Iterable[KeyUse]:
    return (_CLAIMING,) if _can_be(rules) else ()


def _claims(judge: JudgedTurn) -> list[Choice]:
    if not _can_be(judge.snapshot.spec.rules):
        return []
    text, key = translate("Decision", "Take the trick"), translate("Decision", "Key T")
    claim = Declare(FREE_TRICK)
    legal = claim in judge.snapshot.legal
    return [Choice(FREE_TRICK, text, key, enabled=legal, action=claim)]


WORDS = RuleWords(
    options={
        "climb_bonus": (
            QT_TRANSLATE_NOOP("Options", "Reward for rising to the top"),
            QT_TRANSLATE_NOOP(
                "Options",
                "In the next round, for a player who rises straight from lowest to highest.",
            ),
        )
    },
    values={
        ("climb_bonus", "none"): QT_TRANSLATE_NOOP("Options", "no bonus"),
        ("climb_bonus", "extra_card"): QT_TRANSLATE_NOOP(
            "Options", "one more card in the exchange"
        ),
        ("climb_bonus", "free_trick"): QT_TRANSLATE_NOOP("Options", "one free trick"),
        ("climb_bonus", "both"): QT_TRANSLATE_NOOP("Options", "both"),
    },
    prose={"exchange": (_climbing,)},
    declared={
        "free_trick": (
            QT_TRANSLATE_NOOP("Log", "You take your free trick."),
            QT_TRANSLATE_NOOP("Log", "{name} takes a free trick."),
        )
    },
    advised={
        FREE_TRICK: (
            QT_TRANSLATE_NOOP("Hindsight", "Take your free trick."),
            QT_TRANSLATE_NOOP("Hindsight", "Taking your free trick would be worse."),
        )
    },
    stamps={FREE_TRICK: Stamp(QT_TRANSLATE_NOOP("Moment", "Free trick!"))},
    calls={FREE_TRICK: lambda: translate("Saying", "Mine!")},
    claims=_claims,
    keys=_keys,
)
