"""A list model of immutable rows, which is given the rows that it should have.

`retarget(rows)` turns the current rows into these by removals, upward moves, insertions and changes
of roles. The model is never reset, so QML delegates are kept and can be animated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

Index: TypeAlias = QModelIndex | QPersistentModelIndex


class Row(Protocol):
    """A row with a key that stays the same when other fields change."""

    __struct_fields__: ClassVar[tuple[str, ...]]

    @property
    def key(self) -> str: ...


R = TypeVar("R", bound=Row)
_FIRST_ROLE = int(Qt.ItemDataRole.UserRole) + 1
_ROOT = QModelIndex()


def role_name(field: str) -> str:
    """Return the QML role name of a field: `is_turn` → `isTurn`."""
    first, *rest = field.split("_")
    return first + "".join(part.capitalize() for part in rest)


class RowModel(QAbstractListModel, Generic[R]):
    """Rows of one `Struct` type.

    Every field is a role, and the accessible name is the display text.
    """

    def __init__(self, row_type: type[R], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._roles = dict(enumerate(row_type.__struct_fields__, _FIRST_ROLE))
        self._role_of = {name: role for role, name in self._roles.items()}
        self._role_names = {
            role: QByteArray(role_name(name).encode()) for role, name in self._roles.items()
        }
        self._rows: list[R] = []
        self._made_of: object = None

    # -- Qt model interface -------------------------------------------------------------

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return self._role_names

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return getattr(row, "accessible_name", row.key)
        name = self._roles.get(role)
        if name is None:
            return None
        value = getattr(row, name)
        return list(value) if isinstance(value, tuple) else value

    # -- for the application ------------------------------------------------------------

    @property
    def rows(self) -> tuple[R, ...]:
        """The current rows."""
        return tuple(self._rows)

    def follow(self, made_of: object, rows: Callable[[], Sequence[R]]) -> None:
        """Set the rows returned by `rows`, unless `made_of` is equal to that of the last call."""
        if self._made_of is None or made_of != self._made_of:
            self.retarget(rows())
            self._made_of = made_of

    def retarget(self, wanted: Sequence[R]) -> None:
        """Turn the rows into `wanted` by exact row operations. Keys must be unique."""
        self._made_of = None
        if self._rows == list(wanted):
            return
        self._remove_all_but({row.key for row in wanted})
        at = 0
        while at < len(wanted):
            found = self._find(wanted[at].key, at)
            if found is None:
                at = self._insert_run(wanted, at)
                continue
            if found > at:
                self._move_up(found, at)
            self._change(at, wanted[at])
            at += 1

    def _find(self, key: str, start: int) -> int | None:
        for at in range(start, len(self._rows)):
            if self._rows[at].key == key:
                return at
        return None

    def _remove_all_but(self, keys: set[str]) -> None:
        last = len(self._rows) - 1
        while last >= 0:
            if self._rows[last].key in keys:
                last -= 1
                continue
            first = last
            while first > 0 and self._rows[first - 1].key not in keys:
                first -= 1
            self.beginRemoveRows(_ROOT, first, last)
            del self._rows[first : last + 1]
            self.endRemoveRows()
            last = first - 1

    def _insert_run(self, wanted: Sequence[R], at: int) -> int:
        """Insert the consecutive new rows from `at` on; return the index after them."""
        known = {row.key for row in self._rows}
        end = at
        while end < len(wanted) and wanted[end].key not in known:
            end += 1
        self.beginInsertRows(_ROOT, at, end - 1)
        self._rows[at:at] = wanted[at:end]
        self.endInsertRows()
        return end

    def _move_up(self, source: int, target: int) -> None:
        # Rows are only moved up, because for downward moves, `beginMoveRows` expects the target
        # index before the removal.
        self.beginMoveRows(_ROOT, source, source, _ROOT, target)
        self._rows.insert(target, self._rows.pop(source))
        self.endMoveRows()

    def _change(self, at: int, row: R) -> None:
        before = self._rows[at]
        if before == row:
            return
        changed = [
            role
            for name, role in self._role_of.items()
            if getattr(before, name) != getattr(row, name)
        ]
        self._rows[at] = row
        index = self.createIndex(at, 0)
        self.dataChanged.emit(index, index, [*changed, int(Qt.ItemDataRole.DisplayRole)])
