pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The evaluation of each option of a decision, the best first. */
Column {
    id: column

    required property Hindsight hindsight
    spacing: Theme.px(8)

    Repeater {
        model: column.hindsight.options
        Item {
            id: option
            required property var modelData
            required property int index
            readonly property bool taken: modelData.mark !== ""
            /*! Return the x position of a value from −1 to +1 on the ruler. */
            function at(value) { return (Math.max(-1, Math.min(1, value)) + 1) / 2 * ruler.width }
            objectName: "option:" + index
            width: column.width
            height: ruler.y + ruler.height + Theme.px(5)
            /*! If the line is too short for the mark, the mark has a line of its own. */
            readonly property bool stacked: taken && measure.advanceWidth > 0.42 * width
            TextMetrics { id: measure; font: mark.font; text: option.modelData.mark }
            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: modelData.told
            Words {
                id: words
                width: parent.width - number.width - (option.stacked ? 0 : mark.width) - Theme.px(12)
                font { pixelSize: Theme.small; bold: option.taken }
                text: option.modelData.choice
                Accessible.ignored: true
            }
            Words {
                id: mark
                x: option.stacked ? 0 : number.x - width - Theme.px(8)
                y: option.stacked ? words.height : 0
                visible: text !== ""
                width: !visible ? 0 : option.stacked ? option.width : Math.ceil(measure.advanceWidth) + 1
                soft: true
                font.pixelSize: Theme.small
                wrapMode: option.stacked ? Text.Wrap : Text.NoWrap
                text: option.modelData.mark
                Accessible.ignored: true
            }
            Words {
                id: number
                anchors.right: parent.right
                font { pixelSize: Theme.small; bold: true }
                color: option.index === 0 ? Theme.accent : Theme.text
                wrapMode: Text.NoWrap
                text: option.modelData.figure
                Accessible.ignored: true
            }
            Item {
                id: ruler
                y: words.height + (option.stacked ? mark.height : 0) + Theme.px(3)
                width: parent.width
                height: Theme.px(10)
                Rectangle { anchors.fill: parent; radius: height / 2; color: Theme.panelSoft }
                Rectangle {
                    width: Math.max(height, option.at(option.modelData.value))
                    height: parent.height
                    radius: height / 2
                    color: option.taken ? Theme.gold : Theme.panelLine
                }
                Rectangle {
                    readonly property real from: option.at(option.modelData.value - 2 * option.modelData.stderr)
                    x: from
                    width: Math.max(Theme.line, option.at(option.modelData.value + 2 * option.modelData.stderr) - from)
                    height: Theme.line
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.text
                }
            }
        }
    }
    Words {
        width: parent.width
        visible: text !== ""
        soft: true
        font.pixelSize: Theme.small
        text: column.hindsight.scale
    }
}
