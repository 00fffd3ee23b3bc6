"""Mypy plugin that adds to a subclass of `Exposed` the fields of the values in its `shows`.

Mypy cannot see these properties otherwise, because `Exposed` creates them at run time. The plugin
is listed in pyproject.toml.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.nodes import AssignmentStmt, CallExpr, NameExpr, RefExpr, TypeInfo, Var
from mypy.plugin import ClassDefContext, Plugin
from mypy.plugins.common import add_attribute_to_class

EXPOSED = "arschloch_gui.app.exposed.Exposed"


class ExposedPlugin(Plugin):
    """Plugin that adds the fields of its values to each subclass of `Exposed`."""

    def get_base_class_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        """Return the function to call for subclasses of the class `fullname`, or None."""
        found = self.lookup_fully_qualified(fullname)
        base = found.node if found is not None else None
        return _add_properties if isinstance(base, TypeInfo) and base.has_base(EXPOSED) else None


def _add_properties(found: ClassDefContext) -> None:
    for kind in _kinds(found):
        for name, symbol in kind.names.items():
            if not isinstance(symbol.node, Var) or name.startswith("_"):
                continue
            if symbol.node.type is None:
                found.api.defer()
                return
            add_attribute_to_class(found.api, found.cls, name, symbol.node.type)


def _kinds(found: ClassDefContext) -> list[TypeInfo]:
    """Return the classes of the values in `shows = by_signal(...)`."""
    for line in found.cls.defs.body:
        match line:
            case AssignmentStmt(lvalues=[NameExpr(name="shows")], rvalue=CallExpr(args=kinds)):
                named = [kind.node for kind in kinds if isinstance(kind, RefExpr)]
                return [kind for kind in named if isinstance(kind, TypeInfo)]
    return []


def plugin(version: str) -> type[Plugin]:
    """Return the plugin class. Mypy calls this."""
    return ExposedPlugin
