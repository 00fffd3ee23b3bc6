"""The ledger of the rounds one person has played, with every deal counted once.

A round is identified by the fingerprint of its shuffled deck. No round is therefore counted twice,
even if its match is resumed, undone, replayed, copied or open in two windows, or if the same deal
is played again. The luck of a round is computed later, as are the feats of rounds counted by an
older version. Then a new line for the round is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec.structs import replace

from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.files.line_file import LineFile
from arschloch_gui.app.guide.deal import FINGERPRINT
from arschloch_gui.coach.played import Forgotten, PlayedRound, read_played
from arschloch_gui.engine.json_text import JsonError

FORMAT = "arschloch-rounds"


class Ledger:
    """All rounds, including those of other windows. Owned by one thread.

    Nothing is read before the first request.
    """

    def __init__(self, path: Path) -> None:
        self._file: LineFile[PlayedRound | Forgotten] = LineFile(path, FORMAT, read_played)
        self._rounds: dict[str, PlayedRound] = {}
        # The guided first round is the same for everyone and is played with tips, so it does not
        # count.
        self._forgotten = {FINGERPRINT}
        self._pending: list[PlayedRound] = []
        self._told = False

    @property
    def rounds(self) -> tuple[PlayedRound, ...]:
        """The rounds in the order in which they were played."""
        return tuple(
            sorted(self._rounds.values(), key=lambda each: (each.time, each.match, each.round_no))
        )

    @property
    def unread(self) -> int:
        """Number of lines in the file that this version does not understand. They are kept."""
        return self._file.unread

    @property
    def behind(self) -> bool:
        """Whether some rounds are not on the disk yet. The next `add` tries again."""
        return bool(self._pending)

    def look(self) -> FileProblem | None:
        """Read the new lines of the file. Return a problem to report, or None."""
        try:
            self._take_up(self._file.news())
        except OSError as error:
            return FileProblem("unreadable", self._file.path, error.strerror or str(error))
        return None

    def add(self, played: Iterable[PlayedRound]) -> FileProblem | None:
        """Count rounds with new deals, add luck and feats of known ones, and save both.

        Rounds that cannot be saved still count in memory and are written with the next ones.
        Returns a problem to report, or None.
        """
        if trouble := self.look():
            return self._said(trouble)
        self._pending += [new for each in played if (new := self._count(each)) is not None]
        if not self._pending:
            return None
        try:
            self._take_up(self._file.append([each.line() for each in self._pending]))
        except OSError as error:
            folder = self._file.path.parent
            return self._said(FileProblem("rounds_not_saved", folder, error.strerror or str(error)))
        self._pending.clear()
        self._told = False
        return None

    def forget(self) -> FileProblem | None:
        """Delete all rounds played so far, and ignore them when their records are read again.

        Returns a problem to report, or None.
        """
        if trouble := self.look():
            return trouble
        deals = sorted(self._rounds)
        try:
            self._file.rewrite(self._is_counted, [Forgotten(deal).line() for deal in deals])
        except OSError as error:
            return FileProblem(
                "rounds_not_saved", self._file.path.parent, error.strerror or str(error)
            )
        self._forgotten.update(deals)
        self._rounds.clear()
        self._pending.clear()
        return None

    def _said(self, trouble: FileProblem) -> FileProblem | None:
        """Return the problem the first time, and None until everything has worked again."""
        told, self._told = self._told, True
        return None if told else trouble

    def _take_up(self, found: Iterable[PlayedRound | Forgotten]) -> None:
        for each in found:
            if isinstance(each, Forgotten):
                self._forgotten.add(each.deal)
                self._rounds.pop(each.deal, None)
            else:
                self._count(each)

    def _is_counted(self, line: Mapping[str, object]) -> bool:
        """Return whether a line has a round that counts. Lines of newer versions are kept."""
        try:
            found = read_played(line)
        except JsonError:
            return False
        return isinstance(found, PlayedRound) and found.deal in self._rounds

    def _count(self, played: PlayedRound) -> PlayedRound | None:
        """Count a round and return what is new about it, or None if nothing is."""
        if played.deal in self._forgotten:
            return None
        known = self._rounds.get(played.deal)
        if known is not None:
            completed = _completed(known, played)
            if completed == known:
                return None
            played = completed
        self._rounds[played.deal] = played
        return played


def _completed(known: PlayedRound, same: PlayedRound) -> PlayedRound:
    """Return a round with what is known only about the same deal.

    The same deal may have been played again, and only the first time counts. So the feats are
    those of a round that ended in the same place.
    """
    luck = known.luck if known.luck is not None else same.luck
    feats = known.feats
    if feats is None and known.place == same.place:
        feats = same.feats
    return replace(known, luck=luck, feats=feats)
