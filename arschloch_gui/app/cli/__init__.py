"""The command line (match-record.md, "The command line"). Its language is English."""
