"""`runs`: cards of consecutive ranks, played together."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import equals_beat, is_on, neighbours
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import rank_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.melds import SHORTEST_RUN
from arschloch_gui.engine.climbing.rules import Rules


def _runs(rules: Rules, ladder: Ladder) -> list[str]:
    ranks = neighbours(rules, SHORTEST_RUN)
    if rules.runs == "none" or len(ranks) < SHORTEST_RUN:
        return []
    found = [fill(_shape(rules), run=_row(ranks), pairs=_row([r for r in ranks for _ in "12"]))]
    if not is_on(rules, "runs_above"):
        found.append(_beaten(rules))
    return [" ".join(found)]


def _shape(rules: Rules) -> str:
    if rules.runs == "suited":
        return translate(
            "Rules",
            "You can also play a run: three or more consecutive ranks of one suit, such as "
            "{run}. Runs do not wrap around from the strongest rank to the weakest.",
        )
    return translate(
        "Rules",
        "You can also play a run: three or more consecutive ranks, all singles, all pairs or all "
        "triples, such as {run} or {pairs}. Runs do not wrap around from the strongest rank to "
        "the weakest.",
    )


def _beaten(rules: Rules) -> str:
    if rules.runs == "suited":
        if equals_beat(rules):
            return translate(
                "Rules",
                "A run is beaten by a run of the same length that ends equally high or higher, "
                "whatever its suit.",
            )
        return translate(
            "Rules",
            "A run is beaten by a run of the same length that ends higher, whatever its suit.",
        )
    if equals_beat(rules):
        return translate(
            "Rules",
            "A run is beaten by a run of the same shape and length that ends equally high or "
            "higher.",
        )
    return translate(
        "Rules", "A run is beaten by a run of the same shape and length that ends higher."
    )


def _row(ranks: list[str]) -> str:
    return "-".join(map(rank_name, ranks))


WORDS = RuleWords(
    options={
        "runs": (
            QT_TRANSLATE_NOOP("Options", "Runs"),
            QT_TRANSLATE_NOOP(
                "Options", "Whether cards of consecutive ranks may be played together."
            ),
        )
    },
    values={
        ("runs", "none"): QT_TRANSLATE_NOOP("Options", "none"),
        ("runs", "same_set"): QT_TRANSLATE_NOOP("Options", "singles, pairs or triples"),
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
