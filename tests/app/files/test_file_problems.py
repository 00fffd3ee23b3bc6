"""Messages about files: every key has words, and outdated messages disappear."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from arschloch_gui.app.by_game.file_problems import KEYS, trouble_sentence, with_problem
from arschloch_gui.app.files.file_problem import FileProblem
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
