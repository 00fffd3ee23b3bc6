"""Seeds up to 2⁶⁴ − 1 are read, shown and dealt; beyond, all messages name the same range."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from arschloch_gui.ai.bot import UnreadableLine, play
from arschloch_gui.app.cli.main import main
from arschloch_gui.app.session.deal_number import DealNumber
from arschloch_gui.app.session.session import Session
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.app.wording.deal_number import grouped
from arschloch_gui.engine.rng import HIGHEST_SEED
from arschloch_gui.languages import LANGUAGES

SENTENCE = "A deal number (seed) must be a whole number from 0 to 18,446,744,073,709,551,615."
GOOD = [0, 2**31, 2**53 + 1, 2**63 - 1, 2**63, HIGHEST_SEED]
BAD = [-1, HIGHEST_SEED + 1, 10**30]


def record(folder: Path, seed: int) -> str:
    path = folder / "seed.arl"
    header = {"format": "arschloch-match", "version": 1, "preset": "arschloch", "rules": {},
              "seats": ["a", "b", "c", "d"], "seed": seed}  # fmt: skip
    path.write_text(json.dumps(header) + "\n", "utf-8", newline="\n")
    return str(path)


@pytest.mark.parametrize("seed", GOOD)
def test_a_seed_is_verified_and_shown_to_its_last_digit(
    session: Session, tmp_path: Path, capsys, seed: int
):
    path = record(tmp_path, seed)
    assert main(["verify", path]) == 0
    capsys.readouterr()
    session.openRecord(path)
    wait_for(lambda: session.match.active, "the match")
    # This is the value for QML, which has no integers beyond 2⁵³.
    assert session.match.property("dealNumber") == str(seed)
    assert session.match.property("shownDealNumber").isprintable()
    assert session.match.property("shownDealNumber").replace(",", "") == str(seed)
    asked = DealNumber(session)
    asked.type(session.match.property("shownDealNumber"))
    assert asked.number == seed
    session.dealAgain()
    wait_for(lambda: session.snapshot.spec.seed == seed and session.match.active, "it again")


@pytest.mark.parametrize("language", LANGUAGES)
def test_thousands_are_parted_as_qt_parts_them(qapp, language: str):
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        for number in (0, 999, 1000, 1234567, 2**63 - 1):
            assert grouped(number) == QLocale().toString(number)
        assert grouped(HIGHEST_SEED).count(QLocale().groupSeparator()) == 6
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("seed", BAD)
def test_any_other_number_is_refused_by_all_in_the_same_sentence(
    qapp, tmp_path: Path, capsys, seed: int
):
    said: dict[str, str] = {}
    path = record(tmp_path, seed)
    assert main(["verify", path]) == 2
    said["verify"] = json.loads(capsys.readouterr().out)["error"]
    simulated = ["--preset", "arschloch", "--rounds", "1", f"--seed={seed}"]
    for name, words in {
        "window": [path],
        "simulate": ["simulate", *simulated],
        "tournament": ["tournament", *simulated, "--levels", "lowest,random"],
        "coach": ["coach", path],
        "coach with a seed": ["coach", path, f"--seed={seed}"],
    }.items():
        assert main(words) == 2
        said[name] = capsys.readouterr().err
    asked = DealNumber(None)
    asked.type(str(seed))
    assert asked.number is None
    said["the field"] = asked.problem
    hello = {"format": "arschloch-bot", "version": 1, "preset": "trouduc", "seat": 0, "seed": seed}
    with pytest.raises(UnreadableLine) as error:
        play("lowest", [json.dumps({"hello": hello}).encode()], lambda _answer: None)
    said["bot"] = f"{error.value.why}."
    # A command names its option and value, with figures as typed.
    for name in ("simulate", "tournament", "coach with a seed"):
        assert f"--seed takes a whole number from 0 to {HIGHEST_SEED}, not “" in said.pop(name)
    for name, sentence in said.items():
        assert SENTENCE[1:] in sentence, name
