"""Selection of the files that the game uses, because PyInstaller collects all of Qt Quick.

The window uses QtQuick, its templates and shapes, and paints everything itself. It uses no
controls, no styles, no picture formats but PNG, and none of Qt's own translations.
"""

from __future__ import annotations

import re

KEPT_QML = (
    "QtQml/", "QtQuick/qmldir", "QtQuick/qtquick2plugin", "QtQuick/Window/", "QtQuick/Templates/",
    "QtQuick/Shapes/", "builtins.qmltypes",
)  # fmt: skip
UNUSED_PLUGINS = (
    "imageformats/", "sqldrivers/", "qmltooling/", "tls/", "networkinformation/", "styles/",
    "vectorimageformats/", "egldeviceintegrations/", "generic/", "iconengines/",
    "wayland-graphics-integration-server/", "platformthemes/qgtk3",
    "platforms/qeglfs", "platforms/qvnc", "platforms/qlinuxfb", "platforms/qminimalegl",
    "platforms/qvkkhrdisplay", "platforms/qdirect2d",
)  # fmt: skip
UNUSED = ("translations/", "opengl32sw.dll")
"""The rest of Qt's folder that is not used.

The last entry draws OpenGL without a graphics card. On Windows, Qt Quick uses Direct3D, which can
do that itself.
"""
THE_SYSTEMS = ("libstdc++.so", "libgcc_s.so", "libz.so", "libzstd.so")
"""Libraries that must come from the system.

The system's graphics drivers are loaded into the same process and require versions at least as new
as the system's. With Debian 12's libraries in the folder, no window opens on Debian 13.
"""
UNUSED_MODULES = (
    "Charts", "DataVisualization", "EglFS", "Graphs", "LabsAnimation", "LabsFolderListModel",
    "LabsPlatform", "LabsQmlModels", "LabsSettings", "LabsSharedImage", "LabsStyleKit",
    "LabsSynchronizer", "LabsWavefrontMesh", "Location", "Multimedia", "Pdf", "Positioning",
    "Quick3D", "QuickControls2", "QuickDialogs2", "QuickEffects", "QuickLayouts", "QuickParticles",
    "QuickTest", "QuickTimeline", "QuickVectorImage", "RemoteObjects", "Scxml", "Sensors", "Sql",
    "StateMachine", "Svg", "Test", "TextToSpeech", "VirtualKeyboard", "WaylandCompositor",
    "WebChannel", "WebEngine", "WebSockets", "WebView", "Widgets",
)  # fmt: skip
ONLY_TOOLS_READ = (".qmltypes", ".pyi")
UNUSED_PACKAGES = [
    "tkinter", "numpy", "unittest", "pydoc", "lib2to3", "setuptools", "pip", "sqlite3", "ssl",
    "_ssl", "_hashlib",
    # Pillow only draws shapes and writes PNG: no fonts, colour management or other formats.
    "PIL._avif", "PIL._webp", "PIL._imagingcms", "PIL._imagingft", "PIL._imagingtk",
]  # fmt: skip
"""Modules that some library can use but the game does not."""


_QT = re.compile(r"PySide6/(?:Qt/)?")
"""On Windows, all of Qt is beside the modules, elsewhere in a separate folder."""
_LIBRARY = re.compile(
    r"(?:libQt6(?=\w+\.so\b)"  # Linux
    r"|Qt6(?=\w+\.dll$)"  # Windows
    r"|Qt(?=\w+(?:\.framework)?$))"  # macOS, where the folder is the library
    r"(?P<module>\w+)"
)


def is_wanted(name: str) -> bool:
    """Return whether a file of the folder is used on any system. `name` is its relative path."""
    name = name.replace("\\", "/")
    if name.endswith(ONLY_TOOLS_READ) or name.rpartition("/")[2].startswith(THE_SYSTEMS):
        return False
    inside, found = _QT.subn("", name, count=1) if name.startswith("PySide6/") else (name, 0)
    if found and not _is_wanted_of_qt(inside):
        return False
    libraries = filter(None, map(_LIBRARY.match, inside.split("/")))
    return not any(each["module"].startswith(UNUSED_MODULES) for each in libraries)


def _is_wanted_of_qt(inside: str) -> bool:
    """Return whether a file in Qt's folder is used, regardless of the library it belongs to."""
    folder, _, rest = inside.partition("/")
    place, _, file = rest.rpartition("/")
    # A plugin is called libq….so, libq….dylib or q….dll.
    plain = f"{place}/".lstrip("/") + file.removeprefix("lib")
    if folder == "qml":
        return plain.startswith(KEPT_QML)
    if folder == "plugins":
        return not plain.startswith(UNUSED_PLUGINS)
    return not inside.startswith(UNUSED)
