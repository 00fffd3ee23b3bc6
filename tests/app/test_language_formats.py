"""Dates and numbers are written as in the user's country if it speaks the program's language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate, QLocale

from arschloch_gui.app.language import formats_of

DAY = QDate(2026, 11, 26)


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
