import QtQuick
import "../theme"

/*! A picture drawn at its exact size, and redrawn once a change of size has finished.

    The painter (app/pictures/painter.py) draws it. Until that is done, the previous picture stays,
    or the same one in another size. A card that has neither is drawn at once, so it is never
    missing. Never make this `asynchronous`, because Qt's picture thread must not call Python. */
Image {
    id: drawn

    /*! What to show, as a subject from `Art`. Nothing is shown without one. */
    property string subject: ""
    /*! Whether the height alone determines the size. */
    property bool byHeight: false
    /*! The size that it is drawn for. */
    property size settled: Qt.size(0, 0)
    readonly property real shrink: Theme.shrink
    /*! The address of the picture wanted here, "" if there is none. */
    readonly property string wanted: {
        if (!App.painter || !subject || settled.width <= 0 || settled.height <= 0) return ""
        const ratio = Screen.devicePixelRatio
        const across = byHeight ? 0 : Math.round(settled.width * ratio)
        return across + "x" + Math.round(settled.height * ratio) + "/" + subject
    }
    /*! Whether the picture is still being drawn, or is about to be for another size. */
    readonly property bool waiting: wanted !== _shown || rest.running
    property string _shown: ""

    function _show() {
        if (wanted && !_shown) _shown = App.painter.soonest(wanted)
        else if (!wanted || App.painter.ready(wanted)) _shown = wanted
    }
    /*! Fade in a picture that was missing, unless its screen is not shown yet. */
    function _arrive() {
        arrival.to = opacity
        arrival.restart()
    }
    function _settle() { settled = Qt.size(Math.round(width * shrink), Math.round(height * shrink)) }

    source: _shown ? "image://art/" + _shown : ""
    fillMode: Image.PreserveAspectFit
    mipmap: true
    Component.onCompleted: _settle()
    // The screen was left before it was shown.
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
