"""The subject of practice: game, rules, kind of decision, position and theme.

The choice is stored in the settings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.practice.exercise_source import ANY, TWO, Fresh, Survey, kind_of, tempting_of
from arschloch_gui.app.practice.judge_client import JudgeClient
from arschloch_gui.app.practice.offer import KINDS, games, house_rules
from arschloch_gui.app.settings.settings import LiveSettings
from arschloch_gui.app.setup.choices import table_sizes
from arschloch_gui.app.setup.own_games import OwnGames
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording import practice as words
from arschloch_gui.app.wording.judging import slow
from arschloch_gui.app.wording.titles import effective_set, title
from arschloch_gui.coach.bank import Entry, load, stale
from arschloch_gui.coach.origin import Origin
from arschloch_gui.coach.task import is_compiled
from arschloch_gui.engine.games import family_of, problems_of
from arschloch_gui.engine.options import RulesBase

MINE = "mine"
"""The value for the rules with which the game was last played, instead of the usual ones."""

ENOUGH = 15
"""Number of bank entries below which a survey determines which decisions a game has."""


class Banked(NamedTuple):
    """The bank of a game, with facts about all entries that are needed often."""

    entries: tuple[Entry, ...]
    met: frozenset[tuple[str, int]]
    """The (kind, office) pairs that occur."""
    has_two: bool
    """Whether any entry has a tempting mistake."""


@cache
def _banked(game: str) -> Banked:
    """Return the bank entries of a game that are worth practising.

    There are none for custom games, or if the bank is outdated.
    """
    bank = load(game) if game in KINDS else None
    found = bank.entries if bank is not None and not stale(bank) else ()
    entries = tuple(each for each in found if each.teaches)
    met = frozenset((kind_of(each), each.office) for each in entries)
    return Banked(entries, met, any(tempting_of(each) is not None for each in entries))


class ExerciseFilter(QObject):
    """The available subjects of practice, and the chosen one.

    `changed` is emitted without comparing values (`ChangeNotifier`), which would read the bank
    before it is needed. For rules without a bank, a survey determines which decisions occur.
    """

    changed = Signal()

    def __init__(self, settings: LiveSettings, examination: JudgeClient, parent: QObject) -> None:
        super().__init__(parent)
        self._own, self._settings, self._examination = OwnGames(settings), settings, examination
        self._survey: Survey | None = None
        self._asked: tuple[str, RulesBase] | None = None
        examination.surveyed.connect(self._on_surveyed)

    # -- choices -----------------------------------------------------------------------------

    @typed_property(list, changed)
    def games(self) -> list[dict[str, str]]:
        """The built-in games, then the person's own games: {value, text}."""
        offered = games(self._own, self._settings)
        return [{"value": key, "text": self._own.name_of(key)} for key in offered]

    @typed_property(str, changed)
    def game(self) -> str:
        """The key of the chosen game; initially the one played last."""
        offered = games(self._own, self._settings)
        wishes = (self._chosen("game"), self._settings.now.lastPreset)
        return next((wish for wish in wishes if wish in offered), offered[0])

    @typed_property(list, changed)
    def rulesChoices(self) -> list[dict[str, str]]:
        """The usual rules and the person's own: {value, text}; empty if there are no own rules."""
        if house_rules(self._own, self._settings, self.game) is None:
            return []
        offered = (ANY, MINE) if self.game in KINDS or self.game != self.preset else (MINE,)
        return [{"value": each, "text": words.rules_name(mine=each == MINE)} for each in offered]

    @typed_property(str, changed)
    def rules(self) -> str:
        """The chosen rules, a value of `rulesChoices`."""
        return _one_of(self.rulesChoices, self._chosen("rules"))

    @typed_property(int, changed)
    def fewest(self) -> int:
        """The smallest number of players for the game."""
        return table_sizes(self.preset, self._base_rules)[0]

    @typed_property(int, changed)
    def most(self) -> int:
        """The largest number of players for the game."""
        return table_sizes(self.preset, self._base_rules)[1]

    @typed_property(int, changed)
    def players(self) -> int:
        """The number of players: the one chosen, or the game's usual number."""
        return int(self._rules.players)

    @typed_property(list, changed)
    def kinds(self) -> list[dict[str, str]]:
        """The kinds of decisions that can be practised in the game: {value, text}."""
        found = {kind for kind, _ in self._met}
        kinds = KINDS[self.preset] if self._is_banked else words.in_order(found)
        offered = (ANY, *kinds) if len(kinds) != 1 else tuple(kinds)
        if self._is_banked and _banked(self.game).has_two:
            offered = (*offered, TWO)
        return [{"value": kind, "text": words.kind_name(kind, kinds)} for kind in offered]

    @typed_property(str, changed)
    def kind(self) -> str:
        """The chosen kind."""
        return _one_of(self.kinds, self._chosen("kind"))

    @typed_property(list, changed)
    def themes(self) -> list[dict[str, str]]:
        """The themes of the hands in the bank: {value, text}; empty if there are fewer than two."""
        entries = self._of_kind(_banked(self.preset).entries)
        found = sorted({theme for each in entries for theme in each.themes})
        if len(found) < 2:
            return []
        return [{"value": key, "text": words.theme(key)} for key in (ANY, *found)]

    @typed_property(str, changed)
    def theme(self) -> str:
        """The chosen theme."""
        return _one_of(self.themes, self._chosen("theme"))

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
        return _one_of(self.offices, self._chosen("office"))

    @typed_property(str, changed)
    def slowness(self) -> str:
        """Why verdicts in the game take longer than usual; empty if they do not."""
        return "" if is_compiled(family_of(self.preset).key) else slow()

    # -- actions of the person ---------------------------------------------------------------

    @Slot()
    def look(self) -> None:
        """Find out which decisions the game has, unless this is known."""
        self._find_out()

    @Slot(str)
    def choose(self, game: str) -> None:
        """Choose a game."""
        if game in games(self._own, self._settings):
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
                _fits(each, theme, office) and kind in (ANY, kind_of(each))
                for each in _banked(game).entries
            )

        game = next((each for each in (self.game, *KINDS) if has(each)), self.game)
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

    # -- for the trainer ---------------------------------------------------------------------

    @property
    def preset(self) -> str:
        """The preset the chosen game is based on."""
        return self._own.preset_of(self.game)

    @property
    def is_narrow(self) -> bool:
        """Whether the choice is limited to a kind, a theme or a position."""
        return (self.kind, self.theme, self.office) != (ANY, ANY, ANY)

    def covers(self, origin: Origin) -> bool:
        """Return whether an exercise that is due again belongs to the chosen subject."""
        spec = origin.spec
        same = (spec.preset, spec.rules.players) == (self.preset, self.players)
        return same and not self.is_narrow

    def banked(self) -> list[Entry]:
        """Return the bank entries of the chosen subject.

        There are none for rules other than the usual ones, or if the bank is outdated.
        """
        theme, office = self.theme, self.office
        return [each for each in self._of_kind(self._entries) if _fits(each, theme, office)]

    def entry_of(self, origin: Origin) -> Entry | None:
        """Return the exercise of the bank with an origin, or None."""
        at = (origin.spec.seed, origin.decision, origin.variant)
        return next((each for each in self._entries if (each.seed, each.at, 0) == at), None)

    def fresh(self, seed: int, avoided: str = "") -> Fresh:
        """Return a request for a new exercise, to be searched for from the deal `seed` on.

        An exercise of the stratum `avoided` is used only if the deal has no other.
        """
        office = int(self.office) if self.office else None
        return Fresh(self.preset, self._rules, self.kind, seed, self.theme, office, avoided)

    # -- internals ---------------------------------------------------------------------------

    @property
    def _base_rules(self) -> RulesBase:
        """The rules before the chosen number of players is applied."""
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
        """Whether the chosen game is a built-in one with its usual rules."""
        return self.game in KINDS and self._rules == self._own.rules_of(self.game)

    @property
    def _entries(self) -> tuple[Entry, ...]:
        return _banked(self.game).entries if self._is_banked else ()

    @property
    def _met(self) -> frozenset[tuple[str, int]]:
        """The decisions that occur, as far as known, as (kind, position) pairs."""
        met = _banked(self.game).met if self._is_banked else frozenset()
        found = self._survey
        if found is not None and (found.preset, found.rules) == (self.preset, self._rules):
            return met | found.found
        return met

    def _of_kind(self, entries: tuple[Entry, ...]) -> Iterator[Entry]:
        kind = self.kind
        for each in entries:
            if kind == TWO and tempting_of(each) is None:
                continue
            if kind in (ANY, TWO, kind_of(each)):
                yield each

    def _title(self, office: int) -> str:
        now, rules = self._settings.now, self._rules
        if office < 0 or not rules.titles:
            return words.office(office)
        return title(effective_set(rules.titles, now.titles, now.mild), office, rules.players)

    def _chosen(self, what: str) -> str:
        return str(self._settings.now.practised.get(what, ANY))

    def _choose(self, **wishes: object) -> None:
        self._settings.change("practised", {**self._settings.now.practised, **wishes})
        self._find_out()
        self.changed.emit()

    def _find_out(self) -> None:
        wanted = (self.preset, self._rules)
        if len(self._entries) < ENOUGH and wanted != self._asked:
            self._asked = wanted
            self._examination.survey(*wanted)

    def _on_surveyed(self, survey: Survey) -> None:
        self._survey = survey
        self.changed.emit()


def _fits(entry: Entry, theme: str, office: str) -> bool:
    return theme in (ANY, *entry.themes) and office in (ANY, str(entry.office))


def _one_of(offered: list[dict[str, str]], wish: str) -> str:
    """Return the requested value if it is offered, else the first one; empty if none is."""
    values = [each["value"] for each in offered]
    return wish if wish in values else values[0] if values else ANY
