"""The written rules as QML shows them: of the match at the table, else of the one being set up."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import Property, QObject, Signal, Slot

from arschloch_gui.app import wording
from arschloch_gui.app.settings import LiveSettings
from arschloch_gui.app.setup import MatchSetup
from arschloch_gui.engine.match import Snapshot

_PART_OF_PHASE = {
    "exchange": "exchange",
    "shift": "exchange",
    "putsch": "putsch",
    "discard": "special",
    "play": "trick",
    "round_over": "offices",
    "match_over": "offices",
}
# Marks of a round that a special rule has left on the trick or the order.
_SPECIAL_MARKS = frozenset({"bound", "lock"})
_SPECIAL_SIZE = 4
_FEW_CARDS = 2


class SeesMatch(Protocol):
    """The part of the session that says what is being played."""

    @property
    def snapshot(self) -> Snapshot | None: ...


class RulesHelp(QObject):
    """The text of the rules, part by part. GUI thread only."""

    changed = Signal()
    opened = Signal()

    def __init__(
        self,
        settings: LiveSettings,
        setup: MatchSetup,
        session: SeesMatch,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._setup = setup
        self._session = session
        self._part = ""

    @Property(str, notify=changed)
    def game(self) -> str:
        """The name of the game the text is about."""
        return wording.preset_name(self._source()[0])

    @Property(list, notify=changed)
    def parts(self) -> list[dict[str, object]]:
        """The parts: {key, heading, paragraphs}; the last one explains mouse and keys."""
        preset, rules = self._source()
        now = self._settings.now
        parts = wording.rules_parts(preset, rules, titles_wish=now.titles, mild=now.mild)
        return [
            {"key": part.key, "heading": part.heading, "paragraphs": list(part.paragraphs)}
            for part in (*parts, wording.controls_part())
        ]

    @Property(str, notify=opened)
    def part(self) -> str:
        """The key of the part to show first; "" for the top."""
        return self._part

    @Slot(str)
    def open(self, part: str) -> None:
        """Make the text anew and say which part should be seen."""
        self._part = part
        self.changed.emit()
        self.opened.emit()

    @Slot(str, result=str)
    def partFor(self, phase: str) -> str:
        """The part that matters in a phase of the match, and at this very moment of it."""
        part = _PART_OF_PHASE.get(phase, "")
        at_table = self._session.snapshot
        if part == "trick" and at_table is not None and at_table.view is not None:
            return _part_at_play(at_table.view)
        return part

    @Slot(int, result=str)
    def courtTask(self, round_no: int) -> str:
        """The light-hearted task after a round (`social`); empty where there is none."""
        at_table = self._session.snapshot
        if at_table is None or not at_table.spec.rules.social:
            return ""
        rules, now = at_table.spec.rules, self._settings.now
        chosen = wording.effective_set(rules.titles, now.titles, now.mild)
        ladder = wording.title_ladder(chosen, rules.players, distinct=rules.all_distinct)
        return wording.court_task(round_no, ladder[0], ladder[-1])

    @Slot()
    def reword(self) -> None:
        """Say everything anew: the language has changed."""
        self.changed.emit()

    def _source(self) -> tuple[str, Any]:
        at_table = self._session.snapshot
        if at_table is not None:
            return at_table.spec.preset, at_table.spec.rules
        return self._setup.chosen


def _part_at_play(view: Any) -> str:
    """What somebody wonders about who looks at the trick just now."""
    top = view.top
    odd_top = top is not None and (top.kind == "joker" or top.size >= _SPECIAL_SIZE)
    if odd_top or view.reversed or _SPECIAL_MARKS & {key for key, value in view.marks if value}:
        return "special" if _has_special(view.rules) else "trick"
    few = view.seat is not None and 0 < len(view.hand) <= _FEW_CARDS
    return "out" if few and view.rules.last_card_penalty else "trick"


def _has_special(rules: Any) -> bool:
    return any(part.key == "special" for part in wording.rules_parts("", rules))
