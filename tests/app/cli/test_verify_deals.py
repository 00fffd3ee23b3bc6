"""`arschloch verify` answers whether a round was dealt as announced before it."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from arschloch_gui.app.cli.main import main
from arschloch_gui.engine.match import Match
from arschloch_gui.engine.proof import Proof, in_groups
from arschloch_gui.engine.record import write
from arschloch_gui.engine.rng import Rng
from deals import deal, match_of

OTHER = "0000-0000-0000-0000"


@pytest.fixture(scope="module")
def match() -> Match:
    """Return three rounds: one dealt by the seed, one given, one by the seed and in progress."""
    made = match_of("arschloch", 3, seed=77)
    rng = Rng(1)
    for played in (None, deal("7d 9d | 8d 10d | as ac", (0, 1, 2)), None):
        made.start_round(played)
        while made.to_act is not None:
            action = rng.choice(made.legal())
            made.submit(made.family.actor(made.state, action), action)
            if made.round_no == 3:
                break
    return made


@pytest.fixture
def record(match: Match, tmp_path: Path) -> str:
    path = tmp_path / "match.arl"
    path.write_text(write(match), encoding="utf-8", newline="\n")
    return str(path)


def verify(capsys, *words: str) -> tuple[int, list[dict[str, Any]], str]:
    """Return the status, the output for each file, and the error output."""
    status = main(["verify", *words])
    printed = capsys.readouterr()
    return status, [json.loads(line) for line in printed.out.splitlines()], printed.err


def shown(match: Match, round_no: int) -> str:
    """Return the fingerprint as the window shows it."""
    return in_groups(match.round_start(round_no).fingerprint[:16])


def proof_of(match: Match, round_no: int) -> Proof:
    proof = match.round_start(round_no).proof
    assert proof is not None
    return proof


def test_every_round_is_listed_with_seed_and_fingerprint(capsys, match, record):
    status, [result], _ = verify(capsys, record)
    assert status == 0
    assert "answer" not in result
    assert [each["round"] for each in result["rounds"]] == [1, 2, 3]
    assert result["rounds"][1] == {"round": 2, "seed": None, "fingerprint": None}
    assert result["rounds"][2] == {
        "round": 3,
        "seed": proof_of(match, 3).seed_text,
        "fingerprint": match.round_start(3).fingerprint,
    }


def test_anybody_can_work_out_the_fingerprint_from_the_proof(match):
    proof = proof_of(match, 1)
    assert sha256(proof.text.encode()).hexdigest() == match.round_start(1).fingerprint


def test_a_fingerprint_that_was_shown_is_found_in_its_round(capsys, match, record):
    for words in ((), ("--round", "3")):
        status, [result], _ = verify(capsys, record, "--fingerprint", shown(match, 3), *words)
        assert (status, result["ok"], result["error"]) == (0, True, None)
        assert result["answer"] == "Round 3 was dealt from the deck with this fingerprint."


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ((OTHER,), ["No round", OTHER]),
        ((OTHER, "--round", "1"), ["Round 1", "another deck"]),
        ((OTHER, "--round", "2"), ["round 2", "who gets which cards"]),
        ((OTHER, "--round", "4"), ["no round 4", "last round is 3"]),
    ],
)
def test_a_fingerprint_of_another_deck_fails_in_one_sentence(capsys, record, words, named):
    status, [result], _ = verify(capsys, record, "--fingerprint", *words)
    assert (status, result["ok"], result["line"]) == (1, False, None)
    assert all(name in result["error"] for name in named), result["error"]
    assert result["error"].count(".") == 1
    assert result["state"]["phase"] == "play"


def test_a_record_with_another_seed_does_not_verify(capsys, match, record):
    path = Path(record)
    path.write_text(
        path.read_text("utf-8").replace('"seed": 77', '"seed": 78').splitlines()[0] + "\n",
        "utf-8",
        newline="\n",
    )
    status, [result], _ = verify(capsys, record, "--fingerprint", shown(match, 1))
    assert (status, result["ok"]) == (1, False)


def test_a_proof_needs_no_record(capsys, match):
    proof = proof_of(match, 1)
    status, [result], _ = verify(capsys, "--proof", proof.text, "--fingerprint", shown(match, 1))
    assert (status, result["ok"], result["error"]) == (0, True, None)
    assert result["answer"] == "The seed of round 1 shuffles the deck into this order."
    assert (result["round"], result["seed"]) == (1, proof.seed_text)
    assert result["fingerprint"] == match.round_start(1).fingerprint


def test_a_proof_is_compared_with_a_record(capsys, match, record):
    status, results, _ = verify(capsys, "--proof", proof_of(match, 3).text, record)
    assert status == 0
    assert [each["ok"] for each in results] == [True, True]
    assert results[1]["answer"].startswith("Round 3 ")
    other = match_of("arschloch", 3, seed=78)
    other.start_round()
    status, results, _ = verify(capsys, "--proof", proof_of(other, 1).text, record)
    assert status == 1
    assert [each["ok"] for each in results] == [True, False]


def test_a_proof_with_two_cards_changed_or_of_another_deck_does_not_hold(capsys, match):
    proof = proof_of(match, 1)
    *rest, one, other = proof.text.split()
    status, [result], _ = verify(capsys, "--proof", " ".join([*rest, other, one]))
    assert (status, result["ok"]) == (1, False)
    assert result["error"] == "The seed shuffles these cards into another order."
    status, [result], _ = verify(capsys, "--proof", proof.text, "--fingerprint", shown(match, 3))
    assert (status, result["ok"]) == (1, False)
    assert result["error"] == "The proof is for another deck: its fingerprint is different."


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--fingerprint", "3F2A", "x.arl"), "16 or more digits"),
        (("--proof", "I swear"), "begins with “arschloch-deal 1 round”"),
        (("--round", "1", "x.arl"), "--fingerprint"),
        (("--round", "0", "x.arl"), "--round"),
    ],
)
def test_what_cannot_be_compared_gets_one_sentence(capsys, words, named):
    status, results, complaint = verify(capsys, *words)
    assert (status, results) == (2, [])
    assert named in complaint
    assert len(complaint.strip().splitlines()) == 1
