"""The match being set up: game, players, length, opponents and one row per house rule.

The rows are derived from the option specs, so a newly declared option appears by itself. House
rules are saved per game in the settings and restored the next time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.exposed import by_signal
from arschloch_gui.app.from_javascript import from_javascript
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.choices import carried_over
from arschloch_gui.app.setup.custom_setup import CustomGameSetup
from arschloch_gui.app.setup.facts import (
    FilterFacts,
    GameFacts,
    RulesFacts,
    SharingFacts,
    TileFacts,
    TitleFacts,
)
from arschloch_gui.app.setup.gallery import game_of
from arschloch_gui.app.setup.opponents import OpponentChoice, SetUp
from arschloch_gui.app.setup.option_rows import Filter, OptionRow, option_rows
from arschloch_gui.app.setup.repair import Repair
from arschloch_gui.app.show.models.rows import RowModel
from arschloch_gui.app.table.seating import insignia_of
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import titles
from arschloch_gui.app.wording.quoted import quoted
from arschloch_gui.engine.games import family_of, presets, problems_of
from arschloch_gui.engine.options import Problem, RulesBase, with_values


class StartsMatches(Protocol):
    """The part of the session interface that starts a match."""

    def newMatch(
        self,
        preset: str,
        rule_values: dict[str, object],
        levels: list[str],
        deal: int | None,
        game: str,
    ) -> None: ...


class MatchSetup(CustomGameSetup):
    """The state of the new-match screen. GUI thread only."""

    tilesChanged = Signal()
    gameChanged = Signal()
    rulesChanged = Signal()
    titlesChanged = Signal()
    filterChanged = Signal()
    sharingChanged = Signal()
    shows = by_signal(
        tilesChanged=TileFacts,
        gameChanged=GameFacts,
        rulesChanged=RulesFacts,
        titlesChanged=TitleFacts,
        filterChanged=FilterFacts,
        sharingChanged=SharingFacts,
    )

    def __init__(
        self, settings: LiveSettings, session: StartsMatches, parent: QObject | None = None
    ) -> None:
        super().__init__(settings, parent)
        self._session = session
        self._options = RowModel(OptionRow, self)
        self._options_used = False
        self._filter = Filter()
        self._opponents = OpponentChoice(settings, self._set_up, self)
        self._repair = Repair(lambda: self._rules, self._usual, self._defects_of, self._take, self)
        self._refresh()
        for related in (settings.titlesChanged, settings.mildChanged):
            related.connect(self.look)
        for related in (self.gameChanged, self.rulesChanged):
            related.connect(self._opponents.changed)

    @property
    def family(self) -> str:
        """The key of the chosen game's family."""
        return family_of(self._own.preset_of(self._game)).key

    @property
    def chosen(self) -> tuple[str, RulesBase]:
        """The preset of the game and its current rules."""
        return self._own.preset_of(self._game), self._rules

    @property
    def custom_name(self) -> str:
        """The name of the custom game that is set up, or ""."""
        return self._own.custom_name(self._game)

    @typed_property(QObject)
    def opponents(self) -> OpponentChoice:
        """The choice of the opponents' levels."""
        return self._opponents

    @typed_property(QObject)
    def repair(self) -> Repair:
        """The repair of contradictory rules."""
        return self._repair

    @typed_property(QObject)
    def options(self) -> RowModel[OptionRow]:
        """The house rules as a list model of `OptionRow`.

        It is filled on first use, because creating the sixty rows would slow down the start.
        """
        if not self._options_used:
            self._options_used = True
            self._refresh()
        return self._options

    @Slot()
    def look(self) -> None:
        """Update the facts for QML and emit the signals of those that changed."""
        game, rules, defects = self._game, self._rules, self._defects_of(self._rules)
        preset = self._own.preset_of(game)
        self.show(
            tilesChanged=TileFacts.of(),
            gameChanged=GameFacts.of(self._own, game),
            rulesChanged=RulesFacts.of(preset, rules, self._usual(), defects, self.custom_name),
            titlesChanged=TitleFacts.of(rules.titles, rules.players, self._settings.now),
            filterChanged=FilterFacts.of(self._filter, self._options.rows),
            sharingChanged=SharingFacts(self._message, quoted(self._own.deleted_name)),
        )

    @Slot(int, result=list)
    def signs(self, players: int) -> list[str]:
        """Return the insignia of all positions from highest to lowest."""
        now = self._settings.now
        used = titles.effective_set(self._rules.titles, now.titles, now.mild)
        return [insignia_of(office, players, used) for office in range(players)]

    # -- user actions -------------------------------------------------------------------

    @Slot(str)
    def choose(self, game: str) -> None:
        """Select another game, with the house rules it was last played with.

        Between variants of the same game, the number of players and the length are kept.
        """
        if self._own.knows(game) and game != self._game:
            before, was = self._rules, self._own.preset_of(self._game)
            self._game, self._rules = game, self._remembered(game)
            if game_of(was) == game_of(preset := self._own.preset_of(game)):
                self._rules = carried_over(before, self._rules, preset)
            self._say("")

    @Slot("QVariantMap")
    def change(self, values: Mapping[str, object]) -> None:
        """Set rules to JSON values. If any value is invalid, nothing changes."""
        rules, problems = with_values(self._rules, from_javascript(values))
        if problems:
            return
        fitted = not self._defects_of(self._rules)
        self._take(rules)
        # A number of players that does not fit says so beside it.
        if fitted and "players" not in values:
            self._repair.adjust()

    def set(self, key: str, value: object) -> None:
        """Set one rule."""
        self.change({key: value})

    @Slot(int)
    def setLength(self, rounds: int) -> None:
        """Set the number of rounds; 0 means endless."""
        self.set(self._rules.length_option, rounds)

    @Slot()
    def reset(self) -> None:
        """Restore the game's own rules, keeping the number of players and rounds."""
        own = self._usual().lasting(self._rules.length)
        self._rules = own.for_players(self._rules.players)
        self._remember()
        self._refresh()

    @Slot()
    def start(self) -> None:
        """Start the match, unless there are problems."""
        if self._defects_of(self._rules):
            return
        self._settings.change("lastPreset", self._game)
        preset, levels = (
            self._own.preset_of(self._game),
            self._opponents.of_table(self._rules.players),
        )
        values = self._rules.changed_from(presets()[preset])
        self._session.newMatch(preset, values, levels, None, self._own.custom_name(self._game))

    @Slot()
    def retranslate(self) -> None:
        """Refresh all texts after the language has changed, and drop the message."""
        self._say("")
        self._opponents.changed.emit()

    @Slot(str, bool)
    def filter(self, search: str, only_changed: bool) -> None:
        """Show only the house rules that match."""
        wanted = Filter(search, only_changed)
        if wanted != self._filter:
            self._filter = wanted
            self._refresh()

    # -- internal -----------------------------------------------------------------------

    def _set_up(self) -> SetUp:
        return SetUp(self.family, self._rules.players)

    def _defects_of(self, rules: RulesBase) -> tuple[Problem, ...]:
        return problems_of(self._own.preset_of(self._game), rules)

    def _take(self, rules: RulesBase) -> None:
        self._rules = rules
        self._remember()
        self._say("")

    def _refresh(self) -> None:
        if self._options_used:
            rules, defects = self._rules, self._defects_of(self._rules)
            self._options.retarget([*option_rows(rules, self._usual(), defects, self._filter)])
        self.look()
        self._repair.look()
