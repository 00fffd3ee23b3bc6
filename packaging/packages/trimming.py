"""Which of the files PyInstaller gathers the game needs: it takes all of Qt Quick otherwise.

The window uses QtQuick, its templates and shapes, and paints by itself: no ready-made control, no
style, no picture format but PNG, none of Qt's own translations.
"""

from __future__ import annotations

QML = "PySide6/Qt/qml/"
KEPT_QML = (
    "QtQml/",
    "QtQuick/qmldir",
    "QtQuick/libqtquick2plugin.so",
    "QtQuick/Window/",
    "QtQuick/Templates/",
    "QtQuick/Shapes/",
    "builtins.qmltypes",
)
UNUSED = (
    "PySide6/Qt/translations/",
    "PySide6/Qt/plugins/imageformats/",
    "PySide6/Qt/plugins/sqldrivers/",
    "PySide6/Qt/plugins/qmltooling/",
    "PySide6/Qt/plugins/tls/",
    "PySide6/Qt/plugins/networkinformation/",
    "PySide6/Qt/plugins/platformthemes/libqgtk3",
    "PySide6/Qt/plugins/platforms/libqeglfs",
    "PySide6/Qt/plugins/platforms/libqvnc",
    "PySide6/Qt/plugins/platforms/libqlinuxfb",
    "PySide6/Qt/plugins/platforms/libqminimalegl",
    "PySide6/Qt/plugins/platforms/libqvkkhrdisplay",
    "PySide6/Qt/plugins/egldeviceintegrations/",
    "PySide6/Qt/plugins/generic/",
    "PySide6/Qt/plugins/iconengines/",
    "PySide6/Qt/plugins/wayland-graphics-integration-server/",
)
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
    # Pillow draws shapes and writes PNG: no fonts, no colour management, no other format.
    "PIL._avif", "PIL._webp", "PIL._imagingcms", "PIL._imagingft", "PIL._imagingtk",
]  # fmt: skip
"""Modules that some library could use and the game does not."""


def is_wanted(name: str) -> bool:
    """Whether a file of the folder, named relative to it, is needed."""
    name = name.replace("\\", "/")
    if name.endswith(ONLY_TOOLS_READ) or any(map(name.startswith, UNUSED)):
        return False
    if name.startswith(QML):
        return name.removeprefix(QML).startswith(KEPT_QML)
    library = name.rpartition("/")[2]
    return not library.startswith(tuple(f"libQt6{each}" for each in UNUSED_MODULES))
