import QtQuick
import "../theme"

/*! A label with a line of help on the left and a control on the right, or below if it is narrow. */
Item {
    id: row

    property string label: ""
    property string help: ""
    /*! A message about a problem with this option, shown beside it. */
    property string problem: ""
    default property alias control: place.data
    property bool stacked: width < 24 * Theme.body || place.childrenRect.width > 0.7 * width || breaks
    /*! Whether the label would be broken beside a control of a fixed width. */
    readonly property bool breaks: fixed && name.implicitWidth > width - place.childrenRect.width - Theme.px(20)
    /*! Whether the width of the control does not depend on whether it is below the label. */
    property bool fixed: false

    implicitHeight: Math.max(words.height, stacked ? 0 : place.height)
                    + (stacked ? place.height + Theme.px(6) : 0)
    height: implicitHeight

    Column {
        id: words
        width: row.stacked ? row.width : Math.max(6 * Theme.body, row.width - place.width - Theme.px(20))
        spacing: Theme.px(2)
        y: row.stacked ? 0 : Math.max(0, (row.height - height) / 2)

        Words { id: name; width: parent.width; text: row.label; visible: text !== ""; soft: !row.enabled }
        Words {
            width: parent.width
            text: row.help
            visible: text !== ""
            soft: true
            font.pixelSize: Theme.small
        }
        Words {
            width: parent.width
            text: row.problem
            visible: text !== ""
            color: Theme.warnText
            font.pixelSize: Theme.small
        }
    }
    Item {
        id: place
        width: childrenRect.width
        height: childrenRect.height
        x: row.stacked ? 0 : row.width - width
        y: row.stacked ? words.height + Theme.px(6) : (row.height - height) / 2
    }
}
