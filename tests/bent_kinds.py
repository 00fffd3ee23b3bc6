"""Kinds of the person's files, each corrupted and then used as the game uses it.

For `bench/bent_files.py`. A `use` gets an empty folder and the corrupted bytes. It raises for any
defect: an exception, a malformed sentence, or lost data.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, suppress
from copy import copy
from dataclasses import dataclass, replace
from datetime import timedelta
from math import fsum, isfinite
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from msgspec import structs
from PySide6.QtCore import QObject

from answers import MONDAY, answer
from arschloch_gui.ai.arena_matches import ArenaMatch, MatchJob
from arschloch_gui.app.files import kept_run
from arschloch_gui.app.files.kept_run import BentRun, KeptRun
from arschloch_gui.app.files.match_metadata import note_path, read_note, write_note
from arschloch_gui.app.files.opening import waiting_match
from arschloch_gui.app.files.store import POINTER, MatchStore
from arschloch_gui.app.library.ledger import Ledger
from arschloch_gui.app.library.library import Library
from arschloch_gui.app.library.match_progress import NAME as STANDS
from arschloch_gui.app.library.match_progress import MatchProgress, Stands
from arschloch_gui.app.library.match_rows import match_row
from arschloch_gui.app.practice import offer
from arschloch_gui.app.practice.exercise_source import kind_of, seek, tempting_of
from arschloch_gui.app.practice.progress import PracticeProgress
from arschloch_gui.app.settings.settings import LiveSettings, SettingsStore
from arschloch_gui.app.settings.settings_file import NAME as SETTINGS
from arschloch_gui.app.settings.values import DEFAULTS
from arschloch_gui.app.setup.own_games import OwnGames
from arschloch_gui.app.setup.setup import MatchSetup
from arschloch_gui.coach import bank
from arschloch_gui.coach.career import career
from arschloch_gui.coach.origin import OriginError, read_origin
from arschloch_gui.coach.played import PlayedRound
from arschloch_gui.coach.tally import over_time, tally
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.json_text import JsonError, decode
from arschloch_gui.engine.match import Match, MatchSpec
from arschloch_gui.engine.record import write

NOW = MONDAY + timedelta(days=12)
LATE = PlayedRound("feedfeedfeedfeed", NOW, "arschloch", 4, ("club",) * 3, 2)


RAW = (
    "9" * 400, "-" + "9" * 400, "9" * 5000, "1e400", "-1e400", "1e-400", "NaN", "Infinity", "-0",
    "0." + "1" * 500, r'"\ud800"', "[" * 40 + "]" * 40, "01", "1_000", "0x10", "+1",
)  # fmt: skip
"""Stand-ins for values that Python would not write, or not in this form."""
ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 3, 0.5, 1.0, -0.0, 5e-324, 1e15, 1e308, -1e-308,
    2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64 - 1, 2**64, 10**30, -(10**30), 10**41,
    "", " ", "NaN", "inf", "-1", "7", "true", "\x00", "a\nb", "\u202e<b>x</b>", "x" * 3000,
    [], {}, [[]], [{}], [None], [1] * 2000, {"a": {"b": []}}, {"": 0},
    "0000-01-01T00:00:00+00:00", "0001-01-01T00:00:00+23:59", "1969-12-31T23:59:59+00:00",
    "1970-01-01T00:00:00+00:00", "2026-02-30T00:00:00+00:00", "2026-11-23T04:00:00",
    "2026-11-23T24:00:00+00:00", "2026-11-23T04:00:00+00:00:01", "2026-W48-1", "12:00",
    "2099-06-01T08:00:00+00:00", "9999-12-31T23:59:59-23:59", "10000-01-01T00:00:00+00:00",
    "own:", "own:Sunday", "arschloch", "expert", "../../x.arl", "a.arl",
    *(f"raw {number}" for number in range(len(RAW))),
)  # fmt: skip
"""Unexpected values; `dumped` writes those of `RAW` unquoted."""


def dumped(told: object) -> bytes:
    """Return a line of a file, with the odd values written as they are meant."""
    text = json.dumps(told)
    for number, raw in enumerate(RAW):
        text = text.replace(f'"raw {number}"', raw)
    return text.encode()


def bent_everywhere(told: Any) -> Iterator[Any]:
    """Yield a JSON value with each odd value in each of its places, one at a time."""
    yield from ODD
    inner: Any = told.items() if isinstance(told, dict) else ()
    inner = enumerate(told) if isinstance(told, list) else inner
    for key, value in inner:
        for odd in bent_everywhere(value):
            changed = copy(told)
            changed[key] = odd
            yield changed


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file: its valid content, its use when corrupted, and its share of all files."""

    sound: bytes
    use: Callable[[Path, bytes, Random], None]
    share: int


# -- settings -----------------------------------------------------------------------------

OWN = {"Sunday": {"preset": "arschloch", "rules": {"max_set": 3, "missing": ["7D"]}},
       "Döner": {"preset": "daifugo", "rules": {"players": 5}}}  # fmt: skip
RULES = {"arschloch": {"jokers": 2, "players": 5}, "own:Sunday": {"rounds": 7},
         "thirteen": {"players": 3}}  # fmt: skip


def _lines(*told: object) -> bytes:
    return b"".join(json.dumps(each, ensure_ascii=False).encode() + b"\n" for each in told)


def settings_sample() -> bytes:
    """Return settings with a value for every field."""
    told = {field: getattr(DEFAULTS, field) for field in DEFAULTS.__struct_fields__}
    told |= {
        "version": 1, "language": "fr", "seatLevels": ["expert", "novice", "casual"], "speed": 2,
        "ownGames": OWN, "houseRules": RULES, "lastPreset": "own:Sunday", "mixedLevels": True,
        "practised": {"game": "arschloch", "kind": "exchange:2", "theme": "pair", "office": 1},
        "playerName": "Zoë", "textScale": 1.25, "of a newer version": {"a": [1, 2]},
    }  # fmt: skip
    return (json.dumps(told, indent=2, ensure_ascii=False) + "\n").encode()


class _NoSession:
    def newMatch(self, *_: object) -> None:
        raise AssertionError("nobody begins a match here")


def use_settings(folder: Path, data: bytes, rng: Random) -> None:
    """Read settings, show them everywhere, change, write and read them again."""
    path = folder / SETTINGS
    path.write_bytes(data)
    live = LiveSettings(SettingsStore(folder))
    sound = _object(data)
    message = live.property("message")
    assert is_sentence(message) if sound is None else message == "", message
    own = OwnGames(live)
    for key in own.own_keys():
        own.rules_of(key)
        own.name_of(key)
    for game in offer.games(own, live):
        offer.house_rules(own, live, game)
    if rng.random() < 0.1:
        setup = MatchSetup(live, _NoSession())
        properties(setup)
        properties(setup.opponents)
        for tile in setup.property("tiles"):
            setup.choose(tile["value"])
            for variant in setup.property("variants"):
                setup.choose(variant["value"])
        setup.deleteLater()
    portrait = (live.now.portrait + 1) % 16
    live.change("portrait", portrait)
    live.close()
    assert live.property("message") == message, live.property("message")
    written = _object(path.read_bytes())
    assert written is not None
    if sound is None:
        kept = path.with_name(path.name + ".bak")
        assert kept.read_bytes() == data, "a damaged file was lost"
    else:
        assert written == sound | {"portrait": portrait}, "something else was changed"
    assert LiveSettings(SettingsStore(folder)).now.portrait == portrait


# -- practising and statistics ------------------------------------------------------------


def practice_sample() -> bytes:
    """Return answers of all kinds: by seed, by journal, a variant, a second try."""
    journal = {"preset": "arschloch", "rules": {}, "seed": 3, "journal": [
        {"deal": [["7D"], ["8D"], ["9D"], ["10D"]], "offices": [0, 1, 2, 3]},
        {"seat": 0, "play": ["7D"]},
    ]}  # fmt: skip
    told = [
        answer(0.12), answer(0.01, seed=2, days=1), answer(0.05, days=2, variant=1, office=1),
        answer(0.2, seed=5, days=3, second_try=True), answer(0.3, seed=6, days=9, themes=()),
        replace(answer(0.12, days=10), origin=journal),
    ]  # fmt: skip
    return _lines({"format": "arschloch-practice", "version": 1}, *(each.line() for each in told))


def use_practice(folder: Path, data: bytes, rng: Random) -> None:
    """Read answers, show them and add one."""
    path = folder / "practice.jsonl"
    path.write_bytes(data)
    holder = QObject()
    standing = PracticeProgress(path, LiveSettings(SettingsStore(folder)), lambda: NOW, holder)
    standing._now_read()
    properties(standing)
    for each in standing.due():
        with suppress(OriginError):
            origin = read_origin(each.origin)
            if rng.random() < 0.05:
                seek(origin, DEFAULTS)
    assert standing.remember(answer(0.01, seed=99, days=11)) == ""
    properties(standing)
    assert path.read_bytes().startswith(data), "something was written over"
    again = PracticeProgress(path, LiveSettings(SettingsStore(folder)), lambda: NOW, holder)
    again._now_read()
    properties(again)
    assert again.property("lines") == standing.property("lines")


def rounds_sample() -> bytes:
    """Return rounds of several games, one of them forgotten."""
    told = [
        structs.replace(LATE, deal=f"{at:016x}", time=NOW - timedelta(days=at), place=1 + at % 4,
                match="aa" if at < 4 else "bb", round_no=at + 1, final=2 * (at == 3),
                levels=("expert:bold", "wizard", "novice")).line()
        for at in range(8)
    ]  # fmt: skip
    return _lines(
        {"format": "arschloch-rounds", "version": 1}, *told, {"deal": "ab", "forgotten": True}
    )


def use_rounds(folder: Path, data: bytes, rng: Random) -> None:
    """Read rounds, count them, add to them, and sometimes forget them."""
    path = folder / "rounds.jsonl"
    path.write_bytes(data)
    ledger = Ledger(path)
    assert ledger.look() is None
    _figures(ledger)
    assert ledger.add([LATE]) is None
    _figures(ledger)
    assert path.read_bytes().startswith(data), "something was written over"
    if rng.random() < 0.2:
        unread = ledger.unread
        assert ledger.forget() is None
        assert not ledger.rounds
        anew = Ledger(path)
        assert anew.look() is None
        assert not anew.rounds
        assert anew.unread >= unread, "what is not understood was lost"


def _figures(ledger: Ledger) -> None:
    rounds = ledger.rounds
    career(rounds, NOW)
    for each in rounds:
        assert each.level, each
    if rounds:
        assert tally(rounds, NOW).tells in (-1, 0, 1)
        over_time(rounds, NOW)


# -- beside the records -------------------------------------------------------------------


def note_sample() -> bytes:
    """Return a note with a value for every field."""
    table = {"viewer": 1, "levels": ["expert:bold", "", "novice", "casual"]}
    more = {"title": "Sunday", "copied": 2, "versions": {"expert": 1}, "newer": [1]}
    return json.dumps(table | more).encode()


def use_note(folder: Path, data: bytes, rng: Random) -> None:
    """Read a note, fit it to a table, and give the match a title."""
    record = folder / "2026-11-23-040000-arschloch.arl"
    path = note_path(record)
    path.write_bytes(data)
    note = read_note(record)
    table = note.table.fitted(rng.randint(2, 8))
    assert 0 <= table.viewer < len(table.levels)
    write_note(record, structs.replace(note, title="Another"))
    assert read_note(record).title == "Another"
    sound = _object(data)
    if sound is None:
        assert path.with_name(path.name + ".bak").read_bytes() == data, "a damaged note was lost"
    else:
        written = _object(path.read_bytes())
        assert written is not None
        assert written | sound | {"viewer": 0, "levels": 0, "title": 0, "copied": 0} == written | {
            "viewer": 0, "levels": 0, "title": 0, "copied": 0
        }, "what a newer version wrote was lost"  # fmt: skip


def use_pointer(folder: Path, data: bytes, rng: Random) -> None:
    """Read a pointer, and set it to another match."""
    store = MatchStore(folder)
    (folder / POINTER).write_bytes(data)
    found = waiting_match(store)
    if found.trouble is not None:
        assert found.trouble.key == "odd_pointer", found.trouble
        assert (folder / POINTER).read_bytes() == data
    record = folder / "a.arl"
    record.write_bytes(b"")
    store.remember(record)
    assert store.pointed_at() == record


def use_stands(folder: Path, data: bytes, rng: Random) -> None:
    """Read cached facts about records, which are recomputed if they cannot be read."""
    (folder / STANDS).write_bytes(data)
    stands = Stands(folder)
    record = folder / "a.arl"
    record.write_bytes(b"")
    stands.of(record, (1, 2))
    stands.learn(record, (1, 2), MatchProgress())
    stands.save()
    assert Stands(folder).of(record, (1, 2)) == MatchProgress()


# -- the bank -----------------------------------------------------------------------------


def bank_sample() -> bytes:
    """Return a bank of three exercises."""
    head, *lines = (bank.FOLDER / "arschloch.jsonl").read_bytes().splitlines(keepends=True)[:4]
    return _lines({**json.loads(head), "count": 3}) + b"".join(lines)


def use_bank(folder: Path, data: bytes, rng: Random) -> None:
    """Read a bank and set up its exercises; an unreadable bank counts as missing."""
    (folder / "arschloch.jsonl").write_bytes(data)
    found = bank.load("arschloch", folder)
    if found is None:
        return
    bank.stale(found)
    for entry in found.entries:
        tempting_of(entry)
        kind_of(entry)
        assert entry.judgement.best is not None
    if rng.random() < 0.2:
        seek(rng.choice(found.entries), DEFAULTS)


# -- simulations and record headings --------------------------------------------------------

WORK = [MatchJob("arschloch", None, ("lowest", "regular"), seed, 2) for seed in range(3)]
RUN: dict[str, object] = {"seed": 1}


def run_sample() -> bytes:
    """Return a simulation with two finished matches."""
    with TemporaryDirectory() as name, _same_program(), KeptRun(Path(name), RUN, WORK) as run:
        run.note(ArenaMatch([(1.0, 2.0), (1.5, 1.5)], [(1, 0), (2, -2)], 0))
        run.note(ArenaMatch([(2.0, 1.0), (1.0, 2.0)], [(0.5, 0), (-2, 2)], 1))
        return run.path.read_bytes()


def use_run(folder: Path, data: bytes, rng: Random) -> None:
    """Continue and add up a simulation, or refuse it in a sentence; a refused file stays."""
    with _same_program():
        run = KeptRun(folder, RUN, WORK)
        run.close()
        run.path.write_bytes(data)
        try:
            with KeptRun(folder, RUN, WORK) as run:
                for match in run.before:
                    for rows in (match.places, match.points):
                        assert all(isfinite(fsum(row)) for row in rows), "no figures"
                    assert match.failures + 1 > 0
        except BentRun:
            assert run.path.read_bytes() == data, "something was written over"


def _same_program() -> AbstractContextManager[object]:
    """Make the program's fingerprint constant, because computing it reads all its files."""
    return patch.object(kept_run, "program_mark", lambda: "the same")


def heading_sample() -> bytes:
    """Return a record of a few lines."""
    rules = presets()["arschloch"]
    match = Match(MatchSpec("arschloch", rules, tuple("ABCD"), 11))
    match.start_round()
    for _ in range(3):
        match.submit(match.to_act, match.legal()[0])
    return write(match).encode()


def use_heading(folder: Path, data: bytes, rng: Random) -> None:
    """List a match, first by its heading and then by its details."""
    matches = folder / "matches"
    matches.mkdir()
    (matches / "a.arl").write_bytes(data)
    library = Library(MatchStore(matches), folder / "cache")
    kept = library.glance(matches / "a.arl")
    assert kept is not None
    match_row(kept, DEFAULTS)
    match_row(library.look_closely(kept, lambda: None), DEFAULTS)
    assert (matches / "a.arl").read_bytes() == data


# -- all ----------------------------------------------------------------------------------


def properties(shown: QObject) -> None:
    """Read every property of an object that QML could read."""
    meta = shown.metaObject()
    for at in range(meta.propertyCount()):
        shown.property(str(meta.property(at).name()))


def is_sentence(text: str) -> bool:
    """Return whether a text can be shown: one line that ends as a sentence does."""
    return bool(text) and "\n" not in text and text.endswith(".") and "Error" not in text


def kinds() -> dict[str, Kind]:
    """Return all kinds by name."""
    stand = {"record": "/a.arl", "stamp": [1, 2], "round_no": 2, "rounds": 3, "places": [1, 2],
             "scores": [3, 1],
             "finished": False, "titles": "royal", "bad_line": 0}  # fmt: skip
    return {
        "settings": Kind(settings_sample(), use_settings, 25),
        "practice": Kind(practice_sample(), use_practice, 25),
        "rounds": Kind(rounds_sample(), use_rounds, 20),
        "bank": Kind(bank_sample(), use_bank, 10),
        "note": Kind(note_sample(), use_note, 10),
        "pointer": Kind(_lines({"record": "a.arl", "levels": ["expert"]}), use_pointer, 5),
        "stands": Kind(_lines(stand, stand), use_stands, 5),
        "run": Kind(run_sample(), use_run, 5),
        "heading": Kind(heading_sample(), use_heading, 5),
    }


def _object(data: bytes) -> dict[str, Any] | None:
    try:
        value = decode(data)
    except JsonError:
        return None
    return value if isinstance(value, dict) else None
