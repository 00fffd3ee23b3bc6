"""The match being set up: game, players, length, opponents and one row per house rule.

The rows are derived from the option specs, so a newly declared option appears by itself. House
rules are saved per game in the settings and restored the next time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.presets import preset_name
from arschloch_gui.app.by_game.problems import problem
from arschloch_gui.app.from_javascript import from_javascript
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.choices import carried_over, length_choices, table_sizes
from arschloch_gui.app.setup.custom_setup import CustomGameSetup
from arschloch_gui.app.setup.gallery import game_of, tiles, variants_of
from arschloch_gui.app.setup.opponents import OpponentChoice, SetUp
from arschloch_gui.app.setup.option_list import OptionList
from arschloch_gui.app.setup.option_rows import Filter, OptionRow, option_rows, shown_elsewhere
from arschloch_gui.app.setup.own_games import picture_of
from arschloch_gui.app.setup.repair import Repair
from arschloch_gui.app.show.models.rows import RowModel
from arschloch_gui.app.typed_property import typed_property
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

    changed = Signal()
    reworded = Signal()

    def __init__(
        self, settings: LiveSettings, session: StartsMatches, parent: QObject | None = None
    ) -> None:
        super().__init__(settings, parent)
        self._session = session
        self._options = OptionList(
            lambda: option_rows(
                self._rules, self._usual(), self._defects_of(self._rules), self._filter
            ),
            self,
        )
        self._filter = Filter()
        self._opponents = OpponentChoice(settings, self._set_up, self)
        self.changed.connect(self._opponents.changed)
        self.changed.connect(self.titled)
        self.changed.connect(self.shared)
        self._repair = Repair(lambda: self._rules, self._usual, self._defects_of, self._take, self)
        self.changed.connect(self._repair.look)
        self._refresh()

    @property
    def family(self) -> str:
        """The key of the chosen game's family."""
        return family_of(self._own.preset_of(self._game)).key

    # -- choices ------------------------------------------------------------------------

    @typed_property(list, reworded)
    def tiles(self) -> list[dict[str, object]]:
        """The built-in games, one entry per group of variants: {value, text, help, more}."""
        return tiles()

    @typed_property(str, changed)
    def game(self) -> str:
        """The entry of `tiles` that is chosen, regardless of the variant."""
        return game_of(self._own.preset_of(self._game))

    @typed_property(str, changed)
    def gameName(self) -> str:
        """The name of the chosen game, regardless of the variant."""
        return self.presetName if self._is_own() else preset_name(self.game)

    @typed_property(list, changed)
    def variants(self) -> list[dict[str, object]]:
        """The game's variants, then the custom games based on them (`OwnGames.described`)."""
        house = variants_of(self.game)
        own = [key for key in self._own.own_keys() if self._own.preset_of(key) in house]
        return [self._own.described(key) for key in (*house, *own)]

    @typed_property(str, changed)
    def blurb(self) -> str:
        """A sentence about the chosen variant."""
        return self._own.about(self._game)

    @typed_property(QObject)
    def opponents(self) -> OpponentChoice:
        """The choice of the opponents' levels."""
        return self._opponents

    @typed_property(QObject)
    def repair(self) -> Repair:
        """The repair of contradictory rules."""
        return self._repair

    @typed_property(list, changed)
    def lengths(self) -> list[dict[str, object]]:
        """The match lengths offered, including the current one: {value, text}."""
        return length_choices(self._own.preset_of(self._game), self._rules)

    @typed_property(QObject)
    def options(self) -> RowModel[OptionRow]:
        """The house rules as a list model of `OptionRow`."""
        return self._options.model()

    # -- current state ------------------------------------------------------------------

    @typed_property(str, changed)
    def preset(self) -> str:
        """The key of the chosen game; the key of a custom game begins with `own:`."""
        return self._game

    @typed_property(str, changed)
    def presetName(self) -> str:
        """The display name of the chosen variant or custom game."""
        return self._own.name_of(self._game)

    @typed_property(str, changed)
    def picture(self) -> str:
        """The key of the chosen game's picture, regardless of the variant."""
        return picture_of(self.presetName) if self._is_own() else self.game

    @typed_property(str, changed)
    def deck(self) -> str:
        """The key of the deck in use; empty if the game has only one."""
        return table_of(self.family).deck(self._rules)

    @typed_property(bool, changed)
    def isOwn(self) -> bool:
        """Whether the chosen game is a custom one."""
        return self._is_own()

    @typed_property(int, changed)
    def fewest(self) -> int:
        """The minimum number of players."""
        return table_sizes(self._own.preset_of(self._game), self._rules)[0]

    @typed_property(int, changed)
    def most(self) -> int:
        """The maximum number of players, which can be higher with several decks."""
        return table_sizes(self._own.preset_of(self._game), self._rules)[1]

    @typed_property(int, changed)
    def players(self) -> int:
        """The number of players."""
        return int(self._rules.players)

    @typed_property(int, changed)
    def rounds(self) -> int:
        """The number of rounds; 0 means endless."""
        return int(self._rules.length)

    @typed_property(list, changed)
    def problems(self) -> list[str]:
        """Everything that prevents this match from starting, as sentences."""
        return [problem(defect) for defect in self._defects_of(self._rules)]

    @typed_property(str, changed)
    def playersProblem(self) -> str:
        """A description of what is wrong with the number of players; "" if nothing is."""
        return " ".join(problem(d) for d in self._defects_of(self._rules) if "players" in d.options)

    @typed_property(int, changed)
    def changes(self) -> int:
        """How many house rules differ from the game's own (players and rounds apart)."""
        return len(self._rules.changed_from(self._usual()).keys() - shown_elsewhere(self._rules))

    @property
    def chosen(self) -> tuple[str, RulesBase]:
        """The preset of the game and its current rules."""
        return self._own.preset_of(self._game), self._rules

    @property
    def custom_name(self) -> str:
        """The name of the custom game that is set up, or ""."""
        return self._own.custom_name(self._game)

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
        preset, levels = self._own.preset_of(self._game), self._opponents.of_table(self._players())
        values = self._rules.changed_from(presets()[preset])
        self._session.newMatch(preset, values, levels, None, self._own.custom_name(self._game))

    @Slot()
    def retranslate(self) -> None:
        """Refresh all texts after the language has changed, and drop the message."""
        self._say("")
        self.reworded.emit()

    # -- filter -------------------------------------------------------------------------

    @typed_property(str, changed)
    def search(self) -> str:
        """The words that a rule must contain to be shown."""
        return self._filter.search

    @typed_property(bool, changed)
    def onlyChanged(self) -> bool:
        """Whether only rules that differ from the game's own are shown."""
        return self._filter.only_changed

    @Slot(str, bool)
    def filter(self, search: str, only_changed: bool) -> None:
        """Restrict the rules shown to those that match."""
        wanted = Filter(search, only_changed)
        if wanted != self._filter:
            self._filter = wanted
            self._refresh()

    @typed_property(int, changed)
    def found(self) -> int:
        """The number of rules shown."""
        return sum(row.found for row in self._options.model().rows)

    @typed_property(list, changed)
    def groups(self) -> list[str]:
        """The headings of the rules shown, in order."""
        return [row.heading for row in self._options.model().rows if row.heading]

    # -- internal -----------------------------------------------------------------------

    def _set_up(self) -> SetUp:
        return SetUp(self.family, self._rules.players)

    def _defects_of(self, rules: RulesBase) -> tuple[Problem, ...]:
        return problems_of(self._own.preset_of(self._game), rules)

    def _take(self, rules: RulesBase) -> None:
        self._rules = rules
        self._remember()
        self._say("")

    def _own_titles(self) -> str:
        return str(self._rules.titles)

    def _players(self) -> int:
        return int(self._rules.players)

    def _refresh(self) -> None:
        self._options.renew()
        self.changed.emit()
