"""Qt application: window, command line, wording and files. No other package imports Qt."""
