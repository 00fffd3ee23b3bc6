"""Precomputed exercises: reading them, and noticing when they are outdated."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import make_bank
import msgspec
import pytest

from arschloch_gui.ai.climbing.search import learned_policy
from arschloch_gui.ai.games import playing
from arschloch_gui.ai.levels import player
from arschloch_gui.ai.player import decision_rng
from arschloch_gui.coach import bank
from arschloch_gui.coach import exercise as exercise_module
from arschloch_gui.coach.bank import Bank, Entry, load, stale
from arschloch_gui.coach.exercise import task_of
from arschloch_gui.coach.task import LocalWorker
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.games import presets
from arschloch_gui.engine.match import Acted, Match
from arschloch_gui.engine.playback import played
from long import times

SHIPPED = sorted(path.stem for path in bank.FOLDER.glob("*.jsonl"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Return a folder with a bank of one or two exercises, roughly judged."""
    path = tmp_path_factory.mktemp("bank")
    wished = ["--count", times("1", "2"), "--accuracy", times("0.5", "0.2"), "--seed", "3"]
    places = ["--out", str(path / "arschloch.jsonl"), "--state", str(path)]
    make_bank.main(["arschloch", *wished, *places])
    return path


def loaded(folder) -> Bank:
    found = load("arschloch", folder)
    assert found is not None
    return found


@pytest.mark.sampled
def test_an_entry_leads_to_its_position_again_whoever_sits_there(folder):
    for entry in loaded(folder).entries:
        for names in ((), ("Anna", "Ben", "Cem", "Dora")):
            exercise = entry.exercise(names)
            assert exercise is not None
            assert (exercise.seat, exercise.phase) == (entry.seat, "exchange")
            view = task_of(exercise.match(), 0).view
            assert bank.hand_text(view.hand) == entry.hand
        assert exercise.spec.seats == names


def test_an_entry_tells_what_every_option_is_worth_the_best_first(folder):
    for entry in loaded(folder).entries:
        judgement = entry.judgement
        assert judgement.best.loss == 0
        assert judgement.of(entry.lowest).loss >= 0
        assert all(-1 <= each.value <= 1 for each in judgement.options)
        assert all(each.value < judgement.best.value for each in judgement.options[5:])


def test_an_entry_that_leads_elsewhere_today_has_no_exercise(folder):
    entry = loaded(folder).entries[0]
    other = msgspec.structs.replace
    assert other(entry, hand="7D 7H").exercise() is None
    assert other(entry, seed=entry.seed + 1).exercise() is None
    assert other(entry, at=99).exercise() is None


@pytest.mark.long  # the shipped banks are read in every run
def test_the_names_of_positions_differ(folder):
    keys = [entry.key for entry in loaded(folder).entries]
    assert len(set(keys)) == len(keys)


def lost(entry: Entry, *losses: float) -> Entry:
    """Return an entry whose options lose this much."""
    options = [
        bank.Option(at, 0, 0, 0, 0, round(each * bank.SCALE), 100) for at, each in enumerate(losses)
    ]
    return msgspec.structs.replace(entry, options=tuple(options))


@pytest.mark.parametrize(
    ("losses", "teaches"),
    [
        ((0, 0.01, 0.07), True),
        ((0, 0.01, 0.03), False),  # whatever is chosen is fine
        ((0, 0.2), True),
        ((0, 0.4), False),  # of two, the worse one is obvious
        ((0, 0.4, 0.5), True),
    ],
)
def test_a_decision_is_worth_practising_unless_all_is_fine_or_obvious(folder, losses, teaches):
    assert lost(loaded(folder).entries[0], *losses).teaches is teaches


def damaged(lines: list[bytes], what: str) -> list[bytes]:
    match what:
        case "a line too few":
            return lines[:-1]
        case "half a line":
            return [*lines[:-1], lines[-1][:50]]
        case "no options":
            entry = msgspec.json.decode(lines[-1])
            return [*lines[:-1], msgspec.json.encode(entry | {"options": []})]
        case "not UTF-8":
            return [lines[0], b"\xff\xfe", *lines[2:]]
        case "a later version":
            return [lines[0].replace(b'"version":2', b'"version":3'), *lines[1:]]
        case "of another preset":
            return [line.replace(b"arschloch:", b"x") for line in lines[:1]] + [
                line.replace(b'"preset":"arschloch"', b'"preset":"daifugo"') for line in lines[1:]
            ]
        case "empty":
            return []
    raise AssertionError(what)


@pytest.mark.parametrize(
    "what",
    [
        "a line too few", "half a line", "no options", "not UTF-8", "a later version",
        "of another preset", "empty",
    ],
)  # fmt: skip
def test_a_damaged_bank_is_none(folder, tmp_path, what):
    lines = (folder / "arschloch.jsonl").read_bytes().splitlines()
    (tmp_path / "arschloch.jsonl").write_bytes(b"\n".join(damaged(lines, what)))
    assert load("arschloch", tmp_path) is None


def test_a_preset_without_a_bank_has_none(tmp_path):
    assert load("trouduc", tmp_path) is None
    assert load("no such preset") is None


def test_other_rules_make_a_bank_stale(folder, monkeypatch):
    old = loaded(folder)
    assert stale(old) == ()
    changed = dict(presets())
    changed["arschloch"] = replace(CLIMBING.presets["arschloch"], last_card_penalty=("A",))
    monkeypatch.setattr(bank, "presets", lambda: changed)
    assert stale(old) == ("rules",)
    del changed["arschloch"]
    assert "rules" in stale(old)


def test_another_policy_makes_a_bank_stale(folder, monkeypatch):
    old, mark = loaded(folder), learned_policy.trials_mark()
    weights = learned_policy.read(learned_policy.MOST)
    with monkeypatch.context() as patch:
        patch.setattr(learned_policy, "VERSION", learned_policy.VERSION + 1)
        patch.setattr(learned_policy, "read", lambda kind: weights)
        learned_policy.trials_mark.cache_clear()
        assert learned_policy.trials_mark() != mark
        assert stale(old) == ("players",)
    other = msgspec.structs.replace(weights, exchanging=[0.0, *weights.exchanging[1:]])
    monkeypatch.setattr(learned_policy, "read", lambda kind: other)
    learned_policy.trials_mark.cache_clear()
    assert stale(old) == ("players",)
    learned_policy.trials_mark.cache_clear()


def test_another_way_to_judge_makes_a_bank_stale(folder, monkeypatch):
    old = loaded(folder)
    monkeypatch.setattr(bank, "METHOD", bank.METHOD + 1)
    assert stale(old) == ("method",)


def test_games_without_trials_have_no_mark():
    assert playing("thirteen").mark() == ""


@pytest.mark.parametrize("preset", SHIPPED)
def test_a_bank_that_is_shipped_is_of_today(preset):
    found = load(preset)
    assert found is not None
    assert stale(found) == (), f"make it anew: {found.header.command}"
    assert len({entry.key for entry in found.entries}) == len(found.entries)


@pytest.mark.sampled
@pytest.mark.parametrize("preset", SHIPPED)
def test_every_entry_that_is_shipped_leads_to_its_position(preset):
    found = load(preset)
    assert found is not None
    # An entry is a round to play, 15 to 150 ms: all of them are checked in a long run alone.
    seed = Random().getrandbits(32)
    entries = times(Random(seed).sample(found.entries, 3), found.entries)
    wrong = [entry.key for entry in entries if not holds(entry)]
    assert wrong == [], f"{len(wrong)} of {len(entries)}, seed {seed}; {found.header.command}"


def holds(entry: Entry) -> bool:
    """Return whether an entry leads to its position and the usual players choose what it says."""
    exercise = entry.exercise()
    if exercise is None:
        return False
    match = exercise.match()
    task, ply = task_of(match, 0), match.snapshot(entry.seat).known_ply
    rng, here = decision_rng(entry.seed, entry.seat, ply), LocalWorker(task)
    lowest, regular = (
        here.option_of(task.legal[player(level, task.game).choose(task.view, task.legal, rng)])
        for level in ("lowest", "regular")
    )
    return (lowest, regular) == (entry.lowest, entry.regular)


def test_an_entry_notices_another_regular_player(folder, monkeypatch):
    entry = loaded(folder).entries[0]
    monkeypatch.setattr(exercise_module, "player", lambda _, game: player("random", game))
    assert entry.exercise() is None


def test_an_entry_notices_that_its_options_mean_other_actions(folder, monkeypatch):
    entry = loaded(folder).entries[0]
    found = entry.exercise()
    assert found is not None
    assert entry.leads_to(found)
    legal = Match.legal
    monkeypatch.setattr(Match, "legal", lambda match: legal(match)[::-1])
    assert not entry.leads_to(found)
    monkeypatch.setattr(Match, "legal", lambda match: legal(match)[:2])
    assert not entry.leads_to(found)


def test_an_entry_notices_another_past_of_the_same_hand():
    found = load("arschloch")
    assert found is not None
    # The viceroy gives a card after the king did; whichever the king gave, the hand is the same.
    entry = next(each for each in found.entries if each.office == 1 and each.at == 1)
    exercise = entry.exercise()
    assert exercise is not None
    *before, given = exercise.journal
    match = played(exercise.spec, before)
    match.start_round()
    assert isinstance(given, Acted)
    other = next(action for action in match.legal() if action != given.action)
    changed = msgspec.structs.replace(exercise, journal=(*before, Acted(given.seat, other)))
    assert bank.hand_text(task_of(changed.match(), 0).view.hand) == entry.hand
    assert not entry.leads_to(changed)
