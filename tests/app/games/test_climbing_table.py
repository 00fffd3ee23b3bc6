"""The climbing game as the table shows it."""

from __future__ import annotations

import pytest

from arschloch_gui.app.prompts import prompt
from arschloch_gui.app.sitters import Sitters
from arschloch_gui.app.stage import Stage
from arschloch_gui.engine.actions import PASS
from deals import NAMES, deal, match_of

JESTERS_LOW = "1 2 3 | 4 5 6 | 7 8 9 | * * 10"
"""The lowest office is the one who holds both jesters."""


@pytest.mark.parametrize(
    ("rules", "waits"),
    [
        ({}, ["Dora holds both jesters"]),
        ({"putsch": True}, ["Dora may try a putsch", "Dora holds both jesters"]),
    ],
)
def test_what_is_asked_before_the_exchange_is_told_by_its_kind(qapp, rules, waits):
    match = match_of("dalmuti", **rules)
    match.start_round(deal(JESTERS_LOW, offices=(0, 1, 2, 3)))
    stage = Stage(Sitters(NAMES[:4], tuple(range(4)), 0, "dalmuti"))
    told = []
    while match.phase == "putsch":
        stage.settle(match.snapshot(0))
        told.append(prompt(stage))
        match.submit(3, PASS)
    assert sorted(told) == sorted(waits)
