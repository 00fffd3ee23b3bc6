"""Example rounds played out side by side, for stepping through them in QML."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.practice.replay_tables import ShownDeal, tables_of
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.wording import example_rounds as words
from arschloch_gui.app.wording.words import ended
from arschloch_gui.coach.example_rounds import ExampleRounds


class ReplayFacts(Struct, frozen=True):
    """The example rounds, and the deal shown."""

    active: bool = False
    """Whether there is anything to show."""
    deals: list[str] = []
    """The names of the deals."""
    sentence: str = ""
    """A sentence about the results of all deals played."""
    deal: int = 0
    """The index of the deal shown."""
    steps: int = 0
    """The index of the last step."""
    ways: list[bool] = []
    """For each step, whether the two rounds differ there."""
    parting: int = 0
    """The first step at which the rounds differ; the last step if they never do."""

    @classmethod
    def of(cls, told: ExampleRounds, at: int, deal: ShownDeal, *, right: bool) -> ReplayFacts:
        """Return the facts about a deal, by its index; `right` if the better option was chosen."""
        return cls(
            active=bool(told.stories),
            deals=[words.deal(number) for number in range(1, len(told.stories) + 1)],
            sentence=words.tally(told.higher, told.equal, told.lower, right=right),
            deal=at,
            steps=deal.last,
            ways=deal.ways,
            parting=deal.parting,
        )


class ReplayStepFacts(Struct, frozen=True):
    """The step shown."""

    step: int
    """Its index."""
    relation: str
    """Its position relative to the point where the rounds diverge."""
    tables: list[dict[str, object]]
    """The two tables, the worse option first (`tables_of`)."""
    running: bool
    """Whether the rounds advance automatically."""


class Replay(Exposed):
    """Three deals, each played with a worse and a better option. GUI thread only.

    One of the two is the choice of the person at the screen.
    """

    changed = Signal()
    stepped = Signal()
    shows = by_signal(changed=ReplayFacts, stepped=ReplayStepFacts)

    def __init__(self, stage: TableState, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._told: ExampleRounds | None = None
        self._deal = ShownDeal()
        self._at = self._step = 0
        self._running = False
        self._right = False
        self._show()

    def put(self, told: ExampleRounds | None, *, right: bool = False) -> None:
        """Show these rounds, or nothing if None; `right` is true if the better one was chosen."""
        self._told, self._running, self._right = told, False, right
        self.look(0)

    @property
    def spoken(self) -> str:
        """The current step for a screen reader: one text if both rounds agree, else one per round.

        Empty while the rounds advance automatically.
        """
        deal, step, shown = self._deal, self._step, self.shown_value(ReplayFacts)
        if not shown.active or self._running:
            return ""
        if step == 0:
            return " ".join(map(ended, (shown.sentence, shown.deals[shown.deal])))
        lines = [self._line(at) for at in range(len(deal.rounds))]
        ends = any(step >= len(each) - 1 for each in deal.rounds)
        if not ends and len(set(lines)) == 1:
            parts = lines[:1]
        else:
            tables = self.shown_value(ReplayStepFacts).tables
            headings = [str(each["heading"]) for each in tables]
            parts = [
                f"{ended(heading)} {line}" for heading, line in zip(headings, lines, strict=True)
            ]
        here = deal.relation(step) if step == deal.parting else ""
        return " ".join(ended(part.strip()) for part in (here, *parts) if part)

    @Slot(bool)
    def run(self, running: bool) -> None:
        """Start or stop advancing the rounds automatically."""
        self._running = running
        self._show()

    @Slot(int)
    def look(self, deal: int) -> None:
        """Show another deal from its beginning."""
        stories = self._told.stories if self._told is not None else ()
        if 0 <= deal < max(1, len(stories)):
            self._at, self._step = deal, 0
            self._deal = ShownDeal.of(stories[deal]) if stories else ShownDeal()
            self._show()

    @Slot(int)
    def go(self, step: int) -> None:
        """Go to a step."""
        self._step = max(0, min(self._deal.last, step))
        self._show()

    # -- internals ------------------------------------------------------------------------

    def _line(self, at: int) -> str:
        """Describe a step of one of the two rounds; empty if that round is already over."""
        steps = self._deal.rounds[at]
        if self._step >= len(steps):
            return ""
        moment, sitters = steps[self._step], self._stage.sitters
        return " ".join(
            self._stage.table.event_line(event, sitters.names, sitters.viewer)
            for event in (moment.event, *moment.out)
        )

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._show()

    def _show(self) -> None:
        told, deal, step, right = self._told, self._deal, self._step, self._right
        self.show(
            changed=ReplayFacts.of(told, self._at, deal, right=right) if told else ReplayFacts(),
            stepped=ReplayStepFacts(
                step=step,
                relation=deal.relation(step),
                tables=tables_of(self._stage, deal, step, right=right),
                running=self._running,
            ),
        )
