"""The Big A and the Little A (rules.md §9): sets of numbers, and two unwanted cards."""
