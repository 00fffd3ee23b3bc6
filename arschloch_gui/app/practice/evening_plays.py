"""The costliest plays of the person's last evening, as QML reads them, to be played again.

They are looked for in a thread and processes of their own, and only while the screen is open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.presets import game_name, preset_name
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.files.store import MatchStore
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.library.library import ROUNDS
from arschloch_gui.app.practice.background import Background, StillWanted, Work, WorkFailed
from arschloch_gui.app.practice.exercise_source import OwnPlay
from arschloch_gui.app.practice.helpers import Helpers
from arschloch_gui.app.practice.judged_plays import (
    FoundPlays,
    JudgedMatch,
    JudgedRecords,
    costliest_of,
)
from arschloch_gui.app.practice.last_evening import last_evening
from arschloch_gui.app.practice.trainer import Trainer
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.wording import costly
from arschloch_gui.app.wording import own_plays as words
from arschloch_gui.app.wording.cards import cards_named
from arschloch_gui.app.wording.hindsight import verdict_sign
from arschloch_gui.app.wording.practice import called
from arschloch_gui.coach.verdict import COSTLY, GOOD, Verdict
from arschloch_gui.engine.cards import format_cards

_Answer: TypeAlias = JudgedMatch | FoundPlays
"""The answers that arrive while plays are looked for."""


class EveningFacts(Struct, frozen=True):
    """The costliest plays of the last evening, or the progress of the search."""

    sentence: str
    """The progress of the search, or its result."""
    searches: bool = False
    """Whether plays are being looked for."""
    ready: bool = False
    """Whether there are plays to be set."""
    rows: list[dict[str, object]] = []
    """The plays, the costliest first.

    Each is {"label", "when", "hand", "deck", "sign", "good", "costly", "told"}. "hand" has the
    codes of the cards the person held, and "sign" is that of the last answer, or "".
    """
    caution: str = ""
    """How certain these verdicts are; empty while there are no plays."""

    @classmethod
    def searching(cls, now: JudgedMatch | None) -> EveningFacts:
        """Return the facts during a search; `now` is the match being judged, if any."""
        if now is None:
            return cls(words.reading(), searches=True)
        told = words.progress(now.match, now.matches, now.plays.done, now.plays.all)
        return cls(told, searches=True)

    @classmethod
    def of(
        cls,
        found: FoundPlays | WorkFailed | None,
        verdict_on: Callable[[OwnPlay], Verdict | None],
        settings: Settings,
    ) -> EveningFacts:
        """Return the facts after a search, which was stopped early if `found` is None."""
        match found:
            case FoundPlays(plays=plays):
                rows = [_row(each, verdict_on(each), settings) for each in plays]
                caution = costly.rough() if plays else ""
                return cls(_result(found), ready=bool(plays), rows=rows, caution=caution)
            case WorkFailed():
                return cls(words.failed())
        return cls(words.stopped())


class EveningPlays(Exposed):
    """The costliest plays of the last evening, three at most. GUI thread only."""

    changed = Signal()
    shows = by_signal(changed=EveningFacts)

    def __init__(
        self, trainer: Trainer, settings: LiveSettings, store: MatchStore, cache: Path,
        now: Callable[[], datetime], parent: QObject,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._settings = settings
        self._trainer, self._store, self._cache, self._now = trainer, store, cache, now
        self._searches = False
        self._progress: JudgedMatch | None = None
        self._found: FoundPlays | WorkFailed | None = None
        self._background = Background("evening plays", self, self._on_heard)
        self._show()
        trainer.stateChanged.connect(self._show)

    @property
    def spoken(self) -> str:
        """The result for a screen reader; empty during the search."""
        return "" if self._searches else self.shown_value(EveningFacts).sentence

    @Slot()
    def look(self) -> None:
        """Start the search."""
        self._searches, self._progress, self._found = True, None, None
        self._background.begin(_work(self._store, self._cache, self._now()))
        self._show()

    @Slot()
    def stop(self) -> None:
        """End the search; what has been found in whole matches is kept for the next one."""
        self._background.drop()
        self._searches = False
        self._show()

    @Slot()
    def begin(self) -> None:
        """Set all plays as exercises, the costliest first."""
        if self._plays:
            self._trainer.play_again(self._plays)

    @Slot(int)
    def open(self, number: int) -> None:
        """Set one of the plays as an exercise, counted from 0."""
        if 0 <= number < len(self._plays):
            self._trainer.play_again(self._plays[number : number + 1])

    @Slot()
    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._show()

    def end(self) -> None:
        """End the thread and its processes."""
        self._background.close()

    # -- internals ----------------------------------------------------------------------

    @property
    def _plays(self) -> tuple[OwnPlay, ...]:
        return self._found.plays if isinstance(self._found, FoundPlays) else ()

    def _show(self) -> None:
        if self._searches:
            self.show(changed=EveningFacts.searching(self._progress))
        else:
            verdict_on, now = self._trainer.verdict_on, self._settings.now
            self.show(changed=EveningFacts.of(self._found, verdict_on, now))

    def _on_heard(self, answer: _Answer | WorkFailed) -> None:
        if isinstance(answer, JudgedMatch):
            self._progress = answer
        else:
            self._searches, self._found = False, answer
        self._show()


def _row(play: OwnPlay, verdict: Verdict | None, settings: Settings) -> dict[str, object]:
    spec = play.exercise.spec
    deck = table_of(spec.family.key).deck(spec.rules)
    name = game_name(spec.preset, settings.game_called(play.game))
    label = words.play_of(name, play.round_no)
    when = costly.when(len(play.hand))
    said = [label, when, cards_named(play.hand, deck)]
    return {
        "label": label,
        "when": when,
        "hand": list(format_cards(play.hand)),
        "deck": deck,
        "sign": verdict_sign(verdict) if verdict is not None else "",
        "good": verdict in GOOD,
        "costly": verdict in COSTLY,
        "told": ". ".join([*said, called(verdict)] if verdict is not None else said),
    }


def _result(found: FoundPlays) -> str:
    if found.day is None:
        return words.nothing_played()
    games = [preset_name(each) for each in found.unjudged]
    if not found.judged:
        return words.not_judged(games)
    count = len(found.plays)
    lines = [words.found(found.day, count) if count else words.none(found.day)]
    return " ".join([*lines, words.left_out(games)] if games else lines)


def _work(store: MatchStore, cache: Path, now: datetime) -> Work[_Answer]:
    def work(still_wanted: StillWanted) -> Iterator[_Answer]:
        evening = last_evening(store, store.folder.parent / ROUNDS, now, still_wanted)
        if evening is None:
            yield FoundPlays()
            return
        with closing(Helpers(still_wanted)) as helpers:
            yield from costliest_of(evening, JudgedRecords(cache), helpers.working)

    return work
