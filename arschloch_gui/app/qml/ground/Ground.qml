pragma Singleton
import QtQuick
import Arschloch

/*! What the window needs of colours and measures before anything is in it; `Theme` has all of them.

    Apart from it, because importing a folder loads all its singletons, and the others need the
    whole program. */
QtObject {
    /*! Set by the window, before anything is shown. */
    property LiveSettings settings: null
    /*! Set by the window: the room the screens have, as they count it. */
    property real windowWidth: 1280
    property real windowHeight: 800
    /*! The smallest layout. A smaller window shows the same layout, scaled down. */
    readonly property size leastRoom: Qt.size(960, 600)
    /*! The smallest window: there everything is two thirds as large. */
    readonly property size leastWindow: Qt.size(640, 400)
    /*! Set by the window: how much smaller everything is drawn, 1 in a window that has room for it. */
    property real shrink: 1
    readonly property real scale: Math.max(0.7, Math.min(windowWidth / 1280, windowHeight / 800))

    function px(n) { return n * scale }

    readonly property bool dark: {
        const wish = settings ? settings.theme : "system"
        return wish === "dark" || (wish === "system" && Application.styleHints.colorScheme === Qt.Dark)
    }

    // The table is the same by day and by night; only its light goes down.
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
