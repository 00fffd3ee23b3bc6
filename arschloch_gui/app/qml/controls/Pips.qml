pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! How strong a computer player is: `lit` of `total` pips, for those who read no name. The text
    beside it says the same to a screen reader. */
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
