"""German, French and English are complete, and match the texts in the code."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT / "packaging"))

import update_translations as tool  # noqa: E402

HOLE = re.compile(r"\{[a-z_]+\}|%[1-9n]")


def messages(language: str):
    tree = ElementTree.parse(ROOT / "i18n" / f"arschloch_{language}.ts")
    for message in tree.getroot().iter("message"):
        forms = [form.text or "" for form in message.iter("numerusform")]
        yield message.findtext("source", ""), forms or [message.findtext("translation", "")]


@pytest.mark.long
def test_every_text_of_the_code_is_translated():
    assert not list(tool.defects()), "run packaging/update_translations.py and translate"


@pytest.mark.parametrize("language", tool.LANGUAGES)
def test_translations_keep_every_placeholder(language):
    for source, forms in messages(language):
        for form in forms:
            # The singular form may omit the number, but nothing else.
            wanted = set(HOLE.findall(source)) - ({"%n"} if len(forms) > 1 else set())
            assert wanted <= set(HOLE.findall(form)), (source, form)
            assert set(HOLE.findall(form)) <= set(HOLE.findall(source)), (source, form)


@pytest.mark.parametrize("language", tool.LANGUAGES)
def test_translations_are_typeset_like_their_source(language):
    for source, forms in messages(language):
        for form in forms:
            assert form == form.strip()
            assert "..." not in form
            # German ordinals end with a full stop.
            if not source.endswith(("1st", "2nd", "3rd", "%1th", "{place}th")):
                assert source.endswith(".") == form.endswith("."), (source, form)


def test_german_and_french_address_a_friend():
    stiff_words = {"de": r"\b(Sie haben|Ihre|Ihr|Ihnen)\b", "fr": r"\b[Vv]o(us|tre|s)\b"}
    for language, stiff in stiff_words.items():
        for source, forms in messages(language):
            assert not [form for form in forms if re.search(stiff, form)], source


def test_no_line_of_french_begins_with_a_sign():
    """Before : ; ! ? and » and after « there is a no-break space."""
    for source, forms in messages("fr"):
        assert not [form for form in forms if re.search(r" [:;!?»]|« ", form)], source


def test_python_texts_are_found_whatever_their_form(tmp_path: Path):
    file = tmp_path / "code.py"
    file.write_text(
        'translate("A", "one", None, len(x))\n'
        'QCoreApplication.translate(\n    "B",\n    "two "\n    "parts",\n)\n'
        'QT_TRANSLATE_NOOP("C", "three")\ntranslate("D", variable)\n',
        "utf-8",
        newline="\n",
    )
    assert set(tool.python_texts(file)) == {("A", "one"), ("B", "two parts"), ("C", "three")}
