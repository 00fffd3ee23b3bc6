"""Moments of matches of every game that a record can reproduce, found by random play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from matches_on_disk import NAMES
from msgspec import Struct

from arschloch_gui.ai.levels import STANDARD, player
from arschloch_gui.app.files.match_metadata import MatchMetadata, Table, write_note
from arschloch_gui.app.games.games import table_of
from arschloch_gui.engine import record
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.options import with_values
from arschloch_gui.engine.restoring import restore
from arschloch_gui.engine.rng import Rng

MORE = 3
"""The additional players of a large table."""
Kind = tuple[str, ...]
DEALING: Kind = ("dealing",)
NEXT: Kind = ("round_over", "", "next")
"""The person decides first in the next round."""


class Moment(Struct, frozen=True):
    """A match as recorded, and the person's seat.

    `kind` is the phase, the kind of decision, whether it is the person's ("own") or another
    player's, and whether the person is "out"; it does not name the game.
    """

    preset: str
    players: int
    kind: Kind
    text: str
    viewer: Seat
    action: Action | None
    """An action the person may take."""

    @property
    def name(self) -> str:
        """A unique name of the moment."""
        return "-".join((self.preset, str(self.players), *filter(None, self.kind)))

    def put(self, folder: Path) -> Path:
        """Write the record and its note; return the path."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.name}.arl"
        path.write_text(self.text, encoding="utf-8", newline="\n")
        write_note(path, MatchMetadata(Table(self.viewer, (STANDARD,) * self.players)))
        return path


def sizes(preset: str) -> tuple[int, int]:
    """Return the numbers of players of a small table and of a large one."""
    fewest, most = family_of(preset).table_sizes[preset]
    return fewest, min(most, fewest + MORE)


def moments(preset: str, players: int) -> list[Moment]:
    """Return the first moment of each kind."""
    found: dict[Kind, Moment] = {}
    for kind, viewer, match in _walked(preset, players):
        if kind not in found:
            found[kind] = _moment(kind, viewer, match)
    return list(found.values())


def moment(preset: str, players: int, *kind: str) -> Moment:
    """Return the first moment whose kind has this prefix."""
    walked = _walked(preset, players)
    return next(_moment(*each) for each in walked if each[0][: len(kind)] == kind)


def _moment(kind: Kind, viewer: Seat, match: Match) -> Moment:
    legal = match.legal() if viewer == match.to_act else ()
    spec, text = match.spec, record.write(match)
    return Moment(spec.preset, len(spec.seats), kind, text, viewer, legal[0] if legal else None)


def _walked(preset: str, players: int) -> Iterator[tuple[Kind, Seat, Match]]:
    """Yield every moment of a match: its kind, and the seat."""
    base = presets()[preset]
    wishes = {"players": players, "rounds": 2}
    known = {spec.key for spec in base.specs()}
    rules, problems = with_values(base, {key: wishes[key] for key in wishes if key in known})
    assert not problems, problems
    match, rng = Match(MatchSpec(preset, rules, NAMES[:players], players)), Random(players)
    yield DEALING, 0, match
    while not match.is_over:
        if match.to_act is None:
            # A record has no entry for a deal, so its first decision cannot be reproduced.
            match.start_round()
            _act(match, rng)
        for viewer in _viewers(match):
            yield _kind(match, viewer), viewer, match
        _act(match, rng)
        if match.to_act is None:
            for viewer in (0, 1):
                yield _kind(match, viewer), viewer, match
            if not match.is_over:
                yield NEXT, _first_of_next_round(match), match


def _viewers(match: Match) -> tuple[Seat, Seat]:
    """Return the seat that decides, and a neighbour."""
    assert match.to_act is not None
    return match.to_act, (match.to_act + 1) % len(match.spec.seats)


def _kind(match: Match, viewer: Seat) -> Kind:
    snapshot = match.snapshot(viewer)
    picture = table_of(match.family.key).picture(snapshot.view)
    over = match.to_act is None
    whose = "own" if viewer == (0 if over else match.to_act) else "others"
    out = not over and viewer in dict(picture.places)
    return snapshot.phase, "" if over else picture.due, whose, "out" if out else ""


def _first_of_next_round(match: Match) -> Seat:
    again = restore(record.write(match).encode()).match
    again.start_round()
    assert again.to_act is not None
    return again.to_act


def _act(match: Match, rng: Random) -> None:
    """Play at random, preferring actions that use up cards, so that rounds end soon."""
    seat, legal = match.to_act, match.legal()
    assert seat is not None
    lowest = player("lowest", match.family.key)
    plays = [each for each in legal if isinstance(each, Play)]
    if rng.random() < 0.7:
        action = legal[lowest.choose(match.family.view(match.state, seat), legal, Rng(0))]
    else:
        action = rng.choice(plays or legal)
    match.submit(seat, action)
