"""The decisions of the finished round, with the evaluation of each, for QML.

The decisions come with the review of the round. An evaluation is computed on demand in the engine
thread (`explainer.py`) and cached.
"""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.ai.levels import split
from arschloch_gui.ai.player import Evaluation
from arschloch_gui.app.engine.link import EngineLink
from arschloch_gui.app.engine.messages import Explain, Explained
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.show.reviewed import as_held
from arschloch_gui.app.show.table_state import TableState
from arschloch_gui.app.table.choices import Chosen, choice_line, told_apart
from arschloch_gui.app.typed_signal import typed_signal
from arschloch_gui.app.wording.hindsight import (
    being_weighed,
    chosen_word,
    exchange_line,
    figure,
    nothing_to_weigh,
    option_told,
    scale_line,
    seen_by,
    verdict_sign,
    verdict_word,
)
from arschloch_gui.app.wording.levels import level_name
from arschloch_gui.coach.origin import Origin
from arschloch_gui.coach.verdict import COSTLY, Verdict, of_thought
from arschloch_gui.engine.actions import Action
from arschloch_gui.engine.cards import format_cards
from arschloch_gui.engine.events import Event
from arschloch_gui.engine.hindsight import Decided
from arschloch_gui.engine.match import MatchSpec
from arschloch_gui.engine.review import Review

ELSEWHERE = 1 << 24
"""The first request number for rounds that are not at the table."""
NOTHING = -1


class OwnChoice(Struct, frozen=True):
    """A choice of the user before the first trick, with its evaluation and the best option's."""

    origin: Origin
    action: Action
    taken: Evaluation
    best: Evaluation


class RowsFacts(Struct, frozen=True):
    """The decisions of the finished round."""

    rows: list[dict[str, object]] = []
    """The decisions in order: {"seat", "name", "person", "isViewer", "line", "sign", "costly",
    "told"}.

    The user's own decisions get an annotation sign once their loss is known.
    """
    exchange: str = ""
    """The verdict on the user's costliest choice before the first trick, or "".

    It includes the best option.
    """


class IndexFacts(Struct, frozen=True):
    """The selected decision."""

    index: int = NOTHING
    """Its index, or −1."""
    practicable: bool = False
    """Whether it is the user's own, before the first trick, and can be practised."""
    hand: list[str] = []
    """The codes of the cards in the hand of the player to decide."""


class OptionsFacts(Struct, frozen=True):
    """The evaluation of the options of the selected decision."""

    options: list[dict[str, object]] = []
    """The evaluated options, best first.

    Each is {"choice", "value", "stderr", "figure", "mark", "told"}. "mark" is a word for the option
    that was chosen, and "told" is the whole row as a phrase.
    """
    sentence: str = ""
    """The source of the evaluation, or the reason why there is none."""
    scale: str = ""
    """The meaning of the figures, or "" while there are none."""


NO_ROWS, NO_INDEX, NO_OPTIONS = RowsFacts(), IndexFacts(), OptionsFacts()


class Hindsight(Exposed):
    """The decisions of the finished round and the options of a selected one.

    Use it from the GUI thread only.
    """

    changed = Signal()
    indexChanged = Signal()
    optionsChanged = Signal()
    shows = by_signal(changed=RowsFacts, indexChanged=IndexFacts, optionsChanged=OptionsFacts)
    ownJudged = typed_signal(OwnChoice)
    """Emitted when a choice of the user before the first trick has been evaluated."""

    def __init__(
        self, stage: TableState, engine: EngineLink, parent: QObject, first: int = 0
    ) -> None:
        """Number the requests from `first`, so that other objects use different numbers."""
        super().__init__(parent)
        self._stage, self._engine = stage, engine
        self._spec: MatchSpec | None = None
        self._levels: tuple[str, ...] = ()
        self._review: Review | None = None
        self._decided: tuple[Decided, ...] = ()
        self._index = NOTHING
        self._first = first
        """The number of the request for the first decision of this round; numbers are unique."""
        self._asked = NOTHING
        self._heard: dict[int, Explained] = {}
        self.tell()
        engine.explained.connect(self._on_explained)
        stage.changed.connect(self.tell)

    def sit(self, spec: MatchSpec, levels: tuple[str, ...]) -> None:
        """Set the match at the table and each seat's level ("" for the user)."""
        self._spec, self._levels = spec, levels

    def put(self, review: Review | None) -> None:
        """Set the review of the finished round, or None during a round; call `tell` afterwards."""
        if review is None and self._review is None:
            return
        self._first += len(self._decided)
        self._review, self._decided = review, review.decided if review is not None else ()
        self._index, self._asked = NOTHING, NOTHING
        self._heard.clear()
        self._ask()

    def tell(self) -> None:
        """Update the facts for QML and emit the signals of those that changed."""
        if not self._open:
            self.show(changed=NO_ROWS, indexChanged=NO_INDEX, optionsChanged=NO_OPTIONS)
            return
        found = self.found(
            changed=self._rows_facts, indexChanged=self._index_facts, optionsChanged=self._weighed
        )
        self.show(**found)

    def _rows_facts(self) -> RowsFacts:
        rows = [self._row(at, each) for at, each in enumerate(self._open)]
        return RowsFacts(rows, self._exchange())

    def _index_facts(self) -> IndexFacts:
        current = self._current
        if current is None:
            return NO_INDEX
        held = format_cards(as_held(self._stage, current.view.hand))
        return IndexFacts(self._index, self.origin is not None, list(held))

    def _weighed(self) -> OptionsFacts:
        options = self._options()
        return OptionsFacts(options, self._sentence(), scale_line() if options else "")

    @property
    def spec(self) -> MatchSpec | None:
        """The match at the table."""
        return self._spec

    @property
    def decided(self) -> tuple[Decided, ...]:
        """The decisions of the finished round, once its end is shown."""
        return self._open

    @property
    def _open(self) -> tuple[Decided, ...]:
        # The engine can be ahead of the display.
        return self._decided if self._stage.round_is_over else ()

    @property
    def _current(self) -> Decided | None:
        return self._open[self._index] if 0 <= self._index < len(self._open) else None

    @property
    def origin(self) -> Origin | None:
        """The origin of the selected decision, if it can be practised."""
        return self._origin_of(self._index)

    def _origin_of(self, index: int) -> Origin | None:
        if index not in self._exchanged or self._review is None or self._spec is None:
            return None
        return Origin(self._spec, None, self._review.journal_before(self._decided[index]))

    def _exchange(self) -> str:
        if not self._exchanged:
            return ""
        if not all(at in self._heard for at in self._exchanged):
            return being_weighed()
        found = [
            (best.value - taken.value, at)
            for at in self._exchanged
            if (pair := self._taken_and_best(at)) is not None
            for taken, best in [pair]
        ]
        if not found:
            return ""
        _, at = max(found)
        heard, called = self._heard[at], self._verdict(at)
        assert called is not None
        return exchange_line(called, self._told_apart(self._decided[at], heard)[0])

    def _options(self) -> list[dict[str, object]]:
        decided, heard = self._current, self._heard.get(self._index)
        if decided is None or heard is None:
            return []
        lines = self._told_apart(decided, heard)
        return [
            {
                "choice": line,
                "value": thought.value,
                "stderr": thought.stderr,
                "figure": figure(thought.value),
                "mark": self._mark(decided) if thought.index == decided.taken else "",
                "told": option_told(
                    line,
                    thought.value,
                    thought.stderr,
                    self._mark(decided) if thought.index == decided.taken else "",
                ),
            }
            for thought, line in zip(heard.thoughts, lines, strict=True)
        ]

    def _sentence(self) -> str:
        decided, heard = self._current, self._heard.get(self._index)
        if decided is None:
            return ""
        if heard is None:
            return being_weighed()
        if not heard.thoughts:
            return nothing_to_weigh()
        sitters, own = self._stage.sitters, self._levels[decided.seat] == heard.level
        level, _ = split(heard.level)
        return seen_by(level_name(level), sitters.names[decided.seat] if own else "")

    @property
    def spoken(self) -> str:
        """The whole evaluation for a screen reader, or "" until it is available."""
        if self._index not in self._heard:
            return ""
        weighed = self._weighed()
        return " ".join([weighed.sentence, *(f"{each['told']}." for each in weighed.options)])

    @Slot(int)
    def look(self, index: int) -> None:
        """Select a decision."""
        if 0 <= index < len(self._open) and index != self._index:
            self._index = index
            self._ask()
            self.tell()

    @Slot()
    def lookAtExchange(self) -> None:
        """Select the user's first decision before the first trick."""
        if self._exchanged:
            self.look(self._exchanged[0])

    def _ask(self) -> None:
        """Request the next evaluation, one at a time.

        The selected decision comes first, then the user's own in order. Before any selection,
        only those before the first trick are evaluated.
        """
        if self._asked != NOTHING or (index := self._next_to_ask()) is None:
            return
        assert self._spec is not None
        self._asked, decided = index, self._decided[index]
        level = self._levels[decided.seat]
        self._engine.explain(Explain(self._first + index, self._spec, level, decided))

    def _next_to_ask(self) -> int | None:
        viewer = self._stage.sitters.viewer
        wanted = self._exchanged
        if self._current is not None:
            own = (at for at, each in enumerate(self._decided) if each.seat == viewer)
            wanted = [self._index, *wanted, *own]
        return next((at for at in wanted if at not in self._heard), None)

    @property
    def _exchanged(self) -> list[int]:
        """The indices of the user's own decisions before the first trick."""
        viewer = self._stage.sitters.viewer
        return [
            at for at, each in enumerate(self._decided) if each.seat == viewer and not each.in_trick
        ]

    def _row(self, at: int, decided: Decided) -> dict[str, object]:
        sitters, line = self._stage.sitters, self.line(decided, decided.taken, decided.events)
        own = decided.seat == sitters.viewer
        called = self._verdict(at) if own else None
        return {
            "seat": decided.seat,
            "name": sitters.names[decided.seat],
            "person": sitters.people[decided.seat],
            "isViewer": own,
            "line": line,
            "sign": verdict_sign(called) if called else "",
            "costly": called in COSTLY,
            "told": f"{line.rstrip('.')}: {verdict_word(called)}." if called else line,
        }

    def _verdict(self, at: int) -> Verdict | None:
        """Return the verdict on a choice, or None if its loss is not known."""
        pair = self._taken_and_best(at)
        return of_thought(*pair) if pair is not None else None

    def _taken_and_best(self, at: int) -> tuple[Evaluation, Evaluation] | None:
        """Return the evaluations of the chosen and the best option, or None if not known."""
        heard, taken = self._heard.get(at), self._decided[at].taken
        thoughts = heard.thoughts if heard is not None else ()
        found = next((each for each in thoughts if each.index == taken), None)
        return (found, thoughts[0]) if found is not None else None

    def _on_explained(self, explained: Explained) -> None:
        index = explained.asked - self._first
        if index != self._asked:
            return  # the answer is about another round
        self._asked = NOTHING
        self._heard[index] = explained
        self._tell_own(index)
        self._ask()
        self.tell()

    def _tell_own(self, index: int) -> None:
        pair = self._taken_and_best(index) if index in self._exchanged else None
        origin = self._origin_of(index)
        if pair is not None and origin is not None:
            decided = self._decided[index]
            self.ownJudged.emit(OwnChoice(origin, decided.legal[decided.taken], *pair))

    def _mark(self, decided: Decided) -> str:
        """Return the mark for the chosen option, with the verdict on a choice of the user."""
        called = self._verdict(self._index)
        if decided.seat != self._stage.sitters.viewer or called is None:
            return chosen_word()
        return f"{chosen_word()} – {verdict_sign(called)} {verdict_word(called)}"

    def _told_apart(self, decided: Decided, heard: Explained) -> list[str]:
        """Return a line for every option; lines that would be equal also name the cards."""
        lines = [
            self.line(decided, thought.index, events)
            for thought, events in zip(heard.thoughts, heard.events, strict=True)
        ]
        actions = [decided.legal[thought.index] for thought in heard.thoughts]
        return told_apart(lines, actions, self._stage.deck)

    def line(self, decided: Decided, index: int, events: tuple[Event, ...]) -> str:
        """Describe an option of a decision, including the events that follow it."""
        stage, sitters = self._stage, self._stage.sitters
        chosen = Chosen.of(decided, index, events)
        return choice_line(chosen, stage.table, sitters.names, sitters.viewer, stage.deck)
