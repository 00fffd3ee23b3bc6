"""The written rules for QML, of the match in progress or else of the one being set up."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.about import about_parts
from arschloch_gui.app.by_game.presets import game_name
from arschloch_gui.app.by_game.written_rules import rules_parts
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.session.match import CurrentMatch
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.setup import MatchSetup
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.controls import controls_part
from arschloch_gui.engine.games import family_of
from arschloch_gui.engine.match import Snapshot
from arschloch_gui.engine.options import RulesBase

SETUP = "setup:"


class SeesMatch(Protocol):
    """The part of the session's interface that gives access to the current match."""

    @property
    def snapshot(self) -> Snapshot | None: ...

    @property
    def match(self) -> CurrentMatch: ...


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
        self._of_setup = False

    @typed_property(str, changed)
    def game(self) -> str:
        """The name of the game described."""
        if self._shows_table:
            return game_name(self._source()[0], self._session.match.custom_game)
        return self._setup.presetName

    @typed_property(list, changed)
    def parts(self) -> list[dict[str, object]]:
        """The parts of the text: {key, heading, paragraphs}.

        The rules are followed by the background of the game, then by mouse and keys.
        """
        preset, rules = self._source()
        now = self._settings.now
        table = table_of(family_of(preset).key)
        controls = controls_part(table.mouse(rules), table.keys(rules))
        parts = rules_parts(preset, rules, titles_wish=now.titles, mild=now.mild)
        return [
            {"key": part.key, "heading": part.heading, "paragraphs": list(part.paragraphs)}
            for part in (*parts, *about_parts(preset), controls)
        ]

    @typed_property(str, opened)
    def part(self) -> str:
        """The key of the part to show first; "" for the top."""
        return self._part

    @Slot(str)
    def open(self, part: str) -> None:
        """Refresh the text and select the part to show.

        With the prefix “setup:”, the text describes the game being set up even if a match is in
        progress.
        """
        self._of_setup = part.startswith(SETUP)
        self._part = part.removeprefix(SETUP)
        self.changed.emit()
        self.opened.emit()

    @Slot(str, result=str)
    def partFor(self, phase: str) -> str:
        """Return the key of the part that is most relevant in a phase of the match."""
        at_table = self._session.snapshot
        # Do not use `_source` here: it can still refer to the game being set up.
        preset = at_table.spec.preset if at_table is not None else self._setup.chosen[0]
        return table_of(family_of(preset).key).help_part(at_table, phase)

    @Slot()
    def retranslate(self) -> None:
        """Refresh all texts after the language has changed."""
        self.changed.emit()

    def _source(self) -> tuple[str, RulesBase]:
        at_table = self._session.snapshot
        if at_table is not None and not self._of_setup:
            return at_table.spec.preset, at_table.spec.rules
        return self._setup.chosen

    @property
    def _shows_table(self) -> bool:
        return self._session.snapshot is not None and not self._of_setup
