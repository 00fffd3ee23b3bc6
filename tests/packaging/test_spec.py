"""The input of PyInstaller on each system, evaluated with a stand-in that records it."""

import plistlib
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from packages import desktop, macos
from packages.building import version
from packages.folder import command
from packages.trimming import is_wanted

import arschloch_gui.app.program.libraries  # noqa: F401 - before the system is another one

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "packaging" / "packages" / "arschloch.spec"
QT = "PySide6/Qt6QuickControls2.dll"


@pytest.fixture
def told(tmp_path: Path, monkeypatch):
    """Return a function that evaluates the spec for a system and returns PyInstaller's inputs."""

    def evaluate(system: str) -> dict[str, list[dict]]:
        calls: dict[str, list[dict]] = {name: [] for name in ("EXE", "COLLECT", "BUNDLE")}

        def listener(name: str):
            return lambda *parts, **how: calls[name].append({"parts": parts, **how})

        compat, hooks = ModuleType("PyInstaller.compat"), ModuleType("PyInstaller.utils.hooks")
        vars(compat).update(is_win=system == "win32", is_darwin=system == "darwin")
        vars(hooks).update(
            collect_data_files=lambda *_, **__: [],
            copy_metadata=lambda name: [],
            collect_submodules=lambda name: [name],
        )
        for module in (ModuleType("PyInstaller"), ModuleType("PyInstaller.utils"), compat, hooks):
            monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setattr(sys, "path", list(sys.path))
        gathered = SimpleNamespace(
            binaries=[(QT, "", "BINARY"), ("PySide6/Qt6Quick.dll", "", "BINARY")],
            datas=[], pure=[], scripts=[],
        )  # fmt: skip
        names = {
            "SPECPATH": str(SPEC.parent), "workpath": str(tmp_path), "PYZ": lambda pure: "modules",
            "Analysis": lambda *_, **__: gathered, **{name: listener(name) for name in calls},
        }  # fmt: skip
        exec(compile(SPEC.read_text("utf-8"), SPEC, "exec"), names)
        assert [name for name, *_ in gathered.binaries] == ["PySide6/Qt6Quick.dll"]
        return calls

    return evaluate


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_there_is_a_program_that_commands_can_be_given_to(system: str, told):
    programs = {each["name"]: each for each in told(system)["EXE"]}
    speaking = programs[command(system).removesuffix(".exe")]
    # On macOS, a program without its own console still has the terminal it was started from.
    assert speaking["console"] or system == "darwin"


def test_on_windows_one_program_opens_no_console_and_both_have_icon_and_version(told, tmp_path):
    programs = told("win32")["EXE"]
    assert [each["name"] for each in programs if not each["console"]] == ["arschloch"]
    assert all(Path(each["icon"]).is_file() for each in programs)
    kept: list[dict[str, Any]] = []
    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "VarFileInfo")
    parts: dict[str, Any] = dict.fromkeys((*names, "VarStruct"), lambda *_, **how: kept.append(how))
    parts["StringStruct"] = lambda key, value: kept.append({key: value})
    eval(Path(programs[0]["version"]).read_text("utf-8"), parts)
    assert {"ProductVersion": version(ROOT)} in kept
    assert any(len(each.get("filevers", ())) == 4 for each in kept)


def test_on_macos_it_is_an_application_that_opens_records(told):
    (bundle,) = told("darwin")["BUNDLE"]
    assert Path(bundle["icon"]).read_bytes().startswith(b"icns")
    assert bundle["version"] == version(ROOT)
    assert bundle["bundle_identifier"] == desktop.ID.replace("_", "-") == macos.IDENTIFIER
    info = plistlib.loads(plistlib.dumps(bundle["info_plist"]))
    (opened,), (declared,) = info["CFBundleDocumentTypes"], info["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    tags = declared["UTTypeTagSpecification"]
    assert tags == {"public.filename-extension": ["arl"], "public.mime-type": [desktop.RECORD]}
    assert set(info["CFBundleLocalizations"]) == {"en", *_translated()}


def test_elsewhere_there_is_no_bundle(told):
    assert told("linux")["BUNDLE"] == told("win32")["BUNDLE"] == []


def _translated() -> set[str]:
    return {path.stem.rpartition("_")[2] for path in (ROOT / "i18n").glob("*.ts")}


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt6QuickShapes.dll", "PySide6/qml/QtQuick/qtquick2plugin.dll",
        "PySide6\\plugins\\platforms\\qwindows.dll", "PySide6/QtTest.abi3.so",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib", "QtQuickShapes",
        "PySide6/Qt/qml/QtQuick/libqtquick2plugin.dylib",
        "PySide6/Qt/lib/QtQuickTemplates2.framework/Versions/A/QtQuickTemplates2",
    ],
)  # fmt: skip
def test_what_the_window_draws_with_is_kept_on_windows_and_macos(name: str):
    assert is_wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        QT, "PySide6/opengl32sw.dll", "PySide6/qml/QtQuick/Controls/qmldir",
        "PySide6/plugins/tls/qschannelbackend.dll", "PySide6/plugins/platforms/qdirect2d.dll",
        "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets", "QtQuickControls2",
        "PySide6/Qt/plugins/styles/libqmacstyle.dylib", "PySide6/translations/qt_de.qm",
    ],
)  # fmt: skip
def test_the_rest_of_qt_is_not(name: str):
    assert not is_wanted(name)
