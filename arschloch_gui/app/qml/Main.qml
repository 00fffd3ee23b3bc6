import QtQuick
import Arschloch
import "ground"

/*! The window as it opens: its size and the plain table. `Root.qml` adds the contents later, so
    nothing here may need more of the program than the settings (docs/decisions/start-up.md). */
Window {
    id: window

    /*! Initial properties set by app/shell.py. */
    required property LiveSettings settings
    required property WindowPlace place
    /*! False for screenshots and tests, which need the size that they set. */
    property bool rememberGeometry: true

    /*! The screen shown: "start", "table" or another name of a ScreenSlot in Root.qml. */
    property string page: "start"
    /*! The height at the top that messages take from the screens. */
    property real taken: 0

    title: qsTr("Arschloch")
    width: 1280
    height: 800
    minimumWidth: Math.max(Ground.leastWindow.width, Math.min(Ground.leastRoom.width, _room.width))
    minimumHeight: Math.max(Ground.leastWindow.height, Math.min(Ground.leastRoom.height, _room.height))
    color: Ground.clothEdge
    visible: false

    /*! The scale of the whole window, below 1 if there is no room for the full layout. */
    readonly property real _shrink: Math.min(1, width / Ground.leastRoom.width, height / Ground.leastRoom.height)
    readonly property size _room: roomOn(Math.min(Screen.width, Screen.desktopAvailableWidth),
                                         Math.min(Screen.height, Screen.desktopAvailableHeight), Screen.height)

    /*! Return the largest window size on a screen, including title bar and panel. The size of the
        window frame is unknown before the desktop adds it, and some desktops do not report the size
        of their panels either. */
    function roomOn(availableWidth, availableHeight, screenHeight) {
        const titleBar = 40, panel = 42, edges = 8
        return Qt.size(availableWidth - edges, Math.min(availableHeight - titleBar, screenHeight - titleBar - panel))
    }
    /*! Return the size nearest to the wished one that fits into a room. */
    function fit(wishedWidth, wishedHeight, room) {
        return Qt.size(Math.max(Ground.leastWindow.width, Math.min(wishedWidth, room.width)),
                       Math.max(Ground.leastWindow.height, Math.min(wishedHeight, room.height)))
    }

    Component.onCompleted: {
        Ground.settings = settings
        // Only once, because a user who enlarges the window later does so on purpose.
        if (rememberGeometry) {
            const size = settings.windowWidth > 0 ? fit(settings.windowWidth, settings.windowHeight, _room)
                                                  : fit(1280, 800, _room)
            width = size.width
            height = size.height
        }
    }
    onClosing: place.keep()
    Binding { target: Ground; property: "shrink"; value: window._shrink }
    Binding { target: Ground; property: "windowWidth"; value: window.width / window._shrink }
    Binding { target: Ground; property: "windowHeight"; value: window.height / window._shrink - window.taken }

    PlainTable { anchors.fill: parent }
    // Qt never stops its animation driver while a timer is running. Without this one, a timer that
    // starts in the same turn in which the last one stopped makes Qt warn "stopAnimationDriver:
    // driver is not running".
    Timer { interval: 24 * 3600 * 1000; repeat: true; running: true }
}
