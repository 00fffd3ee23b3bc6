"""The files that the build hook compiles and draws."""

import os

import hatch_build
import pytest

SOURCE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context><name>Table</name>
<message><source>Pass</source><translation>Passen</translation></message>
</context>
</TS>
"""


@pytest.fixture
def tree(tmp_path):
    (tmp_path / "i18n").mkdir()
    (tmp_path / "i18n" / "arschloch_de.ts").write_text(SOURCE, encoding="utf-8", newline="\n")
    return tmp_path


def test_a_tree_without_translations_compiles_nothing(tmp_path):
    assert hatch_build.outdated(tmp_path) == []
    assert hatch_build.compile_translations(tmp_path, []) == []


def test_translations_are_compiled_once(tree):
    [compiled] = hatch_build.compile_translations(tree, hatch_build.outdated(tree))
    assert compiled == tree / "arschloch_gui" / "i18n" / "arschloch_de.qm"
    assert compiled.read_bytes().startswith(b"\x3c\xb8\x64\x18")  # the signature of .qm files
    assert hatch_build.outdated(tree) == []
    assert [file.name for file in compiled.parent.iterdir()] == [compiled.name]


def test_a_newer_translation_is_compiled_again(tree):
    [compiled] = hatch_build.compile_translations(tree, hatch_build.outdated(tree))
    later = compiled.stat().st_mtime + 10
    os.utime(tree / "i18n" / "arschloch_de.ts", (later, later))
    assert [pair[1] for pair in hatch_build.outdated(tree)] == [compiled]


def test_a_damaged_translation_is_named(tree):
    (tree / "i18n" / "arschloch_de.ts").write_text("<TS><context>", encoding="utf-8", newline="\n")
    with pytest.raises(hatch_build.TranslationError, match=r"arschloch_de\.ts cannot be compiled"):
        hatch_build.compile_translations(tree, hatch_build.outdated(tree))
    assert list((tree / "arschloch_gui" / "i18n").iterdir()) == []


DIGEST = "def source_digest(package):\n    return (package / 'art' / 'drawing').read_text()\n"


def test_pictures_are_drawn_again_when_what_draws_them_changes(tmp_path):
    art = tmp_path / "arschloch_gui" / "art"
    assert hatch_build.is_drawn(tmp_path)  # no drawing takes place
    art.mkdir(parents=True)
    (tmp_path / "arschloch_gui" / "art_version.py").write_text(DIGEST, "utf-8", newline="\n")
    (art / "drawing").write_text("first", "utf-8", newline="\n")
    assert not hatch_build.is_drawn(tmp_path)
    hatch_build.pictures(tmp_path).mkdir()
    (hatch_build.pictures(tmp_path) / "drawn-by").write_text("first", "utf-8", newline="\n")
    assert hatch_build.is_drawn(tmp_path)
    (art / "drawing").write_text("second", "utf-8", newline="\n")
    assert not hatch_build.is_drawn(tmp_path)


def test_what_cannot_be_drawn_is_said_in_one_sentence(tmp_path):
    (tmp_path / "arschloch_gui").mkdir()
    (tmp_path / "arschloch_gui" / "__init__.py").touch()
    with pytest.raises(
        hatch_build.DrawingError, match=r"pictures of the games cannot be drawn: \S"
    ):
        hatch_build.draw_pictures(tmp_path)
