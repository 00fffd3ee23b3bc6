"""Negotiations: proposals, and answers based on a comparison with the forced exchange.

After three refusals, the lower player gives their best cards for the upper player's worst. The
lower player therefore accepts any offer that is better than that, and the upper player proposes the
trade with the largest expected gain.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement, takewhile

from arschloch_gui.ai.climbing.evaluation import Evaluator
from arschloch_gui.ai.climbing.habit import Habit
from arschloch_gui.ai.climbing.playout.core.weights import Weights
from arschloch_gui.ai.climbing.trading import rank_gains, trade_value
from arschloch_gui.engine.actions import Action, Answer, Propose
from arschloch_gui.engine.cards import RANK_NAMES, RANK_OF_NAME, Card, Rank, Seat, rank_of
from arschloch_gui.engine.climbing.gifts import gift_choices
from arschloch_gui.engine.climbing.rulebook import RoundState
from arschloch_gui.engine.climbing.rulemods.exchange_negotiate import BARGAINING, Bargain
from arschloch_gui.engine.climbing.view import SeatView

MOST_PROPOSALS = 4
"""Maximum number of proposals to play out, because this is slow and most results are similar."""
MOST_IN_A_HURRY = 4
"""Maximum number of options (answers and counter-proposals) to evaluate during a match."""
SPARED, WANTED = 5, 5
"""Number of single cards to offer, and of ranks to ask for, that are combined in all ways."""


def bargain(view: SeatView, legal: tuple[Action, ...], weights: Weights) -> int:
    """Return the index of an answer to an offer, or of the most promising proposal."""
    about = view.due[0].about_as(Bargain)
    appraiser = Evaluator(view, weights)
    if about.offer is not None:
        return legal.index(Answer(_is_welcome(view, about, legal, appraiser)))
    wishes = proposals(view, legal, appraiser)
    # After each refusal, propose the next best.
    return wishes[min(about.refusals, len(wishes) - 1)]


def _is_welcome(
    view: SeatView, about: Bargain, legal: tuple[Action, ...], appraiser: Evaluator,
) -> bool:  # fmt: skip
    """Return whether the offer is better than the forced exchange after three refusals."""
    assert about.offer is not None
    if Answer(True) not in legal:
        return False
    count, upper = about.pair.count, view.seat == about.pair.upper
    ranked = sorted(_own(view), key=view.book.exchange_key)
    lost = ranked[:count] if upper else ranked[len(ranked) - count :]
    got = likely_cards(view, appraiser, about.proposer, count, best=upper)
    forced = trade_value(appraiser, tuple(lost), got)
    given = _lowest_of(view, about.offer.want)
    return trade_value(appraiser, given, about.offer.give) >= forced


def proposals(view: SeatView, legal: tuple[Action, ...], appraiser: Evaluator) -> list[int]:
    """Return the indices of the proposals, largest expected gain first."""
    give, wishes = _wishes(view, appraiser)
    by_ranks = sorted(map(rank_of, give))
    found: dict[tuple[Rank, ...], int] = {}
    gift: tuple[Card, ...] | None = None
    fits = False
    for index, action in enumerate(legal):
        if isinstance(action, Propose):
            if action.give is not gift:  # proposals of a gift are adjacent
                gift, fits = action.give, sorted(map(rank_of, action.give)) == by_ranks
            if fits:
                found[tuple([RANK_OF_NAME[name] for name in action.want])] = index
    return [found[wish] for wish in wishes if wish in found]


def _wishes(
    view: SeatView, appraiser: Evaluator
) -> tuple[tuple[Card, ...], list[tuple[Rank, ...]]]:
    """Return the cards to offer, and the ranks to ask for, largest expected gain first."""
    assert view.seat is not None
    about = view.due[0].about_as(Bargain)
    count, target = about.pair.count, about.other(view.seat)
    give = _best_gift(view, count, appraiser)
    gains = rank_gains(view, appraiser)
    samples = {rank_of(card): card for card in view.book.deck}

    def chance(want: Iterable[Rank]) -> float:
        likely = 1.0
        for rank in set(want := tuple(want)):
            likely *= appraiser.outlook.chance_held(target, rank, want.count(rank))
        return likely

    ranks = sorted(gains, key=lambda r: gains[r] * chance([r]), reverse=True)[:WANTED]
    still = trade_value(appraiser, ())
    worth = {
        want: chance(want) * (trade_value(appraiser, give, tuple(samples[r] for r in want)) - still)
        for want in combinations_with_replacement(sorted(ranks), count)
    }
    return give, sorted(worth, key=lambda want: worth[want], reverse=True)


def _best_gift(view: SeatView, count: int, appraiser: Evaluator) -> tuple[Card, ...]:
    """Return the best cards to give away, from those that are individually easy to spare."""

    def value(cards: tuple[Card, ...]) -> float:
        return trade_value(appraiser, cards)

    own = _own(view)
    easy = sorted(own, key=lambda card: value((card,)), reverse=True)[: max(SPARED, count)]
    # Low pairs are hard to split, but easy to give away as a pair.
    lowest = sorted(own, key=view.book.exchange_key)[: max(SPARED, count)]
    choices = {tuple(sorted(c)) for some in (easy, lowest) for c in combinations(some, count)}
    return max(sorted(choices), key=value)


def likely_cards(
    view: SeatView, appraiser: Evaluator, seat: Seat, count: int, *, best: bool
) -> tuple[Card, ...]:
    """Return the best or worst cards that a rival can be expected to hold."""
    book = view.book  # looking it up takes a while
    kept_back = book.exchange.kept_back
    samples = {rank_of(c): c for c in book.deck if c not in kept_back}
    ranks = sorted(samples, key=book.worth.__getitem__, reverse=best)
    found: list[Card] = []
    expected = 0.0
    for rank in ranks:
        # The probabilities of holding at least one, two, three … cards add up to the expected
        # number.
        expected += sum(appraiser.outlook.chance_held(seat, rank, n) for n in (1, 2, 3, 4))
        while len(found) < count and expected >= len(found) + 1:
            found.append(samples[rank])
    return tuple(found) + (samples[ranks[-1]],) * (count - len(found))


def _own(view: SeatView) -> list[Card]:
    kept_back = view.book.exchange.kept_back
    return [card for card in view.hand if card not in kept_back]


def _lowest_of(view: SeatView, names: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the cards that this seat would give for these ranks."""
    left = _own(view)
    chosen: list[Card] = []
    for name in names:
        card = next(card for card in left if RANK_NAMES[rank_of(card)] == name)
        left.remove(card)
        chosen.append(card)
    return tuple(chosen)


def options(view: SeatView, legal: tuple[Action, ...], weights: Weights) -> list[int]:
    """Return the indices of the answers and of the best proposals."""
    answers = [at for at, action in enumerate(legal) if isinstance(action, Answer)]
    own = any(isinstance(action, Propose) for action in legal)
    wishes = proposals(view, legal, Evaluator(view, weights)) if own else []
    return answers + wishes[:MOST_PROPOSALS]


def at_once(state: RoundState, view: SeatView, weights: Weights) -> Action:
    """Return the action that `bargain` chooses: an answer to an offer, or else a proposal.

    It never makes a counter-proposal.
    """
    about = state.due[0].about_as(Bargain)
    rules = state.book.decision_kinds[BARGAINING]
    if about.offer is not None:
        legal = tuple(takewhile(lambda action: isinstance(action, Answer), rules.legal(state)))
        return legal[bargain(view, legal, weights)]
    give, wishes = _wishes(view, Evaluator(view, weights))
    by_ranks = sorted(map(rank_of, give))
    choices = gift_choices(state, state.to_act, about.pair.count)
    gift = [choice for choice in choices if sorted(map(rank_of, choice)) == by_ranks][-1]
    every = (Propose(gift, tuple(RANK_NAMES[rank] for rank in wish)) for wish in wishes)
    allowed = [proposal for proposal in every if rules.refuse(state, proposal) is None]
    return allowed[min(about.refusals, len(allowed) - 1)]


HABIT = Habit(
    BARGAINING, bargain, options=options, most_in_a_hurry=MOST_IN_A_HURRY, at_once=at_once
)
