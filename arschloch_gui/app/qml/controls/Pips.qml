pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! The strength of a computer player: `lit` of `total` pips, readable without knowing the names.
    The text beside it gives the same information to screen readers. */
Row {
    id: row
    objectName: "pips"

    property int lit: 0
    property int total: 5
    property color colour: Theme.text

    spacing: Theme.px(3)
    visible: lit > 0
    Accessible.ignored: true

    Repeater {
        model: row.total
        Rectangle {
            required property int index
            width: Math.round(0.42 * Theme.small)
            height: width
            radius: width / 2
            color: index < row.lit ? row.colour : "transparent"
            border.color: row.colour
            border.width: Math.max(1, Theme.px(1))
        }
    }
}
