"""What is said of files: every key has words, and what is out of date goes."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from arschloch_gui.app.by_game.troubles import KEYS, told, trouble_sentence
from arschloch_gui.app.files.trouble import Trouble
from arschloch_gui.engine.record import RecordError


def test_every_kind_of_trouble_is_described_and_worded():
    described = set(re.findall(r"^- (.*?):", inspect.getdoc(Trouble) or "", re.MULTILINE))
    keys = {key for line in described for key in re.findall(r'"(\w+)"', line)}
    assert keys == KEYS


@pytest.mark.parametrize("key", sorted(KEYS))
def test_every_sentence_names_what_it_is_about(key: str, qapp):
    trouble = Trouble(key, Path("/somewhere"), "why", RecordError(9, "not_json"), 8)
    sentence = trouble_sentence(trouble)
    assert "{" not in sentence
    assert sentence.endswith(".")


def test_the_last_word_on_saving_replaces_the_one_before_and_the_rest_stays():
    other = Trouble("salvaged", Path("a"))
    failed, well = Trouble("not_saved", Path("m")), Trouble("saved_again", Path("m"))
    said = told(told((), other), failed)
    assert said == (other, failed)
    assert told(said, well) == (other, well)
