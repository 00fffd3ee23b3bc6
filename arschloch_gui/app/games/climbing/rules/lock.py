"""`lock`: after the same suits twice in a row, only these suits can beat the trick."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import (
    example_rank,
    example_ranks,
    has_bombs,
    has_trumps,
    joker_is,
)
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.wording.cards import rank_name, suit_sign
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, listed, translate
from arschloch_gui.engine.cards import SUITS
from arschloch_gui.engine.climbing.rulemods.lock import LOCK
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView


def _lock(rules: Rules, ladder: Ladder) -> str:
    if not rules.lock:
        return ""
    found = [_locked(rules)]
    if free := _free(rules):
        line = translate("Rules", "Only {cards} may be played whatever their suit.")
        found.append(fill(line, cards=listed(free)))
    if joker_is(rules, "substitute"):
        found.append(
            translate(
                "Rules",
                "A joker counts as the suit it stands for. By itself, it can be played even if "
                "the trick is locked, and it ends the lock.",
            )
        )
    elif any(joker_is(rules, part) for part in ("high", "wild", "jester")):
        found.append(
            translate("Rules", "Jokers have no suit and cannot be used in a locked trick.")
        )
    if has_trumps(rules):
        found.append(
            translate("Rules", "Trumps have no suit and cannot be played in a locked trick.")
        )
    return " ".join(found)


def _locked(rules: Rules) -> str:
    ranks = example_ranks(rules)
    low = ranks.index(example_rank(rules, "7")) if "7" in ranks[:-1] else 0
    pair = [f"{suit_sign('H')}{rank_name(rank)}" for rank in (ranks[low], ranks[low + 1])]
    return fill(
        translate(
            "Rules",
            "Suit lock: when a play has the same suits as the one before it, such as {play} on "
            "{before}, the trick can only be beaten in these suits.",
        ),
        before=pair[0],
        play=pair[1],
    )


def _free(rules: Rules) -> list[str]:
    """List what can be played in a locked trick regardless of suits."""
    found = []
    if has_bombs(rules):
        found.append(translate("Rules", "bombs"))
    if joker_is(rules, "trump") or joker_is(rules, "takes_trick"):
        found.append(translate("Rules", "jokers"))
    if has_trumps(rules):
        found.append(translate("Rules", "the Excuse"))
    return found


def _binding(stage: TableState) -> str:
    lock = stage.marks.get(LOCK, 0)  # Four bits per suit.
    if not stage.trick_plays or not lock:
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
                "Once the same suits are played twice in a row, only those suits may be "
                "played in the trick.",
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
            QT_TRANSLATE_NOOP("Log", "You play the same suits: the trick is locked to them."),
            QT_TRANSLATE_NOOP("Log", "{name} plays the same suits: the trick is locked to them."),
        ),
        "unlock": (
            QT_TRANSLATE_NOOP("Log", "Your joker ends the suit lock."),
            QT_TRANSLATE_NOOP("Log", "{name}’s joker ends the suit lock."),
        ),
    },
)
