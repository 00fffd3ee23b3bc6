"""`may_pass_lead`, `pass_lot`: the leader may pass, and too many passes lead to drawing lots."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords, Stamp
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _passing_the_lead(rules: Rules, ladder: Ladder) -> str:
    if not rules.may_pass_lead:
        return ""
    found = [translate("Rules", "The leader may pass, too; then the next player may lead.")]
    if rules.start_card_must_be_played and "start_card" in (rules.first_lead, rules.next_lead):
        found.append(
            translate(
                "Rules", "The only exception: if you have to play the start card, you may not pass."
            )
        )
    if not rules.pass_lot:
        found.append(
            translate(
                "Rules",
                "If nobody wants to lead, the round is over: the fewer cards you hold, the higher "
                "your place.",
            )
        )
    else:
        found.append(
            translate(
                "Rules",
                "After %n pass(es) in a row, the remaining places are drawn by lot.",
                None,
                rules.pass_lot,
            )
        )
    return " ".join(found)


WORDS = RuleWords(
    options={
        "may_pass_lead": (
            QT_TRANSLATE_NOOP("Options", "The leader may pass"),
            QT_TRANSLATE_NOOP("Options", "Then the next player may lead."),
        ),
        "pass_lot": (
            QT_TRANSLATE_NOOP("Options", "Draw lots after this many passes in a row"),
            QT_TRANSLATE_NOOP(
                "Options", "After this many passes in a row, the remaining places are drawn by lot."
            ),
        ),
    },
    values={("pass_lot", "0"): QT_TRANSLATE_NOOP("Options", "no lots")},
    counted={"pass_lot": QT_TRANSLATE_NOOP("Options", "%n pass(es)")},
    prose={"pass": (_passing_the_lead,)},
    applied={
        "lot": (
            QT_TRANSLATE_NOOP(
                "Log", "Nobody wants to play: the remaining places are drawn by lot."
            ),
            QT_TRANSLATE_NOOP(
                "Log", "Nobody wants to play: the remaining places are drawn by lot."
            ),
        )
    },
    stamps={"lot": Stamp(QT_TRANSLATE_NOOP("Moment", "Drawn by lot!"))},
)
