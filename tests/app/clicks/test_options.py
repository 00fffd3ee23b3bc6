"""Every house rule is changed by mouse and keys in its editor, and takes effect as shown.

The tests are generated from the option specs, so a new option is covered by its declaration. An
editor control that nothing here uses fails by its name.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from clicks import Clicks, controls, inside, plain, the
from PySide6.QtQuick import QQuickItem

from arschloch_gui.app.by_game.options import option_value
from arschloch_gui.app.class_names import class_name
from arschloch_gui.app.setup.gallery import game_of
from arschloch_gui.app.setup.option_rows import shown_elsewhere
from arschloch_gui.app.tour.demonstration import items, wait_for
from arschloch_gui.app.wording.cards import rank_name, suit_sign
from arschloch_gui.engine.games import GAMES, presets
from arschloch_gui.engine.options import OptionSpec, to_json
from long import IS_LONG, times

FIRST_OF_EACH = [next(iter(family.presets)) for family in GAMES]
CHOSEN = times([FIRST_OF_EACH[:2]], [[each] for each in presets()])
MOST = times(1, 20)
"""The maximum number of values, cards or items tried in one editor."""


@pytest.mark.parametrize("chosen", CHOSEN, ids=lambda chosen: "+".join(chosen))
def test_every_house_rule_is_changed_by_mouse_and_keys(person: Clicks, chosen: list[str]):
    """A normal run uses one option of each kind in two games, a long one all in every preset."""
    for preset in chosen:
        choose_game(person, preset)
        change_players(person)
        for editor in tried(open_house_rules(person)):
            if editor.bring_into_force():
                EDITORS[editor.kind](editor)
                assert editor.left_out() == set(), (preset, editor.spec.key)
        person.press_on(person.named("backButton"))


def choose_game(person: Clicks, preset: str) -> None:
    """Choose a game and its variant from the start screen."""
    person.press_on(person.named("game:" + game_of(preset)))
    wait_for(lambda: person.find("newMatchScreen") is not None, "the setup")
    if person.game.setup.preset != preset:
        person.press_on(person.named("variant:" + preset))
    assert person.game.setup.preset == preset


def change_players(person: Clicks) -> None:
    """Add and remove a player, by mouse and keys, then choose five if that is allowed."""
    setup = person.game.setup
    more, fewer = (person.named("playersRow:" + name) for name in ("more", "fewer"))
    for item, by in ((more, 1), (fewer, -1)):
        before = setup.players
        if item.isEnabled():
            person.press_on(item)
            assert setup.players == before + by
    before = setup.players
    person.press_on(person.named("playersRow:value"))
    person.strike("Right")
    assert setup.players == min(before + 1, setup.most)
    while setup.players < min(5, setup.most):
        person.strike("Up")


def open_house_rules(person: Clicks) -> list[Editor]:
    """Open the house rules, and return the editor of each, in their order."""
    person.press_on(person.named("moreOptionsButton"))
    wait_for(person.stands, "the house rules")
    person.window.grabWindow()
    rules = person.game.setup.chosen[1]
    found = {item.objectName(): item for item in items(person.named("newMatchScreen"))}
    specs = [spec for spec in rules.specs() if spec.key not in shown_elsewhere(rules)]
    editors: dict[str, Editor] = {}
    for spec in specs:
        editors[spec.key] = Editor(person, spec, found["option:" + spec.key], editors)
    assert {name for name in found if name.startswith("option:")} == {
        "option:" + key for key in editors
    }
    return list(editors.values())


def tried(editors: list[Editor]) -> list[Editor]:
    """Return the rules to change: all, or one of each kind, preferably without dependencies."""
    if IS_LONG:
        return editors
    hardest_first = sorted(editors, key=lambda editor: -len(editor.spec.needs))
    return list({editor.spec.kind: editor for editor in hardest_first}.values())


class Editor:
    """The editor of one house rule in the window."""

    def __init__(
        self, person: Clicks, spec: OptionSpec, item: QQuickItem, others: dict[str, Editor]
    ) -> None:
        self.person, self.spec, self.item, self.others = person, spec, item, others
        self.kind = str(item.property("editorKind"))
        self._seen: set[str] = set()
        self._pressed: set[str] = set()

    @property
    def value(self) -> Any:
        """The value in the rules, as the engine uses it."""
        return getattr(self.person.game.setup.chosen[1], self.spec.key)

    def press(self, item: QQuickItem, expected: object) -> None:
        """Click on one of its controls; check that the rule has this value and shows it."""
        self._note()
        self._pressed.add(self._kind_of(item))
        self.person.press_on(item)
        self.holds(expected)

    def strike(self, keys: str, expected: object) -> None:
        """Press a key in the focused control; check that the rule has this value and shows it."""
        self.person.strike(keys)
        self.holds(expected)

    def holds(self, expected: object) -> None:
        """Check that the rule has this value and shows nothing else."""
        assert self.value == expected, self.spec.key
        assert plain(self.item.property("value")) == to_json(self.value), self.spec.key
        SHOWN[self.kind](self)
        self._note()

    def within(self, base: str, **properties: Any) -> list[QQuickItem]:
        """Return its controls of a class."""
        return inside(self.item, base, **properties)

    def only(self, base: str, **properties: Any) -> QQuickItem:
        """Return its only control of a class."""
        [item] = self.within(base, **properties)
        return item

    def chips(self, prefix: str = "choice:") -> list[QQuickItem]:
        """Return its chips for named values or (with an empty prefix) for items."""
        chips = self.within("ChoiceChip")
        return [each for each in chips if each.objectName().startswith("choice:") == bool(prefix)]

    # -- dependencies between rules ------------------------------------------------------

    def bring_into_force(self) -> bool:
        """Set the rules it depends on by clicks; return False if the game cannot have them."""
        for key, values in self.spec.needs:
            needed = self.others.get(key)
            if needed is None:  # a number of players, which not every game allows
                if getattr(self.person.game.setup.chosen[1], key) not in values:
                    return False
            elif not (needed.bring_into_force() and needed.become(values)):
                return False
        assert self.item.property("active"), self.spec.key
        return True

    def become(self, values: tuple[Any, ...]) -> bool:
        """Set one of these values; return False if that is not possible."""
        if self.value in values:
            return True
        if self.kind == "switch":
            self.press(self.only("SwitchRow"), not self.value)
        elif self.kind == "choice":
            chip = next(each for each in self.chips() if value_of(each) in values)
            self.press(chip, value_of(chip))
        else:
            name = ":more" if self.value < min(values) else ":fewer"
            while self.value not in values:
                button = the(self.item, name)
                self.press(button, self.value + (1 if name == ":more" else -1))
        return self.value in values

    # -- unused controls -----------------------------------------------------------------

    def left_out(self) -> set[str]:
        """Return the controls that appeared and that nothing has used."""
        self._note()
        return self._seen - self._pressed

    def _note(self) -> None:
        self._seen |= {self._kind_of(item) for item in controls(self.item)}

    def _kind_of(self, item: QQuickItem) -> str:
        """Return the kind of a control; one chip of a row represents all."""
        words = "" if item.property("checkable") else str(item.property("text") or "")
        if words == self.item.property("shown"):
            words = "the value"
        words = words.replace(" •", "")  # the mark of a changed rule
        words = re.sub(r"\d+", "#", words)  # one pair represents all
        prefix = item.objectName().partition(":")[0]
        return f"{class_name(item).split('_')[0]} {prefix} {words}"


def value_of(item: QQuickItem) -> Any:
    """Return the value that a chip or a card stands for."""
    return plain(item.property("modelData"))["value"]


def some(things: list[Any]) -> list[Any]:
    """Return as many of them as are tried, from the last to the first."""
    return things[:: -max(1, len(things) // MOST)][:MOST]


# -- use of each kind --------------------------------------------------------------------

EDITORS: dict[str, Callable[[Editor], None]] = {}
SHOWN: dict[str, Callable[[Editor], None]] = {}
Use = Callable[[Editor], None]


def edits(kind: str) -> Callable[[Use], Use]:
    """Register a function that uses editors of a kind."""

    def taken(use: Use) -> Use:
        EDITORS[kind] = use
        return use

    return taken


def shows(*kinds: str) -> Callable[[Use], Use]:
    """Register a function that checks the value shown by editors of these kinds."""

    def taken(look: Use) -> Use:
        SHOWN.update(dict.fromkeys(kinds, look))
        return look

    return taken


@edits("switch")
def turn(editor: Editor) -> None:
    before = editor.value
    editor.press(editor.only("SwitchRow"), not before)
    editor.strike("Space", before)
    editor.strike("Return", not before)


@shows("switch")
def is_turned(editor: Editor) -> None:
    (row,) = editor.within("SwitchRow")
    assert row.property("checked") == editor.value


@edits("number")
def count(editor: Editor) -> None:
    low, high = (int(editor.item.property(name)) for name in ("low", "high"))
    ways = [(":more", 1), (":fewer", -1)]
    for name, by in ways if editor.value < high else reversed(ways):
        step(editor, name, by)
    editor.press(editor.only("QQuickSpinBox"), editor.value)
    for value in range(editor.value + 1, min(high, editor.value + MOST) + 1):
        editor.strike("Right" if value % 2 else "Up", value)
    for value in range(editor.value - 1, max(low, editor.value - 2 * MOST) - 1, -1):
        editor.strike("Left" if value % 2 else "Down", value)


def step(editor: Editor, name: str, by: int) -> None:
    editor.press(the(editor.item, name), editor.value + by)


@shows("number")
def is_counted(editor: Editor) -> None:
    names = plain(editor.item.property("names"))
    word = names.get(str(editor.value), str(editor.value))
    assert word in words(the(editor.item, ":value"))


@edits("choice")
def choose(editor: Editor) -> None:
    others = [chip for chip in editor.chips() if value_of(chip) != editor.value]
    for chip in some(others):
        editor.press(chip, value_of(chip))
    editor.press(chip, value_of(chip))  # stays chosen
    chips = editor.chips()
    at = [value_of(chip) for chip in chips].index(editor.value)
    editor.strike("Right", value_of(chips[(at + 1) % len(chips)]))


@shows("choice")
def is_chosen(editor: Editor) -> None:
    assert checked(editor.chips()) == [option_value(editor.spec, editor.value)]


@edits("counts")
def count_pairs(editor: Editor) -> None:
    for chip in [chip for chip in editor.chips() if isinstance(value_of(chip), str)]:
        editor.press(chip, value_of(chip))
    (pairs,) = [chip for chip in editor.chips() if isinstance(value_of(chip), list)] or [None]
    if pairs is not None:
        editor.press(pairs, tuple(value_of(pairs)))
    longer = (*editor.value, 1)
    editor.press(editor.only("QQuickButton", text="Add a pair"), longer)
    number = editor.within("QQuickSpinBox")
    for at in some(list(range(len(editor.value)))):
        fewer, more = (
            [each for each in items(editor.item) if each.objectName() == name][at]
            for name in (":fewer", ":more")
        )
        editor.press(more, changed(editor.value, at, 1))
        editor.press(fewer, changed(editor.value, at, -1))
        editor.press(number[at], editor.value)
        editor.strike("Right", changed(editor.value, at, 1))
    editor.press(editor.only("QQuickButton", text="Remove a pair"), editor.value[:-1])


def changed(values: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    return (*values[:at], values[at] + by, *values[at + 1 :])


@shows("counts")
def are_counted(editor: Editor) -> None:
    numbers = [each for each in items(editor.item) if each.objectName() == ":value"]
    value = editor.value if isinstance(editor.value, tuple) else ()
    assert [words(each)[-1] for each in numbers] == [str(each) for each in value]
    if chips := editor.chips():
        word = "a number for each pair" if value else option_value(editor.spec, editor.value)
        assert checked(chips) == [word]


@edits("ranks")
def pick_ranks(editor: Editor) -> None:
    chips = editor.chips(prefix="")
    order = [value_of(chip) for chip in chips]
    for chip in some(chips):
        editor.press(chip, toggled(editor, order, value_of(chip)))
    editor.strike("Space", toggled(editor, order, value_of(chip)))
    editor.strike("Return", toggled(editor, order, value_of(chip)))


def toggled(editor: Editor, order: list[str], rank: str) -> tuple[str, ...]:
    return tuple(each for each in order if (each in editor.value) != (each == rank))


@shows("ranks")
def are_picked(editor: Editor) -> None:
    shown = checked(editor.chips(prefix=""))
    assert sorted(shown) == sorted(map(rank_name, editor.value))


@edits("order")
def put_in_order(editor: Editor) -> None:
    # The chips are made anew when the row changes; that of an own order may then be gone.
    for value in some([value_of(chip) for chip in editor.chips()]):
        chip = next((each for each in editor.chips() if value_of(each) == value), None)
        if chip is None:
            continue
        editor.press(chip, tuple(value) if isinstance(value, list) else value)
    if not (things := editor.chips(prefix="")):
        orders = [chip for chip in editor.chips() if isinstance(value_of(chip), list)]
        editor.press(orders[0], tuple(value_of(orders[0])))
        things = editor.chips(prefix="")
    for thing in some(things):
        move(editor, value_of(thing))


def move(editor: Editor, value: str) -> None:
    """Pick an item, move it by buttons and keys, and release it."""
    things = editor.chips(prefix="")
    before = [value_of(thing) for thing in things]
    at = before.index(value)
    editor.press(things[at], editor.value)
    weaker, stronger = (each for each in items(editor.item) if each.inherits("QQuickButton"))
    up = at < len(before) - 1
    for button, to in (
        ((stronger, at + 1), (weaker, at)) if up else ((weaker, at - 1), (stronger, at))
    ):
        editor.press(button, moved(before, value, to))
    editor.press(editor.chips(prefix="")[at], editor.value)  # releases it
    editor.press(editor.chips(prefix="")[at], editor.value)
    editor.strike("Right" if up else "Left", moved(before, value, at + (1 if up else -1)))
    editor.strike("Space", editor.value)


def moved(order: list[str], value: str, to: int) -> tuple[str, ...]:
    rest = [each for each in order if each != value]
    return (*rest[:to], value, *rest[to:])


def test_an_item_at_an_end_can_be_moved_one_way_only(person: Clicks):
    """`OrderRow.qml` disables the arrow that would have no effect."""
    choose_game(person, "arschloch")
    (editor,) = (each for each in open_house_rules(person) if each.spec.key == "rank_order")
    things = editor.chips(prefix="")
    last = len(things) - 1
    for at, arrows in ((0, (False, True)), (1, (True, True)), (last, (True, False))):
        person.press_on(editor.chips(prefix="")[at])
        found = [each for each in items(editor.item) if each.inherits("QQuickButton")]
        assert tuple(each.isEnabled() for each in found) == arrows, at
    person.press_on(editor.chips(prefix="")[last])
    assert not any(each.isVisible() for each in found), "nothing is picked"


@shows("order")
def is_in_order(editor: Editor) -> None:
    own = isinstance(editor.value, tuple)
    if own and editor.spec.kind == "rank_order":
        assert checked(editor.chips()) == ["your own order"]
    else:
        assert checked(editor.chips()) == [option_value(editor.spec, editor.value)]
    word = suit_sign if editor.spec.kind == "suit_order" else rank_name
    if own:
        shown = [str(thing.property("text")) for thing in editor.chips(prefix="")]
        assert shown[: len(editor.value)] == [word(str(each)) for each in editor.value]


@edits("cards")
def pick_cards(editor: Editor) -> None:
    (unfold,) = editor.within("QQuickButton")
    editor.press(unfold, editor.value)
    for card in some(cards_of(editor)):
        code = value_of(card)
        rest = tuple(each for each in editor.value if each != code)
        picked = len(rest) < len(editor.value)
        editor.press(card, rest if picked else (*editor.value, code))
    editor.strike("Space", editor.value[:-1])
    editor.press(editor.only("QQuickButton", text="Done"), editor.value)


@edits("card")
def pick_a_card(editor: Editor) -> None:
    (unfold,) = editor.within("QQuickButton")
    editor.press(unfold, editor.value)
    for card in some(cards_of(editor)):
        code = value_of(card)
        editor.press(card, "" if editor.value == code else code)
    editor.strike("Space", "" if editor.value == code else code)
    editor.press(editor.only("QQuickButton", text="Done"), editor.value)


def cards_of(editor: Editor) -> list[QQuickItem]:
    return [each for each in editor.within("QQuickAbstractButton") if each.property("checkable")]


@shows("cards", "card")
def are_marked(editor: Editor) -> None:
    value = editor.value if isinstance(editor.value, tuple) else (editor.value,)
    marked = {value_of(card) for card in cards_of(editor) if card.property("checked")}
    if cards_of(editor):
        assert marked == {code for code in value if code}
    else:
        assert editor.within("QQuickButton", text=option_value(editor.spec, editor.value))


def checked(chips: list[QQuickItem]) -> list[str]:
    """Return the texts on the checked chips."""
    return [str(chip.property("text")) for chip in chips if chip.property("checked")]


def words(item: QQuickItem) -> list[str]:
    """Return the texts visible in an item."""
    return [
        str(each.property("text"))
        for each in items(item)
        if each.inherits("QQuickText") and each.isVisible()
    ]
