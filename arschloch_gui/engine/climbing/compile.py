"""Compilation of options into tables and hooks, once per match: `compile_rules(rules) -> Rulebook`.

Every module in `rulemods/` reads the options it implements and contributes hooks, or nothing.
Options that are off or have no effect take no time during a match. Effects apply in the order of
`rulemods.MODULES`. Outside this compile step, nothing in the package reads an option.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeVar

from arschloch_gui.engine.cards import (
    CARD_COUNT,
    RANK_COUNT,
    SUITS,
    Card,
    Rank,
    rank_of,
    ranks_above,
)
from arschloch_gui.engine.climbing.contribution import (
    CardsPart,
    DealPart,
    ExchangePart,
    LeadPart,
    OutPart,
    TrickPart,
)
from arschloch_gui.engine.climbing.deck import deck_of, ordered_ranks
from arschloch_gui.engine.climbing.rulebook import Deal, Exchange, Lead, Out, Rulebook, Trick
from arschloch_gui.engine.climbing.rulemods import MODULES
from arschloch_gui.engine.climbing.rules import Rules

Hook = TypeVar("Hook")

RULES_AT_ONCE = 64
"""Number of cached rulebooks. A list of matches uses one per set of rules."""


@lru_cache(maxsize=RULES_AT_ONCE)
def compile_rules(rules: Rules) -> Rulebook:
    """Return the rulebook for valid rules. Results are cached.

    Options without effect are reset first, so the modules do not have to check for them.

    >>> len(compile_rules(Rules()).deck)
    32
    """
    if (in_force := rules.in_force()) != rules:
        return compile_rules(in_force)
    parts = [part for module in MODULES if (part := module.contribute(rules)) is not None]
    cards = [part.cards for part in parts]
    wild = frozenset[Card]().union(*(each.wild for each in cards))
    natural = _natural_ranks(rules, wild)
    turning = [*_weakest(rules, cards), *natural]
    return Rulebook(
        rules=rules,
        deck=deck_of(rules),
        order=_orders(rules, turning),
        naturals=tuple(natural),
        rank_span=len(turning),
        is_natural=_by_card(frozenset(natural), wild),
        worth=_strengths(ordered_ranks(rules), ranks_above(rules.deck)),
        suit_strength=_suit_strength(rules.suit_order),
        gift_suits=_suit_strength(
            rules.suit_order if rules.tribute_suits == "none" else rules.tribute_suits
        ),
        suits_matter=any(each.suits_matter for each in cards),
        suits_bind=any(each.suits_bind for each in cards),
        max_set=rules.max_set or len(deck_of(rules)),
        wild=wild,
        helpers=wild.union(*(each.stand_ins for each in cards)),
        has_runs=any(each.has_runs for each in cards),
        has_trumps=any(each.has_trumps for each in cards),
        decision_kinds={each.kind: each for part in parts for each in part.decision_kinds},
        deal=_deal([part.deal for part in parts]),
        exchange=_exchange([part.exchange for part in parts]),
        lead=_lead([part.lead for part in parts]),
        trick=_trick([part.trick for part in parts]),
        out=_out([part.out for part in parts]),
    )


# -- hooks by phase -----------------------------------------------------------------------


def _deal(parts: list[DealPart]) -> Deal:
    return Deal(
        before=_every(part.before for part in parts),
        by_office=any(part.by_office for part in parts),
        dealer=_last(part.dealer for part in parts),
        cut=_last(part.cut for part in parts),
        rest_to_last=any(part.rest_to_last for part in parts),
    )


def _exchange(parts: list[ExchangePart]) -> Exchange:
    return Exchange(
        preludes=_every(part.prelude for part in parts),
        counts=tuple(count for part in parts for count in part.counts),
        amendments=_every(part.amends for part in parts),
        kept_back=frozenset[Card]().union(*(part.kept_back for part in parts)),
    )


def _lead(parts: list[LeadPart]) -> Lead:
    draws = _every(part.draw_places for part in parts)
    return Lead(
        opening=_last(part.opening for part in parts),
        card_decides=any(part.card_decides for part in parts),
        heir=_last(part.heir for part in parts),
        heir_drawn=any(part.heir_drawn for part in parts),
        may_pass=any(part.may_pass for part in parts),
        draw_places=draws[-1] if draws else None,
    )


def _trick(parts: list[TrickPart]) -> Trick:
    return Trick(
        enumerators=_every(part.melds for part in parts),
        beat_rules=_every(part.beats for part in parts),
        crossings=_every(part.crosses for part in parts),
        objections=_every(part.objects for part in parts),
        meld_ends=_every(part.at_meld for part in parts),
        meld_effects=_every(part.after_meld for part in parts),
        trick_effects=_every(part.after_trick for part in parts),
        pass_absorbers=_every(part.absorbs_pass for part in parts),
        declarations=_every(part.declaration for part in parts),
        equals_beat=any(part.equals_beat for part in parts),
        runs_clear=any(part.runs_clear for part in parts),
        owner_answers=any(part.owner_answers for part in parts),
        punishes=any(part.punishes for part in parts),
    )


def _out(parts: list[OutPart]) -> Out:
    return Out(
        penalised={rank: why for part in parts for rank, why in part.penalised.items()},
        effects=_every(part.after_out for part in parts),
        carried=_every(part.carried for part in parts),
        last_place_scores=sum(part.last_place_scores for part in parts),
    )


def _every(hooks: Iterable[Hook | None]) -> tuple[Hook, ...]:
    """Return the hooks that are not None, in the order of the modules."""
    return tuple(hook for hook in hooks if hook is not None)


def _last(hooks: Iterable[Hook | None]) -> Hook:
    """Return the last hook that is not None. There must be one."""
    return _every(hooks)[-1]


# -- tables -------------------------------------------------------------------------------


def _weakest(rules: Rules, parts: list[CardsPart]) -> list[Rank]:
    """Return those ranks in play that are weaker than all others."""
    present = set(map(rank_of, deck_of(rules)))
    return [rank for part in parts for rank in part.weakest if rank in present]


def _orders(rules: Rules, turning: list[Rank]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the strength of every rank, in normal and in reversed order."""
    return (
        _strengths(turning, ranks_above(rules.deck)),
        _strengths(turning[::-1], ranks_above(rules.deck, turned=True)),
    )


def _by_card(natural: frozenset[Rank], wild: frozenset[Card]) -> tuple[bool, ...]:
    return tuple(rank_of(card) in natural and card not in wild for card in range(CARD_COUNT))


def _natural_ranks(rules: Rules, wild: frozenset[Card]) -> list[Rank]:
    """Return the ranks in play that can be played as themselves, weakest first."""
    present = {rank_of(card) for card in deck_of(rules) if card not in wild}
    return [rank for rank in ordered_ranks(rules) if rank in present]


def _strengths(ranks: list[Rank], above: tuple[Rank | None, ...]) -> tuple[int, ...]:
    """Return the strength of every rank: its index in `ranks` + `above`, or −1 if it is in neither.

    None in `above` leaves a gap.
    """
    strengths = [-1] * RANK_COUNT
    for strength, rank in enumerate((*ranks, *(rank for rank in above if rank not in ranks))):
        if rank is not None:
            strengths[rank] = strength
    return tuple(strengths)


def _suit_strength(suits: str | tuple[str, ...]) -> tuple[int, int, int, int]:
    if isinstance(suits, str):
        return (0, 1, 2, 3)
    order = [SUITS.index(suit) for suit in suits]
    return (order.index(0), order.index(1), order.index(2), order.index(3))
