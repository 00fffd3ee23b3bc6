"""Inferences from cards received of which the player does not know which they were.

They are checked against all deals, each carried out by the engine.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from statistics import fmean
from typing import Any

import pytest
from drawn_worlds import worlds

from arschloch_gui.ai.climbing.playout.catalogue import catalogue
from arschloch_gui.ai.climbing.playout.core.receipt import ODD
from arschloch_gui.ai.climbing.search.dealing import redealt, redealt_before_play
from arschloch_gui.ai.climbing.search.tributes import tributes
from arschloch_gui.engine.cards import RANK_OF_NAME, Card
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.pending import Given, Pair
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.tribute import pay_tribute
from arschloch_gui.engine.climbing.view import Received, SeatView
from arschloch_gui.engine.climbing.view_line import ClimbingLine
from arschloch_gui.engine.rng import Rng
from arschloch_gui.engine.view_json import KeyReader, cards_of
from deals import cards, go, round_of
from long import times

UPPER, LOWER = 0, 2
HANDS = "9d js qd kd | 8d jd as ad | 8s 10d qs ks"
"""Twelve cards, of which the lowest position gives the king and the queen of spades."""
DECK = {rank + suit for rank in ("7", "8", "9", "10", "J", "Q", "K", "A") for suit in "DCHS"}
CHOICE, WORST = "best_for_any", "best_for_worst"
RETURNS = {CHOICE: "choice", WORST: "worst"}


def exchanged(*plays: str, exchange: str = CHOICE, **values: Any) -> RoundState:
    """Return a round with these cards after an exchange of two cards and some actions."""
    held = set(HANDS.upper().replace("|", " ").split())
    state = round_of(
        HANDS, offices=(0, 1, 2), exchange=exchange, exchange_counts=[2], privileged=1,
        missing=sorted(DECK - held), **values,
    )  # fmt: skip
    return go(state, *plays)


def known_cards(view: SeatView) -> set[Card]:
    """Return the cards that a seat holds, has played or has given away."""
    given = [card for gift in view.given if gift.giver == view.seat for card in gift.cards]
    return {*view.hand, *played_by(view, view.own_seat), *given}


def played_by(view: SeatView, seat: int) -> set[Card]:
    """Return the cards that a seat has played."""
    return {card for by, meld in view.history if meld and by == seat for card in meld.cards}


def unsure(state: RoundState, seat: int, among: Iterable[Card] = ()) -> SeatView:
    """Return the view of a seat that only knows among which cards the received ones are.

    Without `among`, these are all the cards that it held then.
    """
    view = CLIMBING.view(state, seat)
    [gift] = [gift for gift in view.given if gift.taker == seat]
    returned_later = seat == UPPER and state.book.rules.exchange == CHOICE
    held = known_cards(view) if returned_later else {*view.hand, *played_by(view, seat)}
    received = Received(gift.giver, len(gift.cards), tuple(sorted(among or held)))
    given = tuple(each for each in view.given if each is not gift)
    return replace(view, given=given, received=(received,))


def deals(state: RoundState, view: SeatView) -> Iterator[RoundState]:
    """Yield each deal that leads to what a seat knows, after its exchange."""
    seat, [gift], own = view.own_seat, view.received, known_cards(view)
    every = own.union(*state.hands, *(meld.cards for _, meld in view.history if meld))
    how, size = RETURNS[state.book.rules.exchange], len(every) // 3
    for hand in combinations(sorted(own), size):
        for other in combinations(sorted(every - set(hand)), size):
            after = state.clone()
            after.given, after.due = [], []
            after.hands = [sorted(every - {*hand, *other})] * 3
            after.hands[seat], after.hands[gift.giver] = list(hand), list(other)
            pay_tribute(after, [Pair(UPPER, LOWER, gift.count)], how, None)
            if _fits(after, view):
                yield after


def _fits(after: RoundState, view: SeatView) -> bool:
    """Return whether the exchange was as a seat knows it."""
    [gift], seat = view.received, view.own_seat
    got = {card for given in after.given if given.giver == gift.giver for card in given.cards}
    gave = [given for given in after.given if given.giver == seat]
    if after.due:  # The seat has not returned cards yet.
        return got <= {*gift.cards} and set(after.hands[seat]) == known_cards(view)
    own = [given for given in view.given if given.giver == seat]
    held = {*view.hand, *played_by(view, seat)}
    return got <= {*gift.cards} and set(after.hands[seat]) == held and gave == own


def posterior(state: RoundState, view: SeatView) -> dict[int, float]:
    """Return the probability of each hand of the giver now, packed, besides cards returned."""
    [gift], pack = view.received, catalogue(state.book).layout.pack
    returned = {card for each in view.given if each.giver == view.seat for card in each.cards}
    played = played_by(view, gift.giver)
    found: Counter[int] = Counter()
    for after in deals(state, view):
        kept = set(after.hands[gift.giver]) - returned
        if kept >= played - returned:
            found[pack(kept - played)] += 1
    return {hand: n / found.total() for hand, n in found.items()}


def difference(one: Mapping[int, float], other: Mapping[int, float]) -> float:
    """Return the total variation distance between two distributions."""
    return sum(abs(one.get(key, 0) - other.get(key, 0)) for key in {*one, *other}) / 2


def shares(state: RoundState, view: SeatView, hands: Iterable[Iterable[Card]]) -> dict[int, float]:
    """Return how often the giver holds each hand, packed, besides cards returned to it."""
    pack, [gift] = catalogue(state.book).layout.pack, view.received
    fixed = pack(view.known_holdings().get(gift.giver, ()))
    found = Counter(pack(hand) - fixed for hand in hands)
    return {hand: n / found.total() for hand, n in found.items()}


# -- against all deals ---------------------------------------------------------------------------

BY_SUIT: dict[str, Any] = {"lock": True}
"""Rules under which the players distinguish suits."""
OWN = tuple(CLIMBING.view(exchanged(), UPPER).hand)


@pytest.mark.sampled
@pytest.mark.parametrize("rules", [{}, BY_SUIT], ids=["ranks", "suits"])
@pytest.mark.parametrize("among", [OWN, OWN[2:]], ids=["all", "some"])
def test_worlds_before_play_are_as_likely_as_deals_lead_to_them(
    rules: dict[str, Any], among: tuple[Card, ...]
):
    state, count = exchanged(**rules), times(1500, 6000)
    view = unsure(state, UPPER, among)
    expected = posterior(state, view)

    def sampled(view: SeatView) -> dict[int, float]:
        drawn = [redealt_before_play(view, Rng(seed)).hands[LOWER] for seed in range(count)]
        return shares(state, unsure(state, UPPER), drawn)

    assert difference(sampled(view), expected) < 0.05
    assert difference(sampled(replace(view, received=())), expected) > 0.2


CASES = {
    "upper": (UPPER, exchanged("9d js")),
    "upper, suits": (UPPER, exchanged("9d js", **BY_SUIT)),
    "upper, worst": (UPPER, exchanged(exchange=WORST)),
    "upper, returned a king": (UPPER, exchanged("9d kd")),
    "upper, after a play": (UPPER, exchanged("9d js", "10d", next_lead="lowest_office")),
    "upper, after a returned card": (UPPER, exchanged("9d kd", "kd", next_lead="lowest_office")),
    "lower, worst": (LOWER, exchanged(exchange=WORST)),
    "lower, worst, suits": (LOWER, exchanged(exchange=WORST, **BY_SUIT)),
    "lower, worst, after a play": (LOWER, exchanged("8s", "qd", exchange=WORST)),
}


@pytest.mark.parametrize("case", CASES)
def test_hands_of_a_giver_are_as_likely_as_deals_lead_to_them(case: str):
    seat, state = CASES[case]
    view = unsure(state, seat)
    known, world = catalogue(state.book), redealt(view, Rng(1))
    [giver] = {gift.giver for gift in view.received}
    evidence = tributes(known, view, world)[giver]
    assert evidence is not None
    fixed = view.known_holdings().get(giver, [])
    hidden = sorted(set(view.unseen()) - set(fixed))
    told: dict[int, float] = defaultdict(float)
    for kept in combinations(hidden, view.counts[giver] - len(fixed)):
        hands = [0] * 3
        hands[giver] = known.layout.pack([*kept, *fixed])
        told[known.layout.pack(kept)] += evidence.chance(hands) - ODD
    expected = posterior(state, view)
    assert difference({k: n / sum(told.values()) for k, n in told.items()}, expected) < 1e-9


@pytest.mark.sampled
@pytest.mark.parametrize("case", ["upper", "lower, worst, suits"])
def test_worlds_in_a_trick_are_as_likely_as_deals_lead_to_them(case: str):
    seat, state = CASES[case]
    view = unsure(state, seat)
    [gift] = view.received
    drawn = [world[gift.giver] for world in worlds(view, times(1500, 6000))]
    assert difference(shares(state, view, drawn), posterior(state, view)) < 0.06


# -- a gift of choice ----------------------------------------------------------------------------

CHOSEN = exchanged("9d js")


def test_a_gift_of_choice_is_as_likely_as_the_possible_gifts_on_average():
    known, view = catalogue(CHOSEN.book), unsure(CHOSEN, LOWER)
    hands = [known.layout.pack(cards(text)) for text in ("8d qd ks qs", "kd as ad jd", "")]
    possible = list(combinations(view.received[0].cards, 2))
    assert len(possible) == 6

    def chance(view: SeatView) -> float:
        evidence = tributes(known, view, redealt(view, Rng(1)))[UPPER]
        assert evidence is not None
        return evidence.chance(hands) - ODD

    each = [
        chance(replace(view, received=(), given=(*view.given, Given(UPPER, LOWER, gift))))
        for gift in possible
    ]
    assert chance(view) == pytest.approx(fmean(each))
    assert max(each) > 2 * min(each)


def test_a_card_better_than_an_own_gift_was_returned():
    # The lowest position gave the king and the queen of spades, so the king has come back.
    state = exchanged("9d ks")
    known, view = catalogue(state.book), unsure(state, LOWER)
    evidence: Any = tributes(known, view, redealt(view, Rng(1)))[UPPER]
    ranks = [known.layout.groups[evidence.order[at]] for at in evidence.got]
    assert ranks == [RANK_OF_NAME["K"]]
    assert (evidence.unsure, sum(evidence.maybe)) == (1, 3)


# -- nothing unsure ------------------------------------------------------------------------------


def test_cards_known_for_certain_are_nothing_more_than_a_gift():
    for seat, state in CASES.values():
        view = CLIMBING.view(state, seat)
        [gift] = [gift for gift in view.given if gift.taker == seat]
        line: Any = ClimbingLine().write(unsure(state, seat, gift.cards))
        keys = KeyReader(line, 3, cards_of(state.book.deck))
        told = ClimbingLine().read(view.rules, seat, keys, ())
        assert not told.received
        assert sorted(told.given, key=repr) == sorted(view.given, key=repr)


def test_contradictory_cards_say_nothing():
    for seat, state in CASES.values():
        view = unsure(state, seat)
        [gift] = view.received
        nothing = replace(view, received=(Received(gift.giver, 2, cards("7d 7c")),))
        assert redealt(nothing, Rng(1)).hands[gift.giver]
        assert tributes(catalogue(state.book), nothing, redealt(nothing, Rng(1)))
