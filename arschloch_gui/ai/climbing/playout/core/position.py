"""A round in progress with all hands known, for searches. It is small and fast to copy.

The code follows `engine.climbing.flow` step by step, but uses tables where the engine calls hooks.
A hand is one int (see `Tables`), and so is a move: the number of a meld, or one of the constants in
`tables`.
"""

from __future__ import annotations

from arschloch_gui.ai.climbing.playout.core.situations import Situation
from arschloch_gui.ai.climbing.playout.core.state import State
from arschloch_gui.ai.climbing.playout.core.tables import (
    CLAIM,
    FIRST_DISCARD,
    HEIR_HIGHEST,
    HEIR_LOWEST,
    HEIR_RANDOM,
    NOBODY,
    PASS,
    CompactMeld,
)


class Position(State):
    """A state with its legal moves and their effects."""

    __slots__ = ()

    def copy(self) -> Position:
        """Return an independent copy that draws from the same generator."""
        copy = Position(self.tables, self.order, self.successor, self.generator)
        self.copy_into(copy)
        return copy

    # -- legal moves --------------------------------------------------------------------------

    def moves(self) -> list[int]:
        """Return the moves of the seat to act, in the order of the engine's legal actions."""
        if self.due:
            return self._discards()
        tables = self.tables
        found = self.melds()[:]
        if self.top is None:
            if not found or (tables.may_pass and not self.must_open):
                found.append(PASS)
            return found
        if self.climber == self.to_act and tables.claims:
            found.append(CLAIM)
        found.append(PASS)
        return found

    def melds(self) -> list[int]:
        """Return the melds that the seat to act can play, in a list that must not be changed."""
        if self.must_open:
            return self.opening
        situation = self.facing
        if situation is None:
            situation = self.situation()
        return self.tables.melds(situation, self.hands[self.to_act])

    def situation(self) -> Situation:
        """Return the situation in which the seat to act plays."""
        known = self.facing
        if known is not None:
            return known
        top, tables = self.top, self.tables
        if top is None:
            new = tables.lead_situation()
        elif not (self.lock or self.bound or tables.equal_for_lowest):
            new = tables.usual_situation(top, self.flipped)
        else:
            lowest = tables.equal_for_lowest and bool(self.offices)
            office = lowest and self.offices[-1] == self.to_act
            new = tables.situation(top.shape, self.flipped, self.lock, self.bound, office)
        if not tables.equal_for_lowest:
            self.facing = new
        return new

    def _discards(self) -> list[int]:
        hand, fields = self.hands[self.to_act], self.tables.field
        found = [FIRST_DISCARD - slot for slot in range(len(fields)) if hand & fields[slot]]
        found.append(PASS)
        return found

    # -- applying a move ----------------------------------------------------------------------

    def apply(self, move: int) -> None:
        """Apply a legal move, and advance the position to the next decision."""
        if self.due:
            self._throw_away(move)
        elif move >= 0:
            self._play(self.tables.all_melds[move])
        elif move == PASS:
            self._pass()
        else:
            self.climber = NOBODY
            self.owner = self.to_act
            self._end_trick()

    def _play(self, meld: CompactMeld) -> None:
        seat, tables, below = self.to_act, self.tables, self.top
        hand = self.hands[seat] - meld.delta
        self.hands[seat] = hand
        self.counts[seat] -= meld.size
        self.gone += meld.delta
        if tables.rejoins or (below is None and not tables.may_pass):
            self.passed = 0
        self.owner = seat
        self.passes = 0
        self.bound = False
        self.must_open = False
        if meld.sweeps or (not hand and tables.clears_on_finish):
            self.swept = True
        if below is not None and tables.looks_below:
            self._follow(meld, below)
        if tables.complete_rank_sweeps:
            self.trick_cards += meld.delta
            if meld.rank_field and not (tables.all_cards - self.trick_cards) & meld.rank_field:
                self.swept = True
        if meld.turns:
            self.flipped ^= 1
        self.third, self.below, self.top = self.below, below, meld
        usual = tables.top_decides or not (self.lock or self.bound or tables.equal_for_lowest)
        self.facing = meld.situations[self.flipped] if usual else None
        if tables.bonus_of_three:
            self.seats_played = (self.seats_played << 5 | seat) & 0x7FFF
            self._grant_discards()
        if not hand:
            self._go_out(seat, meld.penalised)
            if self.is_over:
                return
        if self.due:
            self._resume()
        else:
            self._next_turn()

    def _follow(self, meld: CompactMeld, below: CompactMeld) -> None:
        """Apply the effects of a meld that depend on the meld below."""
        tables = self.tables
        if tables.matches and meld.like == below.like:
            self.bound = True
        if meld.lands_on_joker and below.is_lone_joker:
            self.swept = True
        if tables.locks and not self.lock and meld.suits == below.suits:
            self.lock = meld.suits
        if meld.lifts_lock:
            self.lock = 0

    def _grant_discards(self) -> None:
        """Let three players who have just played three consecutive ranks discard a card."""
        first, second, last = self.third, self.below, self.top
        if first is None or second is None or last is None:
            return
        seats = [self.seats_played >> 10, self.seats_played >> 5 & 31, self.seats_played & 31]
        if seats[0] == seats[1] or seats[0] == seats[2] or seats[1] == seats[2]:
            return
        low = first.down if self.flipped else first.up
        middle = second.down if self.flipped else second.up
        high = last.down if self.flipped else last.up
        if middle == low + 1 and high == low + 2:
            self.due += [seat for seat in seats if self.hands[seat]]

    def _throw_away(self, move: int) -> None:
        seat = self.due.pop(0)
        if move != PASS:
            card = self.tables.one[FIRST_DISCARD - move]
            self.hands[seat] -= card
            self.counts[seat] -= 1
            self.gone += card
            if not self.hands[seat]:
                self._go_out(seat, False)
        if not self.is_over:
            self._resume()

    def _resume(self) -> None:
        """Continue with the next pending discard, or else with the next turn."""
        if self.due:
            self.due = [seat for seat in self.due if self.hands[seat]]
        if self.due:
            self.to_act = self.due[0]
            return
        self.to_act = self.owner
        self._next_turn()

    def _pass(self) -> None:
        seat = self.to_act
        self.passes += 1
        if self.bound:
            self.bound, self.facing = False, None
            self.passed &= ~(1 << seat)
        else:
            self.passed |= 1 << seat
        if self.tables.lot and self.passes >= self.tables.lot:
            left = self.holders()
            self.generator.shuffle(left)
            self._close(left)
        elif self.top is None:
            self._pass_lead_on()
        else:
            self._next_turn()

    def _pass_lead_on(self) -> None:
        """Pass the lead on after the leader has passed.

        If all players have passed, start again or, without a draw, end the round; players with
        fewer cards then finish ahead.
        """
        self.must_open = False
        holders = self.holders()
        if not any(not self.passed >> seat & 1 for seat in holders):
            if not self.tables.lot:
                self._close(self.by_number_of_cards(holders))
                return
            self.passed = 0
        seat = self.next_holder(self.to_act)
        while self.passed >> seat & 1:
            seat = self.next_holder(seat)
        self.to_act = seat

    def _next_turn(self) -> None:
        if not self.swept:
            seat, owner = self.to_act, self.owner
            successor, hands, passed = self.successor, self.hands, self.passed
            for _ in successor:
                seat = successor[seat]
                if hands[seat] and not passed >> seat & 1:
                    if seat == owner and not self.tables.owner_answers:
                        continue
                    self.to_act = seat
                    return
        self._end_trick()

    def _end_trick(self) -> None:
        """End the trick, and give the lead to its owner or to the player who inherits it."""
        owner = self.owner
        self.to_act = owner if self.hands[owner] else self._heir()
        self.top = self.below = self.third = None
        self.facing = self.tables.leading
        self.owner = NOBODY
        self.passed = self.lock = self.trick_cards = self.seats_played = 0
        self.swept = self.bound = False

    def _heir(self) -> int:
        kind, offices, hands = self.tables.heir, self.offices, self.hands
        if kind == HEIR_RANDOM:
            holders = self.holders()
            return holders[self.generator.below(len(holders))]
        if kind == HEIR_HIGHEST:
            for seat in offices:
                if hands[seat]:
                    return seat
        if kind == HEIR_LOWEST:
            for seat in offices[::-1]:
                if hands[seat]:
                    return seat
        return self.next_holder(self.owner)

    # -- going out ----------------------------------------------------------------------------

    def _go_out(self, seat: int, penalised: bool) -> None:
        if penalised:
            self.lowest.append(seat)
        else:
            self.finished.append(seat)
        self._judge_putsch()
        if not self.is_over:
            left = self.holders()
            if len(left) <= 1:
                self._close(left)

    def _close(self, left: list[int]) -> None:
        """Fill the open places, first with the seats still in play, then with the demoted ones."""
        nobody_out = not self.finished
        self.finished += left
        if nobody_out and left:
            self._judge_putsch()
        if not self.is_over:
            self.finished += self.lowest[::-1]
            self.lowest = []
            self._stop()

    def _judge_putsch(self) -> None:
        if self.putschist == NOBODY or not self.finished:
            return
        if self.finished[0] != self.putschist:
            self.finished = self.offices[:]
            self.lowest = []
            self._stop()
        self.putschist = NOBODY

    def _stop(self) -> None:
        self.is_over = True
        self.to_act = NOBODY
        self.due = []
