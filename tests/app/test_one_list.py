"""A language or a card back is one line in a list; the rest follows, even for made-up ones."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import driven
import pytest

from arschloch_gui.app.session.decision import KEYS, rank_keys
from arschloch_gui.languages import Speech

ROOT = Path(__file__).parents[2]
LANGUAGE = 'LANGUAGES = {\n    "eo": Speech("Esperanto", "FKDRA"),'
BACK = 'BACKS = {\n    "stars": Back("Stars", "#402050", "#E0D0F0", "#201028", "hearts", "bell"),'
WORD = "Lingvo kaj titoloj"
"""The made-up translation of "Language and titles"."""


def copied(folder: Path) -> Path:
    """Return a copy of the program with one more language and card back, a line each."""
    package = folder / "arschloch_gui"
    shutil.copytree(ROOT / package.name, package, ignore=shutil.ignore_patterns("__pycache__"))
    for name, old, new in (("languages", "LANGUAGES = {", LANGUAGE), ("looks", "BACKS = {", BACK)):
        file = package / f"{name}.py"
        text = file.read_text(encoding="utf-8")
        assert text.count(old) == 1
        file.write_text(text.replace(old, new), encoding="utf-8", newline="\n")
    german = (ROOT / "i18n" / "arschloch_de.ts").read_text(encoding="utf-8")
    assert german.count(">Sprache und Titel<") == 1
    made_up = german.replace(">Sprache und Titel<", f">{WORD}<").replace('"de"', '"eo"', 1)
    (folder / "i18n").mkdir()
    (folder / "i18n" / "arschloch_eo.ts").write_text(made_up, encoding="utf-8", newline="\n")
    subprocess.run(
        [sys.executable, "-c", "import hatch_build, pathlib; root = pathlib.Path.cwd();"
         "hatch_build.compile_translations(root, hatch_build.translation_pairs(root))"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "packaging")}, cwd=folder, check=True,
    )  # fmt: skip
    return folder


def test_the_letters_on_the_cards_of_any_language_are_keys_for_ranks():
    assert KEYS == {"1": "10", "0": "10", "B": "J", "V": "J", "D": "Q", "R": "K"}
    assert rank_keys([Speech("Esperanto", "FKDRA")])["F"] == "J"


@pytest.mark.long
def test_a_made_up_language_and_a_made_up_back_work_everywhere(tmp_path: Path):
    program = copied(tmp_path / "program")
    path = os.pathsep.join((str(program), str(driven.TESTS)))
    home = tmp_path / "home"
    home.mkdir()
    done = driven.start(
        "choose_made_up", home, "eo", "stars", WORD, "FDRA", on={"PYTHONPATH": path}
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    (kept,) = home.rglob("settings.json")
    settings = json.loads(kept.read_text(encoding="utf-8"))
    assert (settings["language"], settings["back"]) == ("eo", "stars")
    asked = [sys.executable, "-m", "arschloch_gui", "rules", "arschloch", "--lang", "eo"]
    told = subprocess.run(
        asked, env=driven.environment(home) | {"PYTHONPATH": path}, cwd=home, check=False,
        capture_output=True, text=True,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    assert "König" in told.stdout
