"""The command line (record-format.md, "The command line around it"). Its language is English."""
