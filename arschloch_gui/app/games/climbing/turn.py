"""What the decisions of the climbing game ask of the viewer's turn."""

from __future__ import annotations

from arschloch_gui.app.table.question import JudgedTurn
from arschloch_gui.engine.cards import RANK_NAMES, rank_of
from arschloch_gui.engine.climbing.pending import PendingDecision
from arschloch_gui.engine.climbing.rulebook import RoundState


def round_of(judge: JudgedTurn) -> RoundState:
    """Return a round that fits what the viewer sees; it is his turn."""
    assert isinstance(judge.state, RoundState)
    return judge.state


def due_of(judge: JudgedTurn) -> PendingDecision:
    """The decision outside of a trick that the viewer has to make now."""
    return round_of(judge).due[0]


def ranks_to_name(judge: JudgedTurn) -> tuple[str, ...]:
    """The ranks that can be asked for or wanted, weakest first."""
    book = round_of(judge).book
    present = {rank_of(card) for card in book.deck if card not in book.exchange.kept_back}
    # Ranks without a strength of their own (wild twos) stand with the jokers.
    order = sorted(present, key=lambda rank: (book.order[0][rank] < 0, book.order[0][rank]))
    return tuple(RANK_NAMES[rank] for rank in order)
