"""The command line (match-record.md, "The command line")."""
