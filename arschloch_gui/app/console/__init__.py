"""Standard output and error: what a command prints, wherever they lead."""
