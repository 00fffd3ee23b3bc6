"""Thirteen Cards (rules.md §2): poker hands of five, suits that count, penalty points."""
