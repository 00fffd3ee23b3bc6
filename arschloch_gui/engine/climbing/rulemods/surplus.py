"""`surplus`: what happens to the cards left over in an uneven deal (rules.md §1.1, §5)."""

from __future__ import annotations

from arschloch_gui.engine.cards import CARD_OF, Card
from arschloch_gui.engine.climbing.contribution import Contribution, DealPart
from arschloch_gui.engine.climbing.rulebook import Cut, Rulebook, Surplus
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.family import RoundSetup
from arschloch_gui.engine.rng import Rng


def contribute(rules: Rules) -> Contribution | None:
    """Return the hook that splits the shuffled deck into cards to deal and cards to set aside."""
    to_last = rules.surplus == "to_last"
    return Contribution(deal=DealPart(cut=_CUTS[rules.surplus], rest_to_last=to_last))


def _uneven(book: Rulebook, setup: RoundSetup, cards: list[Card]) -> Surplus:
    return Surplus(cards, [], True)


def _chosen_open(book: Rulebook, setup: RoundSetup, cards: list[Card]) -> Surplus:
    # Keep the start card in play: the chosen one, or else the lowest of all.
    ascending = sorted(cards, key=book.exchange_key)
    start = CARD_OF[book.rules.start_card] if book.rules.start_card else ascending[0]
    ascending.remove(start)
    aside = ascending[: len(cards) % len(setup.carry.order)]
    return Surplus(_without(cards, aside), aside, True)


def _random(openly: bool) -> Cut:
    def cut(book: Rulebook, setup: RoundSetup, cards: list[Card]) -> Surplus:
        extra = len(cards) % len(setup.carry.order)
        aside = Rng(setup.seed, "aside", setup.round_no).shuffled(cards)[:extra]
        return Surplus(_without(cards, aside), aside, openly)

    return cut


def _aside_at_first(book: Rulebook, setup: RoundSetup, cards: list[Card]) -> Surplus:
    # A first round has no lowest position to get the rest, even if positions were drawn.
    if setup.carry.offices and setup.round_no > 1:
        return Surplus(cards, [], True)
    return _random(openly=False)(book, setup, cards)


def _without(cards: list[Card], aside: list[Card]) -> list[Card]:
    rest = cards[:]
    for card in aside:
        rest.remove(card)
    return rest


_CUTS: dict[str, Cut] = {
    "uneven": _uneven,
    "chosen_open": _chosen_open,
    "random_open": _random(openly=True),
    "random_hidden": _random(openly=False),
    "to_last": _aside_at_first,
}
