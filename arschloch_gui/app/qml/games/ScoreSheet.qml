pragma ComponentBehavior: Bound
import QtQuick
import "../theme"
import "../controls"

/*! The score sheet beside the table: a line for every round, and the totals of every player. */
Item {
    id: sheet

    /*! {round, points, totals, penalties} of every finished round, by seat. */
    property var rows: []
    property list<string> names: []
    property int viewerSeat: 0
    readonly property real line: 1.65 * Theme.body
    readonly property real first: 2.6 * Theme.body
    readonly property real column: (width - first) / Math.max(1, names.length)
    /*! Whether there is room for the points of a round beside the total. */
    readonly property bool roomy: column > 4.4 * Theme.body

    Accessible.role: Accessible.Table
    Accessible.ignored: !visible
    Accessible.name: qsTr("Score sheet")

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border { width: 1; color: Theme.panelLine }
        radius: Theme.px(6)
    }
    Repeater {
        model: sheet.names
        Words {
            required property int index
            required property string modelData
            x: sheet.first + index * sheet.column
            width: sheet.column - Theme.px(8)
            height: sheet.line
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            font { bold: index === sheet.viewerSeat; pixelSize: Theme.small }
            text: modelData
        }
    }
    Rectangle { y: sheet.line; width: parent.width; height: Theme.line; color: Theme.panelLine }
    RowList {
        id: lines
        objectName: "scoreLines"
        y: sheet.line + Theme.line
        width: parent.width
        height: parent.height - y - Theme.px(2)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: sheet.rows
        Component.onCompleted: positionViewAtEnd()
        // If the sheet is too long for its place, the arrow keys scroll it.
        activeFocusOnTab: activeFocus || contentHeight > height
        keyNavigationEnabled: false
        function scrollBy(distance) { contentY = Math.max(0, Math.min(contentHeight - height, contentY + distance)) }
        Keys.onUpPressed: scrollBy(-sheet.line)
        Keys.onDownPressed: scrollBy(sheet.line)
        FocusRing { parent: lines; shown: lines.activeFocus }
        delegate: Item {
            id: round
            required property var modelData
            width: lines.width
            height: sheet.line
            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: qsTr("Round %1: %2").arg(modelData.round).arg(
                sheet.names.map((name, seat) => name + " " + round.modelData.totals[seat]).join(", "))
            Words {
                width: sheet.first - Theme.px(8)
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                horizontalAlignment: Text.AlignRight
                soft: true
                font.pixelSize: Theme.small
                text: round.modelData.round
                Accessible.ignored: true
            }
            Repeater {
                model: sheet.names.length
                Item {
                    id: cell
                    required property int index
                    readonly property int points: round.modelData.points[index]
                    readonly property string penalty: round.modelData.penalties[index]
                    x: sheet.first + index * sheet.column
                    width: sheet.column - Theme.px(8)
                    height: sheet.line
                    Words {
                        id: total
                        anchors.right: parent.right
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                        font.bold: cell.index === sheet.viewerSeat
                        text: round.modelData.totals[cell.index]
                        Accessible.ignored: true
                    }
                    Words {
                        visible: sheet.roomy
                        anchors.right: total.left
                        anchors.rightMargin: Theme.px(8)
                        height: parent.height
                        verticalAlignment: Text.AlignVCenter
                        soft: cell.penalty === ""
                        color: cell.penalty === "" ? Theme.textSoft : Theme.warnText
                        font { pixelSize: Theme.small; bold: cell.penalty !== "" }
                        text: cell.points > 0 ? "+" + cell.points : "–"
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
