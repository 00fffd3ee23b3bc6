"""`low_beats_high`: the lowest ranks beat the same number of cards of the highest."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import (
    has_bombs,
    has_revolution,
    ranks_in_play,
)
from arschloch_gui.app.games.climbing.jesters import jester_names
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.climbing.rules import Rules


def _low_beats_high(rules: Rules, ladder: Ladder) -> str:
    count = rules.low_beats_high
    if not count:
        return ""
    ranks = ranks_in_play(rules)
    names = [*jester_names(rules), *map(ranks_name, ranks)]
    found = [
        fill(
            translate(
                "Rules",
                "Low beats high: {low} beat the same number of {high}. After that, the usual "
                "order applies again.",
            ),
            low=listed(names[:count]),
            high=listed(names[-count:]),
        )
    ]
    if has_bombs(rules):
        found.append(translate("Rules", "This does not apply to bombs."))
    if has_revolution(rules):
        found.append(translate("Rules", "After a revolution, it is the other way round."))
    return " ".join(found)


WORDS = RuleWords(
    options={
        "low_beats_high": (
            QT_TRANSLATE_NOOP("Options", "Low beats high"),
            QT_TRANSLATE_NOOP(
                "Options",
                "How many of the lowest ranks beat the highest ranks, with the same "
                "number of cards.",
            ),
        )
    },
    examples={("low_beats_high", ""): ((("<D",), "beats"), ((">S",), ""))},
    prose={"special": (_low_beats_high,)},
)
