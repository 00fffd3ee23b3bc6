"""`runs_above`: a run must start above the last card of the run it beats."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import has_revolution, neighbours
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import rank_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.melds import SHORTEST_RUN
from arschloch_gui.engine.climbing.rules import Rules


def _above(rules: Rules, ladder: Ladder) -> str:
    ranks = neighbours(rules, 2 * SHORTEST_RUN)
    if not rules.runs_above or len(ranks) < SHORTEST_RUN:
        return ""
    found = [_start_above(rules)]
    if len(ranks) == 2 * SHORTEST_RUN:
        example = translate("Rules", "For example, {clear} beats {run}, but {overlap} does not.")
        found.append(
            fill(
                example,
                clear=_row(ranks[3:6]),
                run=_row(ranks[:3]),
                overlap=_row(ranks[2:5]),
            )
        )
    if has_revolution(rules):
        found.append(
            translate("Rules", "After a revolution, it must end below its first card instead.")
        )
    return " ".join(found)


def _start_above(rules: Rules) -> str:
    if rules.runs == "suited":
        return translate(
            "Rules",
            "A run is beaten by a run of the same length that starts above its last card, "
            "whatever its suit.",
        )
    return translate(
        "Rules",
        "A run is beaten by a run of the same shape and length that starts above its last card.",
    )


def _row(ranks: list[str]) -> str:
    return "-".join(map(rank_name, ranks))


WORDS = RuleWords(
    options={
        "runs_above": (
            QT_TRANSLATE_NOOP("Options", "Runs must not overlap"),
            QT_TRANSLATE_NOOP(
                "Options", "A run must start above the last card of the run it beats."
            ),
        )
    },
    examples={("runs_above", ""): ((("9D", "10D", "JD"), "beats"), (("6S", "7S", "8S"), ""))},
    refusals={
        "run_overlaps": QT_TRANSLATE_NOOP(
            "Refusals", "Your run must start above the last card of the run on the table."
        )
    },
    continues={"trick": _above},
)
