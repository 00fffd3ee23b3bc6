"""Reasons why one option of a decision before the first trick is better than another.

Two options are compared by what they change: cards given, ranks asked for, an exchange called off.
Every difference that favours the better one is a reason with a weight.

| key | cards | others | ranks | counts |
|---|---|---|---|---|
| `top_given`, `wild_given` | given, would win tricks or complete sets | | | |
| `top_got` | offered, would win tricks | | | |
| `stronger_given`, `higher_given` | given | that could be given instead | | |
| `set_broken`, `bomb_broken`, `revolution_broken` | the set | | | its size |
| `run_broken` | taken out of it | | | ranks of the run |
| `single_kept` | single low cards that could be given | | | |
| `set_kept` | low set that could be given | | | its size |
| `turns` | | | | turns left, with the better option |
| `beaten_by_it` | given | own, beaten by them | | |
| `bomb_handed`, `revolution_handed` | given | | | per cent: the receiver then has one |
| `lead_given` | its holder leads | | | |
| `none_there` | | | asked for | |
| `likelier` | | | better, asked for | per cent of each |
| `asks_stronger` | | | better, asked for | per cent to get it |
| `asks_top` | | | better than to stop | per cent to get it |
| `asks_more` | that would be returned for it | | better than to stop | per cent to get it |
| `not_worth_it` | | | asked for | |
| `completes` | held of the better rank | | better | size then |
| `bomb_completed`, `revolution_completed` | held | | better | per cent to get it |
| `would_pay` | strong ones that would be paid | | | |
| `would_get` | | | | cards missed |
| `bomb_held`, `revolution_held` | the set | | | |
| `strong_hand`, `weak_hand` | | | | turns that win tricks, all turns |
| `many_singles` | single low cards | | | their number |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from arschloch_gui.ai.climbing.reading import parted_with
from arschloch_gui.ai.climbing.rules import HABITS
from arschloch_gui.coach.climbing.ask_reasons import asking
from arschloch_gui.coach.climbing.claim_reasons import declaring, keeping_still
from arschloch_gui.coach.climbing.discard_reasons import DiscardReasons, Trade
from arschloch_gui.coach.climbing.weighed import WeighedReason
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.actions import Action, Answer, Ask, Declare, Give, Pass, Propose
from arschloch_gui.engine.cards import RANK_NAMES, Card, Seat, rank_of
from arschloch_gui.engine.climbing.rulemods.exchange_negotiate import Bargain
from arschloch_gui.engine.climbing.view import SeatView

WORTH_A_WORD = 0.03
"""Minimum weight of a reason that is shown."""
KEYS = (
    "top_given", "wild_given", "top_got", "stronger_given", "higher_given",
    "set_broken", "bomb_broken", "revolution_broken", "run_broken", "single_kept", "set_kept",
    "turns", "beaten_by_it", "bomb_handed", "revolution_handed", "lead_given",
    "none_there", "likelier", "asks_stronger", "asks_top", "asks_more", "not_worth_it",
    "completes", "bomb_completed", "revolution_completed",
    "would_pay", "would_get", "bomb_held", "revolution_held", "strong_hand", "weak_hand",
    "many_singles",
)  # fmt: skip
"""The keys of all reasons."""
_DENIED = {habit.kind: habit.denied for habit in HABITS if habit.denied}


def reasons(view: SeatView, chosen: Action, best: Action) -> tuple[Reason, ...]:
    """Return the reasons for `best` over `chosen`, strongest first.

    Empty during tricks, and if the reasons against `best` weigh at least as much.
    """
    if view.seat is None or view.playing or not view.due or chosen == best:
        return ()
    found = [each for each in _found(view, chosen, best) if each.weight >= WORTH_A_WORD]
    against = sum(each.weight for each in _found(view, best, chosen))
    if sum(each.weight for each in found) <= against:
        return ()
    return tuple(each.reason for each in sorted(found, key=lambda each: -each.weight))


def _found(view: SeatView, chosen: Action, best: Action) -> Iterable[WeighedReason]:
    match chosen, best:
        case (Ask() | Pass(), Ask() | Pass()):
            return _questions(view, chosen, best)
        case (Declare(), Pass()):
            return keeping_still(view)
        case (Pass(), Declare()):
            return declaring(view)
        case (Propose(), Propose()):
            return _proposals(view, chosen, best)
        case (Answer(), _) | (_, Answer()):
            return DiscardReasons(view, answered(view, chosen), answered(view, best)).reasons()
    if parted_with(chosen) and parted_with(best):
        return DiscardReasons(view, _given(view, chosen), _given(view, best)).reasons()
    return ()


def _questions(view: SeatView, chosen: Action, best: Action) -> Iterator[WeighedReason]:
    denied = _DENIED.get(view.due[0].kind)
    if denied is not None:
        target, _ = denied(view.due[0])
        names = [each.rank if isinstance(each, Ask) else "" for each in (chosen, best)]
        yield from asking(view, target, *names)


def _proposals(view: SeatView, chosen: Propose, best: Propose) -> Iterator[WeighedReason]:
    """Yield reasons if two proposals offer the same cards or ask for the same ranks.

    If both differ, the effects cannot be separated.
    """
    other = view.due[0].about_as(Bargain).other(view.own_seat)
    wished, better = Counter(chosen.want), Counter(best.want)
    offered, spared = (sorted(map(rank_of, each.give)) for each in (chosen, best))
    if wished == better:
        yield from DiscardReasons(
            view, Trade(chosen.give, other), Trade(best.give, other)
        ).reasons()
    elif offered == spared:
        for one, two in zip(*map(_in_order, (wished - better, better - wished)), strict=True):
            yield from asking(view, other, one, two)


def _in_order(names: Counter[str]) -> list[str]:
    return sorted(names.elements())


def answered(view: SeatView, answer: Action) -> Trade:
    """Return the trade that results from an answer, which is empty unless it accepts."""
    if not (isinstance(answer, Answer) and answer.accept):
        return Trade(())
    bargain = view.due[0].about_as(Bargain)
    offer, proposer = bargain.offer, bargain.proposer
    assert offer is not None
    return Trade(_handed_over(view, offer.want), proposer, offer.give)


def _handed_over(view: SeatView, names: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the seat's lowest cards of these ranks."""
    left = [card for card in view.hand if card not in view.book.exchange.kept_back]
    found: list[Card] = []
    for name in names:
        card = next((each for each in left if RANK_NAMES[rank_of(each)] == name), None)
        if card is not None:
            left.remove(card)
            found.append(card)
    return tuple(found)


def _given(view: SeatView, action: Action) -> Trade:
    """Return the trade that results from a gift or from passing cards on."""
    taker = action.to if isinstance(action, Give) else _left_of(view)
    return Trade(parted_with(action), taker)


def _left_of(view: SeatView) -> Seat:
    assert view.seat is not None
    at = view.order.index(view.seat)
    return view.order[(at + 1) % len(view.order)]
