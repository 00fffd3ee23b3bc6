"""`low_beats_high`: the lowest ranks beat as many of the highest."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import is_on, ranks_in_play
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.climbing.rules import Rules


def _low_beats_high(rules: Rules, ladder: Ladder) -> str:
    count = rules.low_beats_high
    if not count:
        return ""
    ranks = ranks_in_play(rules)
    line = fill(
        translate(
            "Rules",
            "Low beats high: {low} beat as many {high}. After that, the trick goes on as usual.",
        ),
        low=listed([ranks_name(rank) for rank in ranks[:count]]),
        high=listed([ranks_name(rank) for rank in ranks[-count:]]),
    )
    if not is_on(rules, "revolution"):
        return line
    swapped = translate("Rules", "After a revolution it is the other way round.")
    return f"{line} {swapped}"


WORDS = RuleWords(
    options={
        "low_beats_high": (
            QT_TRANSLATE_NOOP("Options", "Low beats high"),
            QT_TRANSLATE_NOOP(
                "Options", "How many of the lowest ranks beat as many of the highest."
            ),
        )
    },
    examples={("low_beats_high", ""): ((("<D",), "beats"), ((">S",), ""))},
    prose={"special": (_low_beats_high,)},
)
