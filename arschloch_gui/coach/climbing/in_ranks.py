"""Decisions before the first trick, expressed in rank numbers, for `rules_of_thumb.py`.

The ranks are in the order of the exchange, lowest first. Jokers that have a place in this order are
counted above all other ranks, like those that replace cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from arschloch_gui.ai.climbing.reading import parted_with
from arschloch_gui.coach.climbing.bargain_reasons import answered
from arschloch_gui.coach.rules_of_thumb import ChoiceInRanks, HandInRanks, RankNumber
from arschloch_gui.engine.actions import Action, Answer, Ask, Declare, Propose
from arschloch_gui.engine.cards import RANK_OF_NAME, Rank, rank_of
from arschloch_gui.engine.climbing.view import SeatView


def hand_in_ranks(view: SeatView) -> HandInRanks:
    """Return the hand of the view's seat as rank numbers."""
    numbers = _numbers(view)
    naturals = len(view.book.naturals)
    return HandInRanks(tuple(sorted(numbers[rank_of(card)] for card in view.hand)), naturals)


def choices_in_ranks(view: SeatView, actions: Sequence[Action]) -> list[ChoiceInRanks]:
    """Return each action as a choice: the ranks it gives and gets, and whether it is a yes."""
    numbers = _numbers(view)
    return [_choice(view, action, numbers) for action in actions]


def _numbers(view: SeatView) -> dict[Rank, RankNumber]:
    """Return the number of each rank in the deck: 0 is the lowest, and jokers are the highest."""
    book = view.book
    ordered = sorted(
        {rank_of(card) for card in book.deck},
        key=lambda rank: (rank not in book.naturals, book.worth[rank], rank),
    )
    return {rank: number for number, rank in enumerate(ordered)}


def _choice(view: SeatView, action: Action, numbers: Mapping[Rank, RankNumber]) -> ChoiceInRanks:
    def in_order(ranks: Iterable[Rank]) -> tuple[RankNumber, ...]:
        return tuple(sorted(numbers[rank] for rank in ranks))

    match action:
        case Ask(rank):
            return ChoiceInRanks(gets=in_order([RANK_OF_NAME[rank]]), says=True)
        case Propose(give, want):
            return ChoiceInRanks(
                in_order(map(rank_of, give)), in_order(map(RANK_OF_NAME.__getitem__, want))
            )
        case Answer(accept=False):
            return ChoiceInRanks(says=False)
        case Answer():
            trade = answered(view, action)
            gone, got = (in_order(map(rank_of, cards)) for cards in (trade.gone, trade.got))
            return ChoiceInRanks(gone, got, says=True)
        case Declare():
            return ChoiceInRanks(says=True)
    cards = parted_with(action)
    return ChoiceInRanks(in_order(map(rank_of, cards)), says=None if cards else False)
