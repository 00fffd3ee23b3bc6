"""Sentences common to several kinds of exchange."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from arschloch_gui.app.games.climbing.in_play import keeps_positions
from arschloch_gui.app.games.climbing.rule_words import Ladder, Paragraph
from arschloch_gui.app.wording.title_forms import Office
from arschloch_gui.app.wording.words import capitalised, fill, translate
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.climbing.compile import compile_rules
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.tribute import usual_pairs

PairLines: TypeAlias = Callable[[Rules, int], list[str]]
"""A function that returns sentences about a pair that exchanges a number of cards.

They contain placeholders for the {upper} and the {lower} position.
"""


def pairs_of(rules: Rules) -> list[tuple[Seat, Seat, int]]:
    """Return (lower position, upper position, cards) of every exchanging pair, outermost first."""
    if rules.exchange == "none":
        return []
    places = tuple(range(rules.players))
    counts = compile_rules(rules).exchange.counts
    return [(pair.lower, pair.upper, pair.count) for pair in usual_pairs(counts, places)]


def exchanging(ways: tuple[str, ...], lines: PairLines, *paragraphs: Paragraph) -> Paragraph:
    """Return a `Paragraph` for rules whose `exchange` is in `ways`.

    It describes the pairs one by one and adds the text of `paragraphs`.
    """

    def told(rules: Rules, ladder: Ladder) -> list[str]:
        pairs = pairs_of(rules)
        if rules.exchange not in ways or not pairs or not keeps_positions(rules):
            return []
        found = [
            _of_pair(lines(rules, count), ladder[lower], ladder[upper])
            for lower, upper, count in pairs
        ]
        for paragraph in paragraphs:
            more = paragraph(rules, ladder)
            found += [more] if isinstance(more, str) else more
        if 2 * len(pairs) < rules.players:
            found.append(translate("Rules", "The other players keep their cards."))
        return found

    return told


def free_choice(rules: Rules, ladder: Ladder) -> str:
    """Return the sentence saying that any cards can be given back."""
    return translate(
        "Rules",
        "The cards given back can be any cards: not necessarily the worst ones, and even cards "
        "just received.",
    )


def _of_pair(lines: list[str], lower: Office, upper: Office) -> str:
    holes = {**lower.holes("lower"), **upper.holes("upper")}
    return " ".join(capitalised(fill(line, **holes)) for line in lines)
