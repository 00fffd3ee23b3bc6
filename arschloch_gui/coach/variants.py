"""The same decision with other cards, so that what comes back is the theme and not the picture.

Where suits mean nothing under the rules they change places, and a card of the middle that stands
alone may change with its neighbour in rank in somebody else's hand. Which ranks single rules make
much of is not known here: whoever shows a variant has its options judged anew.
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
    """Cards that become others; those that are not named stay. One card never becomes two."""

    cards: dict[Card, Card]

    def of(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """These cards after it, ascending."""
        return tuple(sorted(self.cards.get(card, card) for card in cards))

    def then(self, other: Change) -> Change:
        """One change after the other."""
        both = {card: other.cards.get(to, to) for card, to in self.cards.items()}
        return Change({**other.cards, **both})


def variant_of(exercise: Exercise, number: int) -> Exercise:
    """Variant `number` of an exercise, always the same for a number; 0 is the exercise itself.

    Where nothing can be changed that the rules do not look at, it is the exercise itself, too.
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
    """Suits that change places, the deck being the same afterwards; None where none can."""
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
    """Single cards of the middle that change with a neighbour the hand has none of."""
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
    """The ranks with suits, the weakest first."""
    family, rules = exercise.spec.family, exercise.spec.rules
    by_name = {
        format_card(card)[:-1]: rank_of(card)
        for card in family.cards.deck(rules)
        if suit_of(card) != NO_SUIT
    }
    return [by_name[name] for name in family.cards.rank_names(rules) if name in by_name]


def _made(exercise: Exercise, found: Dealt, change: Change) -> Exercise | None:
    """The exercise with other cards, or None where it does not come to the same decision."""
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
    """The legal action that the rules cannot tell from this one."""
    state, legal = match.deciding, match.legal()
    if state is None or action in legal:
        return action if action in legal else None
    same = (each for each in legal if type(each) is type(action)
            and match.family.same_action(state, each, action))  # fmt: skip
    return next(same, None)


def _is_alike(one: Exercise, other: Exercise, change: Change, hand: tuple[Card, ...]) -> bool:
    """Whether the other asks the same of a hand that differs only as it was meant to."""
    facts = [(each.seat, each.phase, each.office, each.cards) for each in (one, other)]
    match = other.match()
    shown = _hand_of(match, other.seat)
    ranks = [sorted(map(rank_of, cards)) for cards in (shown, change.of(hand))]
    return (
        facts[0] == facts[1]
        and ranks[0] == ranks[1]
        and len(match.legal()) == len(one.match().legal())
    )
