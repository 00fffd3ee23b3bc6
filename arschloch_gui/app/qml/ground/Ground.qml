pragma Singleton
import QtQuick
import Arschloch

/*! The colours and sizes that the empty window needs. `Theme` has all of them.

    This is a separate module because importing a folder loads all its singletons, and the others
    need the whole program. */
QtObject {
    /*! Set by the window before anything is shown. */
    property LiveSettings settings: null
    /*! Set by the window: the size available to the screens, in layout pixels. */
    property real windowWidth: 1280
    property real windowHeight: 800
    /*! The smallest layout. A smaller window shows the same layout, scaled down. */
    readonly property size leastRoom: Qt.size(960, 600)
    /*! The smallest window, in which everything is two thirds as large. */
    readonly property size leastWindow: Qt.size(640, 400)
    /*! Set by the window: the scale of everything, 1 in a window with enough room. */
    property real shrink: 1
    readonly property real scale: Math.max(0.7, Math.min(windowWidth / 1280, windowHeight / 800))

    function px(n) { return n * scale }

    readonly property bool dark: {
        const wish = settings ? settings.theme : "system"
        return wish === "dark" || (wish === "system" && Application.styleHints.colorScheme === Qt.Dark)
    }

    // The table has the same colours by day and by night, only darker at night.
    function _lit(shade) {
        const colour = settings ? settings.clothColours[shade] : "#14514F"
        return dark ? Qt.darker(colour, 1.3) : colour
    }
    readonly property color cloth: _lit(0)
    readonly property color clothLight: _lit(1)
    readonly property color clothEdge: _lit(2)
    readonly property color rim: "#3A2214"
    readonly property color rimLight: "#7A4B2A"
}
