"""A repository is made from `dist/`, signed, and accepted by the programs that install from it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest
from packages import apt_repository, desktop, repositories, signing

APT = [*repositories.PROGRAMS["apt"], "apt-get", "dpkg-deb", "gpgv"]
FLATPAK = repositories.PROGRAMS["flatpak"]
METADATA = f"""[Application]
name={desktop.ID}
runtime=org.kde.Platform/x86_64/6.11
sdk=org.kde.Sdk/x86_64/6.11
command=arschloch
"""
STRANGER = "0" * 40


def needs(programs):
    missing = [each for each in programs if not shutil.which(each)]
    return pytest.mark.skipif(bool(missing), reason=f"{missing} are not here")


def run(*command, **options) -> str:
    done = subprocess.run(
        [str(each) for each in command], capture_output=True, text=True, check=False, **options
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def key():
    """Return a key for the tests alone, whose gpg has a home of its own."""
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as home:
        patch.setenv("GNUPGHOME", home)
        run("gpg", "--batch", "--passphrase", "", "--quick-generate-key", "a test", "ed25519")
        lines = run("gpg", "--with-colons", "--list-secret-keys").splitlines()
        yield next(line.split(":")[9] for line in lines if line.startswith("fpr"))
        run("gpgconf", "--kill", "all")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "dist").mkdir()
    (tmp_path / "arschloch_gui").mkdir()
    (tmp_path / "arschloch_gui/__init__.py").write_text(
        'RELEASE = "1.1.0"\n', encoding="utf-8", newline="\n"
    )
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8", newline="\n")
    return tmp_path


def deb(tree: Path, version: str) -> Path:
    """Build a Debian package with next to nothing in it."""
    content = tree / version
    (content / "DEBIAN").mkdir(parents=True)
    (content / "DEBIAN/control").write_text(
        f"Package: arschloch\nVersion: {version}\nArchitecture: all\n"
        "Maintainer: nobody <>\nDescription: a test\n",
        encoding="utf-8",
        newline="\n",
    )
    package = tree / "dist" / f"arschloch_{version}_all.deb"
    run("dpkg-deb", "--build", content, package)
    return package


def apt(tree: Path, *words: str) -> str:
    """Run apt with the new repository as its only source, and folders of its own."""
    state = tree / "apt-state"
    (state / "lists/partial").mkdir(parents=True, exist_ok=True)
    source = f"deb [signed-by={tree}/dist/apt/arschloch.gpg] copy:{tree}/dist/apt stable main\n"
    (state / "sources.list").write_text(source, encoding="utf-8", newline="\n")
    places = {
        "Dir::Etc::sourcelist": state / "sources.list", "Dir::Etc::sourceparts": "-",
        "Dir::State": state, "Dir::State::lists": state / "lists", "Dir::Cache": state,
        "Dir::State::status": "/dev/null", "APT::Sandbox::User": "", "APT::Architectures": "amd64",
        "Debug::NoLocking": "true",
    }  # fmt: skip
    options = [f"-o{name}={value}" for name, value in places.items()]
    return run(words[0], *options, *words[1:], env=os.environ | {"LC_ALL": "C"})


@pytest.mark.long
@needs(APT)
def test_apt_finds_every_version_in_a_repository_that_it_trusts(tree: Path, key: str):
    for version in ("1.0.0-1", "1.1.0-1"):
        deb(tree, version)
    assert repositories.make(tree, ["apt", key.lower()]) == 0
    said = apt(tree, "apt-get", "update")
    assert "W:" not in said, said
    listed = apt(tree, "apt-cache", "madison", "arschloch").splitlines()
    assert [line.split("|")[1].strip() for line in listed] == ["1.1.0-1", "1.0.0-1"]
    release = tree / "dist/apt/dists/stable/Release"
    keyring = tree / "dist/apt/arschloch.gpg"
    run("gpgv", "--keyring", keyring, f"{release}.gpg", release)
    assert not list((tree / "dist/apt").glob("*.sources")), "the project has no address"


@pytest.mark.long
@needs(APT)
def test_a_changed_repository_is_refused_by_apt(tree: Path, key: str):
    deb(tree, "1.1.0-1")
    assert repositories.make(tree, ["apt", key]) == 0
    signed = tree / "dist/apt/dists/stable/InRelease"
    signed.write_text(
        signed.read_text().replace("Label: Arschloch", "Label: Somebody"),
        encoding="utf-8",
        newline="\n",
    )
    (signed.parent / "Release").unlink()
    with pytest.raises(AssertionError, match="not signed"):
        apt(tree, "apt-get", "update")


@needs(APT)
def test_a_failure_leaves_the_repository_before_it(tree, key, monkeypatch, capfd):
    deb(tree, "1.0.0-1")
    assert repositories.make(tree, ["apt", key]) == 0
    before = (tree / "dist/apt/dists/stable/InRelease").read_bytes()
    deb(tree, "1.1.0-1")
    monkeypatch.setattr(apt_repository, "sign", lambda path, _, inline: signing.sign(
        path, STRANGER, inline=inline))  # fmt: skip
    assert repositories.make(tree, ["apt", key]) == 1
    assert "gpg failed" in capfd.readouterr().err
    assert (tree / "dist/apt/dists/stable/InRelease").read_bytes() == before
    assert len(list((tree / "dist/apt/pool/main").iterdir())) == 1


@needs(["gpg"])
@pytest.mark.parametrize("kind", list(repositories.KINDS))
@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("a test", "a test is not a fingerprint of 40 digits"),
        (STRANGER, f"gpg has no secret key {STRANGER}"),
        ("", "dist/ has no "),
    ],
)
def test_what_cannot_be_made_is_one_sentence(tree, key, capsys, kind, wanted, sentence):
    assert repositories.make(tree, [kind, wanted or key]) == 1
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(sentence)


@needs(["gpg"])
@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["1.0.0-x86_64", "1.1.0.dev3-x86_64"], "dist/ has no Flatpak of version 1.1.0;"),
        (["1.1.0-x86_64", "1.1.0-aarch64"], "dist/ has 2 Flatpaks of version 1.1.0;"),
    ],
)
def test_only_the_flatpak_of_this_version_is_taken(tree, key, capsys, names, sentence):
    for name in names:
        (tree / "dist" / f"arschloch-{name}.flatpak").touch()
    assert repositories.make(tree, ["flatpak", key]) == 1
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith(sentence)


@pytest.mark.parametrize("kind", list(repositories.KINDS))
def test_a_missing_program_is_named_in_one_sentence(tree, monkeypatch, capsys, kind):
    monkeypatch.setenv("PATH", str(tree))
    assert repositories.make(tree, [kind, STRANGER]) == 1
    assert capsys.readouterr().err == "gpg is needed, and not found.\n"


@pytest.mark.parametrize("arguments", [[], ["apt"], ["rpm", STRANGER], ["apt", STRANGER, "more"]])
def test_a_wrong_command_shows_the_right_one(tree, capsys, arguments):
    assert repositories.make(tree, arguments) == 2
    assert capsys.readouterr().err == f"{repositories.USAGE}\n"


@pytest.mark.long
@needs([*FLATPAK, "gpg"])
def test_flatpak_installs_from_the_signed_repository(tree: Path, key: str, monkeypatch):
    """The bundle is built without a runtime, so the game in it cannot be started."""
    for name in ("DATA", "CACHE", "CONFIG"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tree / name))
    folder, repository = tree / "app", tree / "dist/flatpak"
    (folder / "files/bin").mkdir(parents=True)
    (folder / "files/bin/arschloch").write_text("#!/bin/sh\n", encoding="utf-8", newline="\n")
    (folder / "export").mkdir()
    (folder / "metadata").write_text(METADATA, encoding="utf-8", newline="\n")
    run("flatpak", "build-export", tree / "plain", folder)
    bundle = tree / "dist/arschloch-1.1.0-x86_64.flatpak"
    run("flatpak", "build-bundle", tree / "plain", bundle, desktop.ID)
    assert repositories.make(tree, ["flatpak", key]) == 0
    keyring = f"--gpg-import={repository}/arschloch.gpg"
    user = ("flatpak", "--user")
    run(*user, "remote-add", keyring, "game", repository.as_uri())
    assert desktop.ID in run(*user, "remote-ls", "game", "--columns=application")
    run(*user, "install", "-y", "--noninteractive", "--no-deps", "--no-related", "game", desktop.ID)
    installed = tree / "DATA/flatpak/app" / desktop.ID / "current/active/files/bin/arschloch"
    assert installed.read_text() == "#!/bin/sh\n"
    run(*user, "uninstall", "-y", "--noninteractive", desktop.ID)
    assert not installed.exists()
