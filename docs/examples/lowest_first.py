#!/usr/bin/env python3
"""A player for `arschloch simulate --seats ./lowest_first.py,…`: low cards first."""

import json
import sys

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def height(action):
    """Low plays before high ones, plays before passing."""
    cards = action.get("play", [])
    ranks = [RANKS.index(card[:-1]) for card in cards if card[:-1] in RANKS]
    return (not cards, max(ranks, default=99), -len(cards))


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            print("playing", message["hello"]["preset"], file=sys.stderr)
        elif "decide" in message:
            answer = min(message["legal"], key=height)
            print(json.dumps(answer), flush=True)
        elif "over" in message:
            break


main()
