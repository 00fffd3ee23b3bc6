"""The match being set up: game, players, length, opponents, and every house rule as a row.

The rows are made from the option specs, so a new option appears by being declared. House rules
are kept per game in the settings and offered again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Protocol

from PySide6.QtCore import Property, QObject, Signal, Slot

from arschloch_gui.ai.levels import LEVELS
from arschloch_gui.app import wording
from arschloch_gui.app.models.rows import RowModel
from arschloch_gui.app.settings import LiveSettings
from arschloch_gui.app.sitters import insignia_of
from arschloch_gui.app.wording.words import translate
from arschloch_gui.engine.cards import format_card
from arschloch_gui.engine.climbing.rulebook import deck_of
from arschloch_gui.engine.families import family_of, presets
from arschloch_gui.engine.options import OptionSpec, Problem, Value, to_json, with_values

FEWEST, MOST = 3, 8
LENGTHS = (5, 10, 20, 0)
# These have a place of their own on the screen.
_SHOWN_ELSEWHERE = frozenset({"players", "rounds", "titles"})
_SUIT_ORDERS = (("D", "C", "H", "S"), ("C", "S", "H", "D"))
_COUNTS = ((1,), (2, 1), (2,), (3, 2, 1), (4, 3, 2, 1))


class StartsMatches(Protocol):
    """The part of the session that begins a match."""

    def newMatch(self, preset: str, rule_values: dict[str, object], level: str) -> None: ...


@dataclass(frozen=True, slots=True)
class OptionRow:
    """One house rule. `editor_kind` is "switch", "number", "choice", "cards" or "card";
    `choices` are {value, text} for a choice; `heading` is set on the first row of a group."""

    key: str
    heading: str
    label: str
    help: str
    editor_kind: str
    value: object
    shown: str
    choices: tuple[dict[str, object], ...]
    low: int
    high: int
    names: dict[str, str]
    active: bool
    changed: bool
    problem: str


class MatchSetup(QObject):
    """What the new-match screen edits. GUI thread only."""

    changed = Signal()
    reworded = Signal()

    def __init__(
        self, settings: LiveSettings, session: StartsMatches, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._session = session
        self._options = RowModel(OptionRow, self)
        for related in (settings.titlesChanged, settings.mildChanged):
            related.connect(self.changed)
        known = presets()
        last = settings.now.lastPreset
        self._preset = last if last in known else next(iter(known))
        self._rules = self._remembered(self._preset)
        self._refresh()

    # -- what there is ------------------------------------------------------------------

    @Property(list, notify=reworded)
    def games(self) -> list[dict[str, str]]:
        """The games: {value, text, help}."""
        return [
            {"value": key, "text": wording.preset_name(key), "help": wording.preset_blurb(key)}
            for key in presets()
        ]

    @Property(list, notify=reworded)
    def levels(self) -> list[dict[str, str]]:
        """The opponents' levels: {value, text, help}, weakest first."""
        return [
            {"value": key, "text": wording.level_name(key), "help": wording.level_blurb(key)}
            for key in LEVELS
        ]

    @Property(list, notify=changed)
    def lengths(self) -> list[dict[str, object]]:
        """How many rounds: {value, text}; a number from elsewhere is offered, too."""
        spec = self._rules.spec("rounds")
        numbers = LENGTHS if self._rules.rounds in LENGTHS else (self._rules.rounds, *LENGTHS)
        return [{"value": n, "text": wording.option_value(spec, n)} for n in numbers]

    @Property(list, notify=changed)
    def titleSets(self) -> list[dict[str, str]]:
        """The title sets: {value, text}; "" is the game's own. Mild ones as the settings say."""
        sets = [{"value": "", "text": translate("Setup", "The game’s own")}]
        for key in wording.TITLE_SETS:
            named = wording.effective_set(key, "", self._settings.now.mild)
            sets.append({"value": key, "text": wording.title_set_name(named)})
        return sets

    @Property(QObject, constant=True)
    def options(self) -> QObject:
        """The house rules as a list model of `OptionRow`."""
        return self._options

    # -- what is chosen -----------------------------------------------------------------

    @Property(str, notify=changed)
    def preset(self) -> str:
        """The key of the game."""
        return self._preset

    @Property(str, notify=changed)
    def presetName(self) -> str:
        """The name of the game."""
        return wording.preset_name(self._preset)

    @Property(int, notify=changed)
    def players(self) -> int:
        """How many play."""
        return int(self._rules.players)

    @Property(int, notify=changed)
    def rounds(self) -> int:
        """How many rounds; 0 is endless."""
        return int(self._rules.rounds)

    @Property(list, notify=changed)
    def ladder(self) -> list[str]:
        """The titles from highest to lowest, as they will be called."""
        now = self._settings.now
        chosen = wording.effective_set(self._rules.titles, now.titles, now.mild)
        return list(
            wording.title_ladder(chosen, self._rules.players, distinct=self._rules.all_distinct)
        )

    @Slot(int, result=list)
    def signs(self, players: int) -> list[str]:
        """The signs of all offices from highest to lowest."""
        return [insignia_of(office, players) for office in range(players)]

    @Property(bool, notify=changed)
    def crude(self) -> bool:
        """Whether the chosen titles have milder ones."""
        return wording.is_crude(self._settings.now.titles or self._rules.titles)

    @Property(list, notify=changed)
    def problems(self) -> list[str]:
        """Everything that keeps this match from starting, in sentences."""
        return [wording.problem(defect) for defect in self._defects()]

    @Property(int, notify=changed)
    def changes(self) -> int:
        """How many house rules differ from the game's own (players and rounds apart)."""
        return len(self._rules.changed_from(presets()[self._preset]).keys() - _SHOWN_ELSEWHERE)

    @property
    def chosen(self) -> tuple[str, Any]:
        """The game's key and its rules as they are now."""
        return self._preset, self._rules

    # -- what the person does -----------------------------------------------------------

    @Slot(str)
    def choose(self, preset: str) -> None:
        """Take another game, with the house rules it was last played with."""
        if preset in presets() and preset != self._preset:
            self._preset = preset
            self._rules = self._remembered(preset)
            self._refresh()

    @Slot(str, "QVariant")
    def set(self, key: str, value: object) -> None:
        """Give one rule a value (as JSON has it); one it cannot have is ignored."""
        if isinstance(value, float) and value.is_integer():
            value = int(value)  # JavaScript knows only one kind of number
        if isinstance(value, list):
            value = [int(v) if isinstance(v, float) else v for v in value]
        rules, problems = with_values(self._rules, {key: value})
        if not problems:
            self._rules = rules
            self._remember()
            self._refresh()

    @Slot()
    def reset(self) -> None:
        """Back to the game's own rules; players and rounds stay."""
        own = presets()[self._preset]
        self._rules = replace(own, players=self._rules.players, rounds=self._rules.rounds)
        self._remember()
        self._refresh()

    @Slot()
    def start(self) -> None:
        """Begin the match, if nothing keeps it from beginning."""
        if self._defects():
            return
        self._settings.change("lastPreset", self._preset)
        values = self._rules.changed_from(presets()[self._preset])
        self._session.newMatch(self._preset, values, self._settings.now.level)

    @Slot()
    def reword(self) -> None:
        """Say everything anew: the language has changed."""
        self._refresh()
        self.reworded.emit()

    # -- how it is done -----------------------------------------------------------------

    def _remembered(self, preset: str) -> Any:
        """The rules the game was last played with; what no longer fits is left out."""
        saved = self._settings.now.houseRules.get(preset, {})
        rules, _ = with_values(presets()[preset], saved)
        return rules

    def _remember(self) -> None:
        values = self._rules.changed_from(presets()[self._preset])
        kept = {**self._settings.now.houseRules, self._preset: values}
        self._settings.change("houseRules", kept)

    def _defects(self) -> tuple[Problem, ...]:
        return family_of(self._preset).problems(self._rules)

    def _refresh(self) -> None:
        self._options.retarget(tuple(self._rows()))
        self.changed.emit()

    def _rows(self) -> Iterator[OptionRow]:
        defects = self._defects()
        own = presets()[self._preset]
        group = ""
        for spec in self._rules.specs():
            if spec.key in _SHOWN_ELSEWHERE:
                continue
            words = [wording.problem(d) for d in defects if spec.key in d.options]
            value: Value = getattr(self._rules, spec.key)
            yield OptionRow(
                key=spec.key,
                heading=wording.option_group(spec.group) if spec.group != group else "",
                label=wording.option_label(spec),
                help=wording.option_help(spec),
                editor_kind=_EDITORS[spec.kind],
                value=to_json(value),
                shown=wording.option_value(spec, value),
                choices=tuple(self._choices(spec, value)),
                low=spec.low,
                high=min(spec.high, 8) if spec.key == "max_set" else spec.high,
                names={"0": wording.option_value(spec, 0)} if spec.low == 0 else {},
                active=spec.active_in(self._rules),
                changed=value != getattr(own, spec.key),
                problem=" ".join(words),
            )
            group = spec.group

    def _choices(self, spec: OptionSpec, value: Value) -> Iterator[dict[str, object]]:
        for choice in self._values(spec, value):
            yield {"value": to_json(choice), "text": wording.option_value(spec, choice)}

    def _values(self, spec: OptionSpec, value: Value) -> tuple[Value, ...]:
        """What a choice offers; a value from elsewhere is offered, too."""
        offered: tuple[Value, ...] = spec.choices
        if spec.kind == "switch_or":
            offered = (*spec.choices, True, False)
        elif spec.kind == "number_or":
            offered = (*range(spec.low, MOST // 2 + 1), *spec.choices)
        elif spec.kind == "suit_order":
            offered = ("none", *_SUIT_ORDERS)
        elif spec.kind == "counts":
            offered = _COUNTS
        elif spec.kind in ("cards", "card"):
            return tuple(format_card(c) for c in deck_of(replace(self._rules, missing=(), decks=1)))
        return offered if value in offered or not offered else (value, *offered)


_EDITORS = {
    "switch": "switch",
    "switch_or": "choice",
    "number": "number",
    "number_or": "choice",
    "choice": "choice",
    "counts": "choice",
    "ranks": "choice",
    "cards": "cards",
    "card": "card",
    "rank_order": "choice",
    "suit_order": "choice",
}
