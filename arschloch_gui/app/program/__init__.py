"""The program itself: its version, the licences it is under, reports of problems."""
