"""The player `regular` on positions: the same choices from the same estimates.

Floats are added in the same order as in `regular`, so that rounding does not differ.
"""

from __future__ import annotations

from math import prod

from arschloch_gui.ai.thirteen.evaluation import HIGHEST, LEAST_BURDEN, USUAL_DANGER
from arschloch_gui.ai.thirteen.playout.hands import Mask, Unit, units_of, units_with
from arschloch_gui.ai.thirteen.playout.position import NO_POWER, Position
from arschloch_gui.ai.thirteen.playout.prospects import Prospects
from arschloch_gui.ai.thirteen.regular import WEIGHTS as W
from arschloch_gui.engine.thirteen.combos import FIVE
from arschloch_gui.engine.thirteen.scoring import points_for

_POINTS = tuple(map(points_for, range(14)))
_WEAK = tuple((1 - key / HIGHEST) ** 2 for key in range(HIGHEST + 1))
_EACH = W.cards + W.points + USUAL_DANGER * (W.danger_cards + W.danger_points)
_PART = tuple(size * _EACH + USUAL_DANGER * W.danger_turns for size in range(FIVE + 1))
"""Cost that a combination adds to a hand through its number of cards alone, by size."""


def act(at: Position) -> None:
    """Play the action that `regular` would choose."""
    unit = chosen(at)
    if unit is None:
        at.pass_on()
    else:
        at.lay(unit)


def chosen(at: Position) -> Unit | None:
    """Return the combination that `regular` plays, or None if it passes."""
    hand, top = at.hands[at.to_act], at.top
    left = at.counts[at.to_act]
    if top is None:
        needed = at.required
        plays = units_with(hand, needed) if needed != NO_POWER else list(units_of(hand))
    else:
        plays = _on(top, hand, at.cross)
        if not plays:
            return None
    for unit in plays:
        if unit.size == left:
            return unit
    return _Decision(at).best(plays)


def _on(top: Unit, hand: Mask, cross: bool) -> list[Unit]:
    """Return the combinations of a hand that beat `top`."""
    _, size, level, key = top
    if size != FIVE:
        return [unit for unit in units_of(hand) if unit[1] == size and unit[3] > key]
    return [
        unit
        for unit in units_of(hand)
        if unit[1] == FIVE and (unit[3] > key if unit[2] == level else cross and unit[2] > level)
    ]


class _Decision:
    """The plays of one decision."""

    __slots__ = (
        "_at", "_danger", "_following", "_hand", "_known", "_left", "_prospects", "_stands",
        "_units", "_with",
    )  # fmt: skip

    def __init__(self, at: Position) -> None:
        seat = at.to_act
        self._at, self._hand, self._left = at, at.hands[seat], at.counts[seat]
        everybody, still_in, other = [], [], at.successor[seat]
        while other != seat:
            everybody.append(at.counts[other])
            if not at.passed >> other & 1:
                still_in.append(at.counts[other])
            other = at.successor[other]
        self._following = at.top is not None
        self._danger = 1 / min(everybody)
        self._prospects = Prospects(at.unplayed ^ self._hand, everybody, still_in, at.cross)
        self._units = units_of(self._hand)
        self._stands = [self._prospects.stands(unit) for unit in self._units]
        self._with: dict[Mask, list[tuple[Mask, float, int]]] = {}
        self._known: dict[Mask, tuple[float, Mask, int]] = {0: (0.0, 0, -1)}

    def best(self, plays: list[Unit]) -> Unit | None:
        """Return the play with the lowest cost, or None if passing costs less."""
        prospects = self._prospects
        stands = prospects.stands_following if self._following else prospects.stands
        leads = [stands(unit) for unit in plays]
        if 1.0 in leads:
            for unit, lead in zip(plays, leads, strict=True):
                if lead == 1 and self._runs_out(self._hand ^ unit.mask):
                    return unit
        self._weigh()
        best, least = None, float("inf")
        for unit, lead in zip(plays, leads, strict=True):
            feeding = (1 - lead) * self._could_end_on(unit.size)
            cost = self._cost(self._hand ^ unit.mask, self._left - unit.size, lead, feeding, 0.0)
            if cost < least:
                best, least = unit, cost
        if self._following and self._cost(self._hand, self._left, 0.0, 0, 1.0) < least:
            return None
        return best

    def _could_end_on(self, size: int) -> bool:
        """Return whether an opponent can go out by beating a combination of this size."""
        at = self._at
        if size not in at.counts:
            return False
        return any(
            count == size and not at.passed >> seat & 1 and seat != at.to_act
            for seat, count in enumerate(at.counts)
        )

    # -- running out --------------------------------------------------------------------

    def _runs_out(self, rest: Mask) -> bool:
        """Return whether part of a hand splits into combinations, at most one of them beatable."""
        sure = [unit.mask for unit, stands in zip(self._units, self._stands, strict=True)
                if stands == 1]  # fmt: skip
        weak = [unit.mask for unit, stands in zip(self._units, self._stands, strict=True)
                if stands < 1]  # fmt: skip
        return _divides(rest, sure, {}) or any(
            mask & rest == mask and _divides(rest ^ mask, sure, {}) for mask in weak
        )

    # -- the best division --------------------------------------------------------------

    def _weigh(self) -> None:
        with_lowest = self._with
        for at, unit in enumerate(self._units):
            mask, size, _, key = unit
            stands = self._stands[at]
            own = _PART[size]
            if size == 1:
                own += W.singles + _WEAK[key] * W.weak_singles + stands * W.standing_singles
            elif size == 2:
                own += W.pairs + _WEAK[key] * W.weak_pairs + stands * W.standing_pairs
            elif size == FIVE:
                own += W.fives + stands * W.standing_fives
            else:
                own += W.triples + _WEAK[key] * W.weak_triples
            burden = own if own > LEAST_BURDEN else LEAST_BURDEN
            lowest = mask & -mask
            if lowest in with_lowest:
                with_lowest[lowest].append((mask, burden, at))
            else:
                with_lowest[lowest] = [(mask, burden, at)]

    def _least(self, part: Mask) -> tuple[float, Mask, int]:
        """Return the smallest burden of a part of the hand, and the first combination."""
        known, least = self._known, self._least
        best, first, which = float("inf"), 0, -1
        for mask, burden, at in self._with[part & -part]:
            if mask & part == mask:
                rest = part ^ mask
                found = known.get(rest) or least(rest)
                cost = burden + found[0]
                if cost < best:
                    best, first, which = cost, mask, at
        answer = known[part] = best, first, which
        return answer

    def _cost(self, rest: Mask, left: int, lead: float, feeding: float, passing: float) -> float:
        """Return the cost of a play, given the cards left and its other features."""
        number, weak, stand = [0] * 6, [0.0] * 6, [0.0] * 6
        all_stands: list[float] = []
        units, chances, known = self._units, self._stands, self._known
        while rest:
            _, mask, at = known.get(rest) or self._least(rest)
            rest ^= mask
            _, size, _, key = units[at]
            stands = chances[at]
            all_stands.append(stands)
            number[size] += 1
            weak[size] += _WEAK[key]
            stand[size] += stands
        turns, last = len(all_stands), size
        all_stands.sort()
        danger, points = self._danger, _POINTS[left]
        alone = turns == 1
        return float(
            left * W.cards + points * W.points
            + danger * left * W.danger_cards + danger * points * W.danger_points
            + danger * turns * W.danger_turns
            + number[1] * W.singles + weak[1] * W.weak_singles
            + stand[1] * W.standing_singles
            + number[2] * W.pairs + weak[2] * W.weak_pairs + stand[2] * W.standing_pairs
            + number[3] * W.triples + weak[3] * W.weak_triples
            + number[5] * W.fives + stand[5] * W.standing_fives
            + lead * W.lead + lead * number[5] * W.lead_fives + lead * left * W.lead_cards
            + lead * turns * W.lead_turns + lead * danger * W.danger_lead
            + lead * prod(all_stands[1:]) * W.way_out
            + alone * W.last + (1 - all_stands[0] if alone else 0.0) * W.weak_last
            + (alone and last == FIVE) * W.last_five + (turns == 2) * W.last_two
            + feeding * W.feeding + passing * W.passing
        )  # fmt: skip


def _divides(part: Mask, units: list[Mask], known: dict[Mask, bool]) -> bool:
    """Return whether this part of a hand can be split completely into such combinations."""
    if not part:
        return True
    found = known.get(part)
    if found is None:
        lowest = part & -part
        found = known[part] = any(
            _divides(part ^ mask, units, known)
            for mask in units
            if mask & lowest and mask & part == mask
        )
    return found
