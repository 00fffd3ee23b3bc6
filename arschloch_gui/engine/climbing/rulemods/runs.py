"""Runs of at least three consecutive ranks (`runs`, rules.md §1.3).

`same_set`: runs of single cards, of pairs or of triples. `suited`: runs of single cards of one
suit. A higher run of the same kind and length beats a run. Runs do not wrap around.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from arschloch_gui.engine.cards import NUMBER_DECKS, Card, Rank, in_ranks, rank_of, suit_of
from arschloch_gui.engine.climbing.contribution import CardsPart, Contribution, TrickPart
from arschloch_gui.engine.climbing.melds import (
    GROUPS_AT_ONCE,
    PAIR_RUN,
    RUN,
    SHORTEST_RUN,
    TRIPLE_RUN,
    Meld,
)
from arschloch_gui.engine.climbing.rulebook import Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.suits import highest_suit, same_rank_choices, suit_pattern
from arschloch_gui.engine.options import Problem

_KINDS = {1: RUN, 2: PAIR_RUN, 3: TRIPLE_RUN}


def contribute(rules: Rules) -> Contribution | None:
    """Return the hooks for runs of sets or in suit, or None without runs."""
    if rules.runs == "same_set":
        return Contribution(trick=TrickPart(melds=_set_runs), cards=CardsPart(has_runs=True))
    if rules.runs == "suited":
        return Contribution(
            trick=TrickPart(melds=_suited_runs), cards=CardsPart(has_runs=True, suits_matter=True)
        )
    return None


def _set_runs(book: Rulebook, hand: list[Card], whole: bool) -> Iterator[Meld]:
    groups = _by_rank(book, hand)
    if whole and sum(len(cards) for cards in groups.values()) != len(hand):
        return
    for times, kind in _KINDS.items():
        ranks = [rank for rank, cards in groups.items() if len(cards) >= times]
        if whole and any(len(cards) != times for cards in groups.values()):
            continue
        for stretch in _stretches(book, ranks, whole):
            for cards in _cards_of(book, [groups[rank] for rank in stretch], times):
                yield _run(book, kind, stretch, cards)


def _cards_of(
    book: Rulebook, groups: list[tuple[Card, ...]], times: int
) -> Iterable[tuple[Card, ...]]:
    """Return the choices of cards for a run, without equivalent duplicates.

    Only the suits of the top rank matter and, if a trick can be locked, how often each suit occurs.
    Listing every combination of suits would take far too long.
    """
    ways: dict[tuple[int, ...], tuple[Card, ...]] = {(): ()}
    for group in groups[:-1]:
        longer: dict[tuple[int, ...], tuple[Card, ...]] = {}
        choices = same_rank_choices(book, group, times) if book.suits_bind else [group[:times]]
        for below in ways.values():
            for more in choices:
                longer.setdefault(suit_pattern(book, cards := (*below, *more)), cards)
        ways = longer
    tops = same_rank_choices(book, groups[-1], times)
    found: dict[tuple[int, ...], tuple[Card, ...]] = {}
    for below in ways.values():
        for top in tops:
            cards = (*below, *top)
            found.setdefault((highest_suit(book, top), *suit_pattern(book, cards)), cards)
    return found.values()


def _suited_runs(book: Rulebook, hand: list[Card], whole: bool) -> Iterator[Meld]:
    for suit in range(4):
        own = tuple([card for card in hand if suit_of(card) == suit])
        if not whole or len(own) == len(hand):
            yield from _runs_of_suit(book, own, whole)


@lru_cache(maxsize=GROUPS_AT_ONCE)
def _runs_of_suit(book: Rulebook, own: tuple[Card, ...], whole: bool) -> tuple[Meld, ...]:
    """Return the runs in one suit, cached because most plays leave the other suits unchanged."""
    groups = _by_rank(book, own)
    if whole and len(groups) != len(own):
        return ()
    return tuple(
        [
            _run(book, RUN, stretch, tuple([groups[rank][0] for rank in stretch]))
            for stretch in _stretches(book, list(groups), whole)
        ]
    )


def _by_rank(book: Rulebook, hand: Iterable[Card]) -> dict[Rank, tuple[Card, ...]]:
    natural = [card for card in hand if book.is_natural[card]]
    return {rank_of(group[0]): group for group in in_ranks(natural)}


def _stretches(book: Rulebook, ranks: list[Rank], whole: bool) -> Iterator[list[Rank]]:
    """Yield each list of adjacent ranks that forms a run, or only that of all ranks if `whole`."""
    order = book.order[0]
    ranks = sorted(ranks, key=lambda rank: order[rank])
    for start in range(len(ranks)):
        for end in range(start + 1, len(ranks) + 1):
            if order[ranks[end - 1]] - order[ranks[start]] != end - 1 - start:
                break
            if end - start >= SHORTEST_RUN and (not whole or end - start == len(ranks)):
                yield ranks[start:end]


def _run(book: Rulebook, kind: str, stretch: list[Rank], cards: tuple[Card, ...]) -> Meld:
    top = [suit_of(card) for card in cards if rank_of(card) == stretch[-1]]
    suit = max(book.suit_strength[s] for s in top) if book.suits_matter else 0
    return Meld(kind, len(cards), stretch[-1], suit, cards)


def suited_runs_need_suits(rules: Rules) -> Problem | None:
    """Check that runs in suit are only used with cards that have suits."""
    if rules.runs == "suited" and rules.deck in NUMBER_DECKS:
        return Problem.of("runs_need_suits", "runs", "deck")
    return None


CONFLICTS = (suited_runs_need_suits,)
