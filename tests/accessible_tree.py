"""The accessibility tree of a window as a screen reader sees it, and checks of its faults."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow

Role = QAccessible.Role
TEXTS = frozenset({Role.StaticText, Role.Heading, Role.ListItem})
PLACES = frozenset({Role.Window, Role.Pane, Role.Dialog, Role.Grouping, Role.List, Role.Table})
NUMBERS = frozenset({Role.SpinBox, Role.Slider})
RAW = re.compile(r"[{}]|%\d|%n|\b(?:undefined|null|NaN)\b|\[object|\b[a-z]+_[a-z_]+\b")
"""Patterns that no accessible name should contain."""


@dataclass(frozen=True)
class Node:
    """One object of the tree with its accessible properties."""

    role: Role
    name: str
    description: str
    rect: QRect
    focusable: bool
    checkable: bool
    checked: bool
    item: QQuickItem | None
    value: Any
    children: tuple[Node, ...]

    def walk(self) -> Iterator[Node]:
        """Yield this node and everything under it, in tree order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, role: Role, name: str = "") -> Node:
        """Return the first node of a role, and of this name if one is given."""
        return next(n for n in self.walk() if n.role == role and name in ("", n.name))

    def names(self, role: Role) -> list[str]:
        """Return the names of all nodes of a role."""
        return [node.name for node in self.walk() if node.role == role]

    def __str__(self) -> str:
        return f"{self.role.name} “{self.name}”"


def tree(window: QQuickWindow) -> Node:
    """Return the whole tree of a window."""
    QAccessible.setActive(True)
    root = QAccessible.queryAccessibleInterface(window)
    assert root is not None
    return _node(root)


def _node(found: QAccessibleInterface) -> Node:
    state, kind = found.state(), QAccessible.Text
    value = found.valueInterface()
    item = found.object()
    return Node(
        role=found.role(),
        name=found.text(kind.Name),
        description=found.text(kind.Description),
        rect=found.rect(),
        focusable=bool(state.focusable),
        checkable=bool(state.checkable),
        checked=bool(state.checked),
        item=item if isinstance(item, QQuickItem) else None,
        value=value and (value.minimumValue(), value.currentValue(), value.maximumValue()),
        children=tuple(_node(found.child(at)) for at in range(found.childCount())),
    )


def faults(window: QQuickWindow) -> list[str]:
    """Return everything that would cause problems for a screen reader user."""
    root = tree(window)
    nodes = list(root.walk())
    return [*_of_nodes(nodes), *_of_groups(nodes), *_left_out(window, nodes)]


def _of_nodes(nodes: list[Node]) -> Iterator[str]:
    for node in nodes:
        if node.item is not None and not node.item.isVisible():
            yield f"{node} is in the tree and cannot be seen"
        if (node.focusable or node.role in TEXTS | PLACES) and not node.name.strip():
            yield f"{node} ({node.item}) has no name"
        if node.focusable and node.role in (Role.NoRole, Role.Client):
            yield f"{node} has no role"
        if RAW.search(node.name) or RAW.search(node.description):
            yield f"{node} speaks in keys: {node.description}"
        if node.role in NUMBERS and not _in_order(node.value):
            yield f"{node} has no value between its bounds: {node.value}"
        if node.role in (Role.CheckBox, Role.RadioButton) and not node.checkable:
            yield f"{node} cannot be checked"
        if node.item is not None and node.item.isVisible() and node.rect.isEmpty():
            yield f"{node} is nowhere"


def _in_order(value: Any) -> bool:
    if value is None or None in value:
        return False
    low, now, high = map(float, value)
    return low <= now <= high and low < high


def _of_groups(nodes: list[Node]) -> Iterator[str]:
    for parent in nodes:
        chips = [child for child in parent.children if child.role == Role.RadioButton]
        if not chips:
            continue
        if parent.role != Role.Grouping:
            yield f"{chips[0]} is in no group"
        if sum(chip.checked for chip in chips) > 1:
            yield f"{parent} has more than one choice"


def _left_out(window: QQuickWindow, nodes: list[Node]) -> Iterator[str]:
    """Yield the items reachable by keyboard that are missing from the tree."""
    told = {id(node.item) for node in nodes}
    for item in _visible(window.contentItem()):
        tabs = item.activeFocusOnTab() or _takes_tab(item)
        if tabs and item.isEnabled() and id(item) not in told and item.property("name") is None:
            yield f"{item} {item.property('text')} takes the keys and is not in the tree"


def _takes_tab(item: QQuickItem) -> bool:
    policy = item.property("focusPolicy")
    return isinstance(policy, Qt.FocusPolicy) and bool(policy & Qt.FocusPolicy.TabFocus)


def _visible(item: QQuickItem) -> Iterator[QQuickItem]:
    if item.isVisible():
        yield item
        for child in item.childItems():
            yield from _visible(child)
