"""Moments of matches of every game, to be opened one after another: found by playing at random.

A `Moment` is a match up to a decision, the end of a round or of the match, or before its first
deal, and the seat of the person. `moments` finds for every preset, with few and with many players,
the first of each kind: what is decided, whether by the person, whether he is out.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from matches_on_disk import NAMES
from msgspec import Struct

from arschloch_gui.app.files.match_note import Note, Table, write_note
from arschloch_gui.app.games.families import table_of
from arschloch_gui.engine import record
from arschloch_gui.engine.actions import Action, Play
from arschloch_gui.engine.cards import Seat
from arschloch_gui.engine.families import family_of, presets
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.options import with_values

MOST_PLAYERS = 8
DEALING = "dealing"


class Moment(Struct, frozen=True):
    """A match as its record tells it, and the person's seat."""

    preset: str
    kind: tuple[str, ...]
    """What of the match it shows; the same in every preset."""
    players: int
    text: str
    viewer: Seat
    action: Action | None = None
    """What the person may do there."""

    @property
    def name(self) -> str:
        """Short enough for a test's name."""
        return "-".join((self.preset, str(self.players), *filter(None, self.kind)))

    def put(self, folder: Path) -> Path:
        """Write the record and its note, and return where."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.name}.arl"
        path.write_text(self.text, encoding="utf-8")
        write_note(path, Note(Table(self.viewer, ("lowest",) * self.players)))
        return path


def moments(preset: str) -> list[Moment]:
    """The first of each kind in two matches of a preset, of few players and of many."""
    found: dict[tuple[str, ...], Moment] = {}
    fewest, most = family_of(preset).table_sizes[preset]
    for players in dict.fromkeys((fewest, min(most, MOST_PLAYERS))):
        for kind, viewer, match in _walked(preset, players):
            key = str(players), *kind
            if key not in found:
                legal = match.legal() if viewer == match.to_act else ()
                found[key] = Moment(
                    preset, kind, players, record.write(match), viewer, legal[0] if legal else None
                )
    return list(found.values())


def _walked(preset: str, players: int) -> Iterator[tuple[tuple[str, ...], Seat, Match]]:
    """Kind, viewer and match at every moment a record can lead back to."""
    wishes = {"players": players, "rounds": 2}
    base = presets()[preset]
    known = {spec.key for spec in base.specs()}
    rules, problems = with_values(base, {k: v for k, v in wishes.items() if k in known})
    assert not problems, problems
    match, rng = Match(MatchSpec(preset, rules, NAMES[:players], players)), Random(players)
    yield (DEALING,), 0, match
    while not match.is_over:
        match.submit(match.to_act, _any(match.legal(), rng)) if match.state else match.start_round()
        for viewer in _viewers(match):
            yield _kind(match, viewer), viewer, match
        if match.to_act is None and not match.is_over:
            # A deal has no line of its own: its first decision is not told by the record.
            match.start_round()
            match.submit(match.to_act, _any(match.legal(), rng))


def _viewers(match: Match) -> tuple[Seat, ...]:
    """Between two rounds two seats, else the one that decides and its neighbour."""
    actor = match.to_act
    return (0, 1) if actor is None else (actor, (actor + 1) % len(match.spec.seats))


def _kind(match: Match, viewer: Seat) -> tuple[str, ...]:
    snapshot, actor = match.snapshot(viewer), match.to_act
    picture = table_of(match.family.key).picture(snapshot.view)
    if actor is None:
        return snapshot.phase, "own" if viewer == 0 else "others"
    out = "out" if viewer in dict(picture.places) else ""
    return snapshot.phase, picture.due, "own" if viewer == actor else "others", out


def _any(legal: tuple[Action, ...], rng: Random) -> Action:
    """Any action; playing rather than anything else, so that rounds end."""
    plays = [each for each in legal if isinstance(each, Play)]
    return rng.choice(plays if plays and rng.random() < 0.8 else legal)
