"""Numbers of the features of a move, which a policy weights and which apply to all rules.

No feature depends on a particular rank. A set is described by how many ranks in the others' hands
would beat it in the current order, and a hand by its groups of equal ranks (`seat_features`
computes the features). Each comment lists the factors of a feature. "Answering" is 0 for a lead and
1 otherwise, and "class" is the class of a group.
"""

from __future__ import annotations

from typing import Final

SIZES: Final = 3
"""Size of a set: single, pair, larger."""
BEATEN: Final = 10
"""Number of ranks that beat a set: none, 1 … 6, 7–8, 9–10, more."""
STAGES: Final = 7
"""Cards in hand: up to two, 3, 4, 5, up to 8, up to 11, more."""
NEAR: Final = 5
"""Smallest number of cards of any rival: 1, 2, 3, 4, more."""
RIVALS: Final = 4
"""Rivals that can still answer: none, one, two, more."""
AWAKE: Final = 3
"""Rivals that can still answer, without the owner of the trick: none, one, more."""
OTHERS: Final = 5
"""Other seats that have cards: 0 to 3, more."""
OWNER: Final = 5
"""Cards of the owner of the trick: none, one, two, up to four, more."""
FOLLOWING: Final = 5
"""Cards of the next seat that can answer: none, one, two, up to four, more."""
LOSERS: Final = 6
"""Groups that can be beaten: 0 to 4, more."""
GROUPS: Final = 9
"""Groups in hand: 0 to 7, more."""
CARDS: Final = 14
"""Cards in hand: 0 to 12, more."""
LARGEST: Final = 4
"""Largest size of a set that is distinguished. Larger sets count as this size."""
CLASSES: Final = SIZES * BEATEN
"""Class of a group: its size × the number of ranks that beat it."""

# Offsets of the features, by kind.
MELD: Final = 0
"""Meld: answering × stage × size × ranks that beat it."""
DANGER: Final = MELD + 2 * STAGES * SIZES * BEATEN
"""Meld while a rival could go out: answering × nearest rival × size × ranks that beat it."""
ANSWERED: Final = DANGER + 2 * NEAR * SIZES * BEATEN
"""Meld: answering × rivals that can answer × ranks that beat it × beatable groups left."""
LEAVES: Final = ANSWERED + 2 * RIVALS * BEATEN * LOSERS
"""Meld: answering × certain to win the trick × groups left × beatable groups left."""
LOSE: Final = LEAVES + 2 * 2 * GROUPS * LOSERS
"""Group removed from the hand: answering × class."""
KEEP: Final = LOSE + 2 * CLASSES
"""Remainder of a group that is broken up: class."""
SWEEP: Final = KEEP + CLASSES
"""Meld that wins the trick by rule: answering × stage × beatable groups left."""
NEXT: Final = SWEEP + 2 * STAGES * LOSERS
"""Meld: answering × cards of the next seat to answer (fewer, as many, more) × can be beaten."""
LONG: Final = NEXT + 2 * 3 * 2
"""Run: answering × number of cards (3, 4, more)."""
TURNS: Final = LONG + 2 * 3
"""Meld that reverses the order: change in beatable groups (−2 … 2) × stage."""
LAST: Final = TURNS + 5 * STAGES
"""Going out, or going out with a penalised card."""
STAY: Final = LAST + 2
"""Pass: stage × ranks that beat the top."""
STAY_OWNER: Final = STAY + STAGES * BEATEN
"""Pass: nearest rival × cards of the owner of the trick."""
STAY_HAND: Final = STAY_OWNER + NEAR * OWNER
"""Pass: groups in hand × beatable groups in hand."""
STAY_AWAKE: Final = STAY_HAND + GROUPS * LOSERS
"""Pass: rivals that can still answer × cards of the owner."""
STAY_TOP: Final = STAY_AWAKE + AWAKE * OWNER
"""Pass: ranks that beat the top × beatable groups in hand."""
STAY_LEFT: Final = STAY_TOP + BEATEN * LOSERS
"""Pass: other seats that have cards × stage."""
STAY_AGAIN: Final = STAY_LEFT + OTHERS * STAGES
"""Pass if the player can rejoin the trick: stage."""
OUTLIVE: Final = STAY_AGAIN + STAGES
"""Meld: answering × other seats that have cards × size × ranks that beat it."""
FOLLOWED: Final = OUTLIVE + 2 * OTHERS * SIZES * BEATEN
"""Meld: answering × cards of the next seat that can answer × size × ranks that beat it."""
RACE: Final = FOLLOWED + 2 * FOLLOWING * SIZES * BEATEN
"""Meld: answering × certain to win the trick × nearest rival × cards left in hand."""
WORST: Final = RACE + 2 * 2 * NEAR * CARDS
"""Meld: answering × certain to win the trick × the two weakest groups left."""
STAY_WORST: Final = WORST + 2 * 2 * BEATEN * BEATEN
"""Pass: rivals that can still answer × the two weakest groups."""
BESIDE: Final = STAY_WORST + AWAKE * BEATEN * BEATEN
"""Meld and each group left: answering × class of the meld (last: wins the trick) × class."""
HELD: Final = BESIDE + 2 * (CLASSES + 1) * CLASSES
"""Each group left: nearest rival × stage × class."""
STAY_BESIDE: Final = HELD + NEAR * STAGES * CLASSES
"""Pass and each group in hand: class of the top × class."""
COUNT: Final = STAY_BESIDE + CLASSES * CLASSES

# Features of rules with suited runs and locks (`suited_sight`), after all others.
JOKER_KEPT: Final = COUNT
"""Joker that stays in the hand: stage × nearest rival."""
JOKER_USED: Final = JOKER_KEPT + STAGES * NEAR
"""Meld with the joker: alone, in a pair, larger set or run × lead, answer or own top × stage."""
ENDERS_KEPT: Final = JOKER_USED + 4 * 3 * STAGES
"""Cards left of the ranks that win a trick by rule: 0, 1, more × stage × beatable groups left."""
ENDER_USED: Final = ENDERS_KEPT + 3 * STAGES * LOSERS
"""Meld that wins the trick by rule: as for the joker."""
OWN_STAY: Final = ENDER_USED + 4 * 3 * STAGES
"""Pass on the player's own top, which wins the trick: stage × beatable groups in hand."""
HIGHER: Final = 5
"""Higher cards of the same suits that the others hold, with the joker: 0 to 3, more."""
LOCKED: Final = OWN_STAY + STAGES * LOSERS
"""Meld in a locked trick: higher cards of the others × beatable groups left."""
LOCKS: Final = LOCKED + HIGHER * LOSERS
"""Meld that locks the trick: higher cards of the others × stage × own ones left (0, 1, more)."""
STAY_LOCKED: Final = LOCKS + HIGHER * STAGES * 3
"""Pass in a locked trick: cards of the others above the top × stage."""
SAVED: Final = 4
"""Groups saved by runs: 0, 1, 2, more."""
SAVES_LEFT: Final = STAY_LOCKED + HIGHER * STAGES
"""Hand left: groups saved × groups × beatable groups."""
SUITED_COUNT: Final = SAVES_LEFT + SAVED * GROUPS * LOSERS
