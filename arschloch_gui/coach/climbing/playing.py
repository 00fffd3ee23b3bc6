"""Reasons why one play (or a pass) is better than another during tricks.

The reasons are facts about the seat's own hand and estimates by `regular`. Whether a play is better
is determined by playing out rounds. Reasons are given only if those for the better play outweigh
those against it.

| key | cards | counts |
|---|---|---|
| `play_goes_out` | | |
| `play_keeps_set` | the set | its size |
| `play_keeps_top` | would win a trick later | |
| `play_sheds_low` | single low cards played now | |
| `play_sheds_more` | | cards played now |
| `play_likely_wins` | | per cent: not beaten |
| `play_turns` | | turns left, with the other option |
"""

from __future__ import annotations

from collections.abc import Iterator

from arschloch_gui.ai.climbing.shapes import Shape
from arschloch_gui.coach.climbing.hand import WINS, Hand
from arschloch_gui.coach.climbing.weighed import NOTABLE, TURN_ALONE, WeighedReason
from arschloch_gui.coach.reasons import Reason
from arschloch_gui.engine.actions import Action, Pass, Play
from arschloch_gui.engine.cards import Card, rank_of
from arschloch_gui.engine.climbing.melds import SET
from arschloch_gui.engine.climbing.view import SeatView

OUT, TOP, BROKEN, SINGLE, CONTROL, MORE = 1.0, 0.37, 0.16, 0.13, 0.29, 0.1
"""Weights of the reasons; `OUT` outweighs all others."""
KEYS = (
    "play_goes_out", "play_keeps_set", "play_keeps_top", "play_sheds_low", "play_sheds_more",
    "play_likely_wins", "play_turns",
)  # fmt: skip
"""The keys of all reasons."""


def play_reasons(view: SeatView, chosen: Action, best: Action) -> tuple[Reason, ...]:
    """Return the reasons why `best` is the better play in a trick, strongest first."""
    plays = Play | Pass
    if view.seat is None or not isinstance(chosen, plays) or not isinstance(best, plays):
        return ()
    one, other = _AfterPlay(view, best), _AfterPlay(view, chosen)
    found = list(_found(view, one, other))
    against = sum(each.weight for each in _found(view, other, one))
    if sum(each.weight for each in found) <= against:
        return ()
    return tuple(each.reason for each in sorted(found, key=lambda each: -each.weight))


class _AfterPlay:
    """A hand before and after a play."""

    def __init__(self, view: SeatView, action: Action) -> None:
        self.cards: tuple[Card, ...] = action.cards if isinstance(action, Play) else ()
        self.before, self.after = Hand(view), Hand(view, self.cards)
        self.turns = len(self.after.melds)
        self.control = self._control(view)

    def _control(self, view: SeatView) -> float:
        """Return the probability that the play is not beaten."""
        if not self.cards:
            return 0.0
        melds = view.book.readings(self.cards)
        if not melds:
            return 0.0
        return self.before.worth(Shape(melds[0].kind, melds[0].size, melds[0].rank)).control


def _found(view: SeatView, best: _AfterPlay, chosen: _AfterPlay) -> Iterator[WeighedReason]:
    """Yield the reasons for one play compared with the other."""
    if best.cards and not best.after.cards:
        yield WeighedReason(OUT, Reason("play_goes_out"))
        return
    yield from _kept_sets(view, best, chosen)
    yield from _kept_tops(best, chosen)
    yield from _shed(best, chosen)
    if best.cards and best.control >= WINS and best.control - chosen.control >= NOTABLE:
        chance = round(100 * best.control)
        yield WeighedReason(
            CONTROL * (best.control - chosen.control), Reason("play_likely_wins", count=chance)
        )
    if best.turns < chosen.turns:
        reason = Reason("play_turns", count=best.turns, other_count=chosen.turns)
        yield WeighedReason(TURN_ALONE * (chosen.turns - best.turns), reason)


def _kept_sets(view: SeatView, best: _AfterPlay, chosen: _AfterPlay) -> Iterator[WeighedReason]:
    """Yield reasons for sets that the other play breaks up."""
    for rank in {rank_of(card) for card in chosen.cards}:
        had = tuple(card for card in view.hand if rank_of(card) == rank)
        whole = len(had) > 1 and best.after.count[rank] == len(had)
        torn = 0 < chosen.after.count[rank] < len(had)
        if whole and torn and _is_played_whole(best.before, len(had), rank):
            yield WeighedReason(BROKEN, Reason("play_keeps_set", had, count=len(had)))


def _is_played_whole(hand: Hand, size: int, rank: int) -> bool:
    return any(each.kind == SET and each.rank == rank and each.size >= size for each in hand.melds)


def _kept_tops(best: _AfterPlay, chosen: _AfterPlay) -> Iterator[WeighedReason]:
    """Yield a reason if the other play uses up single cards that win tricks."""
    spent = [card for card in chosen.cards if chosen.before.single(rank_of(card)).control >= WINS]
    kept = tuple(card for card in spent if card not in best.cards)
    if kept and len(kept) > len(_tops(best)):
        yield WeighedReason(TOP * (len(kept) - len(_tops(best))), Reason("play_keeps_top", kept))


def _tops(after: _AfterPlay) -> list[Card]:
    return [card for card in after.cards if after.before.single(rank_of(card)).control >= WINS]


def _shed(best: _AfterPlay, chosen: _AfterPlay) -> Iterator[WeighedReason]:
    """Yield reasons for getting rid of cards that are hard to play later."""
    low = set(best.before.lone_low())
    gone = tuple(card for card in best.cards if rank_of(card) in low)
    other = [card for card in chosen.cards if rank_of(card) in low]
    if gone and not other:
        yield WeighedReason(SINGLE * len(gone), Reason("play_sheds_low", gone))
    if len(best.cards) > max(1, len(chosen.cards)):
        more = len(best.cards) - max(1, len(chosen.cards))
        yield WeighedReason(MORE * more, Reason("play_sheds_more", count=len(best.cards)))
