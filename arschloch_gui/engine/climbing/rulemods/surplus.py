"""`surplus`: what happens to cards that do not divide by the players (rules.md §1.1, §5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from arschloch_gui.engine.cards import CARD_OF, Card, Seat
from arschloch_gui.engine.climbing.rulebook import Contribution, Rulebook
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.climbing.state import RoundState
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.rng import Rng

Cut: TypeAlias = tuple[list[Card], list[Card], bool]
"""(cards to deal, cards laid aside, laid aside openly?)"""


def contribute(rules: Rules) -> Contribution | None:
    """`set_aside` takes the shuffled deck and gives the cards to deal and those left out."""
    to_last = rules.surplus == "to_last"
    return Contribution(
        set_aside=_CUTS[rules.surplus], rest_goes_to=_last_office if to_last else None
    )


def _uneven(book: Rulebook, setup: RoundSetup, cards: list[Card]) -> Cut:
    return cards, [], True


def _chosen_open(book: Rulebook, setup: RoundSetup, cards: list[Card]) -> Cut:
    # The start card stays in: the given one, else the lowest of all.
    ascending = sorted(cards, key=book.exchange_key)
    start = CARD_OF[book.rules.start_card] if book.rules.start_card else ascending[0]
    ascending.remove(start)
    aside = ascending[: len(cards) % len(setup.carry.order)]
    return _without(cards, aside), aside, True


def _random(openly: bool) -> Callable[[Rulebook, RoundSetup, list[Card]], Cut]:
    def cut(book: Rulebook, setup: RoundSetup, cards: list[Card]) -> Cut:
        extra = len(cards) % len(setup.carry.order)
        aside = Rng(setup.seed, "aside", setup.round_no).shuffled(cards)[:extra]
        return _without(cards, aside), aside, openly

    return cut


def _aside_at_first(book: Rulebook, setup: RoundSetup, cards: list[Card]) -> Cut:
    # In the first round nobody is last; an office that was drawn does not make a round a later one.
    if setup.carry.offices and setup.round_no > 1:
        return cards, [], True
    return _random(openly=False)(book, setup, cards)


def _last_office(state: RoundState, count: int) -> list[Seat]:
    return [state.offices[-1]] * count if state.offices else []


def _without(cards: list[Card], aside: list[Card]) -> list[Card]:
    rest = cards[:]
    for card in aside:
        rest.remove(card)
    return rest


_CUTS: dict[str, Callable[[Rulebook, RoundSetup, list[Card]], Cut]] = {
    "uneven": _uneven,
    "chosen_open": _chosen_open,
    "random_open": _random(openly=True),
    "random_hidden": _random(openly=False),
    "to_last": _aside_at_first,
}
