"""The ingredients of the built packages, checked without building one for minutes."""

import gzip
import subprocess
from pathlib import Path

import pytest
from packages.deb import debian_version, description, install, system_packages
from packages.folder import check_itself
from packages.make import KINDS, make
from packages.trimming import is_wanted

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return an installed package, made from a folder with only the program in it."""
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "arschloch").write_text("#!/bin/sh\n", "utf-8", newline="\n")
    install(ROOT, folder, tmp_path / "tree")
    return tmp_path / "tree"


def test_the_command_leads_to_the_program(tree: Path):
    command = tree / "usr/games/arschloch"
    assert command.is_symlink()
    assert command.resolve() == tree / "usr/lib/arschloch/arschloch"
    assert command.resolve().is_file()


def test_menu_entry_file_type_and_icons_are_found_by_their_name(tree: Path):
    share = tree / "usr/share"
    entry = (share / "applications/io.github.arschloch_game.Arschloch.desktop").read_text("utf-8")
    icon = next(line for line in entry.splitlines() if line.startswith("Icon=")).partition("=")[2]
    kind = next(line for line in entry.splitlines() if line.startswith("MimeType="))
    kind = kind.partition("=")[2].rstrip(";")
    [kinds] = (share / "mime/packages").iterdir()
    assert kind in kinds.read_text("utf-8")
    assert f'<icon name="{icon}"/>' in kinds.read_text("utf-8")
    for size in (16, 22, 24, 32, 48, 64, 128, 256):
        assert (share / f"icons/hicolor/{size}x{size}/apps/{icon}.png").is_file()


def test_licence_changes_and_manual_come_along(tree: Path):
    documents = tree / "usr/share/doc/arschloch"
    assert "Permission is hereby granted" in (documents / "copyright").read_text("utf-8")
    assert gzip.decompress((documents / "changelog.gz").read_bytes()).startswith(b"# Changelog")
    assert (
        f"({debian_version(ROOT)})"
        in gzip.decompress((documents / "changelog.Debian.gz").read_bytes()).decode()
    )
    manual = gzip.decompress((tree / "usr/share/man/man6/arschloch.6.gz").read_bytes())
    assert manual.startswith(b".TH ARSCHLOCH 6")


def test_what_the_window_draws_with_is_kept_and_the_rest_of_qt_is_not():
    qml = "PySide6/Qt/qml/"
    for name in (
        qml + "QtQuick/Templates/libqtquicktemplates2plugin.so", qml + "QtQuick/Shapes/qmldir",
        "PySide6/Qt/lib/libQt6QuickShapes.so.6", "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so", "libpython3.11.so.1.0",
        "arschloch_gui/app/qml/Main.qml", "PySide6/QtOpenGL.abi3.so",
    ):  # fmt: skip
        assert is_wanted(name), name
    for name in (
        qml + "QtQuick/Controls/qmldir", qml + "QtQuick/plugins.qmltypes",
        "PySide6/Qt/lib/libQt6QuickControls2.so.6", "PySide6/Qt/translations/qt_de.qm",
        "PySide6\\Qt\\plugins\\imageformats\\qsvg.dll",
    ):  # fmt: skip
        assert not is_wanted(name), name


def test_libraries_that_were_renamed_are_asked_for_by_either_name():
    asked = system_packages()
    assert "libglib2.0-0 | libglib2.0-0t64" in asked
    assert {"libegl1", "libxcb-cursor0", "libxkbcommon-x11-0"} <= set(asked)
    assert "libfreetype6" not in asked


def test_what_graphics_drivers_load_as_well_is_left_to_the_system():
    assert {"libstdc++6", "zlib1g", "libzstd1"} <= set(system_packages())
    for name in ("libstdc++.so.6", "libgcc_s.so.1", "libz.so.1", "libzstd.so.1"):
        assert not is_wanted(name), name
    assert is_wanted("pillow.libs/libzstd-40ad5e7e.so.1.5.7")


@pytest.mark.parametrize("arguments", [[], ["rpm"], ["deb", "wheel"]])
def test_what_cannot_be_built_is_told_in_a_line(arguments: list[str], capsys):
    assert make(ROOT, Path("python"), arguments) == 2
    assert capsys.readouterr().err.strip().splitlines() == [
        f"usage: python3 packaging/dev.py package {'|'.join(KINDS)}|all"
    ]


def test_the_scripts_for_fresh_systems_can_be_read_by_the_shell():
    for script in (ROOT / "packaging").glob("*.sh"):
        subprocess.run(["bash", "-n", script], check=True)


def test_a_built_folder_checks_itself_in_a_home_of_its_own(tmp_path: Path):
    program = tmp_path / "arschloch" / "arschloch"
    program.parent.mkdir()
    program.write_text(
        '#!/bin/sh\nprintf "%s\\n" "$HOME" "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" >told\n',
        "utf-8",
        newline="\n",
    )
    program.chmod(0o755)
    check_itself(program.parent, tmp_path)
    told = [Path(line) for line in (tmp_path / "told").read_text("utf-8").splitlines()]
    assert [each.parent for each in told] == [tmp_path] * 3
    assert not any(each.exists() for each in told)


def test_debian_describes_the_game_as_software_centres_do():
    summary, *lines = description(ROOT).splitlines()
    assert summary == "Get rid of your cards first and become president"
    assert lines[0].startswith(" The card game known as Arschloch")
    assert any(line.startswith(" * Every house rule") for line in lines)
    assert all(line.startswith(" ") and len(line) <= 80 for line in lines)
    assert "Kartenspiel" not in description(ROOT)
