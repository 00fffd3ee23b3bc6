"""Corrupted records by the thousand: `python tests/bench/bent_records.py [--until 100000]`.

Bytes and lines of the example records are changed, cut, doubled and swapped. Each record must be
replayed, or refused as a `RecordError` (one sentence of the game). Any other exception is a defect,
and so is a time above `LONGEST_S`. The progress is stored in
`.cache/bench/bent_records.json`, and the next run continues from there. A corrupted record is
determined entirely by its number.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

from arschloch_gui.engine.record import RecordError, read, replay

ROOT = Path(__file__).parents[2]
KEPT = ROOT / ".cache" / "bench"
LONGEST_S = 5.0
"""The limit of processor time for a short record."""
LARGEST = 20_000
"""The largest example in bytes; short ones allow more tries in the same time."""
TOKENS = (b"null", b"-1", b"1e999", b'""', b"[]", b"{}", b"\xff", b"\\ud800", b"NaN", b"99999999")


def bent(data: bytes, rng: Random) -> bytes:
    """Return a record with one to four errors."""
    for _ in range(rng.randint(1, 4)):
        at, lines = rng.randrange(len(data) + 1), data.splitlines(keepends=True) or [b""]
        one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        match rng.randrange(6):
            case 0:
                data = data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
            case 1:
                data = data[:at]
            case 2:
                data = data[:at] + rng.choice(TOKENS) + data[at + rng.randrange(4) :]
            case 3:
                lines[one], lines[other] = lines[other], lines[one]
                data = b"".join(lines)
            case 4:
                data = b"".join([*lines[:one], lines[other], *lines[one:]])
            case _:
                data = b"".join(lines[:one] + lines[one + 1 :])
    return data


def outcome(data: bytes) -> str:
    """Return `read`, `refused`, or what went wrong."""
    started = process_time()
    try:
        replay(read(data))
        found = "read"
    except RecordError:
        found = "refused"
    except Exception:
        return traceback.format_exc()
    return found if process_time() - started < LONGEST_S else "took too long"


def examples() -> list[bytes]:
    """Return the short records of the tests."""
    found = [path.read_bytes() for path in sorted((ROOT / "tests").rglob("*.arl"))]
    return [data for data in found if len(data) <= LARGEST]


def main() -> int:
    """Continue the previous run; the status is 1 if there was any defect."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--until", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--kept", type=Path, default=KEPT / "bent_records.json")
    args = parser.parse_args()
    done: dict[str, Any] = {"tried": 0, "read": 0, "refused": 0, "defects": []}
    if args.kept.exists():
        done = json.loads(args.kept.read_text(encoding="utf-8"))
    args.kept.parent.mkdir(parents=True, exist_ok=True)
    sound, end = examples(), perf_counter() + 60 * args.minutes
    while done["tried"] < args.until and perf_counter() < end:
        for number in range(done["tried"], min(done["tried"] + 500, args.until)):
            rng = Random(f"bent/{number}")
            found = outcome(bent(rng.choice(sound), rng))
            if found in ("read", "refused"):
                done[found] += 1
            else:
                done["defects"].append(number)
                print(f"record {number}: {found}", file=sys.stderr, flush=True)
            done["tried"] = number + 1
        beside = args.kept.with_suffix(".new")
        beside.write_text(json.dumps(done), encoding="utf-8", newline="\n")
        beside.replace(args.kept)
        print(f"{done['tried']} of {args.until}", end="\r", file=sys.stderr, flush=True)
    print(
        f"{done['tried']} of {args.until} bent records so far: {done['read']} read,"
        f" {done['refused']} refused, {len(done['defects'])} defects {done['defects'][:10]}"
    )
    return bool(done["defects"])


if __name__ == "__main__":
    raise SystemExit(main())
