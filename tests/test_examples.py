"""The examples in docstrings run and show the documented results."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import arschloch_gui

PACKAGE = Path(arschloch_gui.__file__).parent
WITH_EXAMPLES = sorted(
    ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
    for file in PACKAGE.rglob("*.py")
    if ">>> " in file.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_the_examples_of_a_module_show_what_happens(module: str):
    failed, tried = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS)
    assert tried
    assert not failed
