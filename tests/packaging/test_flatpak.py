"""The Flatpak manifest names existing files, in the versions the project requires.

It cannot be built without a runtime, so the most likely errors are checked here.
"""

import importlib.util
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import project_version
import pytest
from packages import desktop, flatpak_repository
from packages.building import BuildError
from ruamel.yaml import YAML

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "packaging" / "flatpak"
MANIFEST = FOLDER / f"{desktop.ID}.yaml"


@pytest.fixture(scope="module")
def manifest():
    return YAML(typ="safe").load(MANIFEST.read_text("utf-8"))


@pytest.fixture(scope="module")
def dependencies():
    """Return the script that wrote the lists of wheels."""
    path = FOLDER / "dependencies.py"
    spec = importlib.util.spec_from_file_location("flatpak_dependencies", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_called_as_everywhere_else_and_starts_the_command(manifest):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert manifest["id"] == desktop.ID
    assert manifest["command"] in project["scripts"]


def test_it_may_show_a_window_make_a_sound_and_save_documents_and_nothing_else(manifest):
    assert set(manifest["finish-args"]) == {
        "--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=pulseaudio",
        "--device=dri", "--filesystem=xdg-documents",
    }  # fmt: skip


def test_the_base_has_a_qt_the_project_is_for(manifest, dependencies):
    for requirement in dependencies.of_base().values():
        assert requirement.specifier.contains(f"{manifest['base-version']}.0"), requirement
    assert manifest["base-version"] == manifest["runtime-version"]


@pytest.mark.parametrize("which", ["DEPENDENCIES", "TOOLS"])
def test_every_dependency_is_listed_with_a_version_that_will_do(which: str, dependencies):
    path = getattr(dependencies, which)
    wheels = dict(map(dependencies.named, json.loads(path.read_text("utf-8"))))
    asked = dependencies.needed() if which == "DEPENDENCIES" else dependencies.tools()
    assert len(asked) >= 3
    for name, requirement in asked.items():
        assert requirement.specifier.contains(wheels[name]), requirement


def test_every_dependency_is_in_the_manifest_or_base(dependencies):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = {re.match(r"[\w-]+", line)[0].lower() for line in project["dependencies"]}
    assert named == {*dependencies.needed(), *dependencies.of_base()}


@pytest.mark.parametrize("which", ["DEPENDENCIES", "TOOLS"])
def test_every_wheel_has_an_address_a_hash_and_the_folder_it_is_looked_for_in(
    which: str, dependencies, manifest
):
    path = getattr(dependencies, which)
    commands = " ".join(manifest["modules"][0]["build-commands"])
    for source in json.loads(path.read_text("utf-8")):
        assert re.fullmatch(
            r"https://files\.pythonhosted\.org/packages/\w\w/\w\w/\w{60}/[^/]+\.whl", source["url"]
        )
        assert re.fullmatch("[0-9a-f]{64}", source["sha256"])
        assert f"{source['dest']}/*.whl" in commands
        tags = source["url"].removesuffix(".whl").rsplit("-", 3)[1:]
        assert tags[0] in ("cp313", "py3", "py2.py3") or tags[1] == "abi3", source["url"]


def test_what_it_takes_from_the_tree_is_there(manifest):
    (module,) = manifest["modules"]
    tree, *lists = module["sources"]
    assert (FOLDER / tree["path"]).resolve() == ROOT
    assert all((FOLDER / name).is_file() for name in lists)
    words = " ".join(module["build-commands"]).split()
    taken = [word for word in words if re.match(r"packaging/|[A-Z]+$", word)]
    assert taken == ["packaging/packages/desktop.py", "LICENSE"]
    assert all((ROOT / word).is_file() for word in taken)


@pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="flatpak-builder is not here")
def test_flatpak_builder_reads_it_without_complaint(tmp_path):
    done = subprocess.run(
        ["flatpak-builder", "--show-manifest", MANIFEST],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    read = json.loads(done.stdout)["modules"][0]["sources"]
    assert {"python-dependencies", "build-tools"} <= {each.get("dest") for each in read}


def test_what_is_built_knows_its_version_without_git(tmp_path, monkeypatch):
    """The version is in the manifest that flatpak-builder gets, and pip reads it from there."""
    shown = {"modules": [{"sources": [{"type": "dir", "path": "../.."}]}]}
    monkeypatch.setattr(flatpak_repository, "output", lambda *_: json.dumps(shown))
    monkeypatch.setattr(flatpak_repository, "version", lambda _: "1.1.0.dev79+gf92f3d4")
    path = flatpak_repository._manifest(ROOT, tmp_path)
    tree, about = json.loads(path.read_text("utf-8"))["modules"][0]["sources"]
    assert tree["path"] == str(ROOT)
    (tmp_path / about["dest-filename"]).write_text(about["contents"], "utf-8", newline="\n")
    assert project_version.current(tmp_path) == "1.1.0.dev79+gf92f3d4"


@pytest.mark.parametrize("program", flatpak_repository.BUILDERS)
def test_a_missing_program_is_named_in_one_sentence(tmp_path, monkeypatch, program):
    monkeypatch.setattr(shutil, "which", lambda name: None if name == program else f"/bin/{name}")
    with pytest.raises(BuildError, match=f"with {program}, which is not installed"):
        flatpak_repository.build_flatpak(tmp_path, tmp_path)
