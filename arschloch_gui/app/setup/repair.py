"""Repair of contradictory rules: the smallest set of changes, shown before it is applied."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, product

from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.options import option_label, option_value
from arschloch_gui.app.typed_property import typed_property
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.options import OptionSpec, Problem, RulesBase, Value

MOST_TRIED = 3_000
"""The maximum number of rule sets tried for one repair."""
MOST_FIGURES = 20
"""The maximum number of values tried for one numeric option."""

Defects = Callable[[RulesBase], Sequence[Problem]]


def smallest_repair(
    rules: RulesBase,
    usual: RulesBase,
    defects: Defects,
    wanted: frozenset[str] = frozenset(),
    games: Iterable[RulesBase] = (),
) -> dict[str, Value]:
    """Return the fewest option changes that remove all defects, as option → value.

    The result is empty if there are no defects or no repair was found.

    Options in `wanted`, which the user has just changed, are tried last. The game's usual values
    are tried first, then those of other `games` that agree on the wanted options. (If the user
    chose the deck of 80 cards, for example, a game with that deck supplies a matching rank order.)
    """
    like_it = [each for each in games if wanted.isdisjoint(each.changed_from(rules))]
    alike = [usual, *(like_it if wanted else ())]
    found = defects(rules)
    known = [spec.key for spec in rules.specs()]
    named = {key for each in found for key in each.options}.intersection(known)
    keys = sorted(named, key=lambda key: (key in wanted, known.index(key)))
    tried = 0
    for size in (1, 2):
        for chosen in combinations(keys, size):
            values = [tuple(_values(rules, alike, key)) for key in chosen]
            for each in product(*values):
                tried += 1
                changes = dict(zip(chosen, each, strict=True))
                if not defects(replace(rules, **changes)):
                    return changes
                if tried > MOST_TRIED:
                    break
    back = {key: getattr(usual, key) for key in keys}
    return back if keys and not defects(replace(rules, **back)) else {}


def _values(rules: RulesBase, alike: Sequence[RulesBase], key: str) -> Iterator[Value]:
    """Yield other valid values of an option.

    Values from games in `alike` come first; numbers are ordered by their distance instead.
    """
    now, spec = getattr(rules, key), rules.spec(key)
    others = dict.fromkeys(_choices(spec, now))
    if spec.kind != "number":
        usual = (getattr(each, key) for each in alike)
        others = dict.fromkeys((*usual, spec.default, *others))
    yield from (each for each in others if each != now and spec.accepts(each))


def _choices(spec: OptionSpec, now: RulesBase) -> Sequence[Value]:
    if spec.kind == "switch":
        return (False, True)
    if spec.kind == "number" and isinstance(now, int):
        figures = sorted(range(spec.low, spec.high + 1), key=lambda n: abs(n - now))
        return figures[:MOST_FIGURES]
    # This includes rank orders, whose specs list choices too.
    return spec.choices


class Repair(QObject):
    """The repair of the rules being set up, which can be applied and undone."""

    changed = Signal()

    def __init__(
        self,
        rules: Callable[[], RulesBase],
        usual: Callable[[], RulesBase],
        defects: Defects,
        take: Callable[[RulesBase], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._rules, self._usual, self._defects, self._take = rules, usual, defects, take
        self._seen: RulesBase | None = None
        self._wanted: frozenset[str] = frozenset()
        self._changes: Mapping[str, Value] = {}
        self._fixed: tuple[RulesBase, RulesBase] | None = None
        """The rules before and after the last repair."""

    @typed_property(str, changed)
    def offer(self) -> str:
        """A description of the proposed changes; "" if none are needed or possible."""
        if not self._changes:
            return ""
        rules = self._rules()
        named = [
            fill(
                translate("Setup", "“{option}”: {value}"),
                option=option_label(rules.spec(key)),
                value=option_value(rules.spec(key), value),
            )
            for key, value in self._changes.items()
        ]
        return fill(translate("Setup", "Fix it – {changes}"), changes=listed(named))

    @typed_property(bool, changed)
    def canUndo(self) -> bool:
        """Whether the last repair can be undone, as nothing has changed since."""
        return self._fixed is not None and self._fixed[1] == self._rules()

    @Slot()
    def fix(self) -> None:
        """Apply the proposed changes."""
        before = self._rules()
        if self._changes:
            after = replace(before, **self._changes)
            self._fixed = (before, after)
            self._take(after)

    @Slot()
    def undo(self) -> None:
        """Undo the last repair."""
        if self._fixed is not None and self.canUndo:
            before, self._fixed = self._fixed[0], None
            self._take(before)

    @Slot()
    def forget(self) -> None:
        """Drop the undo state, so that a later visit to the screen starts afresh."""
        self._fixed = None
        self.changed.emit()

    @Slot()
    def look(self) -> None:
        """Search for a repair again, as the rules may have changed."""
        now = self._rules()
        if type(now) is type(self._seen) and now != self._seen:
            self._wanted = frozenset(now.changed_from(self._seen))
        self._seen = now
        if self._fixed is not None and now not in self._fixed:
            self._fixed = None
        games = [each for each in presets().values() if type(each) is type(now)]
        self._changes = smallest_repair(now, self._usual(), self._defects, self._wanted, games)
        self.changed.emit()
