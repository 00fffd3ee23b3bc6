"""The subject of practice: game, rules, kind of decision, position and theme.

The choice is stored in the settings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.ai.games import playing
from arschloch_gui.app.practice.banks import ALL, NONE, AllBanks, Banked, banked
from arschloch_gui.app.practice.exercise_source import ANY, TWO, Fresh, Survey, fits_in, kind_of
from arschloch_gui.app.practice.judge_client import JudgeClient
from arschloch_gui.app.practice.offer import (
    KINDS,
    games,
    house_rules,
    kind_label,
    one_of,
    usual_players,
)
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.choices import table_sizes
from arschloch_gui.app.setup.own_games import OwnGames
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import practice as words
from arschloch_gui.app.wording.judging import slow
from arschloch_gui.app.wording.titles import effective_set, title
from arschloch_gui.coach.answer import ExerciseAnswer
from arschloch_gui.coach.bank import Entry
from arschloch_gui.coach.origin import Origin
from arschloch_gui.coach.task import is_compiled
from arschloch_gui.engine.games import family_of, presets, problems_of
from arschloch_gui.engine.options import RulesBase
from arschloch_gui.engine.rng import Rng

MINE = "mine"
"""The value for the rules with which the game was last played, instead of the usual ones."""

ENOUGH = 15
"""Number of bank entries below which a survey determines which decisions a game has."""


class ExerciseFilter(QObject):
    """The available subjects of practice, and the chosen one.

    Properties are computed when they are read, because most of them read the bank. For
    rules without a bank, a survey determines which decisions occur.
    """

    changed = Signal()

    def __init__(self, settings: LiveSettings, examination: JudgeClient, parent: QObject) -> None:
        super().__init__(parent)
        self._own, self._settings, self._examination = OwnGames(settings), settings, examination
        self._survey: Survey | None = None
        self._asked: tuple[str, RulesBase] | None = None
        self._all = AllBanks(self)
        self._all.changed.connect(self.changed)
        examination.surveyed.connect(self._on_surveyed)

    # -- choices -----------------------------------------------------------------------------

    @typed_property(list, changed)
    def games(self) -> list[dict[str, str]]:
        """All games together, the built-in games, then the person's own: {value, text}."""
        offered = games(self._own, self._settings)
        every = {"value": ALL, "text": words.all_games()}
        return [every, *({"value": key, "text": self._own.name_of(key)} for key in offered)]

    @typed_property(str, changed)
    def game(self) -> str:
        """The key of the chosen game; initially the one played last."""
        offered = games(self._own, self._settings)
        wishes = (self._chosen("game"), self._settings.now.lastPreset)
        return next((wish for wish in wishes if wish in (ALL, *offered)), offered[0])

    @property
    def is_of_all(self) -> bool:
        """Whether all games are practised together."""
        return self.game == ALL

    @typed_property(bool, changed)
    def reads(self) -> bool:
        """Whether the exercises of all games are being read."""
        return self.is_of_all and self._all.reads

    @typed_property(list, changed)
    def rulesChoices(self) -> list[dict[str, str]]:
        """The usual rules and the person's own: {value, text}; empty without own rules."""
        if self.is_of_all or house_rules(self._own, self._settings, self.game) is None:
            return []
        offered = (ANY, MINE) if self.game in KINDS or self.game != self.preset else (MINE,)
        return [{"value": each, "text": words.rules_name(mine=each == MINE)} for each in offered]

    @typed_property(str, changed)
    def rules(self) -> str:
        """The chosen rules, a value of `rulesChoices`."""
        return one_of(self.rulesChoices, self._chosen("rules"))

    @typed_property(int, changed)
    def fewest(self) -> int:
        """The smallest number of players for the game; 0 for all games together."""
        return 0 if self.is_of_all else table_sizes(self.preset, self._base_rules)[0]

    @typed_property(int, changed)
    def most(self) -> int:
        """The largest number of players for the game; 0 for all games together."""
        return 0 if self.is_of_all else table_sizes(self.preset, self._base_rules)[1]

    @typed_property(int, changed)
    def players(self) -> int:
        """The number of players: the usual one of the game, or the one chosen.

        0 for all games together, each of which has its usual one.
        """
        return 0 if self.is_of_all else int(self._rules.players)

    @typed_property(list, changed)
    def kinds(self) -> list[dict[str, str]]:
        """The kinds of decisions that can be practised in the game: {value, text}."""
        found = {kind for kind, _ in self._met}
        one = self._is_banked and not self.is_of_all
        kinds = KINDS[self.preset] if one else words.in_order(found)
        offered = (ANY, *kinds) if len(kinds) != 1 else tuple(kinds)
        if self._bank.has_two:
            offered = (*offered, TWO)
        games = KINDS if self.is_of_all else (self.preset,)
        return [{"value": kind, "text": kind_label(kind, games, kinds)} for kind in offered]

    @typed_property(str, changed)
    def kind(self) -> str:
        """The chosen kind."""
        return one_of(self.kinds, self._chosen("kind"))

    @typed_property(list, changed)
    def themes(self) -> list[dict[str, str]]:
        """The themes of the hands in the bank: {value, text}; empty if there are fewer than two."""
        bank = self._bank if self.is_of_all else banked(self.preset)
        found = sorted({theme for each in bank.of_kind(self.kind) for theme in each.themes})
        if len(found) < 2:
            return []
        return [{"value": key, "text": words.theme(key)} for key in (ANY, *found)]

    @typed_property(str, changed)
    def theme(self) -> str:
        """The chosen theme."""
        return one_of(self.themes, self._chosen("theme"))

    @typed_property(list, changed)
    def offices(self) -> list[dict[str, str]]:
        """The positions with a decision of the chosen kind, by number: {value, text}.

        Empty if there are fewer than two.
        """
        kind = ANY if self.kind == TWO else self.kind
        found = sorted({office for each, office in self._met if kind in (ANY, each)})
        if len(found) < 2:
            return []
        told = [{"value": str(office), "text": self._title(office)} for office in found]
        return [{"value": ANY, "text": words.any_office()}, *told]

    @typed_property(str, changed)
    def office(self) -> str:
        """The chosen position."""
        return one_of(self.offices, self._chosen("office"))

    @typed_property(str, changed)
    def slowness(self) -> str:
        """Why verdicts in the game take longer than usual; empty if they do not."""
        return "" if is_compiled(family_of(self.preset).key) else slow()

    @typed_property(str, changed)
    def leftOut(self) -> str:
        """Which games without a bank a session over all games leaves out, in words, or ""."""
        if not self.is_of_all or not self._all.are_read:
            return ""
        known = self._bank.games
        return words.left_out([self._own.name_of(key) for key in KINDS if key not in known])

    # -- actions of the person ---------------------------------------------------------------

    @Slot()
    def look(self) -> None:
        """Find out which decisions the game has, unless this is known."""
        self._find_out()

    @Slot(str)
    def choose(self, game: str) -> None:
        """Choose a game."""
        if game in (ALL, *games(self._own, self._settings)):
            self._choose(game=game, players=0)

    @Slot(str)
    def chooseRules(self, rules: str) -> None:
        """Choose the rules."""
        self._choose(rules=rules, players=0)

    @Slot(int)
    def choosePlayers(self, players: int) -> None:
        """Choose the number of players."""
        self._choose(players=0 if players == self._base_rules.players else players)

    @Slot(str)
    def chooseKind(self, kind: str) -> None:
        """Choose the kind of decision."""
        self._choose(kind=kind)

    @Slot(str)
    def chooseTheme(self, theme: str) -> None:
        """Choose the theme of the hands."""
        self._choose(theme=theme)

    @Slot(str)
    def chooseOffice(self, office: str) -> None:
        """Choose the position of the player who decides."""
        self._choose(office=office)

    def turn_to(self, *, kind: str = ANY, theme: str = ANY, office: str = ANY) -> None:
        """Choose this kind, theme or position, in the current game if it has such exercises."""

        def has(game: str) -> bool:
            return any(
                fits_in(each.themes, each.office, theme, office) and kind in (ANY, found)
                for each, found in banked(game).by_kind
            )

        among = () if self.is_of_all else (self.game, *KINDS)
        game = next((each for each in among if has(each)), self.game)
        self._choose(game=game, rules=ANY, players=0, kind=kind, theme=theme, office=office)

    @property
    def chosen(self) -> Mapping[str, object]:
        """The choice in the form in which it is stored, for `choose_again`."""
        now = {"game": self.game, "rules": self.rules, "kind": self.kind, "theme": self.theme}
        return {**self._settings.now.practised, **now, "office": self.office}

    def choose_again(self, chosen: Mapping[str, object]) -> None:
        """Restore a stored choice (`chosen`)."""
        known = ("game", "rules", "players", "kind", "theme", "office")
        self._choose(**{name: chosen[name] for name in known if name in chosen})

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self.changed.emit()

    def close(self) -> None:
        """End the thread that reads all banks."""
        self._all.close()

    # -- for the trainer ---------------------------------------------------------------------

    @property
    def preset(self) -> str:
        """The preset the chosen game is based on; for all games together, the first of them."""
        return next(iter(KINDS)) if self.is_of_all else self._own.preset_of(self.game)

    @property
    def is_narrow(self) -> bool:
        """Whether the choice is limited to a kind, a theme or a position."""
        return (self.kind, self.theme, self.office) != (ANY, ANY, ANY)

    @property
    def is_judged(self) -> bool:
        """Whether decisions under the chosen rules can be judged at all."""
        return playing(family_of(self.preset).key).judges(self._rules)

    def when_read(self, then: Callable[[], None]) -> None:
        """Call `then` once the exercises have been read; drop earlier calls that still wait."""
        if self.is_of_all and not self._all.are_read:
            self._all.when_read(then)
        else:
            self._all.stop_waiting()
            then()

    @Slot()
    def stopWaiting(self) -> None:
        """Cancel the call requested by `when_read`."""
        self._all.stop_waiting()

    def covers(self, origin: Origin, missed: ExerciseAnswer) -> bool:
        """Return whether an exercise that is due again belongs to the chosen subject.

        `missed` is the last answer to it.
        """
        spec, kind = origin.spec, self.kind
        if self.is_of_all:
            if spec.preset not in KINDS or spec.rules.players != usual_players(spec.preset):
                return False
        elif (spec.preset, spec.rules.players) != (self.preset, self.players):
            return False
        fits = fits_in(missed.themes, missed.office, self.theme, self.office)
        return fits and kind in (ANY, kind_of(missed))

    def banked(self) -> list[Entry]:
        """Return the bank entries of the chosen subject.

        There are none for rules other than the usual ones, or if the bank is outdated.
        """
        theme, office = self.theme, self.office
        return [
            each
            for each in self._bank.of_kind(self.kind)
            if fits_in(each.themes, each.office, theme, office)
        ]

    def entry_of(self, origin: Origin) -> Entry | None:
        """Return the exercise of the bank at an origin, or None."""
        spec = origin.spec
        at = (spec.preset, spec.seed, origin.decision, origin.variant)
        entries = self._bank.entries
        return next((each for each in entries if (each.preset, each.seed, each.at, 0) == at), None)

    def fresh(self, seed: int, avoided: str = "") -> Fresh:
        """Return a request for a new exercise, to be searched for from the deal `seed` on.

        An exercise of the stratum `avoided` is used only if the deal has no other.
        """
        office = int(self.office) if self.office else None
        preset, rules = self.preset, self._rules
        if self.is_of_all:
            among = {each.preset for each in self.banked()} or self._bank.games
            preset = Rng(seed, "game").choice(sorted(among))
            rules = presets()[preset]
        return Fresh(preset, rules, self.kind, seed, self.theme, office, avoided)

    # -- internals ---------------------------------------------------------------------------

    @property
    def _base_rules(self) -> RulesBase:
        """The rules before a chosen number of players is applied."""
        if self.is_of_all:
            return presets()[self.preset]
        mine = house_rules(self._own, self._settings, self.game) if self.rules == MINE else None
        return mine if mine is not None else self._own.rules_of(self.game)

    @property
    def _rules(self) -> RulesBase:
        base, players = self._base_rules, self._settings.now.practised.get("players")
        if not isinstance(players, int) or not players:
            return base
        rules = base.for_players(players)
        return base if problems_of(self.preset, rules) else rules

    @property
    def _is_banked(self) -> bool:
        """Whether built-in games are chosen with their usual rules."""
        if self.is_of_all:
            return True
        return self.game in KINDS and self._rules == self._own.rules_of(self.game)

    @property
    def _bank(self) -> Banked:
        """The exercises of the chosen game or games."""
        if self.is_of_all:
            return self._all.found
        return banked(self.game) if self._is_banked else NONE

    @property
    def _met(self) -> frozenset[tuple[str, int]]:
        """The decisions that occur, as far as known, as (kind, position) pairs."""
        met, found = self._bank.met, self._survey
        if self.is_of_all:
            return met
        if found is not None and (found.preset, found.rules) == (self.preset, self._rules):
            return met | found.found
        return met

    def _title(self, office: int) -> str:
        now, rules = self._settings.now, self._rules
        if self.is_of_all or office < 0 or not rules.titles:
            return words.office(office)
        return title(effective_set(rules.titles, now.titles, now.mild), office, rules.players)

    def _chosen(self, what: str) -> str:
        return str(self._settings.now.practised.get(what, ANY))

    def _choose(self, **wishes: object) -> None:
        if wishes.get("game", self.game) != self.game:
            self._all.stop_waiting()
        self._settings.change("practised", {**self._settings.now.practised, **wishes})
        self._find_out()
        self.changed.emit()

    def _find_out(self) -> None:
        if self.is_of_all:
            self._all.look()
            return
        wanted = (self.preset, self._rules)
        if len(self._bank.entries) < ENOUGH and wanted != self._asked:
            self._asked = wanted
            self._examination.survey(*wanted)

    def _on_surveyed(self, survey: Survey) -> None:
        self._survey = survey
        self.changed.emit()
