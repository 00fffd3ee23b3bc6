"""The bootstrap: what is missing, what is current, and the messages to the person."""

import ast
import os
import re
import shutil
import sys
import tempfile
import tomllib
from collections import Counter
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import bootstrap
import compile_playout
import dev
import environment
import pytest
import screen_reader
from environment import SetupError, Venv
from packages import flatpak_repository

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tree(tmp_path):
    """Return a source tree with a finished environment."""
    (tmp_path / "packaging").mkdir()
    (tmp_path / "packaging" / "hatch_build.py").write_text("hook = 1\n", "utf-8", newline="\n")
    (tmp_path / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["hatchling"]\n'
        '[project]\nname = "x"\ndependencies = ["pillow"]\n'
        "[tool.ruff]\nline-length = 100\n",
        "utf-8",
        newline="\n",
    )
    venv = Venv(tmp_path)
    fill(venv)
    environment.finish(venv, environment.DEV)
    return tmp_path


def fill(venv):
    """Create the files of an installation that the bootstrap checks."""
    venv.bin.mkdir(parents=True)
    venv.python.write_text("", "utf-8", newline="\n")
    for name in ("PIL", "QtQuick"):
        files = {f"{name}/__init__.py", f"{name}-1.0.dist-info/RECORD"}
        for file in files:
            (venv.packages / file).parent.mkdir(parents=True, exist_ok=True)
            (venv.packages / file).write_text("", "utf-8", newline="\n")
        record = venv.packages / f"{name}-1.0.dist-info" / "RECORD"
        record.write_text("".join(f"{file},,\n" for file in files), "utf-8", newline="\n")


def edit(file, old, new):
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8", newline="\n")


# -- the version of Python


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 9, 2, "final", 0), (3, 10)])
def test_an_old_python_is_told_in_one_sentence(version):
    sentence = dev.complaint(version)
    assert sentence.startswith("The game needs Python 3.11 or newer")
    assert sentence.count(".\n") == 0
    assert f"this is Python {version[0]}.{version[1]};" in sentence
    assert ".deb" in sentence


@pytest.mark.parametrize("version", [(3, 11), (3, 12, 1), (4, 0)])
def test_a_new_python_is_welcome(version):
    assert dev.complaint(version) == ""


def test_dev_parses_on_old_pythons_and_imports_nothing_new():
    tree = ast.parse((ROOT / "packaging" / "dev.py").read_text("utf-8"), feature_version=(3, 4))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr | ast.AnnAssign)]
    imported = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [alias.name for node in imported for alias in node.names] == ["sys"]


def test_dev_and_pyproject_agree_on_the_oldest_python():
    assert f'requires-python = ">={dev.NEEDED[0]}.{dev.NEEDED[1]}"' in (
        ROOT / "pyproject.toml"
    ).read_text(encoding="utf-8")


# -- system parts


def test_nothing_is_missing_on_a_complete_system():
    assert bootstrap.missing_packages(lambda name: True, lambda: True, lambda name: name) == []


def test_a_bare_system_lacks_every_part_once():
    packages = bootstrap.missing_packages(lambda name: False, lambda: False, lambda name: None)
    assert packages[0] == f"python3.{sys.version_info[1]}-venv"
    assert {"libegl1", "libgl1", "libxcb-cursor0", "fonts-dejavu-core"} <= set(packages)
    assert len(packages) == len(set(packages))


def test_the_venv_package_is_needed_when_only_ensurepip_is_missing():
    # Debian's Python has the module venv, but lacks its dependencies.
    modules = {"venv": object(), "ensurepip": None}
    packages = bootstrap.missing_packages(lambda name: True, lambda: True, modules.get)
    assert packages == [f"python3.{sys.version_info[1]}-venv"]


@pytest.mark.parametrize(
    ("update", "sudo", "command"),
    [
        (False, True, "sudo apt-get install -y --no-install-recommends a b"),
        (False, False, "apt-get install -y --no-install-recommends a b"),
        (
            True,
            True,
            "sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends a b'",
        ),
    ],
)
def test_one_command_brings_all(update, sudo, command):
    assert bootstrap.install_command(["a", "b"], update=update, sudo=sudo) == command


def test_package_lists_are_noticed(tmp_path):
    assert not bootstrap.has_package_lists(str(tmp_path / "none"))
    assert not bootstrap.has_package_lists(str(tmp_path))
    (tmp_path / "archive_main_binary-amd64_Packages.lz4").write_text("", "utf-8", newline="\n")
    assert bootstrap.has_package_lists(str(tmp_path))


@pytest.fixture(autouse=True)
def no_system_is_changed(monkeypatch):
    """Fail a test that would install system packages, which happens only to root."""
    monkeypatch.setattr(
        bootstrap, "install_packages", lambda names: pytest.fail(f"would install {names}")
    )


@pytest.fixture
def bare(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(bootstrap, "missing_packages", lambda: ["libegl1"])
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")


def test_who_is_not_root_gets_the_command_and_status_1(bare, monkeypatch, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(bootstrap, "has_package_lists", lambda: True)
    assert bootstrap.main(["play"]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert lines[1:] == ["  sudo apt-get install -y --no-install-recommends libegl1"]


def test_root_gets_the_packages(bare, monkeypatch):
    asked: list[Any] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(bootstrap, "install_packages", asked.append)
    with pytest.raises(SetupError, match="not usable: libegl1"):
        bootstrap.ensure_system()
    assert asked == [["libegl1"]]


def test_other_linuxes_are_told_and_go_on(bare, monkeypatch, capsys):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    bootstrap.ensure_system()
    assert "libegl1" in capsys.readouterr().err


# -- what tests with a screen reader need


@pytest.fixture
def unheard(monkeypatch):
    """Simulate a system without a screen reader; return installations and messages."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(screen_reader, "missing_packages", lambda: ["at-spi2-core"])
    installed: list[str] = []
    monkeypatch.setattr(bootstrap, "install_packages", installed.extend)
    return installed


def test_a_bare_system_needs_every_part_of_a_screen_reader_once():
    nothing = screen_reader.missing_packages(lambda name: None, lambda: False, lambda: False)
    assert nothing == ["xvfb", "dbus", "at-spi2-core", "python3-pyatspi"]
    assert screen_reader.missing_packages(lambda name: name, lambda: True, lambda: True) == []


def test_root_gets_the_parts_of_a_screen_reader_installed(unheard, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    bootstrap.ensure_test_system()
    assert unheard == ["at-spi2-core"]


def test_others_are_told_one_command_and_the_tests_go_on(unheard, monkeypatch, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    bootstrap.ensure_test_system()
    assert unheard == []
    told = capsys.readouterr().err
    assert "skipped" in told
    assert "sudo" in told
    assert "at-spi2-core" in told


def test_an_installation_that_fails_only_skips_them(unheard, monkeypatch, capsys):
    monkeypatch.setattr(os, "geteuid", lambda: 0)

    def fail(packages):
        raise SetupError("no network")

    monkeypatch.setattr(bootstrap, "install_packages", fail)
    bootstrap.ensure_test_system()
    assert "skipped" in capsys.readouterr().err


def test_only_the_tests_install_a_screen_reader(tree, monkeypatch):
    asked: list[str] = []
    monkeypatch.setattr(bootstrap, "set_up", lambda root, level="": Venv(root))
    monkeypatch.setattr(bootstrap, "run", lambda *_: 0)
    monkeypatch.setattr(bootstrap, "ensure_test_system", lambda: asked.append("test"))
    bootstrap.play(tree, ["rules"])
    assert asked == []
    bootstrap.test(tree, ["tests"])
    assert asked == ["test"]


# -- the virtual environment


def test_a_finished_environment_is_current(tree):
    assert environment.is_current(Venv(tree))


@pytest.mark.parametrize("level", environment.LEVELS)
def test_a_second_start_runs_nothing_and_takes_no_lock(tree, monkeypatch, level):
    monkeypatch.setattr(bootstrap, "ensure_system", lambda: None)
    monkeypatch.setattr(bootstrap, "run_quietly", lambda *args: pytest.fail("something was run"))
    monkeypatch.setattr(bootstrap, "one_at_a_time", lambda root: pytest.fail("a lock was taken"))
    bootstrap.set_up(tree, level)


def test_a_linter_setting_is_no_reason_to_install(tree):
    edit(tree / "pyproject.toml", "line-length = 100", "line-length = 99")
    assert environment.is_current(Venv(tree))


@pytest.mark.parametrize("line", ['"pillow"', 'name = "x"', '"hatchling"'])
def test_a_change_of_the_project_is_a_reason_to_install(tree, line):
    edit(tree / "pyproject.toml", line, line.replace('"', '"y-', 1))
    assert not environment.is_current(Venv(tree))


def test_a_change_of_the_build_hook_is_a_reason_to_install(tree):
    edit(tree / "packaging" / "hatch_build.py", "1", "2")
    assert not environment.is_current(Venv(tree))


def test_a_python_that_has_gone_is_a_reason_to_install(tree):
    venv = Venv(tree)
    venv.python.unlink()
    venv.python.symlink_to("/nowhere/python")
    assert not environment.is_current(venv)


def test_a_moved_tree_is_a_reason_to_install(tree, tmp_path_factory):
    moved = tmp_path_factory.mktemp("elsewhere") / "moved"
    tree.rename(moved)
    assert not environment.is_current(Venv(moved))


@pytest.mark.parametrize("stamp", [b"", b"\xff\xfe", None])
def test_a_half_made_environment_is_made_anew(tree, monkeypatch, stamp):
    venv = Venv(tree)
    remnant = venv.folder / "remnant"
    remnant.write_text("", "utf-8", newline="\n")
    venv.stamp.unlink()
    if stamp is not None:
        venv.stamp.write_bytes(stamp)
    commands = []
    monkeypatch.setattr(environment, "install", lambda venv, level="": True)

    def make(command, root):
        commands.append(command)
        fill(venv)
        return True

    monkeypatch.setattr(environment, "run_quietly", make)
    environment.ensure_venv(venv)
    assert commands[0][1:3] == ["-m", "venv"]
    assert not remnant.exists()
    assert environment.is_current(venv)


def test_a_finished_environment_is_updated_in_place(tree, monkeypatch):
    edit(tree / "pyproject.toml", '"pillow"', '"pillow>1"')
    monkeypatch.setattr(environment, "install", lambda venv, level="": True)
    monkeypatch.setattr(environment, "create", lambda venv: pytest.fail("made anew"))
    environment.ensure_venv(Venv(tree))
    assert environment.is_current(Venv(tree))


def test_an_update_that_fails_is_not_current_afterwards(tree, monkeypatch):
    edit(tree / "pyproject.toml", '"pillow"', '"pillow>1"')
    monkeypatch.setattr(environment, "install", lambda venv, level="": False)
    monkeypatch.setattr(environment, "create", lambda venv: None)
    with pytest.raises(SetupError, match="could not be installed"):
        environment.ensure_venv(Venv(tree))
    assert not environment.is_current(Venv(tree))


def test_a_new_environment_that_fails_leaves_the_old_one_usable(tree, monkeypatch):
    venv = Venv(tree)
    before = venv.stamp.read_text("utf-8")
    edit(tree / "pyproject.toml", '"pillow"', '"pillow>1"')
    monkeypatch.setattr(environment, "install", lambda venv, level: False)
    monkeypatch.setattr(environment, "create", lambda venv: venv.folder.mkdir())
    with pytest.raises(SetupError, match="could not be installed"):
        environment.ensure_venv(venv)
    assert venv.stamp.read_text("utf-8") == before
    assert not venv.replaced.exists()
    edit(tree / "pyproject.toml", '"pillow>1"', '"pillow"')
    assert environment.is_current(venv)


def test_a_set_up_that_was_killed_keeps_the_environment_before_it(tree, monkeypatch):
    venv = Venv(tree)
    venv.folder.rename(venv.replaced)
    venv.folder.mkdir()
    monkeypatch.setattr(environment, "install", lambda venv, level: False)
    monkeypatch.setattr(environment, "create", lambda venv: venv.folder.mkdir())
    with pytest.raises(SetupError, match="could not be installed"):
        environment.ensure_venv(venv)
    assert environment.is_current(venv)
    assert not venv.replaced.exists()


@pytest.mark.parametrize("lost", ["PIL/__init__.py", "QtQuick-1.0.dist-info/RECORD"])
def test_an_environment_that_lost_a_file_is_set_up_again(tree, monkeypatch, capsys, lost):
    venv = Venv(tree)
    (venv.packages / lost).unlink()
    monkeypatch.setattr(environment, "create", fill)
    monkeypatch.setattr(environment, "install", lambda venv, level: True)
    environment.ensure_venv(venv)
    assert "Parts of .venv are missing" in capsys.readouterr().err
    assert environment.is_current(venv)


def test_a_package_that_somebody_updated_by_hand_is_no_damage(tree):
    venv = Venv(tree)
    newer = venv.packages / "PIL-2.0.dist-info"
    (venv.packages / "PIL-1.0.dist-info").rename(newer)
    (newer / "RECORD").write_text("PIL/__init__.py,,\n", "utf-8", newline="\n")
    assert environment.is_current(venv)


def test_a_moved_folder_is_set_up_again_because_its_programs_name_the_old_one(
    tree, monkeypatch, capsys, tmp_path_factory
):
    moved = tmp_path_factory.mktemp("elsewhere") / "moved"
    tree.rename(moved)
    monkeypatch.setattr(environment, "create", fill)
    monkeypatch.setattr(environment, "install", lambda venv, level: True)
    environment.ensure_venv(Venv(moved), environment.DEV)
    assert "has been moved" in capsys.readouterr().err
    assert environment.is_current(Venv(moved), environment.DEV)


def test_playing_needs_the_least_and_each_level_includes_the_others(tree):
    venv = Venv(tree)
    for at, level in enumerate(environment.LEVELS):
        environment.finish(venv, level)
        current = [environment.is_current(venv, each) for each in environment.LEVELS]
        assert current == [True] * (at + 1) + [False] * (2 - at)


def test_a_new_linter_is_no_reason_to_install_for_a_player(tree):
    edit(
        tree / "pyproject.toml", "[tool.ruff]",
        '[project.optional-dependencies]\ndev = ["newer"]\n[tool.ruff]',
    )  # fmt: skip
    assert environment.is_current(Venv(tree), environment.PLAY)
    assert not environment.is_current(Venv(tree), environment.DEV)


def test_a_player_gets_no_linter_test_tool_or_compiler(monkeypatch):
    asked: list[str] = []

    def record(command, root):
        asked.extend(map(str, command))
        return True

    monkeypatch.setattr(environment, "run_quietly", record)
    environment.install(Venv(ROOT), environment.PLAY)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    optional = project["optional-dependencies"]
    tools = {re.split("[<>=;\\[ ]", line)[0] for lines in optional.values() for line in lines}
    assert "mypy" in tools
    assert "ruff" in tools
    wanted = {re.split("[<>=;\\[ ]", each)[0] for each in asked}
    assert wanted & tools <= {"hatchling"}
    assert asked[-1] == "."


@pytest.mark.sampled
@pytest.mark.parametrize("setting", ["user = true", "target = {elsewhere}", "prefix = {elsewhere}"])
@pytest.mark.parametrize("section", ["global", "install"])
def test_a_configuration_of_pip_does_not_decide_the_place(
    tmp_path, monkeypatch, capfd, section, setting
):
    """`pip config list` says what pip has read; an empty value counts as none."""
    mine = tmp_path / "pip" / "pip.conf"
    mine.parent.mkdir()
    header = "[install]\n" if section == "install" else ""
    mine.write_text(
        f"[global]\ntimeout = 7\n{header}{setting.format(elsewhere=tmp_path)}\n",
        "utf-8",
        newline="\n",
    )
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("PIP_CONFIG_FILE", raising=False)
    assert environment.run_quietly([sys.executable, "-m", "pip", "config", "list"], tmp_path)
    told = capfd.readouterr().err
    assert "global.timeout='7'" in told
    name = setting.split()[0]
    assert f"{section}.{name}='{'false' if name == 'user' else ''}'" in told


# -- a folder that somebody else has set up


def test_a_folder_that_needs_something_and_belongs_to_another_is_one_sentence(
    tree, monkeypatch, capsys
):
    edit(tree / "pyproject.toml", '"pillow"', '"pillow>1"')
    monkeypatch.setattr(bootstrap, "ensure_system", lambda: None)
    monkeypatch.setattr(bootstrap, "ROOT", tree)
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert bootstrap.main(["play"]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"belongs to {tree.owner()}" in told
    assert "packaging/dev.py play" in told


@pytest.mark.parametrize("command", ["test", "compile", "package"])
def test_what_writes_into_the_folder_of_another_is_one_sentence(tree, monkeypatch, capsys, command):
    monkeypatch.setattr(bootstrap, "ROOT", tree)
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert bootstrap.main([command, *(["wheel"] if command == "package" else [])]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_pictures_go_elsewhere_where_the_folder_belongs_to_another(runs, tmp_path, monkeypatch):
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    monkeypatch.setattr(tempfile, "mkdtemp", lambda prefix: str(tmp_path / "elsewhere"))
    assert bootstrap.play(tmp_path, []) == 0
    assert runs[0][0][-1] == str(tmp_path / "elsewhere")


# -- the simulator


def test_a_player_without_compiled_simulator_is_told_in_one_line(
    runs, tmp_path, monkeypatch, capsys
):
    monkeypatch.undo()
    folder = tmp_path / "arschloch_gui/ai/climbing/playout"
    shutil.copytree(
        ROOT / "arschloch_gui/ai/climbing/playout",
        folder,
        ignore=shutil.ignore_patterns("compiled"),
    )
    shutil.copy(ROOT / "arschloch_gui/ai/compiled.py", tmp_path / "arschloch_gui/ai")
    bootstrap.tell_strength(tmp_path)
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "packaging/dev.py compile" in told
    library = "arschloch_playout__mypyc" + EXTENSION_SUFFIXES[0]
    compiled = Path(compile_playout.target(tmp_path))
    compiled.mkdir(parents=True)
    (compiled / library).touch()
    bootstrap.tell_strength(tmp_path)
    assert capsys.readouterr().err == ""


def test_only_what_is_there_compiles(tree, monkeypatch):
    monkeypatch.setattr(compile_playout, "is_settled", lambda root: False)
    monkeypatch.setattr(compile_playout, "has_compiler", lambda: True)
    assert not bootstrap.can_compile(Venv(tree))
    (Venv(tree).packages / "mypyc").mkdir()
    assert bootstrap.can_compile(Venv(tree))


def test_packages_are_not_built_without_a_compiler(tree, monkeypatch):
    """They would lack the compiled simulator."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "base_prefix", "/usr")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(compile_playout, "has_compiler", lambda: False)
    monkeypatch.setattr(bootstrap, "set_up", lambda *_: pytest.fail("something is set up"))
    with pytest.raises(SetupError, match=rf"gcc libc6-dev python3\.{sys.version_info[1]}-dev"):
        bootstrap.package(tree, ["wheel"])


def test_a_flatpak_is_built_without_a_compiler_here(tree, monkeypatch):
    from packages import make

    built = []
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setitem(make.KINDS, "flatpak", lambda root, python: built.append(root))
    for name in ("ensure_compiler", "ensure_build_system"):
        monkeypatch.setattr(bootstrap, name, lambda: pytest.fail("a compiler is required"))
    monkeypatch.setattr(bootstrap, "set_up", lambda root, level: Venv(root))
    (tree / "dist").mkdir(exist_ok=True)
    assert bootstrap.package(tree, ["flatpak"]) == 0
    assert built == [tree]


@pytest.mark.parametrize(("program", "name"), flatpak_repository.BUILDERS.items())
def test_a_flatpak_needs_its_programs(tree, monkeypatch, program, name):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda each: None if each == program else f"/bin/{each}")
    monkeypatch.setattr(bootstrap, "set_up", lambda *_: pytest.fail("something is set up"))
    with pytest.raises(SetupError, match=rf"apt-get install .* {name}\b"):
        bootstrap.package(tree, ["flatpak"])


def test_packages_are_not_built_without_gcc(monkeypatch):
    """Data of libraries is made smaller with it, even where another compiler is installed."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "gcc" else f"/usr/bin/{name}")
    with pytest.raises(SetupError, match=r"\bgcc\b"):
        bootstrap.ensure_build_system()


def test_settings_that_lead_pip_astray_are_left_out(monkeypatch, tmp_path):
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setenv("PIP_CERT", "/certificates")
    found = environment.clean_environment(tmp_path)
    assert not {"PIP_USER", "PYTHONPATH"} & set(found)
    assert found["PIP_CERT"] == "/certificates"


# -- the commands


@pytest.mark.parametrize(
    ("environment", "platform", "seen"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", False),
        ({"QT_QPA_PLATFORM": "linuxfb"}, "linux", True),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_display_is_recognised(environment, platform, seen):
    assert bootstrap.has_display(environment, platform) is seen


@pytest.fixture
def runs(tmp_path, monkeypatch):
    """Record the commands instead of running them."""
    found = []

    def record(command, environment, folder):
        found.append(([str(part) for part in command][1:], environment))
        return 0

    monkeypatch.setattr(bootstrap, "set_up", lambda root, level="": Venv(root))
    # What a system lacks is the subject of other tests.
    monkeypatch.setattr(bootstrap, "ensure_test_system", lambda: None)
    monkeypatch.setattr(bootstrap, "tell_strength", lambda root: None)
    monkeypatch.setattr(bootstrap, "run", record)
    monkeypatch.setattr(bootstrap, "captured", lambda *given: (record(*given), ""))
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    return found


@pytest.mark.parametrize("arguments", [[], ["saved.arl"]])
def test_play_without_a_display_says_so_and_shows_pictures(runs, tmp_path, capsys, arguments):
    assert bootstrap.play(tmp_path, arguments) == 0
    [(command, environment)] = runs
    assert command[:3] == ["-m", "arschloch_gui", "showcase"]
    assert command[-2:] == ["--out", str(tmp_path / "showcase")]
    assert environment["QT_QPA_PLATFORM"] == "offscreen"
    assert environment["QT_QUICK_BACKEND"] == "software"
    output = capsys.readouterr()
    assert len(output.err.splitlines()) == 1
    assert "no display" in output.err
    assert str(tmp_path / "showcase") in output.out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "en"),
    ],
)
def test_the_pictures_speak_the_language_of_the_system(environment, language):
    assert bootstrap.language_of(environment) == language


def test_play_with_a_display_starts_the_game(runs, tmp_path, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":7")
    assert bootstrap.play(tmp_path, ["saved.arl"]) == 0
    [(command, environment)] = runs
    assert command == ["-m", "arschloch_gui", "saved.arl"]
    assert "QT_QPA_PLATFORM" not in environment


def test_the_other_commands_need_no_display(runs, tmp_path, capsys):
    assert bootstrap.play(tmp_path, ["simulate", "--json"]) == 0
    assert runs[0][0] == ["-m", "arschloch_gui", "simulate", "--json"]
    assert capsys.readouterr().out == ""


def test_test_runs_every_check_even_after_a_failure(tmp_path, monkeypatch, runs, capsys):
    names = []

    def fail_at_mypy(command, environment, folder):
        name = Path(str(command[0])).name
        names.append(name)
        return 1 if name == "mypy" else 0

    monkeypatch.setattr(bootstrap, "run", fail_at_mypy)
    monkeypatch.setattr(bootstrap, "captured", lambda *given: (fail_at_mypy(*given), "said"))
    assert bootstrap.test(tmp_path, []) == 1
    assert Counter(names) == Counter(["ruff", "ruff", "mypy", "lint-imports", *["python"] * 3])
    lines = capsys.readouterr().err.splitlines()
    assert lines[:4] == ["== pytest", "== ruff check", "said", "== ruff format"]
    assert lines[-1] == "Failed: mypy"


@pytest.mark.parametrize("argument", ["--long", "--sample-seed=7"])
def test_the_long_run_and_another_sample_include_every_check(tmp_path, runs, argument):
    assert bootstrap.test(tmp_path, [argument]) == 0
    assert len(runs) == len(bootstrap.checks(Venv(tmp_path)))
    [of_pytest] = [command for command, _ in runs if command[:2] == ["-m", "pytest"]]
    assert of_pytest[-1] == argument


def test_test_passes_arguments_to_pytest_alone(tmp_path, runs):
    assert bootstrap.test(tmp_path, ["tests/engine", "-k", "perft"]) == 0
    assert [command for command, _ in runs] == [["-m", "pytest", "tests/engine", "-k", "perft"]]


@pytest.mark.parametrize(("arguments", "status"), [([], 2), (["dance"], 2), (["--help"], 0)])
def test_anything_else_gets_the_usage(arguments, status, capsys):
    assert bootstrap.main(arguments) == status
    assert "usage: python3 packaging/dev.py play" in "".join(capsys.readouterr())


@pytest.mark.parametrize(
    ("arguments", "status"), [([], 2), (["deb", "x"], 2), (["dbe"], 2), (["--help"], 0)]
)
def test_a_wrong_package_sets_nothing_up(monkeypatch, capsys, arguments, status):
    monkeypatch.setattr(bootstrap, "set_up", lambda *_: pytest.fail("something was set up"))
    assert bootstrap.main(["package", *arguments]) == status
    assert "usage: python3 packaging/dev.py package" in "".join(capsys.readouterr())


def test_continuous_integration_runs_exactly_the_test_command():
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    assert 'exec python3 packaging/dev.py test "$@"' in script
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_mypy_reads_all_but_the_tests_strictly():
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    [strict] = [each for each in tool["overrides"] if each.get("disallow_untyped_defs")]
    for file in set(tool["files"]) - {"tests"}:
        name = Path(file).stem
        assert {name, f"{name}.*"} & set(strict["module"]), file
