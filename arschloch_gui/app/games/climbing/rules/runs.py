"""`runs`: cards of neighbouring ranks, played together."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _runs(rules: Rules, ladder: Ladder) -> str:
    lines = {
        "none": "",
        "same_set": translate(
            "Rules",
            "Runs may be played, too: three or more neighbouring ranks, all as singles, all as "
            "pairs or all as threes, such as 8-9-10 or 8-8-9-9-10-10. A run is beaten by a run "
            "of the same shape and length that ends higher.",
        ),
        "suited": translate(
            "Rules",
            "Runs may be played, too: three or more neighbouring ranks of one suit, such as ♥8-9-10"
            ". A run is beaten by a run of the same length that ends higher; its suit may differ.",
        ),
    }
    return lines[rules.runs]


WORDS = RuleWords(
    options={
        "runs": (
            QT_TRANSLATE_NOOP("Options", "Runs"),
            QT_TRANSLATE_NOOP(
                "Options", "Whether cards of neighbouring ranks may be played together."
            ),
        )
    },
    values={
        ("runs", "none"): QT_TRANSLATE_NOOP("Options", "none"),
        ("runs", "same_set"): QT_TRANSLATE_NOOP("Options", "singles, pairs or threes"),
        ("runs", "suited"): QT_TRANSLATE_NOOP("Options", "of one suit only"),
    },
    examples={
        ("runs", ""): ((("8D", "9S", "10H"), "beats"), (("7C", "8S", "9D"), "")),
        ("runs", "suited"): ((("8H", "9H", "10H"), "beats"), (("7C", "8C", "9C"), "")),
    },
    problems={
        "runs_need_suits": QT_TRANSLATE_NOOP(
            "Problems",
            "“{option}” of one suit need suits, which “{other}” does not have. Choose other runs "
            "or none.",
        )
    },
    prose={"trick": (_runs,)},
)
