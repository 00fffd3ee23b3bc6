"""`tabula_rasa`: the last card of a rank takes the trick."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import example_rank
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import RANK_OF_NAME, rank_of
from arschloch_gui.engine.climbing.deck import deck_of
from arschloch_gui.engine.climbing.rules import Rules


def _tabula_rasa(rules: Rules, ladder: Ladder) -> str:
    if not rules.tabula_rasa:
        return ""
    example = example_rank(rules, "J", "8")
    return fill(
        translate(
            "Rules",
            "Tabula rasa: a trick may be answered with the same rank. Whoever lays the last "
            "card of "
            "a rank that lies completely in the trick takes it at once: {count} {ranks}, say, one "
            "by one or in pairs. Four at once do not count.",
        ),
        count=sum(rank_of(card) == RANK_OF_NAME[example] for card in deck_of(rules)),
        ranks=ranks_name(example),
    )


WORDS = RuleWords(
    options={
        "tabula_rasa": (
            QT_TRANSLATE_NOOP("Options", "Tabula rasa"),
            QT_TRANSLATE_NOOP(
                "Options",
                "Equal ranks may answer, and the last card of a rank takes the trick; from five "
                "players.",
            ),
        )
    },
    examples={
        ("tabula_rasa", ""): (
            (("JD",), "then"),
            (("JC",), "then"),
            (("JH",), "then"),
            (("JS",), "takes"),
        )
    },
    prose={"special": (_tabula_rasa,)},
    applied={
        "tabula_rasa": (
            QT_TRANSLATE_NOOP("Log", "You complete the rank and sweep the table."),
            QT_TRANSLATE_NOOP("Log", "{name} completes the rank and sweeps the table."),
        )
    },
    stamps={"tabula_rasa": Stamp(QT_TRANSLATE_NOOP("Moment", "Tabula rasa!"), effect="slash")},
)
