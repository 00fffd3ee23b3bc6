"""What somebody wants to practise: the game and its rules, which decision of it, in which office,
and what the hand should be about. It is remembered in the settings."""

from __future__ import annotations

from collections.abc import Iterator
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
from arschloch_gui.app.wording.titles import effective_set, title
from arschloch_gui.coach.bank import Entry, load, stale
from arschloch_gui.coach.origin import Origin
from arschloch_gui.engine.games import problems_of
from arschloch_gui.engine.options import RulesBase

MINE = "mine"
"""In place of the usual rules: those the game was last played by at this table."""

ENOUGH = 15
"""Fewer entries of a bank do not tell what there is to decide in a game."""


class Banked(NamedTuple):
    """The bank of a game, and what is asked about all of it again and again."""

    entries: tuple[Entry, ...]
    met: frozenset[tuple[str, int]]
    """(kind, office) of each."""
    has_two: bool
    """Whether some of them have a choice that tempts."""


@cache
def _banked(game: str) -> Banked:
    """The bank of a game, as long as that is what it was when the bank was made; the person's own
    games have none."""
    bank = load(game) if game in KINDS else None
    entries = bank.entries if bank is not None and not stale(bank) else ()
    met = frozenset((kind_of(each), each.office) for each in entries)
    return Banked(entries, met, any(tempting_of(each) is not None for each in entries))


class ExerciseFilter(QObject):
    """The games in which something is decided before the first trick, and what that is.

    A change is told without comparing (`ChangeNotifier`): that would read the bank before anybody
    looks. What there is to decide under rules there is no bank of, the examiner finds out.
    """

    changed = Signal()

    def __init__(self, settings: LiveSettings, examination: JudgeClient, parent: QObject) -> None:
        super().__init__(parent)
        self._own, self._settings, self._examination = OwnGames(settings), settings, examination
        self._survey: Survey | None = None
        self._asked: tuple[str, RulesBase] | None = None
        examination.surveyed.connect(self._on_surveyed)

    # -- what there is to choose from, and what is chosen ------------------------------------

    @typed_property(list, changed)
    def games(self) -> list[dict[str, str]]:
        """Those of the house, then the person's own: {value, text}."""
        offered = games(self._own, self._settings)
        return [{"value": key, "text": self._own.name_of(key)} for key in offered]

    @typed_property(str, changed)
    def game(self) -> str:
        """The one that is chosen; at first the one played last."""
        offered = games(self._own, self._settings)
        wishes = (self._chosen("game"), self._settings.now.lastPreset)
        return next((wish for wish in wishes if wish in offered), offered[0])

    @typed_property(list, changed)
    def rulesChoices(self) -> list[dict[str, str]]:
        """The usual rules and the person's own: {value, text}; empty where he has none."""
        if house_rules(self._own, self._settings, self.game) is None:
            return []
        offered = (ANY, MINE) if self.game in KINDS or self.game != self.preset else (MINE,)
        return [{"value": each, "text": words.rules_name(mine=each == MINE)} for each in offered]

    @typed_property(str, changed)
    def rules(self) -> str:
        """Which of them."""
        return _one_of(self.rulesChoices, self._chosen("rules"))

    @typed_property(int, changed)
    def fewest(self) -> int:
        """The fewest players the game is for."""
        return table_sizes(self.preset, self._base_rules)[0]

    @typed_property(int, changed)
    def most(self) -> int:
        """The most players the game is for."""
        return table_sizes(self.preset, self._base_rules)[1]

    @typed_property(int, changed)
    def players(self) -> int:
        """How many play: as many as the game is usually played by, or another number."""
        return int(self._rules.players)

    @typed_property(list, changed)
    def kinds(self) -> list[dict[str, str]]:
        """What can be practised in it: {value, text}."""
        found = {kind for kind, _ in self._met}
        kinds = KINDS[self.preset] if self._is_banked else words.in_order(found)
        offered = (ANY, *kinds) if len(kinds) != 1 else tuple(kinds)
        if self._is_banked and _banked(self.game).has_two:
            offered = (*offered, TWO)
        return [{"value": kind, "text": words.kind_name(kind, kinds)} for kind in offered]

    @typed_property(str, changed)
    def kind(self) -> str:
        """What is chosen of it."""
        return _one_of(self.kinds, self._chosen("kind"))

    @typed_property(list, changed)
    def themes(self) -> list[dict[str, str]]:
        """What the hands of the bank can teach: {value, text}; empty where that is one thing."""
        entries = self._of_kind(_banked(self.preset).entries)
        found = sorted({theme for each in entries for theme in each.themes})
        if len(found) < 2:
            return []
        return [{"value": key, "text": words.theme(key)} for key in (ANY, *found)]

    @typed_property(str, changed)
    def theme(self) -> str:
        """What is chosen of that."""
        return _one_of(self.themes, self._chosen("theme"))

    @typed_property(list, changed)
    def offices(self) -> list[dict[str, str]]:
        """The offices in which something of the kind is decided, by number: {value, text}; empty
        where that is one."""
        kind = ANY if self.kind == TWO else self.kind
        found = sorted({office for each, office in self._met if kind in (ANY, each)})
        if len(found) < 2:
            return []
        told = [{"value": str(office), "text": self._title(office)} for office in found]
        return [{"value": ANY, "text": words.any_office()}, *told]

    @typed_property(str, changed)
    def office(self) -> str:
        """What is chosen of that."""
        return _one_of(self.offices, self._chosen("office"))

    # -- what the person does ----------------------------------------------------------------

    @Slot()
    def look(self) -> None:
        """Somebody looks: now it is found out what there is to decide."""
        self._find_out()

    @Slot(str)
    def choose(self, game: str) -> None:
        """Choose a game."""
        if game in games(self._own, self._settings):
            self._choose(game=game, players=0)

    @Slot(str)
    def chooseRules(self, rules: str) -> None:
        """Choose by which rules."""
        self._choose(rules=rules, players=0)

    @Slot(int)
    def choosePlayers(self, players: int) -> None:
        """Choose how many play."""
        self._choose(players=0 if players == self._base_rules.players else players)

    @Slot(str)
    def chooseKind(self, kind: str) -> None:
        """Choose what to practise of it."""
        self._choose(kind=kind)

    @Slot(str)
    def chooseTheme(self, theme: str) -> None:
        """Choose what the hands should be about."""
        self._choose(theme=theme)

    @Slot(str)
    def chooseOffice(self, office: str) -> None:
        """Choose the office of who decides."""
        self._choose(office=office)

    def turn_to(self, *, theme: str = ANY, office: str = ANY) -> None:
        """Choose all that has this theme or office, in the game at hand if there is any of it."""

        def has(game: str) -> bool:
            return any(_fits(each, theme, office) for each in _banked(game).entries)

        game = next((each for each in (self.game, *KINDS) if has(each)), self.game)
        self._choose(game=game, rules=ANY, players=0, kind=ANY, theme=theme, office=office)

    def retranslate(self) -> None:
        """Word everything anew."""
        self.changed.emit()

    # -- what the trainer asks ---------------------------------------------------------------

    @property
    def preset(self) -> str:
        """The preset the chosen game is based on."""
        return self._own.preset_of(self.game)

    @property
    def is_narrow(self) -> bool:
        """Whether only some of what the game has is wanted."""
        return (self.kind, self.theme, self.office) != (ANY, ANY, ANY)

    def covers(self, origin: Origin) -> bool:
        """Whether an exercise that has come back is among what is wanted."""
        spec = origin.spec
        same = (spec.preset, spec.rules.players) == (self.preset, self.players)
        return same and not self.is_narrow

    def banked(self) -> list[Entry]:
        """What the bank has of what is wanted; nothing for other rules than the usual ones, or
        where the bank is of another version."""
        theme, office = self.theme, self.office
        return [each for each in self._of_kind(self._entries) if _fits(each, theme, office)]

    def fresh(self, seed: int) -> Fresh:
        """What to look for from a deal on."""
        office = int(self.office) if self.office else None
        return Fresh(self.preset, self._rules, self.kind, seed, self.theme, office)

    # -- inside ------------------------------------------------------------------------------

    @property
    def _base_rules(self) -> RulesBase:
        """The rules without a number of players chosen here."""
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
        """Whether it is one of the house’s games as it is usually played."""
        return self.game in KINDS and self._rules == self._own.rules_of(self.game)

    @property
    def _entries(self) -> tuple[Entry, ...]:
        return _banked(self.game).entries if self._is_banked else ()

    @property
    def _met(self) -> frozenset[tuple[str, int]]:
        """(kind, office): what comes up to be decided, as far as that is known."""
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
    """The value wished for if it is offered, else the first; empty where nothing is."""
    values = [each["value"] for each in offered]
    return wish if wish in values else values[0] if values else ANY
