"""Example rounds played out side by side, for stepping through them in QML."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.ai.trials import RolloutRound
from arschloch_gui.app.change_notifier import ChangeNotifier
from arschloch_gui.app.show.reviewed import as_held
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.game_table import Picture
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import example_rounds as words
from arschloch_gui.app.wording.cards import cards_named
from arschloch_gui.app.wording.tricks import tricks_taken
from arschloch_gui.app.wording.words import ended
from arschloch_gui.coach.example_rounds import ExampleRounds, Story
from arschloch_gui.engine.cards import Card, Seat, format_cards
from arschloch_gui.engine.events import Event, Passed, PlayBegan, Played, TrickTaken, WentOut
from arschloch_gui.engine.table.round import AnyView

NOBODY: Seat = -1


class ReplayMoment(Struct, frozen=True):
    """The table after a step.

    It has the view, all hands, the event and its actor, and the seat that takes the trick.
    """

    view: AnyView
    hands: tuple[tuple[Card, ...], ...]
    event: Event
    actor: Seat = NOBODY
    taker: Seat = NOBODY
    out: tuple[WentOut, ...] = ()
    """The players who go out in this step."""


def moments(played: RolloutRound) -> list[ReplayMoment]:
    """Split a round into steps: the first lead, then every play, pass and trick taken."""
    found: list[ReplayMoment] = []
    for scene in played.scenes:
        event = scene.event
        if isinstance(event, WentOut) and found:
            # The previous step caused it and therefore shows it.
            found[-1] = replace(found[-1], view=scene.view, out=(*found[-1].out, event))
        elif isinstance(event, PlayBegan | Played | Passed | TrickTaken):
            actor = NOBODY if isinstance(event, PlayBegan) else event.seat
            taker = actor if isinstance(event, TrickTaken) else NOBODY
            found.append(ReplayMoment(scene.view, scene.hands, event, actor, taker))
    return found


class Replay(QObject):
    """Three deals, each played with a worse and a better option. GUI thread only.

    One of the two is the choice of the person at the screen.
    """

    changed = Signal()
    stepped = Signal()

    def __init__(self, stage: TableState, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._told: ExampleRounds | None = None
        self._steps: list[list[ReplayMoment]] = []
        self._ways: list[bool] = []
        self._tables: list[dict[str, object]] = []
        self._story = self._step = 0
        self._running = False
        self._right = False
        self._watch = ChangeNotifier(self)

    def put(self, told: ExampleRounds | None, *, right: bool = False) -> None:
        """Show these rounds, or nothing if None; `right` is true if the better one was chosen."""
        self._told, self._running, self._right = told, False, right
        self.look(0)

    @property
    def _stories(self) -> tuple[Story, ...]:
        return self._told.stories if self._told is not None else ()

    @typed_property(bool, changed)
    def active(self) -> bool:
        """Whether there is anything to show."""
        return bool(self._stories)

    @typed_property(list, changed)
    def deals(self) -> list[str]:
        """The names of the deals."""
        return [words.deal(at + 1) for at in range(len(self._stories))]

    @typed_property(str, changed)
    def sentence(self) -> str:
        """A sentence about the results of all deals played."""
        told = self._told
        if told is None:
            return ""
        return words.tally(told.higher, told.equal, told.lower, right=self._right)

    @typed_property(int, changed)
    def deal(self) -> int:
        """The index of the deal shown."""
        return self._story

    @typed_property(int, stepped)
    def step(self) -> int:
        """The index of the step shown."""
        return self._step

    @typed_property(int, changed)
    def steps(self) -> int:
        """The index of the last step."""
        return max((len(each) for each in self._steps), default=1) - 1

    @typed_property(list, changed)
    def ways(self) -> list[bool]:
        """For each step, whether the two rounds differ there."""
        return self._ways

    @typed_property(int, changed)
    def parting(self) -> int:
        """The first step at which the rounds differ; the last step if they never do."""
        ways = self.ways
        return ways.index(True) if True in ways else self.steps

    @typed_property(str, stepped)
    def relation(self) -> str:
        """The position of the current step relative to the point where the rounds diverge."""
        if not self._stories or not any(self.ways):
            return ""
        return words.relation(self._step - self.parting)

    @typed_property(list, stepped)
    def tables(self) -> list[dict[str, object]]:
        """The two tables, the worse option first: {"heading", "plays", "taker", "count", "rows"}.

        `count` is the number of plays in the round so far. A play is {"key", "seat", "cards"},
        oldest first. A row is a seat, the viewer's first: {"seat", "name", "person", "isViewer",
        "hand", "taken", "played", "acts", "passed", "place", "office", "title", "insignia", "word",
        "told"}. `taken` is the number of captured cards in front of the seat. When the round is
        over, `office` is the new position.
        """
        return self._tables

    @typed_property(bool, stepped)
    def running(self) -> bool:
        """Whether the rounds advance automatically."""
        return self._running

    @property
    def spoken(self) -> str:
        """The current step for a screen reader: one text if both rounds agree, else one per round.

        Empty while the rounds advance automatically.
        """
        if not self._stories or self._running:
            return ""
        if self._step == 0:
            return " ".join(map(ended, (self.sentence, self.deals[self._story])))
        lines = [self._line(at) for at in range(len(self._steps))]
        ends = any(self._step >= len(each) - 1 for each in self._steps)
        if not ends and len(set(lines)) == 1:
            parts = lines[:1]
        else:
            headings = [str(each["heading"]) for each in self._tables]
            parts = [
                f"{ended(heading)} {line}" for heading, line in zip(headings, lines, strict=True)
            ]
        here = self.relation if self._step == self.parting else ""
        return " ".join(ended(part.strip()) for part in (here, *parts) if part)

    def _line(self, at: int) -> str:
        """Describe a step of one of the two rounds; empty if that round is already over."""
        if self._step >= len(self._steps[at]):
            return ""
        moment, sitters = self._steps[at][self._step], self._stage.sitters
        return " ".join(
            self._stage.table.event_line(event, sitters.names, sitters.viewer)
            for event in (moment.event, *moment.out)
        )

    @Slot(bool)
    def run(self, running: bool) -> None:
        """Start or stop advancing the rounds automatically."""
        self._running = running
        self._watch.notify_changes()

    @Slot(int)
    def look(self, deal: int) -> None:
        """Show another deal from its beginning."""
        if 0 <= deal < max(1, len(self._stories)):
            self._story, self._step = deal, 0
            found = self._stories[deal].rounds if self._stories else ()
            self._steps = [moments(each) for each in found]
            pairs = zip_longest(*([each.event for each in steps] for steps in self._steps))
            self._ways = [one != other for one, other in pairs]
            self._show()

    @Slot(int)
    def go(self, step: int) -> None:
        """Go to a step."""
        self._step = max(0, min(self.steps, step))
        self._show()

    # -- internals ------------------------------------------------------------------------

    def _show(self) -> None:
        now = [each[min(self._step, len(each) - 1)] for each in self._steps]
        self._tables = [self._table(at, moment) for at, moment in enumerate(now)]
        self._watch.notify_changes()

    def _order(self) -> list[Seat]:
        """Return the seats clockwise, the person's first."""
        seats, viewer = list(self._stage.order), self._stage.sitters.viewer
        at = seats.index(viewer) if viewer in seats else 0
        return seats[at:] + seats[:at]

    def _table(self, at: int, moment: ReplayMoment) -> dict[str, object]:
        picture = self._stage.table.picture(moment.view)
        over = self._step >= len(self._steps[at]) - 1
        story = self._stories[self._story]
        offices = story.rounds[at].offices if over else self._stage.offices
        title = self._stage.sitters.title(story.places[at]) if over else ""
        played = picture.trick_plays if moment.taker == NOBODY else ()
        return {
            "heading": words.outcome(better=at == 1, right=self._right, title=title),
            "plays": [
                {"key": play.at, "seat": play.seat, "cards": list(format_cards(play.cards))}
                for play in played
            ],
            "taker": moment.taker,
            "count": picture.plays,
            "rows": [
                self._row(moment, picture, seat, offices, over=over) for seat in self._order()
            ],
        }

    def _row(
        self,
        moment: ReplayMoment,
        picture: Picture,
        seat: Seat,
        offices: Sequence[Seat],
        *,
        over: bool,
    ) -> dict[str, object]:
        sitters, deck = self._stage.sitters, self._stage.deck
        hand = as_held(self._stage, moment.hands[seat])
        own = [each.cards for each in picture.trick_plays if each.seat == seat]
        played = own[-1] if own and moment.taker == NOBODY else ()
        word = self._word(moment, picture, seat)
        tricks = tricks_taken(picture.tricks_of(seat))
        parts = [sitters.names[seat], cards_named(played, deck) if played else "", word]
        office = offices.index(seat) if seat in offices else -1
        return {
            "seat": seat,
            "passed": seat in picture.passed,
            "place": office + 1 if over else dict(picture.places).get(seat, 0),
            "office": office,
            "title": sitters.title(office),
            "insignia": sitters.insignia(office),
            "name": sitters.names[seat],
            "person": sitters.people[seat],
            "isViewer": seat == sitters.viewer,
            "hand": list(format_cards(hand)),
            "taken": picture.pile_of(seat),
            "played": list(format_cards(played)),
            "acts": seat == moment.actor,
            "word": word,
            "told": ", ".join(filter(None, (": ".join(filter(None, parts)), tricks))),
        }

    def _word(self, moment: ReplayMoment, picture: Picture, seat: Seat) -> str:
        """Return a seat's state in a word or two; empty while it is still in the trick."""
        out = dict(picture.places)
        if seat == moment.taker:
            return words.takes()
        if seat in out:
            return words.out_as(out[seat])
        return words.passed() if seat in picture.passed else ""
