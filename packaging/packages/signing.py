"""Signatures of the owner, made by gpg with a key that it knows."""

from __future__ import annotations

import re
from pathlib import Path

from packages.building import BuildError, MissingProgramError, output, run

_FINGERPRINT = re.compile(r"[0-9A-F]{40}")


def require_key(key: str, root: Path) -> None:
    """Raise `BuildError` unless the key is named by its fingerprint, and gpg can sign with it.

    A name or a short number may fit several keys.
    """
    if not _FINGERPRINT.fullmatch(key.upper()):
        raise BuildError(f"{key} is not a fingerprint of 40 digits; `gpg -K` shows those you have.")
    try:
        output(["gpg", "--batch", "--list-secret-keys", key], root)
    except MissingProgramError:
        raise
    except BuildError:
        raise BuildError(f"gpg has no secret key {key}; `gpg -K` shows those you have.") from None


def sign(path: Path, key: str, *, inline: bool) -> Path:
    """Sign a file, and return the signed copy (`inline`) or the signature beside it."""
    target = path.with_name(f"In{path.name}") if inline else path.with_name(f"{path.name}.gpg")
    way = ["--clearsign"] if inline else ["--armor", "--detach-sign"]
    run(["gpg", "--yes", "--local-user", key, "--output", target, *way, path], path.parent)
    return target


def export(key: str, target: Path) -> None:
    """Write the public key as a keyring."""
    run(["gpg", "--batch", "--yes", "--output", target, "--export", key], target.parent)
