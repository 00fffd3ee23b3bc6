"""What is said about the program itself, its licences and reports of problems."""

from __future__ import annotations

from arschloch_gui.app.wording.parts import Part
from arschloch_gui.app.wording.words import fill, translate

PROGRAM, REPORT = "program", "report"
"""The keys of the parts that are no licences."""


def program_part(version: str) -> Part:
    """What the program is."""
    return Part(
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
                "The usual titles are crude, as at any card table. You can choose mild "
                "ones in the settings.",
            ),
            translate(
                "Program",
                "Nothing leaves this computer: the game has no network, no account and no adverts.",
            ),
            translate(
                "Program",
                "The cards, faces, letters and sounds are our own. The game is free "
                "software under the MIT licence; work by others is listed with its "
                "licence. The licences are in English, as their authors wrote them.",
            ),
        ),
    )


def report_part() -> Part:
    """What a report of a problem holds."""
    return Part(
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
    """What a person may do with Qt, said before its licence."""
    return translate(
        "Program",
        "Qt and PySide6 are used under the LGPL, version 3; you may replace them "
        "with builds of your own. Their source code is at https://code.qt.io; "
        "third-party code inside Qt is listed at "
        "https://doc.qt.io/qt-6/licenses-used-in-qt.html.",
    )


def no_text() -> str:
    """Where the text of a licence is not here."""
    return translate("Program", "The text of this licence was not installed with the library.")


def library_heading(name: str, version: str) -> str:
    """A library and its version."""
    return fill(translate("Program", "{name} {version}"), name=name, version=version)


def saved(path: str) -> str:
    """Where a report lies."""
    return fill(translate("Program", "The report was saved as {path}."), path=path)


def not_saved(path: str, reason: str) -> str:
    """Why there is no report."""
    sentence = translate("Program", "The report could not be saved in {path} ({reason}).")
    return fill(sentence, path=path, reason=reason)
