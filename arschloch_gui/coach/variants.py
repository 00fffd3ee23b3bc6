"""Variants of a decision with other cards, so that its theme is practised and not its appearance.

If suits have no meaning under the rules, they are permuted, and a single card of middle rank can be
swapped with one of an adjacent rank in another hand. Effects of single rules on ranks are not
considered, so the options of a variant must be judged anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from msgspec import Struct
from msgspec.structs import replace

from arschloch_gui.coach.dealt import Dealt, dealt
from arschloch_gui.coach.exercise import Exercise, exercise_at
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import (
    CARD_OF,
    NO_SUIT,
    SUITS,
    Card,
    Seat,
    format_card,
    rank_of,
    suit_of,
)
from arschloch_gui.engine.family import FixedDeal, Refusal
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.rng import Rng


class Change(Struct, frozen=True):
    """A mapping of cards to others; cards that are not listed stay the same. It must be injective.

    >>> Change({1: 2, 2: 1}).of((1, 3))
    (2, 3)
    """

    cards: dict[Card, Card]

    def of(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return these cards after the change, in ascending order."""
        return tuple(sorted(self.cards.get(card, card) for card in cards))

    def then(self, other: Change) -> Change:
        """Return the combination of this change and a second one applied after it."""
        both = {card: other.cards.get(to, to) for card, to in self.cards.items()}
        return Change({**other.cards, **both})


def variant_of(exercise: Exercise, number: int) -> Exercise:
    """Return variant `number` of an exercise. The same number always gives the same variant.

    Returns the exercise itself for 0, or if no change leaves the decision equivalent.
    """
    rules = exercise.spec.rules
    if not number or exercise.spec.family.cards.suits_count(rules):
        return exercise
    found = dealt(exercise)
    if found is None:
        return exercise
    rng = Rng(exercise.spec.seed, "variant", number)
    suits = _other_suits(exercise, rng)
    if suits is None:
        return exercise
    match = exercise.match()
    hand = _hand_of(match, exercise.seat)
    for swap in (*_swaps(exercise, found, hand, rng), Change({})):
        change = swap.then(suits)
        made = _made(exercise, found, change)
        if made is not None and _is_alike(exercise, made, change, hand):
            return made
    return exercise


def _other_suits(exercise: Exercise, rng: Rng) -> Change | None:
    """Return a random permutation of suits that keeps the deck the same, or None."""
    deck = exercise.spec.family.cards.deck(exercise.spec.rules)
    ways = []
    for suits in list(permutations(range(len(SUITS))))[1:]:
        way = Change({card: _in_suit(card, suits[suit_of(card)]) for card in set(deck)
                      if suit_of(card) != NO_SUIT})  # fmt: skip
        if way.cards and Counter(way.of(deck)) == Counter(deck):
            ways.append(way)
    return rng.choice(ways) if ways else None


def _in_suit(card: Card, suit: int) -> Card:
    return CARD_OF[format_card(card)[:-1] + SUITS[suit]]


def _swaps(exercise: Exercise, found: Dealt, hand: tuple[Card, ...], rng: Rng) -> Iterator[Change]:
    """Yield swaps of single middle cards with adjacent ranks that the hand does not have."""
    family, rules = exercise.spec.family, exercise.spec.rules
    deck = Counter(family.cards.deck(rules))
    ladder = _ladder(exercise)
    third = len(ladder) // 3
    held = Counter(rank_of(card) for card in hand)
    own = set(hand).intersection(found.hands[exercise.seat])
    near = [
        (ladder[at], ladder[to])
        for at in range(third, len(ladder) - third)
        for to in (at - 1, at + 1)
        if third <= to < len(ladder) - third and held[ladder[at]] == 1 and not held[ladder[to]]
    ]
    for rank, other in rng.shuffled(near):
        card = next(each for each in hand if rank_of(each) == rank)
        theirs = [each for each in deck if rank_of(each) == other]
        if card in own and deck[card] == 1 and theirs:
            to = rng.choice(theirs)
            if deck[to] == 1:
                yield Change({card: to, to: card})


def _ladder(exercise: Exercise) -> list[int]:
    """Return the ranks with suits, weakest first."""
    family, rules = exercise.spec.family, exercise.spec.rules
    by_name = {
        format_card(card)[:-1]: rank_of(card)
        for card in family.cards.deck(rules)
        if suit_of(card) != NO_SUIT
    }
    return [by_name[name] for name in family.cards.rank_names(rules) if name in by_name]


def _made(exercise: Exercise, found: Dealt, change: Change) -> Exercise | None:
    """Return the exercise with other cards, or None if the decision is not reached."""
    match = Match(exercise.spec)
    deal = FixedDeal(tuple(change.of(hand) for hand in found.hands), found.offices)
    for entry in found.before:
        if isinstance(entry, FixedDeal):
            match.start_round(entry)
        else:
            match.submit(entry.seat, entry.action)
    if isinstance(match.start_round(deal), Refusal):
        return None
    for acted in found.acted:
        action = _legal_like(match, _changed(acted.action, change))
        if action is None or isinstance(match.submit(acted.seat, action), Refusal):
            return None
    return exercise_at(match)


def _changed(action: Action, change: Change) -> Action:
    cards: object = getattr(action, "cards", None)
    return replace(action, cards=change.of(cards)) if isinstance(cards, tuple) else action


def _hand_of(match: Match, seat: Seat) -> tuple[Card, ...]:
    assert match.state is not None
    return tuple(match.state.hands[seat])


def _legal_like(match: Match, action: Action) -> Action | None:
    """Return the legal action that is equivalent to this one under the rules, or None."""
    state, legal = match.deciding, match.legal()
    if state is None or action in legal:
        return action if action in legal else None
    same = (each for each in legal if type(each) is type(action)
            and match.family.same_action(state, each, action))  # fmt: skip
    return next(same, None)


def _is_alike(one: Exercise, other: Exercise, change: Change, hand: tuple[Card, ...]) -> bool:
    """Return whether two exercises pose the same question and the hands differ as intended."""
    facts = [(each.seat, each.phase, each.office, each.cards) for each in (one, other)]
    match = other.match()
    shown = _hand_of(match, other.seat)
    ranks = [sorted(map(rank_of, cards)) for cards in (shown, change.of(hand))]
    return (
        facts[0] == facts[1]
        and ranks[0] == ranks[1]
        and len(match.legal()) == len(one.match().legal())
    )
