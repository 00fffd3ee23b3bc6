"""The always visible state of the house rules: the rank order and the cards out of play."""

from __future__ import annotations

from functools import lru_cache

from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.engine.cards import RANK_NAMES, TRUMP_NAMES, format_cards, rank_of
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rules import Rules


@lru_cache(maxsize=256)
def ladder_of(book: Rulebook, *, turned: bool, asked: str = "") -> tuple[str, ...]:
    """Return the ranks that can be played, weakest first.

    Jokers stay on top even if the order is reversed (`turned`). Of the trumps, only the lowest, the
    highest and the one in `asked` are included.
    """
    order = book.order[turned]
    present = {rank_of(card) for card in book.deck if card not in book.wild}
    ladder = sorted(present, key=lambda rank: order[rank])
    trumps = [rank for rank in ladder if RANK_NAMES[rank] in TRUMP_NAMES]
    shown = {*trumps[:1], *trumps[-1:]}
    left_out = {rank for rank in trumps if rank not in shown and RANK_NAMES[rank] != asked}
    return tuple(RANK_NAMES[rank] for rank in ladder if rank not in left_out)


def out_of_play(stage: TableState) -> list[str]:
    """Return the codes of the cards that all players know to be out of play."""
    assert isinstance(stage.rules, Rules)
    return [*stage.rules.missing, *format_cards((*stage.aside, *stage.discarded))]
