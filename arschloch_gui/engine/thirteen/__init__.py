"""Thirteen Cards (rules.md §2): five-card poker hands, ranked suits and penalty points."""
