"""Set up and start the game, run every check, or build packages: one command each.

    python3 packaging/dev.py play [arguments of `arschloch`]
    python3 packaging/dev.py test [--long | arguments of `pytest`]
    python3 packaging/dev.py package appimage|deb|dmg|folder|installer|wheel|all

The work is done in bootstrap.py. This file stays in the syntax of old Pythons, so that it can
say what is wrong with them.
"""

import sys

NEEDED = (3, 11)


def complaint(version):
    """One sentence if the game cannot run on this Python, otherwise an empty string."""
    if tuple(version[:2]) >= NEEDED:
        return ""
    return "The game needs Python %d.%d or newer, and this is Python %d.%d." % (
        NEEDED + tuple(version[:2])
    )


def main():
    problem = complaint(sys.version_info)
    if problem:
        sys.stderr.write(problem + "\n")
        return 1
    import bootstrap

    return bootstrap.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
