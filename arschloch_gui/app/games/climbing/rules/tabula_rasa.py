"""`tabula_rasa`: the last card of a rank wins the trick."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import copies_of, equals_beat, example_rank
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.wording.cards import ranks_name
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.climbing.rules import Rules


def _tabula_rasa(rules: Rules, ladder: Ladder) -> str:
    if not rules.tabula_rasa:
        return ""
    example = example_rank(rules, "J", "8")
    found = []
    if not equals_beat(rules):
        found.append(
            translate("Rules", "Singles, pairs and triples may be answered with the same rank.")
        )
    found.append(
        fill(
            translate(
                "Rules",
                "Tabula rasa: the player who adds the last card of a rank to the trick "
                "(the last of the {count} {ranks}, for instance) clears it: they win the "
                "trick at once and lead the next one. It does not work with four or more "
                "cards at a time.",
            ),
            count=copies_of(rules, example),
            ranks=ranks_name(example),
        )
    )
    return " ".join(found)


WORDS = RuleWords(
    options={
        "tabula_rasa": (
            QT_TRANSLATE_NOOP("Options", "Tabula rasa"),
            QT_TRANSLATE_NOOP(
                "Options",
                "With five or more players: equal ranks may be played, and the last card "
                "of a rank clears the trick.",
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
            QT_TRANSLATE_NOOP(
                "Log", "You play the last card of this rank: tabula rasa, the trick is yours."
            ),
            QT_TRANSLATE_NOOP("Log", "{name} plays the last card of this rank: tabula rasa."),
        )
    },
    stamps={"tabula_rasa": Stamp(QT_TRANSLATE_NOOP("Moment", "Tabula rasa!"), effect="slash")},
)
