import QtQuick
import "../theme"

/*! Animation that counts up the figures in one line of a summary, once, when it appears. Lines
    further down count first, so that the first place comes last. */
Item {
    id: counter
    objectName: "countUp"

    /*! The summary that contains the line. */
    required property SummaryPanel sheet
    /*! How many lines are counted before this one. */
    property int before: 0
    /*! 0: nothing is counted, 1: everything is. */
    property real told: 1
    readonly property real counted: 1 - Math.pow(1 - told, 3)

    /*! Return the current value of a figure that rises from `from` to `to`. */
    function between(from, to) { return Math.round(from + (to - from) * counted) }

    SequentialAnimation {
        id: counting
        running: counter.sheet.moves && counter.sheet.visible
        PropertyAction { target: counter; property: "told"; value: 0 }
        PauseAnimation { duration: Theme.duration(counter.sheet.lineAfter * Math.max(0, Math.min(6, counter.before))) }
        NumberAnimation { target: counter; property: "told"; to: 1; duration: Theme.duration(counter.sheet.lineLasts) }
    }
    Connections { target: counter.sheet; function onHurried() { if (counting.running) counting.complete() } }
}
