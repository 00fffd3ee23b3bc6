"""Texts of the command line, translated when they are printed."""

from __future__ import annotations

import errno
import os

from arschloch_gui.languages import QT_TRANSLATE_NOOP

_REASONS = {
    errno.ENOENT: QT_TRANSLATE_NOOP("CommandLine", "No such file or folder"),
    errno.EACCES: QT_TRANSLATE_NOOP("CommandLine", "Permission denied"),
    errno.EPERM: QT_TRANSLATE_NOOP("CommandLine", "Permission denied"),
    errno.EROFS: QT_TRANSLATE_NOOP("CommandLine", "The file system is read-only"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("CommandLine", "No space left on the device"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("CommandLine", "Part of the path is not a folder"),
    errno.EEXIST: QT_TRANSLATE_NOOP("CommandLine", "A file has this name"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("CommandLine", "The file name is too long"),
    errno.ELOOP: QT_TRANSLATE_NOOP("CommandLine", "Too many symbolic links"),
    errno.EIO: QT_TRANSLATE_NOOP("CommandLine", "Input/output error"),
}


class Text:
    """A source text of the context “CommandLine” with values for its `{placeholders}`.

    `str` translates it into the language active at that moment. Values can be texts as well.

    >>> str(Text("{count} of {all}", count=1, all=Text("many")))
    '1 of many'
    """

    def __init__(self, source: str, /, **values: object) -> None:
        self.source, self.values = source, values

    def __str__(self) -> str:
        # Imported late, so that a parser can be built without loading Qt.
        from arschloch_gui.app.wording.words import fill, translate

        return fill(translate("CommandLine", self.source), **self.values)


def system_reason(error: OSError) -> Text | str:
    """Return the reason why the system refused an operation, without a full stop.

    Errors raised by this program carry their own reason, which is kept.
    """
    number = error.errno
    if number in _REASONS and error.strerror in (None, "", os.strerror(number)):
        return Text(_REASONS[number])
    return error.strerror or str(error)
