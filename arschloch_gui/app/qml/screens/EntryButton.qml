import QtQuick
import "../theme"
import "../controls"

/*! An entry beside the games on the start screen: a small picture and a name. */
QuietButton {
    id: entry

    /*! The subject of the picture. */
    required property string picture

    overCloth: true
    leftPadding: Theme.px(8)
    topPadding: Theme.px(4)
    bottomPadding: Theme.px(4)
    font.bold: true
    // No `Row`, whose size is known only after a layout: the games above need the height at once.
    contentItem: Item {
        implicitWidth: label.x + label.implicitWidth
        implicitHeight: Math.max(frame.height, label.implicitHeight)
        Rectangle {
            id: frame
            y: (parent.height - height) / 2
            width: Theme.px(52)
            height: Theme.px(38)
            radius: Theme.px(4)
            color: Theme.panelSoft
            border { width: Theme.line; color: Theme.outline }
            clip: true
            Drawn {
                anchors.fill: parent
                anchors.margins: Math.round(parent.border.width)
                fillMode: Image.PreserveAspectFit
                subject: entry.picture
            }
        }
        Text {
            id: label
            x: frame.width + Theme.px(10)
            y: (parent.height - height) / 2
            textFormat: Text.PlainText
            text: entry.text
            font: entry.font
            color: entry.line
            Accessible.ignored: true
        }
    }
    Tip { shown: entry.hovered || entry.visualFocus; words: entry.description }
}
