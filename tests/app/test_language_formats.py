"""Dates and numbers are written as in the user's country if it speaks the program's language."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QDate, QLocale

from arschloch_gui.app.language import formats_of

DAY = QDate(2026, 11, 26)
WRITTEN = """
from PySide6.QtCore import QDate, QLocale
from arschloch_gui.app.language import formats_of
formats = formats_of("en", QLocale.system())
print(formats.toString(QDate(2026, 11, 26), QLocale.FormatType.LongFormat))
print(formats.toString(1234.5, "f", 1))
"""


@pytest.mark.parametrize(
    ("language", "system", "written"),
    [
        ("en", "en_US", "Thursday, November 26, 2026"),
        ("en", "en_GB", "Thursday, 26 November 2026"),
        ("en", "de_DE", "Thursday, 26 November 2026"),
        ("en", "C", "Thursday, 26 November 2026"),
        ("de", "de_AT", "Donnerstag, 26. November 2026"),
        ("de", "fr_CH", "Donnerstag, 26. November 2026"),
        ("fr", "en_US", "jeudi 26 novembre 2026"),
    ],
)
def test_a_date_is_written_as_in_the_users_country(language: str, system: str, written: str):
    formats = formats_of(language, QLocale(system))
    found = formats.toString(DAY, QLocale.FormatType.LongFormat)
    assert found.replace("Thursday 26", "Thursday, 26") == written


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such variables")
def test_a_part_of_the_systems_formats_in_another_language_is_not_used():
    env = os.environ | {"LC_ALL": "", "LANG": "en_GB.UTF-8"}
    env |= {"LC_TIME": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"}
    command = [sys.executable, "-c", WRITTEN]
    said = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    assert said.splitlines() == ["Thursday, 26 November 2026", "1,234.5"]
