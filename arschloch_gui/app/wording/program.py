"""Wording about the program itself, its licences and problem reports."""

from __future__ import annotations

from arschloch_gui.app.wording.parts import RulesPart
from arschloch_gui.app.wording.words import fill, translate

PROGRAM, REPORT = "program", "report"
"""The keys of the parts that are not licences."""


def program_part(version: str) -> RulesPart:
    """Return the part that introduces the program."""
    return RulesPart(
        PROGRAM,
        translate("Program", "The game"),
        (
            fill(translate("Program", "Arschloch, version {version}."), version=version),
            translate(
                "Program",
                "The card game Arschloch, also known as Trou du cul or President, and "
                "others like it, against computer players. Each player sees only their "
                "own cards, and afterwards you can check every deal.",
            ),
            translate(
                "Program",
                "The usual titles are as crude as at a real card table. You can choose "
                "mild ones in the settings.",
            ),
            translate(
                "Program",
                "Nothing leaves this computer: the game uses no network and has no "
                "accounts and no adverts.",
            ),
            translate(
                "Program",
                "The cards, faces, sounds and ornate letters are our own. The game is free "
                "software under the MIT licence; work by others, such as the typeface of "
                "these lines, is listed with its licence. The licences are in English, as "
                "their authors wrote them.",
            ),
        ),
    )


def report_part() -> RulesPart:
    """Return the part that explains the contents of a problem report."""
    return RulesPart(
        REPORT,
        translate("Program", "Report a problem"),
        (
            translate(
                "Program",
                "A report is a single file with everything needed to look into a "
                "problem. It is saved in your documents folder and is not sent anywhere: "
                "you decide who gets it.",
            ),
            translate(
                "Program",
                "It contains the record of the match you are playing, or of the last "
                "one, with the names at the table and all cards; the log of the last "
                "runs of the game; and the versions of the game, its libraries and your "
                "system, with your language and screen.",
            ),
            translate(
                "Program",
                "Your login name, the name of your computer and the path of your home "
                "folder are left out, and so are your settings, statistics and other "
                "matches.",
            ),
        ),
    )


def qt_sentence() -> str:
    """Return the summary of Qt's licensing terms that is shown above the licence text."""
    return translate(
        "Program",
        "Qt and PySide6 are used under the LGPL, version 3; you may replace them "
        "with builds of your own. Their source code is at https://code.qt.io; "
        "third-party code inside Qt is listed at "
        "https://doc.qt.io/qt-6/licenses-used-in-qt.html.",
    )


def no_text() -> str:
    """Return the text that replaces a missing licence text."""
    return translate("Program", "The text of this licence was not installed with the library.")


def library_heading(name: str, version: str) -> str:
    """Return a library's name and version."""
    return fill(translate("Program", "{name} {version}"), name=name, version=version)


def saved(path: str) -> str:
    """Return the message that a report was saved, with its path."""
    return fill(translate("Program", "The report was saved as {path}."), path=path)


def not_saved(path: str, reason: str) -> str:
    """Return the message that a report could not be saved, with the reason."""
    sentence = translate("Program", "The report could not be saved in {path} ({reason}).")
    return fill(sentence, path=path, reason=reason)
