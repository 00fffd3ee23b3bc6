"""Lines to a player with every field corrupted: each gets one legal answer or one sentence."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

import pytest

from arschloch_gui.ai.bot import UnreadableLine, play
from arschloch_gui.ai.bot_lines import LONGEST_TOLD, Hello, decide_line, hello_line
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Match, MatchSpec
from long import mostly_long, times

Path = tuple[str | int, ...]
LONGEST_SENTENCE = 300
QUICK = ["daifugo", "dalmuti", "shithead", "grossundklein", "seigneur"]
"""The games with the most varied content."""
DEEP = json.loads("[" * 30 + "]" * 30)
KINDS: list[Any] = [
    None, True, False, 0, -1, 1, 7, 1.5, 10**6, 2**63, 10**30, "", "x", "play", "7D", "T5", "12",
    "*", "PH", "y" * 3000, "\x1b[2J\u202e", [], [[]], [1], ["7D"], [None], [[0, ["T5"]]], {},
    {"a": 1}, {"0": ["7D"]}, {"9": []}, DEEP,
    {"\x1b[2J" + "y" * 3000: 1},
]  # fmt: skip
"""JSON values of every kind, including cards of many decks, most of which do not belong."""
ODD_KEYS = (
    "stock", "aside_count", "aside", "taken", "dealer", "owner", "due", "before", "required",
    "wish", "open", "a_holders", "marks", "given", "ply", "received",
)  # fmt: skip
"""Rare keys, which are inserted if missing."""


def decisions(preset: str) -> list[tuple[int, dict[str, Any]]]:
    """Return (seat, line) of varied moments of a match: each phase, first and later rounds."""
    rules = presets()[preset]
    match = Match(MatchSpec(preset, rules, tuple("abcdefghijkl"[: rules.players]), 5))
    rng, found, met = random.Random(5), [], Counter[tuple[str, bool]]()
    while len(match.rounds) < 2 and not match.is_over:
        if match.to_act is None:
            match.start_round()
            continue
        seat, legal = match.to_act, match.legal()
        if 1 < len(legal) < 500:
            when = match.state.phase, len(match.rounds) > 0
            met[when] += 1
            if met[when] in (1, 12):
                view = match.family.view(match.state, seat)
                line = json.loads(decide_line(match.family, view, legal, match.ply))
                found.append((seat, unsure(line, seat)))
        match.submit(seat, rng.choice(legal))
    return found


def unsure(line: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return a line in which a player only knows among which cards those received are."""
    told = line["decide"]
    for gift in [gift for gift in told.get("given", ()) if gift["taker"] == seat]:
        told["given"].remove(gift)
        among = [*gift["cards"], *told["hand"][:2]]
        received = {"giver": gift["giver"], "count": len(gift["cards"]), "cards": among}
        told.setdefault("received", []).append(received)
    return line


def places(value: object, at: Path = ()) -> Iterator[Path]:
    """Yield the places for a value: every key, and both ends of every list."""
    yield at
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*at, key))
    elif isinstance(value, list) and value:
        for index in sorted({0, len(value) - 1}):
            yield from places(value[index], (*at, index))


def put(value: Any, at: Path, new: object) -> Any:
    """Return the value with a new one at a place; a key may be new."""
    if not at:
        return new
    changed = value.copy()
    changed[at[0]] = put(value[at[0]] if at[1:] else None, at[1:], new)
    return changed


STEP = times(997, 5)
"""A normal run takes one in this many lines.

It is coprime to the number of kinds, so that all of them occur.
"""


def bent(line: dict[str, Any], *more: Path) -> Iterator[bytes]:
    every = [(at, kind) for at in (*places(line), *more) for kind in KINDS]
    return (json.dumps(put(line, at, kind)).encode() for at, kind in every[::STEP])


def check(
    level: str, lines: list[bytes], legal: Collection[Any], caplog: pytest.LogCaptureFixture
) -> None:
    """Check that the answer is one legal line or one sentence, as predicted."""
    answers: list[bytes] = []
    refused: UnreadableLine | None = None
    try:
        play(level, lines, answers.append)
    except UnreadableLine as error:
        refused = error
    if refused is not None:
        assert refused.number == len(lines)
        assert refused.why.isprintable()
        assert 0 < len(refused.why) < LONGEST_SENTENCE
        assert not answers
    assert len(answers) <= 1
    assert all(json.loads(answer) in legal for answer in answers)
    assert "nobody has foreseen" not in caplog.text, lines[-1]


@pytest.mark.parametrize("preset", mostly_long(presets(), normal=QUICK))
def test_every_value_of_a_decision_may_be_anything(preset: str, caplog: pytest.LogCaptureFixture):
    level = times("lowest", "regular")
    for seat, line in decisions(preset):
        hello = hello_line(Hello(preset, presets()[preset], seat, 1))
        odd = [("decide", key) for key in ODD_KEYS if key not in line["decide"]]
        for data in bent(line, *odd):
            told = json.loads(data)
            legal = told.get("legal") if isinstance(told, dict) else None
            check(level, [hello, data], legal, caplog)


@pytest.mark.parametrize("preset", mostly_long(presets(), normal=["daifugo", "grossundklein"]))
def test_every_value_of_a_hello_may_be_anything(preset: str, caplog: pytest.LogCaptureFixture):
    told = json.loads(hello_line(Hello(preset, presets()[preset], 0, 1)))
    options = [("hello", "rules", spec.key) for spec in presets()[preset].specs()]
    for data in bent(told, *options):
        check("lowest", [data], None, caplog)


@pytest.mark.parametrize("key", ["\x1b[2J\u202e", "y" * 3000, ""])
def test_an_option_there_is_none_of_is_named_in_short(key: str, caplog: pytest.LogCaptureFixture):
    rules = presets()["trouduc"]
    told = json.loads(hello_line(Hello("trouduc", rules, 0, 1)))
    told["hello"]["rules"] = {key: 1}
    check("lowest", [json.dumps(told).encode()], None, caplog)


@pytest.mark.parametrize(
    "line",
    [b"", b"\n", b"\xff\xfe", b"\0", b"{", b'{"decide": {}}' + b" " * LONGEST_TOLD,
     b"[" * 100_000, b'{"decide":' * 1000, b'{"decide": {"hand": [1e999]}}', b'"decide"',
     b'{"decide": {}, "legal": ' + b"[" * 40 + b"]" * 40 + b"}",
     b'{"decide": {"ply": ' + b"9" * 5000],
    ids=lambda line: repr(line[:20]),
)  # fmt: skip
def test_what_is_no_line_at_all_gets_one_sentence(line: bytes, caplog: pytest.LogCaptureFixture):
    hello = hello_line(Hello("trouduc", presets()["trouduc"], 0, 1))
    with pytest.raises(UnreadableLine):
        play("lowest", [hello, line], lambda _answer: None)
    check("lowest", [hello, line], None, caplog)


@pytest.mark.parametrize(
    ("preset", "key", "value", "why"),
    [
        ("daifugo", "due", [{"seat": 0, "kind": [], "phase": "exchange", "about": None}], "“due”"),
        ("daifugo", "due", [{"seat": 0, "kind": {}, "phase": "exchange", "about": None}], "“due”"),
        ("grossundklein", "trick", [[0, ["7D"]]], "7D"),
        ("grossundklein", "trick", [[0, [None]]], "null"),
        ("grossundklein", "hand", ["*", "*R"], "*R"),
        ("dalmuti", "known", {"1": ["AS"]}, "AS"),
        ("daifugo", "history", [[0, ["T5"]]], "T5"),
        ("daifugo", "hand", [None], "null"),
        ("tarot", "trick", [[0, ["EX", "EX"], "y" * 3000]], "yyy"),
        ("shithead", "pile", ["7D", "PH"], "PH"),
        ("thirteen", "hand", ["*B"], "*B"),
        ("seigneur", "hand", ["1"], "1"),
    ],
)  # fmt: skip
def test_what_this_game_does_not_have_is_named(
    preset: str, key: str, value: object, why: str, caplog: pytest.LogCaptureFixture
):
    hello = hello_line(Hello(preset, presets()[preset], 0, 1))
    data = json.dumps({"decide": {key: value}, "legal": [{"pass": True}]}).encode()
    with pytest.raises(UnreadableLine, match="“") as error:
        play("lowest", [hello, data], lambda _answer: None)
    assert why in error.value.why
    check("lowest", [hello, data], None, caplog)
