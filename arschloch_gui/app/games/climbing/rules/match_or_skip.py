"""`match_or_skip`: after two equal ranks, the next player must match them or lose this turn."""

from __future__ import annotations

from arschloch_gui.app.games.climbing.in_play import example_rank
from arschloch_gui.app.games.climbing.rule_words import Ladder, RuleWords
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.wording.articles import wanted
from arschloch_gui.app.wording.cards import cards_phrase, rank_name
from arschloch_gui.app.wording.plays import meant_phrase
from arschloch_gui.app.wording.words import QT_TRANSLATE_NOOP, fill, translate
from arschloch_gui.engine.cards import RANK_NAMES, Card, is_joker, rank_of
from arschloch_gui.engine.climbing.rulemods.match_or_skip import BOUND
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.view import SeatView


def _match_or_skip(rules: Rules, ladder: Ladder) -> str:
    if not rules.match_or_skip:
        return ""
    found = []
    if rules.beat == "higher":
        found.append(translate("Rules", "You may also answer with the same rank."))
    line = translate(
        "Rules",
        "Match or skip: when a play matches the one before it, such as a {rank} "
        "on a {rank}, the next player must match it too or skip this turn "
        "(without dropping out of the trick). No special card may be played "
        "instead.",
    )
    found.append(fill(line, rank=rank_name(example_rank(rules, "9"))))
    found.append(
        translate(
            "Rules",
            "Each matching play binds the next player in the same way. After a "
            "skipped turn, play is free again.",
        )
    )
    return " ".join(found)


def _binding(stage: TableState) -> str:
    if not stage.trick_plays or not stage.marks.get(BOUND):
        return ""
    cards = _the_same_again(stage.trick_plays[-1].cards)
    return fill(translate("Binding", "Match with {cards} or skip your turn"), cards=cards)


def _the_same_again(cards: tuple[Card, ...]) -> str:
    """Describe a play that matches these cards; the suits of a set do not matter."""
    ranks = {RANK_NAMES[rank_of(card)] for card in cards if not is_joker(card)}
    if len(ranks) != 1:
        return cards_phrase(cards)
    rank = ranks.pop()
    return wanted(rank) if len(cards) == 1 else meant_phrase(cards, rank)


def _matters(view: SeatView) -> str:
    return "special" if view.marks.get(BOUND) else ""


WORDS = RuleWords(
    options={
        "match_or_skip": (
            QT_TRANSLATE_NOOP("Options", "Match or skip"),
            QT_TRANSLATE_NOOP(
                "Options",
                "After two equal ranks, the next player must match them or skip a turn.",
            ),
        )
    },
    examples={("match_or_skip", ""): ((("9D",), "then"), (("9S",), "match"))},
    refusals={
        "must_match": QT_TRANSLATE_NOOP(
            "Refusals", "Two equal ranks in a row: match {top}, or pass and skip this turn."
        )
    },
    prose={"special": (_match_or_skip,)},
    binds=_binding,
    matters=_matters,
    applied={
        "bound": (
            QT_TRANSLATE_NOOP("Log", "You match: the next player must match as well or skip."),
            QT_TRANSLATE_NOOP("Log", "{name} matches: the next player must match as well or skip."),
        ),
        "skipped": (
            QT_TRANSLATE_NOOP("Log", "You don’t match, so you skip this turn."),
            QT_TRANSLATE_NOOP("Log", "{name} doesn’t match and skips this turn."),
        ),
    },
)
