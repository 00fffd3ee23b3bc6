"""Helpers for decisions on the viewer's turn in the climbing games."""

from __future__ import annotations

from arschloch_gui.app.table.question import JudgedTurn
from arschloch_gui.engine.cards import RANK_NAMES, rank_of
from arschloch_gui.engine.climbing.pending import PendingDecision
from arschloch_gui.engine.climbing.rulebook import RoundState


def round_of(judge: JudgedTurn) -> RoundState:
    """Return a round consistent with the viewer's view. It must be the viewer's turn."""
    assert isinstance(judge.state, RoundState)
    return judge.state


def due_of(judge: JudgedTurn) -> PendingDecision:
    """Return the decision outside a trick that the viewer must make now."""
    return round_of(judge).due[0]


def ranks_to_name(judge: JudgedTurn) -> tuple[str, ...]:
    """Return the ranks that can be asked for or wanted, weakest first."""
    book = round_of(judge).book
    present = {rank_of(card) for card in book.deck if card not in book.exchange.kept_back}
    # Ranks without a strength of their own (wild twos) sort with the jokers.
    order = sorted(present, key=lambda rank: (book.order[0][rank] < 0, book.order[0][rank]))
    return tuple(RANK_NAMES[rank] for rank in order)
