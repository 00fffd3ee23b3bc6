"""Reasons why one option of a decision before the first trick is better than another.

Two options are compared by what they change: cards given, ranks asked for, an exchange called off.
Every difference that favours the better one is a reason with a weight.

| key | cards | others | ranks | counts |
|---|---|---|---|---|
| `top_given`, `wild_given` | given, would win tricks or complete sets | | | held, if of one rank |
| `top_got` | offered, would win tricks | | | |
| `stronger_given`, `higher_given` | given | that could be given instead | | |
| `set_broken`, `bomb_broken`, `revolution_broken` | the set | | | its size |
| `run_broken` | taken out of it | | | ranks of the run |
| `single_kept` | single low cards that could be given | | | |
| `set_kept` | low set that could be given | | | its size |
| `set_in_one` | a set | single cards, a play each | | their number |
| `alone_kept` | single cards that could be given | | | |
| `wins_left` | | | | plays left that win tricks, with the better option |
| `follows_lead` | | | | per cent: can follow the receiver's first lead, with yours |
| `may_pair` | single, given | | | |
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
| `would_pay` | strong ones that would be paid | | | held, if of one rank |
| `would_get` | | | | cards missed |
| `bomb_held`, `revolution_held` | the set | | | |
| `strong_hand`, `weak_hand` | | | | turns that win tricks, all turns |
| `likelier_held` | | | | per cent: the other player has what is asked for, with yours |
| `refusing_costs` | best ones, given up after three refusals | | | |
| `tops_held` | win tricks | | | |
| `wild_held` | complete sets | | | |
| `many_singles` | single low cards | | | their number |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from arschloch_gui.ai.climbing.reading import parted_with
from arschloch_gui.ai.climbing.rules import HABITS
from arschloch_gui.coach.climbing.ask_reasons import asking
from arschloch_gui.coach.climbing.bargain_reasons import answering, offering
from arschloch_gui.coach.climbing.claim_reasons import claim_value, declaring, keeping_still
from arschloch_gui.coach.climbing.discard_reasons import DiscardReasons, Trade
from arschloch_gui.coach.climbing.first_lead import next_of
from arschloch_gui.coach.climbing.weighed import WeighedReason
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.actions import Action, Answer, Ask, Declare, Give, Pass, Propose
from arschloch_gui.engine.climbing.view import SeatView

WORTH_A_WORD = 0.008
"""Minimum weight of a reason that is shown."""
NOTEWORTHY = 0.03
"""The same for reasons about questions, whose weights are on another scale."""
AGAIN = 0.5
"""Share of the weight of `likelier` that counts when two questions are compared."""
KEYS = (
    "top_given", "wild_given", "top_got", "stronger_given", "higher_given", "set_broken",
    "bomb_broken", "revolution_broken", "run_broken", "single_kept", "set_kept", "set_in_one",
    "alone_kept", "turns", "wins_left", "follows_lead", "may_pair", "beaten_by_it", "bomb_handed",
    "revolution_handed", "lead_given", "none_there", "likelier", "asks_stronger", "asks_top",
    "asks_more", "not_worth_it", "completes", "bomb_completed", "revolution_completed",
    "would_pay", "would_get", "bomb_held", "revolution_held", "strong_hand", "weak_hand",
    "many_singles", "tops_held", "wild_held", "likelier_held", "refusing_costs",
)  # fmt: skip
"""The keys of all reasons."""
_DENIED = {habit.kind: habit.denied for habit in HABITS if habit.denied}


def reasons(view: SeatView, chosen: Action, best: Action) -> tuple[Reason, ...]:
    """Return the reasons for `best` over `chosen`, strongest first.

    Returns nothing during tricks, or if the estimates of the game do not rate `best` higher.
    """
    if view.seat is None or view.playing or not view.due or chosen == best:
        return ()
    gain, found = _compared(view, chosen, best)
    if gain <= 0:
        return ()
    found = [each for each in found if each.weight >= WORTH_A_WORD]
    return tuple(each.reason for each in sorted(found, key=lambda each: -each.weight))


def _compared(view: SeatView, chosen: Action, best: Action) -> tuple[float, list[WeighedReason]]:
    """Return the estimated gain of `best`, and the reasons for it."""
    match chosen, best:
        case (Propose(), Propose()):
            return offering(view, chosen, best)
        case (Answer() | Propose(), Answer() | Propose()):
            return answering(view, chosen, best)
        case (Declare(), Pass()):
            return -claim_value(view), list(keeping_still(view))
        case (Pass(), Declare()):
            return claim_value(view), list(declaring(view))
        case (Ask() | Pass(), Ask() | Pass()):
            found, against = (list(_questions(view, *pair)) for pair in _both_ways(chosen, best))
            return _weight(found) - _weight(against), found
    if parted_with(chosen) and parted_with(best):
        compared = DiscardReasons(view, trade_of(view, chosen), trade_of(view, best))
        return compared.gain, list(compared.reasons())
    return 0.0, []


def _both_ways(chosen: Action, best: Action) -> tuple[tuple[Action, Action], ...]:
    return (chosen, best), (best, chosen)


def _weight(found: Iterable[WeighedReason]) -> float:
    """Return the total weight of reasons for a question."""
    return sum(e.weight * (AGAIN if e.reason.key == "likelier" else 1.0) for e in found)


def _questions(view: SeatView, chosen: Action, best: Action) -> Iterator[WeighedReason]:
    denied = _DENIED.get(view.due[0].kind)
    if denied is not None:
        target, _ = denied(view.due[0])
        names = [each.rank if isinstance(each, Ask) else "" for each in (chosen, best)]
        yield from (each for each in asking(view, target, *names) if each.weight >= NOTEWORTHY)


def trade_of(view: SeatView, action: Action) -> Trade:
    """Return the trade that results from a gift or from passing cards on."""
    if isinstance(action, Give):
        return Trade(action.cards, action.to)
    return Trade(parted_with(action), next_of(view, view.own_seat), passed_on=True)
