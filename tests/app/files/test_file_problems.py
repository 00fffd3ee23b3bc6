"""Messages about files: every key has words, and outdated messages disappear."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path

import pytest

from arschloch_gui.app.by_game.file_problems import KEYS, trouble_sentence, with_problem
from arschloch_gui.app.files.file_problem import FileProblem
from arschloch_gui.app.main import Program
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.engine.record import RecordError


def test_every_kind_of_trouble_is_described_and_worded():
    described = set(re.findall(r"^- (.*?):", inspect.getdoc(FileProblem) or "", re.MULTILINE))
    keys = {key for line in described for key in re.findall(r'"(\w+)"', line)}
    assert keys == KEYS


@pytest.mark.parametrize("key", sorted(KEYS))
def test_every_sentence_names_what_it_is_about(key: str, qapp):
    trouble = FileProblem(key, Path("/somewhere"), "why", RecordError(9, "not_json"), 8)
    sentence = trouble_sentence(trouble)
    assert "{" not in sentence
    assert sentence.endswith(".")


def test_the_last_word_on_saving_replaces_the_one_before_and_the_rest_stays():
    other = FileProblem("salvaged", Path("a"))
    failed, well = FileProblem("not_saved", Path("m")), FileProblem("saved_again", Path("m"))
    said = with_problem(with_problem((), other), failed)
    assert said == (other, failed)
    assert with_problem(said, well) == (other, well)


@pytest.mark.parametrize(
    ("language", "no_match", "other_version"),
    [
        ("en", "is not a match saved by this program.", "was saved by another version"),
        ("de", "ist keine Partie, die mit diesem Programm", "stammt aus einer anderen Version"),
        ("fr", "n’est pas une partie enregistrée", "vient d’une autre version"),
    ],
)
def test_a_file_that_is_no_match_is_refused_in_plain_words(
    game: Program, tmp_path: Path, language: str, no_match: str, other_version: str
):
    """The message used to speak of JSON in line 1."""
    game.settings.change("language", language)
    newer = {"format": "arschloch-match", "version": 99, "preset": "arschloch"}
    for content, wanted in (
        (b"A letter\n", no_match),
        (b"", no_match),
        (bytes(range(256)) * 9, no_match),
        (b'{"format": "else"}\n', no_match),
        (json.dumps(newer).encode(), other_version),
    ):
        path = tmp_path / "letter.arl"
        path.write_bytes(content)
        game.session.openRecord(str(path))
        wait_for(lambda: game.session.files.property("message") != "", "the message")
        message = str(game.session.files.property("message"))
        assert wanted in message
        assert "JSON" not in message
        game.session.files.dismissMessage()
