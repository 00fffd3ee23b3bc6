"""`clear_on_finish`: a player's last cards cannot be beaten."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, translate
from arschloch_gui.engine.climbing.rules import Rules


def _last_cards(rules: Rules, ladder: Ladder) -> str:
    if not rules.clear_on_finish:
        return ""
    return translate(
        "Rules",
        "A player’s last cards cannot be beaten: the trick ends at once, and the next player who "
        "still has cards leads.",
    )


WORDS = RuleWords(
    options={
        "clear_on_finish": (
            QT_TRANSLATE_NOOP("Options", "A last card ends the trick"),
            QT_TRANSLATE_NOOP("Options", "Nobody can beat the cards a player goes out with."),
        )
    },
    prose={"out": (_last_cards,)},
)
