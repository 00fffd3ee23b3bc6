"""Repair of contradictory rules: the smallest set of changes, shown before it is applied."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, product

from msgspec import Struct
from PySide6.QtCore import QObject, Signal, Slot

from arschloch_gui.app.by_game.options import option_label, option_value
from arschloch_gui.app.exposed import Exposed, by_signal
from arschloch_gui.app.wording.words import fill, listed, translate
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.options import OptionSpec, Problem, RulesBase, Value

MOST_TRIED = 3_000
"""The maximum number of rule sets tried for one repair."""
MOST_FIGURES = 20
"""The maximum number of values tried for one numeric option."""

MOST_IN_A_ROW = 6
"""The maximum number of options adjusted after one change."""

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


def adjustment(
    rules: RulesBase,
    usual: RulesBase,
    defects: Defects,
    kept: frozenset[str],
    games: Sequence[RulesBase] = (),
) -> dict[str, Value]:
    """Return changes that make the rules fit what the user has just chosen, as option → value.

    The options in `kept` stay as they are. One change may make another one necessary, but none adds
    to the number of defects. The result is empty if nothing was found in `MOST_TRIED` attempts.
    """
    tried = 0

    def search(rules: RulesBase, kept: frozenset[str], most: int) -> dict[str, Value]:
        nonlocal tried
        found = defects(rules)
        named = {key for each in found for key in each.options} - kept
        like_it = [each for each in games if kept.isdisjoint(each.changed_from(rules))]
        steps: list[tuple[int, str, Value, RulesBase]] = []
        for spec in (spec for spec in rules.specs() if spec.key in named):
            for value in _values(rules, [usual, *like_it], spec.key):
                tried += 1
                changed = replace(rules, **{spec.key: value})
                left = len(defects(changed))
                if left == 0:
                    return {spec.key: value}
                if left <= len(found):
                    steps.append((left, spec.key, value, changed))
        for _, key, value, changed in sorted(steps, key=lambda step: step[0]):
            if most > 1 and tried < MOST_TRIED:
                more = search(changed, kept | {key}, most - 1)
                if more:
                    return {key: value, **more}
        return {}

    return search(rules, kept, MOST_IN_A_ROW) if defects(rules) else {}


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


class RepairFacts(Struct, frozen=True):
    """The repair that is proposed or was made."""

    offer: str
    """A description of the proposed changes; "" if none are needed or possible."""
    adjusted: str
    """What was adjusted to the user's last change, as a sentence; "" if nothing was."""
    canUndo: bool
    """Whether the last repair can be undone, as nothing has changed since."""

    @classmethod
    def of(
        cls,
        rules: RulesBase,
        proposed: Mapping[str, Value],
        adjusted: Mapping[str, Value],
        *,
        undoable: bool,
    ) -> RepairFacts:
        """Return the facts about proposed changes and those last adjusted, as option → value."""
        offer = translate("Setup", "Fix it – {changes}")
        sentence = translate("Setup", "Adjusted to fit – {changes}")
        told = adjusted if undoable else {}
        return cls(
            offer=fill(offer, changes=_named(rules, proposed)) if proposed else "",
            adjusted=fill(sentence, changes=_named(rules, told)) if told else "",
            canUndo=undoable,
        )


def _named(rules: RulesBase, changes: Mapping[str, Value]) -> str:
    return listed(
        [
            fill(
                translate("Setup", "“{option}”: {value}"),
                option=option_label(rules.spec(key)),
                value=option_value(rules.spec(key), value),
            )
            for key, value in changes.items()
        ]
    )


class Repair(Exposed):
    """The repair of the rules being set up, which can be applied and undone."""

    changed = Signal()
    shows = by_signal(changed=RepairFacts)

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
        self._adjusted: Mapping[str, Value] = {}
        """The options that the last repair has adjusted by itself."""

    @Slot()
    def fix(self) -> None:
        """Apply the proposed changes."""
        self._adjusted = {}
        self._apply(self._changes)

    def adjust(self) -> None:
        """Adjust the other rules to what the user has just chosen, and say what was adjusted.

        If that is not possible, the conflict stays, with the proposed changes.
        """
        rules, changes = self._rules(), self._changes
        if changes and not self._wanted.isdisjoint(changes):
            changes = adjustment(rules, self._usual(), self._defects, self._wanted, _like(rules))
        if changes:
            self._adjusted = changes
            self._apply(changes)

    def _apply(self, changes: Mapping[str, Value]) -> None:
        before = self._rules()
        if changes:
            after = replace(before, **changes)
            self._fixed = (before, after)
            self._take(after)

    @Slot()
    def undo(self) -> None:
        """Undo the last repair."""
        if self._fixed is not None and self._can_undo:
            before, self._fixed = self._fixed[0], None
            self._seen = before  # What the user wanted has not changed.
            self._take(before)

    @Slot()
    def forget(self) -> None:
        """Drop the undo state, so that a later visit to the screen starts afresh."""
        self._fixed = None
        self._show()

    @Slot()
    def look(self) -> None:
        """Search for a repair again, as the rules may have changed."""
        now = self._rules()
        repaired = self._fixed is not None and now == self._fixed[1]
        if type(now) is type(self._seen) and now != self._seen and not repaired:
            self._wanted = frozenset(now.changed_from(self._seen))
        self._seen = now
        if self._fixed is not None and now not in self._fixed:
            self._fixed = None
        self._changes = smallest_repair(now, self._usual(), self._defects, self._wanted, _like(now))
        self._show()

    @property
    def _can_undo(self) -> bool:
        return self._fixed is not None and self._fixed[1] == self._rules()

    def _show(self) -> None:
        self.show(
            changed=RepairFacts.of(
                self._rules(), self._changes, self._adjusted, undoable=self._can_undo
            )
        )


def _like(rules: RulesBase) -> list[RulesBase]:
    """Return the built-in games of the same family."""
    return [each for each in presets().values() if type(each) is type(rules)]
