"""Set up and start the game, run every check, or build packages: one command each.

    python3 packaging/dev.py play [arguments of `arschloch`]
    python3 packaging/dev.py test [--long | --sample-seed=N | arguments of `pytest`]
    python3 packaging/dev.py compile
    python3 packaging/dev.py package appimage|deb|dmg|flatpak|folder|installer|wheel|wheels|all
    python3 packaging/dev.py repository apt|flatpak FINGERPRINT

The work is done in bootstrap.py. This file uses only syntax of old Python versions, so that it can
report that the version is too old.
"""

import sys

NEEDED = (3, 11)


def complaint(version):
    """Return a message if the game cannot run on this Python, otherwise ""."""
    if tuple(version[:2]) >= NEEDED:
        return ""
    return (
        "The game needs Python %d.%d or newer, and this is Python %d.%d; "
        "the packages in the README (for Linux a .deb and a .tar.xz) bring their own."
    ) % (NEEDED + tuple(version[:2]))


def main():
    problem = complaint(sys.version_info)
    if problem:
        sys.stderr.write(problem + "\n")
        return 1
    import bootstrap

    return bootstrap.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
