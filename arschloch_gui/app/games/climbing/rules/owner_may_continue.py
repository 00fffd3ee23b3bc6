"""`owner_may_continue`: the last player may play on before taking the trick."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _taking(rules: Rules, ladder: Ladder) -> str:
    if not rules.owner_may_continue:
        return ""
    return translate(
        "Rules",
        "When all the others have passed, the player who played last may beat "
        "their own cards, or pass and win the trick. Its cards are out of the "
        "round, and the winner leads the next trick.",
    )


WORDS = RuleWords(
    options={
        "owner_may_continue": (
            QT_TRANSLATE_NOOP("Options", "You may beat your own cards"),
            QT_TRANSLATE_NOOP(
                "Options",
                "When everyone else has passed, the last player to play may play again "
                "before taking the trick.",
            ),
        )
    },
    prose={"pass": (_taking,)},
)
