"""`lock`: after the same suits twice only these suits count in the trick."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.show.stage import Stage
from arschloch_gui.app.wording.cards import suit_sign
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import SUITS
from arschloch_gui.engine.climbing.rulemods.lock import LOCK
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView


def _lock(rules: Rules, ladder: Ladder) -> str:
    if not rules.lock:
        return ""
    lock = translate(
        "Rules",
        "Suit lock: when two plays in succession have the same suits, say ♥7 and ♥9, the trick can "
        "only be beaten in these suits.",
    )
    if rules.joker != "substitute":
        return lock
    joker = translate(
        "Rules", "A joker counts as the suit it stands for; a joker played alone lifts the lock."
    )
    return f"{lock} {joker}"


def _binding(stage: Stage) -> str:
    lock = stage.marks.get(LOCK, 0)  # four bits a suit
    if not stage.laid or not lock:
        return ""
    suits = "".join(suit_sign(SUITS[s]) * (lock >> 4 * s & 15) for s in range(len(SUITS)))
    return fill(translate("Binding", "Only {suits} in this trick"), suits=suits)


def _matters(view: SeatView) -> str:
    return "special" if view.marks.get(LOCK) else ""


WORDS = RuleWords(
    options={
        "lock": (
            QT_TRANSLATE_NOOP("Options", "Suit lock"),
            QT_TRANSLATE_NOOP(
                "Options",
                "After the same suits twice in succession only these suits count in the trick.",
            ),
        )
    },
    examples={("lock", ""): ((("7H",), "then"), (("9H",), "suit"))},
    refusals={
        "locked": QT_TRANSLATE_NOOP("Refusals", "The trick is locked: only {suits} may be played.")
    },
    prose={"special": (_lock,)},
    binds=_binding,
    matters=_matters,
    applied={
        "lock": (
            QT_TRANSLATE_NOOP("Log", "You play the same suits: they are locked for this trick."),
            QT_TRANSLATE_NOOP(
                "Log", "{name} plays the same suits: they are locked for this trick."
            ),
        ),
        "unlock": (
            QT_TRANSLATE_NOOP("Log", "Your joker lifts the lock."),
            QT_TRANSLATE_NOOP("Log", "{name}’s joker lifts the lock."),
        ),
    },
)
