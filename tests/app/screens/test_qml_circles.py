"""No two QML files name each other: Qt before 6.11 refuses to load them ("Cyclic dependency")."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter

from arschloch_gui.app.shell import QML

NOT_CODE = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', re.DOTALL)


def test_no_qml_files_name_each_other_in_a_circle():
    files = {file.stem: file for file in QML.parent.rglob("*.qml")}
    named = {
        name: set(re.findall(r"\b[A-Z]\w*", NOT_CODE.sub("", file.read_text("utf-8"))))
        & files.keys() - {name}
        for name, file in files.items()
    }
    order = list(TopologicalSorter(named).static_order())
    assert len(order) == len(files) > 100
