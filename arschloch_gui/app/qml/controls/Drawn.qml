import QtQuick
import "../theme"

/*! A picture drawn for exactly its size, again only once a change of size has come to rest.

    The painter (app/pictures/painter.py) draws it; until that is done the one before stays,
    or the same in another size. A card that has neither is drawn on the spot, never missing. Never make it
    `asynchronous`: Qt's thread for pictures must not come to Python. */
Image {
    id: drawn

    /*! What to show, in the words of `Art`; nothing without. */
    property string subject: ""
    /*! Whether the height alone says how large it is. */
    property bool byHeight: false
    /*! The size it is drawn for, as it is shown. */
    property size settled: Qt.size(0, 0)
    readonly property real shrink: Theme.shrink
    /*! The address of the picture that belongs here, "" if there is none. */
    readonly property string wanted: {
        if (!App.painter || !subject || settled.width <= 0 || settled.height <= 0) return ""
        const ratio = Screen.devicePixelRatio
        const across = byHeight ? 0 : Math.round(settled.width * ratio)
        return across + "x" + Math.round(settled.height * ratio) + "/" + subject
    }
    /*! Whether it is still being drawn, or about to be for another size. */
    readonly property bool waiting: wanted !== _shown || rest.running
    property string _shown: ""

    function _show() {
        if (wanted && !_shown) _shown = App.painter.soonest(wanted)
        else if (!wanted || App.painter.ready(wanted)) _shown = wanted
    }
    /*! What was missing until now comes softly; on a screen that is not shown yet it is there at once. */
    function _arrive() {
        arrival.to = opacity
        arrival.restart()
    }
    function _settle() { settled = Qt.size(Math.round(width * shrink), Math.round(height * shrink)) }

    source: _shown ? "image://art/" + _shown : ""
    fillMode: Image.PreserveAspectFit
    mipmap: true
    Component.onCompleted: _settle()
    // Its screen was left before it was shown.
    Component.onDestruction: if (wanted && !_shown) App.painter?.dismiss(wanted)
    onWantedChanged: _show()
    onWidthChanged: if (settled.width <= 0) _settle(); else if (!byHeight) rest.restart()
    onShrinkChanged: rest.restart()
    onHeightChanged: settled.height > 0 ? rest.restart() : _settle()
    Accessible.ignored: true

    NumberAnimation { id: arrival; target: drawn; property: "opacity"; from: 0; duration: Theme.quick(160) }
    Timer { id: rest; interval: 180; onTriggered: drawn._settle() }
    Connections {
        target: App.painter
        enabled: drawn.waiting
        function onDrawn(address) {
            if (address !== drawn.wanted) return
            if (!drawn._shown && !App.leaving) drawn._arrive()
            drawn._shown = address
        }
    }
}
