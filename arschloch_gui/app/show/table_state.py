"""The stage: the displayed match as it changes, and its list models.

The engine can be ahead of the stage, whose steps the director runs. Every event comes with the
engine's frame of that moment, which the stage shows. The stage adds movements, remarks and moods.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import attrgetter
from typing import Self

from PySide6.QtCore import QObject, Signal

from arschloch_gui.app.isolated import isolated
from arschloch_gui.app.show import pace
from arschloch_gui.app.show.chatter import Chatter
from arschloch_gui.app.show.hand_order import HandOrder
from arschloch_gui.app.show.models.hand import HandRow, hand_rows
from arschloch_gui.app.show.models.log import LogBook, LogRow
from arschloch_gui.app.show.models.rows import RowModel
from arschloch_gui.app.show.models.seats import SeatRow, seat_rows
from arschloch_gui.app.show.models.standings import StandingRow, standing_rows
from arschloch_gui.app.show.models.trick import TrickRow, trick_rows
from arschloch_gui.app.show.reactions import (
    gift_saying,
    moods_after_round,
    react_to_gift,
    react_to_play,
)
from arschloch_gui.app.show.round_story import round_story
from arschloch_gui.app.show.shown_table import ShownTable
from arschloch_gui.app.sound.sounds import Sound, sound_of
from arschloch_gui.app.table.game_table import AnyTable, ViewerGift
from arschloch_gui.app.table.judge import NOBODY
from arschloch_gui.app.table.seating import Seating
from arschloch_gui.app.table.table_play import top_of
from arschloch_gui.app.table_events import DeckShuffled
from arschloch_gui.app.wording.events import shuffled_line
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.events import (
    CardsGiven,
    CardsPassedOn,
    Event,
    Played,
    Reseated,
    RoundEnded,
    WentOut,
)
from arschloch_gui.engine.match import Frame, Snapshot


class TableState(ShownTable):
    """The displayed state with five models. Only the director's steps and `settle` change it."""

    changed = Signal()
    roundEnded = Signal()
    matchEnded = Signal()
    said = Signal(str)
    leaving = Signal(int, list)
    """Emitted with the seat, and the viewer's hand keys, of cards that are about to be played."""

    def __init__(
        self,
        sitters: Seating,
        table_of: Callable[[str], AnyTable[Self]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(sitters, table_of, parent)
        self.hand: RowModel[HandRow] = RowModel(HandRow, self)
        self.trick: RowModel[TrickRow] = RowModel(TrickRow, self)
        self.seats: RowModel[SeatRow] = RowModel(SeatRow, self)
        self.log: RowModel[LogRow] = RowModel(LogRow, self)
        self.standings: RowModel[StandingRow] = RowModel(StandingRow, self)
        self.results: RowModel[StandingRow] = RowModel(StandingRow, self)
        self.log_book = LogBook()
        self.chatter = Chatter()
        self.hand_order = HandOrder(lambda: self.holding, self.card_order, self)
        self.hand_order.changed.connect(self.refresh)
        self.tells_fingerprint = False
        """Whether the log shows the fingerprint of each deck."""
        self.shows_each = False
        """Whether each step is shown even if the next follows at once, because a tip can pause
        there."""
        self._collects = False
        """Whether steps follow one another without a pause, so that only the last is seen."""
        self._is_stale = False
        """Whether one of these steps changed the displayed state."""

    # -- at rest ------------------------------------------------------------------------

    def settle(self, snapshot: Snapshot) -> None:
        """Show the state of a snapshot, which changes nothing if the events have led to it."""
        self._take(snapshot)
        self._lay_out(snapshot)
        self.refresh()

    def put_down(self) -> None:
        """Reset everything, because there is no match. `tell_empty` then shows the empty table."""
        super().put_down()
        self.hand_order.put_down()
        self.log_book.forget()

    def tell_empty(self) -> None:
        """Show the empty table."""
        self.clear_rows()
        self.changed.emit()

    def clear_rows(self) -> None:
        """Remove all rows, so that no player is animated on the way to a new seat."""
        for model in (self.hand, self.trick, self.seats, self.log, self.standings, self.results):
            model.retarget([])

    def put(self, snapshot: Snapshot, story: Sequence[Event] = ()) -> None:
        """Set up another moment without emitting signals. `tell` then shows it.

        The log has the events of `story`, or else those that the view still knows.
        """
        self.forget()
        self.wording += 1
        self.chatter = Chatter()
        self.hand_order.forget_own()
        self.log_book.forget()
        self._take(snapshot)
        if snapshot.view is not None:
            for event in story or round_story(self.table, snapshot):
                self.log_book.note(event, self._line_of)
            self.mark_received(snapshot.view)

    def tell(self, snapshot: Snapshot) -> None:
        """Show the moment that `put` has set up."""
        isolated(partial(self._lay_out, snapshot), self._show_log)
        self.refresh()

    def refresh(self) -> None:
        """Update the models to the displayed state; during `collect`, only at its end."""
        if self._collects:
            self._is_stale = True
        else:
            self._refresh_now()

    def collect(self) -> None:
        """Delay `refresh` until `catch_up`: steps without a pause are only seen together."""
        self._collects = not self.shows_each

    def catch_up(self) -> None:
        """Update the models if a step needed it since `collect`."""
        self._collects = False
        if self._is_stale:
            self._refresh_now()

    def _refresh_now(self) -> None:
        self._is_stale = False
        isolated(self.refresh_hand, self._show_trick, self._show_seats, self._show_standings)
        self.changed.emit()

    def refresh_hand(self: Self) -> None:
        """Update the hand to the current selection."""
        judge = self.judge if self.judge is not None and self.judge.may_act else None
        order, turned = self.hand_order, self.reversed
        made_of = self.holding.as_it_is, judge, order.chosen, self.rules, turned, self.wording
        self.hand.follow(
            made_of, lambda: hand_rows(self.holding, judge, order.keys(), self.card_names)
        )

    def retranslate(self) -> None:
        """Update all texts after a change of language or titles."""
        self.wording += 1
        self.log_book.retranslate(self._line_of)
        self._show_log()
        self.refresh()

    # -- events -------------------------------------------------------------------------

    def note(self, event: Event) -> None:
        """Add an event to the log and emit its sentence."""
        if sentence := self.log_book.note(event, self._line_of):
            self._show_log()
            self.said.emit(sentence)

    def show(self, frame: Frame) -> None:
        """Show the state of a frame and nothing else."""
        self.follow(frame)
        self.refresh()

    def show_reseated(self, event: Reseated, frame: Frame) -> None:
        """Move all players to new seats."""
        self.rest()
        self.cue(Sound.FLOURISH)
        self.tail = event
        self.show(frame)

    def show_round(self, frame: Frame) -> None:
        """Start a round with empty hands."""
        self._note_deck(frame)
        self._show_log()
        self.rest()
        self.hand_order.forget()
        self.show(frame)

    def show_given(self, gifts: Sequence[CardsGiven], frame: Frame) -> None:
        """Show cards leaving their givers in the exchange, all at the same time.

        `frame` is the frame of the last gift.
        """
        for gift in gifts:
            self._let_go(gift)
        self.cue(Sound.WHOOSH)
        # One sentence cannot describe several gifts, and each giver has a speech bubble.
        self.tail = gifts[0] if len(gifts) == 1 else None
        self.sayings = {gift.giver: self._gift_saying(gift) for gift in gifts}
        self.follow(frame, flying=gifts)
        for gift in gifts:
            react_to_gift(self, self.chatter, gift)
        self.refresh()

    def show_passed_on(self, event: CardsPassedOn, frame: Frame) -> None:
        """Show cards put down in front of a player, who picks them up later."""
        self._let_go(event)
        self.cue(Sound.WHOOSH)
        self.tail, self.sayings = None, {event.giver: self._gift_saying(event)}
        self.show(frame)

    def show_taking_up(self, own: Sequence[CardsGiven], frame: Frame) -> None:
        """Show all players picking up the cards in front of them. `own` are the viewer's."""
        self.cue(Sound.SLIDE)
        self.tail = own[0] if own else None
        self.sayings.clear()
        self.follow(frame, flying=own)
        self.refresh()

    def show_received(self, gifts: Sequence[CardsGiven], frame: Frame) -> None:
        """Show cards arriving at their takers."""
        held = set(self.holding.cards)
        self.follow(frame)
        viewer = self.sitters.viewer
        for gift in gifts:
            if gift.taker == viewer:
                self.holding.received.update(self.holding.cards.keys() - held)
            if viewer in (gift.giver, gift.taker):
                chosen = gift.giver == viewer and self.chose_gift
                self.gifts.append(ViewerGift(gift.giver, gift.taker, gift.cards, chosen))
        self.refresh()

    def take_note(self) -> None:
        """Mark the viewer's gifts and new cards as seen."""
        self.holding.received.clear()
        self.gifts, self.surplus = [], 0

    def show_silence(self) -> None:
        """Remove all speech bubbles."""
        self.sayings.clear()
        self.refresh()

    def show_play_begins(self, frame: Frame) -> None:
        """Show the end of the exchange."""
        self.tail = None
        self.moods.clear()
        self.sayings.clear()
        self.follow(frame)
        self.ask(frame)
        self.turn = NOBODY
        self.refresh()

    def show_turn(self, seat: Seat, frame: Frame, snapshot: Snapshot) -> None:
        """Show that a seat has to decide."""
        self.follow(frame)
        self.ask(frame)
        self.holding.countering = False
        if seat == self.sitters.viewer:
            self.judge = self.judge_of(snapshot)
            self.sort_out_slots()
        self.moods.pop(seat, None)
        self.refresh()

    def show_played(self, event: Played, frame: Frame) -> None:
        """Show cards played to the trick."""
        self.lay(event)
        if event.seat == self.sitters.viewer:
            self.take_note()
        if event.seat != self.turn:  # played out of turn: the player to act must wait
            self.turn = NOBODY
        self.sayings.clear()
        before = top_of(self.trick_plays)
        self.follow(frame)
        react_to_play(self, self.chatter, event, before, top_of(self.trick_plays))
        self.refresh()

    def lay(self, event: Played) -> None:
        """Show cards leaving a seat for the table."""
        keys: list[str] = []
        if event.seat == self.sitters.viewer:
            keys = self.holding.keys_for(event.cards)
        self.leaving.emit(event.seat, keys)
        sound = sound_of(event.cards)
        self.cue(sound, after=pace.PLAY, times=len(event.cards), between=pace.LAND_STEP)
        self.holding.remove(keys)
        self.judge = None

    def show_passed(self, frame: Frame) -> None:
        """Show a pass."""
        self.cue(Sound.KNOCK)
        self.judge = None
        self.show(frame)

    def show_collected(self, seat: Seat) -> None:
        """Start moving the trick to the player who wins it."""
        self.collector = seat
        self.cue(Sound.SLIDE)
        self.turn = NOBODY
        self.moods[seat] = "happy"
        self.sayings.clear()
        self.chatter.speak(self, "taken", seat)
        self.refresh()

    def show_trick_gone(self, frame: Frame) -> None:
        """Show the cleared trick in front of its winner."""
        self.collector = NOBODY
        self.chatter.trick_over()
        self.show(frame)

    def show_out(self, event: WentOut, frame: Frame, *, crowned: bool) -> None:
        """Show that a seat is out. `crowned` is True if its crowning follows."""
        if crowned:
            self.to_be_crowned = event.seat
        if event.place == 1:
            self.cue(Sound.FANFARE)
        self.turn = NOBODY
        if self.moods.get(event.seat) != "sulk":
            self.moods[event.seat] = "happy"
        self.show(frame)

    def show_round_ended(self, event: RoundEnded, frame: Frame) -> None:
        """Show the new positions. Faces show which players have risen or fallen."""
        self.cue(Sound.WAH)
        self.moods.update(moods_after_round(self.offices, event.offices))
        self.judge = None
        self.follow(frame)
        self.ask(frame)
        self._refresh_now()
        self.roundEnded.emit()

    def show_match_ended(self, frame: Frame) -> None:
        """Show the end of the last round."""
        self.follow(frame)
        self.ask(frame)
        self._refresh_now()
        self.matchEnded.emit()

    # -- internals ----------------------------------------------------------------------

    def _take(self, snapshot: Snapshot) -> None:
        """Adopt the state of a snapshot, without the game's own part of the table."""
        self.play_by(snapshot.spec)
        self.judge = self.judge_of(snapshot)
        self.take(snapshot)
        self.ask(snapshot)
        self.sort_out_slots()

    def _show_trick(self) -> None:
        made_of = self.round_no, tuple(self.trick_plays), self.sitters, self.rules, self.wording
        self.trick.follow(made_of, lambda: trick_rows(self, self.trick_plays))

    def _show_seats(self) -> None:
        self.seats.retarget(seat_rows(self, self.sitters))

    def _show_standings(self) -> None:
        made_of = self.scores, self.rounds, self.order, self.sitters, self.rules, self.wording
        self.standings.follow(made_of, lambda: standing_rows(self, self.sitters))
        self.results.follow(made_of, lambda: sorted(self.standings.rows, key=attrgetter("office")))

    def _show_log(self) -> None:
        self.log.retarget(self.log_book.rows)

    def _let_go(self, gift: CardsGiven | CardsPassedOn) -> None:
        """Remove cards from the giver's hand, chosen ones first among equal cards."""
        if gift.giver == self.sitters.viewer:
            self.chose_gift = bool(self.holding.gift)
            self.holding.remove(self.holding.keys_for(gift.cards))
            self.holding.open_slots(0)
        self.judge, self.turn = None, NOBODY

    def _gift_saying(self, gift: CardsGiven | CardsPassedOn) -> str:
        return gift_saying(gift, self.sitters.names, self.sitters.viewer)

    def _line_of(self, event: Event) -> str:
        if isinstance(event, DeckShuffled):
            return shuffled_line(event) if self.tells_fingerprint else ""
        return self.table.event_line(event, self.sitters.names, self.sitters.viewer)

    def _note_deck(self, frame: Frame) -> None:
        """Add the deck to the log, without having its sixteen digits read out."""
        if frame.fingerprint:
            self.log_book.note(DeckShuffled(frame.fingerprint), self._line_of)
