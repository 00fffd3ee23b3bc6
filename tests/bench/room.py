"""Checks the layout of the window in every size, text size and language (run by hand).

    python tests/bench/room.py [--players 4,8,12] [--languages de,fr,en] [--sizes 1280x800,…]
                               [--scales 1,1.5,2] [--only exchange,ask] [--pictures FOLDER]

Prints the findings of `geometry.faults` and ends with status 1 if there are any.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_FONT_DPI", "96")
sys.path.insert(0, str(Path(__file__).parents[1]))

from driven import environment
from event_loop import run_pending

from arschloch_gui.app import main, start
from arschloch_gui.app.tour.demonstration import settle
from geometry import faults
from scenes import Scenes

DRAWINGS = Path(__file__).resolve().parents[2] / ".cache" / "drawings"
"""Kept pictures of cards: in the checkout, so that the person's cache stays as it is."""


def run() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", default="4,8,12")
    parser.add_argument("--languages", default="de,fr,en")
    parser.add_argument("--sizes", default="1280x800,960x600,1366x700")
    parser.add_argument("--scales", default="1,1.5,2")
    parser.add_argument("--only", default="")
    parser.add_argument("--parts", default="screens,table,games")
    parser.add_argument("--titles", default="")
    parser.add_argument("--pictures", type=Path)
    chosen = parser.parse_args()
    sizes = [tuple(map(int, size.split("x"))) for size in chosen.sizes.split(",")]
    looks = list(product(sizes, map(float, chosen.scales.split(",")), chosen.languages.split(",")))
    only = chosen.only.split(",") if chosen.only else []
    start.application()
    found: Counter[str] = Counter()
    with TemporaryDirectory() as name:
        folder = Path(name)
        os.environ.update(environment(folder))  # reports and caches stay in this folder
        game = main.build(
            config=folder / "config", matches=folder / "matches", cache=DRAWINGS,
            remember_geometry=False, warm=False, seeds=lambda: 36,
        )  # fmt: skip
        game.settings.change("speed", 0)
        game.settings.change("titles", chosen.titles)
        for players in map(int, chosen.players.split(",")):
            scenes = Scenes(game, folder, players)
            for part in chosen.parts.split(","):
                if part != "table" and players != int(chosen.players.split(",")[0]):
                    continue
                for scene in getattr(scenes, part)():
                    if only and scene not in only:
                        continue
                    for size, scale, language in looks:
                        game.window.resize(*size)
                        game.settings.change("textScale", scale)
                        game.settings.change("language", language)
                        run_pending()
                        if chosen.pictures:
                            settle(game)
                        where = f"{scene}-{players}p-{size[0]}x{size[1]}-{scale:g}-{language}"
                        for fault in faults(game.window):
                            found[f"{scene}: {fault}"] += 1
                            print(f"{where}: {fault}", flush=True)
                        if chosen.pictures:
                            chosen.pictures.mkdir(parents=True, exist_ok=True)
                            game.window.grabWindow().save(str(chosen.pictures / f"{where}.png"))
        game.close()
    print(f"{sum(found.values())} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(run())
