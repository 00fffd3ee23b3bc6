"""Bring `i18n/*.ts` up to date with the texts in the code.

    .venv/bin/python packaging/update_translations.py [--check]

It collects every `qsTr("…")` in QML files, and every `translate("Context", "literal")` and
`QT_TRANSLATE_NOOP("Context", "literal")` in Python files, and removes texts that are no longer
used. New texts are marked "unfinished" and are translated by hand (in Qt Linguist or any editor).
`--check` changes nothing; it lists what is missing or unfinished, and the exit status is 1 if there
is any.

The lupdate program of PySide6-Essentials does the work. Its Python parser misses calls whose last
argument is an expression, and most plurals. Therefore this script finds the calls with Python's own
parser and gives them to lupdate in a plain form. A text with %n is a plural.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Iterator
from pathlib import Path

from arschloch_gui.languages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "arschloch_gui"
TRANSLATIONS = ROOT / "i18n"
MARKERS = ("translate", "QT_TRANSLATE_NOOP")


def python_texts(file: Path) -> Iterator[tuple[str, str]]:
    """Yield (context, text) for every literal text that a Python file translates or marks."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or len(node.args) < 2:
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        context, text = node.args[:2]
        if name in MARKERS and isinstance(context, ast.Constant) and isinstance(text, ast.Constant):
            yield str(context.value), str(text.value)


def _written_out(files: Iterable[Path]) -> str:
    """Return the texts of Python files as code that lupdate reads reliably."""
    lines = []
    for context, text in sorted({pair for file in files for pair in python_texts(file)}):
        plural = ", None, 1" if "%n" in text else ""
        words = (json.dumps(word, ensure_ascii=False) for word in (context, text))
        lines.append(f"QCoreApplication.translate({', '.join(words)}{plural})\n")
    return "".join(lines)


def update(folder: Path) -> None:
    """Run lupdate on the .ts files in a folder.

    Raises `CalledProcessError` if it fails.
    """
    with tempfile.TemporaryDirectory() as name:
        texts_of_python = Path(name) / "texts.py"
        texts_of_python.write_text(
            _written_out(PACKAGE.rglob("*.py")), encoding="utf-8", newline="\n"
        )
        for language in LANGUAGES:
            command = [
                _lupdate(), "-silent", "-locations", "none", "-no-obsolete",
                "-source-language", "en", "-target-language", language,
                str(texts_of_python), *map(str, sorted(PACKAGE.rglob("*.qml"))),
                "-ts", str(folder / f"arschloch_{language}.ts"),
            ]  # fmt: skip
            subprocess.run(command, check=True, capture_output=True, text=True)


def unfinished(file: Path) -> Iterator[str]:
    """Yield each text of a .ts file without a translation, as "context: text"."""
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            found = message.find("translation")
            forms = [] if found is None else list(found.iter("numerusform")) or [found]
            finished = found is not None and found.get("type") != "unfinished"
            if not finished or any(not (form.text or "").strip() for form in forms):
                yield f"{context.findtext('name')}: {message.findtext('source')}"


def texts(file: Path) -> set[tuple[str, str]]:
    """Return (context, text) of all texts in a .ts file."""
    root = ElementTree.parse(file).getroot()
    return {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in root.iter("context")
        for message in context.iter("message")
    }


def defects() -> Iterator[str]:
    """Yield a message for each text that is missing, unfinished or no longer used."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for language in LANGUAGES:
            shutil.copy(TRANSLATIONS / f"arschloch_{language}.ts", folder)
        update(folder)
        for language in LANGUAGES:
            fresh = folder / f"arschloch_{language}.ts"
            kept = TRANSLATIONS / fresh.name
            for text in unfinished(fresh):
                yield f"{language}: not translated: {text}"
            for context, text in sorted(texts(kept) - texts(fresh)):
                yield f"{language}: no longer used: {context}: {text}"


def _lupdate() -> str:
    beside = Path(sys.executable).with_name("pyside6-lupdate")
    found = str(beside) if beside.exists() else shutil.which("pyside6-lupdate")
    if found is None:
        raise SystemExit("pyside6-lupdate from PySide6-Essentials is not here.")
    return found


def main(arguments: list[str]) -> int:
    """Update the files, or check them with --check, and return the exit status."""
    if arguments == ["--check"]:
        found = list(defects())
        print("\n".join(found) or "Every text is translated.")
        return 1 if found else 0
    TRANSLATIONS.mkdir(exist_ok=True)
    update(TRANSLATIONS)
    for language in LANGUAGES:
        left = len(list(unfinished(TRANSLATIONS / f"arschloch_{language}.ts")))
        print(f"{language}: {left} unfinished")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
