"""The match being set up: game, players, length, opponents, and every house rule as a row.

The rows are made from the option specs, so a new option appears by being declared. House rules
are kept per game in the settings and offered again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.by_game.presets import preset_blurb, preset_name
from arschloch_gui.app.by_game.problems import problem
from arschloch_gui.app.from_javascript import from_javascript
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.choices import carried_over, length_choices, table_sizes
from arschloch_gui.app.setup.gallery import game_of, tiles, variants_of
from arschloch_gui.app.setup.opponents import OpponentChoice, SetUp
from arschloch_gui.app.setup.option_list import OptionList
from arschloch_gui.app.setup.option_rows import Filter, OptionRow, option_rows, shown_elsewhere
from arschloch_gui.app.setup.own_games import PREFIX, OwnGames
from arschloch_gui.app.setup.repair import Repair
from arschloch_gui.app.setup.rules_line import BadLine, read_line, rules_line
from arschloch_gui.app.setup.titled import TitledSetup
from arschloch_gui.app.show.models.rows import RowModel
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.words import fill, translate
from arschloch_gui.engine.games import family_of, presets, problems_of
from arschloch_gui.engine.options import Problem, RulesBase, with_values


class StartsMatches(Protocol):
    """The part of the session that begins a match."""

    def newMatch(self, preset: str, rule_values: dict[str, object], levels: list[str]) -> None: ...


class MatchSetup(TitledSetup):
    """What the new-match screen edits. GUI thread only."""

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
        self._own = OwnGames(settings)
        self._filter = Filter()
        self._message = ""
        last = settings.now.lastPreset
        self._game = last if self._own.knows(last) else next(iter(presets()))
        self._rules = self._remembered(self._game)
        self._opponents = OpponentChoice(settings, self._set_up, self)
        self.changed.connect(self._opponents.changed)
        self.changed.connect(self.titled)
        self._repair = Repair(lambda: self._rules, self._usual, self._defects_of, self._take, self)
        self.changed.connect(self._repair.look)
        self._refresh()

    @property
    def family(self) -> str:
        """The key of the chosen game's family."""
        return family_of(self._own.preset_of(self._game)).key

    # -- what there is ------------------------------------------------------------------

    @typed_property(list, reworded)
    def tiles(self) -> list[dict[str, object]]:
        """The games of the house, variants put together: {value, text, help, more}."""
        return tiles()

    @typed_property(str, changed)
    def game(self) -> str:
        """Which of `tiles` is chosen, in whatever variant."""
        return game_of(self._own.preset_of(self._game))

    @typed_property(str, changed)
    def gameName(self) -> str:
        """What the game is called, whatever the variant."""
        return preset_name(self.game)

    @typed_property(list, changed)
    def variants(self) -> list[dict[str, object]]:
        """Every way to play the game: its variants, then the person's own games made from one of
        them: {value, text, help, own}."""
        house = variants_of(self.game)
        own = [key for key in self._own.own_keys() if self._own.preset_of(key) in house]
        return [self._described(key) for key in (*house, *own)]

    @typed_property(str, changed)
    def blurb(self) -> str:
        """A sentence about the variant that is chosen."""
        return self._about(self._game)

    @typed_property(QObject)
    def opponents(self) -> OpponentChoice:
        """How well the opponents play."""
        return self._opponents

    @typed_property(QObject)
    def repair(self) -> Repair:
        """What would fix rules that contradict each other."""
        return self._repair

    @typed_property(list, changed)
    def lengths(self) -> list[dict[str, object]]:
        """How many rounds: {value, text}; a number from elsewhere is offered, too."""
        return length_choices(self._own.preset_of(self._game), self._rules)

    @typed_property(QObject)
    def options(self) -> RowModel[OptionRow]:
        """The house rules as a list model of `OptionRow`."""
        return self._options.model()

    # -- what is chosen -----------------------------------------------------------------

    @typed_property(str, changed)
    def preset(self) -> str:
        """The key of the game; that of an own game begins with `own:`."""
        return self._game

    @typed_property(str, changed)
    def presetName(self) -> str:
        """The name of the game."""
        return self._own.name_of(self._game)

    @typed_property(str, changed)
    def deck(self) -> str:
        """The key of the deck the game is played with; empty where it has only one."""
        return table_of(self.family).deck(self._rules)

    @typed_property(bool, changed)
    def isOwn(self) -> bool:
        """Whether the game is one the person made."""
        return self._is_own()

    @typed_property(int, changed)
    def fewest(self) -> int:
        """The fewest players the game is for."""
        return table_sizes(self._own.preset_of(self._game), self._rules)[0]

    @typed_property(int, changed)
    def most(self) -> int:
        """The most players the game is for; two decks are enough for more."""
        return table_sizes(self._own.preset_of(self._game), self._rules)[1]

    @typed_property(int, changed)
    def players(self) -> int:
        """How many play."""
        return int(self._rules.players)

    @typed_property(int, changed)
    def rounds(self) -> int:
        """How many rounds; 0 is endless."""
        return int(self._rules.length)

    @typed_property(list, changed)
    def problems(self) -> list[str]:
        """Everything that keeps this match from starting, in sentences."""
        return [problem(defect) for defect in self._defects_of(self._rules)]

    @typed_property(str, changed)
    def playersProblem(self) -> str:
        """What is wrong with the number of players; empty for nothing."""
        return " ".join(problem(d) for d in self._defects_of(self._rules) if "players" in d.options)

    @typed_property(int, changed)
    def changes(self) -> int:
        """How many house rules differ from the game's own (players and rounds apart)."""
        return len(self._rules.changed_from(self._usual()).keys() - shown_elsewhere(self._rules))

    @property
    def chosen(self) -> tuple[str, RulesBase]:
        """The game's key and its rules as they are now."""
        return self._own.preset_of(self._game), self._rules

    # -- what the person does -----------------------------------------------------------

    @Slot(str)
    def choose(self, game: str) -> None:
        """Take another game, with the house rules it was last played with; among the variants of
        one game players and length stay as they are chosen."""
        if self._own.knows(game) and game != self._game:
            before, was = self._rules, self._own.preset_of(self._game)
            self._game, self._rules = game, self._remembered(game)
            if game_of(was) == game_of(preset := self._own.preset_of(game)):
                self._rules = carried_over(before, self._rules, preset)
            self._say("")

    @Slot("QVariantMap")
    def change(self, values: Mapping[str, object]) -> None:
        """Give rules their values (as JSON has them); if a rule cannot have its value, nothing
        changes."""
        rules, problems = with_values(self._rules, from_javascript(values))
        if not problems:
            self._take(rules)

    def set(self, key: str, value: object) -> None:
        """Give one rule a value."""
        self.change({key: value})

    @Slot(int)
    def setLength(self, rounds: int) -> None:
        """Let the match last so many rounds; 0 is endless."""
        self.set(self._rules.length_option, rounds)

    @Slot()
    def reset(self) -> None:
        """Back to the game's own rules; players and rounds stay."""
        own = self._usual().lasting(self._rules.length)
        self._rules = own.for_players(self._rules.players)
        self._remember()
        self._refresh()

    @Slot()
    def start(self) -> None:
        """Begin the match, if nothing keeps it from beginning."""
        if self._defects_of(self._rules):
            return
        self._settings.change("lastPreset", self._game)
        preset, levels = self._own.preset_of(self._game), self._opponents.ofTable(self._players())
        self._session.newMatch(preset, self._rules.changed_from(presets()[preset]), levels)

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew: the language has changed."""
        self._refresh()
        self.reworded.emit()

    # -- looking for a rule -------------------------------------------------------------

    @typed_property(str, changed)
    def search(self) -> str:
        """The words every shown rule has to have."""
        return self._filter.search

    @typed_property(bool, changed)
    def onlyChanged(self) -> bool:
        """Whether only rules are shown that differ from the game's own."""
        return self._filter.only_changed

    @Slot(str, bool)
    def filter(self, search: str, only_changed: bool) -> None:
        """Show only some of the rules."""
        wanted = Filter(search, only_changed)
        if wanted != self._filter:
            self._filter = wanted
            self._refresh()

    @typed_property(int, changed)
    def found(self) -> int:
        """How many rules are shown."""
        return sum(row.found for row in self._options.model().rows)

    @typed_property(list, changed)
    def groups(self) -> list[str]:
        """The headings of the rules shown, in their order."""
        return [row.heading for row in self._options.model().rows if row.heading]

    # -- own games and sharing ----------------------------------------------------------

    @typed_property(str, changed)
    def message(self) -> str:
        """What came of the last saving, copying or pasting; empty for nothing to say."""
        return self._message

    @Slot(str)
    def saveAs(self, name: str) -> None:
        """Keep the rules as a game of one's own."""
        key = self._own.save(name, self._own.preset_of(self._game), self._rules)
        if not key:
            self._say(translate("Sharing", "Give the game a name first."))
            return
        self._game = key
        self._remember()
        self.reworded.emit()
        said = translate("Sharing", "“{name}” was saved among the games.")
        self._say(fill(said, name=self._own.name_of(key)))

    @Slot()
    def deleteOwn(self) -> None:
        """Delete the game of one's own; the game it was made from takes its place."""
        if self._is_own():
            preset, name = self._own.preset_of(self._game), self._own.name_of(self._game)
            self._own.forget(self._game)
            self._game, self._rules = preset, self._remembered(preset)
            self.reworded.emit()
            self._say(fill(translate("Sharing", "“{name}” was deleted."), name=name))

    @typed_property(bool, changed)
    def canRestoreOwn(self) -> bool:
        """Whether a game of one's own that was deleted can come back."""
        return self._own.can_restore

    @Slot()
    def restoreOwn(self) -> None:
        """Restore the custom game deleted last, with its house rules."""
        if key := self._own.restore():
            name, self._game, self._rules = self._own.name_of(key), key, self._remembered(key)
            self.reworded.emit()
            self._say(fill(translate("Sharing", "“{name}” was restored."), name=name))

    @Slot()
    def copyLine(self) -> None:
        """Put the rules into the clipboard as one line of text."""
        QGuiApplication.clipboard().setText(self.line)
        self._say(translate("Sharing", "Line copied to the clipboard; send it to your friends."))

    @typed_property(str, changed)
    def line(self) -> str:
        """The rules as one line of text."""
        return rules_line(self._own.preset_of(self._game), self._rules)

    @Slot()
    def pasteLine(self) -> None:
        """Take the rules from the line in the clipboard."""
        self.readLine(QGuiApplication.clipboard().text())

    @Slot(str)
    def readLine(self, text: str) -> None:
        """Take the rules from a line; one that is not understood changes nothing."""
        try:
            preset, rules = read_line(text)
        except BadLine as error:
            self._say(str(error))
            return
        self._game, self._rules = preset, rules
        self._remember()
        self._say(translate("Sharing", "The rules from this line now apply."))

    # -- how it is done -----------------------------------------------------------------

    def _is_own(self) -> bool:
        return self._game.startswith(PREFIX)

    def _set_up(self) -> SetUp:
        return SetUp(self.family, self._rules.players)

    def _usual(self) -> RulesBase:
        """The rules of the game as it is saved or as the house has it."""
        return self._own.rules_of(self._game)

    def _described(self, key: str) -> dict[str, object]:
        """A game of the house or of the person's own as a choice: {value, text, help, own}."""
        return {
            "value": key,
            "text": self._own.name_of(key),
            "help": self._about(key),
            "own": key.startswith(PREFIX),
        }

    def _about(self, key: str) -> str:
        """A sentence about a game of the house or of the person's own."""
        if not key.startswith(PREFIX):
            return preset_blurb(key)
        base = preset_name(self._own.preset_of(key))
        return fill(translate("Setup", "Your own game, based on {game}."), game=base)

    def _remembered(self, game: str) -> RulesBase:
        """The rules the game was last played with; what no longer fits is left out."""
        saved = self._settings.now.houseRules.get(game, {})
        return with_values(self._own.rules_of(game), saved)[0]

    def _remember(self) -> None:
        saved, own = self._settings.now.houseRules, self._rules.changed_from(self._usual())
        self._settings.change("houseRules", {**saved, self._game: own})

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

    def _say(self, sentence: str) -> None:
        self._message = sentence
        self._refresh()

    def _refresh(self) -> None:
        self._options.renew()
        self.changed.emit()
