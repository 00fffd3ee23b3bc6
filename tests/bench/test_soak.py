"""An interrupted soak test continues after its last table, and keeps its defects."""

import json

from bench import soak


def test_it_goes_on_where_it_stopped(tmp_path, monkeypatch, capsys):
    class AtOnce:
        def __init__(self, _jobs, initializer): ...
        def __enter__(self):
            return self

        def __exit__(self, *_): ...

        @staticmethod
        def map(table, seeds, chunksize):
            return map(table, seeds)

    asked: list[int] = []

    def play(seed: int, preset: str | None, thinking_every: int) -> tuple[int, int, str]:
        asked.append(seed)
        return (0, 0, "raised") if seed == 3 else (3, 40, "")

    monkeypatch.setattr(soak, "ProcessPoolExecutor", AtOnce)
    monkeypatch.setattr(soak, "play_random", play)
    monkeypatch.setattr(soak, "AT_ONCE", 50)
    kept = tmp_path / "a" / "soak.json"
    assert soak.soak_towards(100, 1, 1, kept)
    assert soak.soak_towards(200, 1, 1, kept)
    assert asked == [*range(50), 3, *range(50, 100)], "what had a defect is tried again"
    told = json.loads(kept.read_text("utf-8"))
    assert told == {"seed": 100, "rounds": 297, "actions": 3960, "defects": [3]}
    assert "297 of 200 rounds so far" in capsys.readouterr().out


def test_table_of_fast_players_is_played():
    rounds, actions, defect = soak.play_random(1, None, soak.THINKING_EVERY)
    assert not defect
    assert actions > rounds > 0
