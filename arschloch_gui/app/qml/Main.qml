import QtQuick
import Arschloch
import "ground"

/*! The window as it opens: its size and the plain table. What is in it follows (`House.qml`), so
    nothing here may need more of the program than the settings (docs/decisions/start-up.md). */
Window {
    id: window

    /*! Initial properties set by app/front.py. */
    required property LiveSettings settings
    required property WindowPlace place
    /*! False for pictures and tests, which want the size they asked for. */
    property bool rememberGeometry: true

    /*! The screen shown: "start", "newMatch", "table", "matches", "practice", "statistics",
        "playback", "settings", "rules" or "about". */
    property string page: "start"
    /*! The height at the top that messages take from the screens. */
    property real taken: 0

    title: qsTr("Arschloch")
    width: 1280
    height: 800
    minimumWidth: 960
    minimumHeight: 600
    color: Ground.clothEdge
    visible: false

    /*! The size nearest to a wish that the screen has room for, title bar and panel included. */
    function fitting(wishedWidth, wishedHeight) {
        return fit(wishedWidth, wishedHeight, Math.min(Screen.width, Screen.desktopAvailableWidth),
                   Math.min(Screen.height, Screen.desktopAvailableHeight), Screen.height)
    }
    /*! How large the frame is that a desktop puts round a window is not known before it does; some
        desktops do not say either what their panels take from the screen. */
    function fit(wishedWidth, wishedHeight, roomWidth, roomHeight, screenHeight) {
        const titleBar = 40, panel = 42, edges = 8
        const high = Math.min(roomHeight - titleBar, screenHeight - titleBar - panel)
        return Qt.size(Math.max(minimumWidth, Math.min(wishedWidth, roomWidth - edges)),
                       Math.max(minimumHeight, Math.min(wishedHeight, high)))
    }

    Component.onCompleted: {
        Ground.settings = settings
        // Once: whoever makes the window larger later knows why.
        if (rememberGeometry) {
            const size = settings.windowWidth > 0 ? fitting(settings.windowWidth, settings.windowHeight)
                                                  : fitting(1280, 800)
            width = size.width
            height = size.height
        }
    }
    onClosing: place.keep()
    Binding { target: Ground; property: "windowWidth"; value: window.width }
    Binding { target: Ground; property: "windowHeight"; value: window.height - window.taken }

    PlainTable { anchors.fill: parent }
    // While one timer runs, Qt never takes its animation driver down. Without it, a timer that starts in the
    // turn in which the last one has stopped makes Qt warn "stopAnimationDriver: driver is not running".
    Timer { interval: 24 * 3600 * 1000; repeat: true; running: true }
}
