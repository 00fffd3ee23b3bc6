pragma ComponentBehavior: Bound
import QtQuick
import "../theme"
import "../controls"

/*! A drawer at the right with the standings and everything that has happened. */
Item {
    id: drawer

    required property var session
    property bool open: false

    width: Math.min(Theme.px(330), parent.width * 0.4)
    x: parent.width - (open ? width : 0)
    visible: x < parent.width
    Behavior on x { NumberAnimation { duration: Theme.quick(200); easing.type: Easing.OutCubic } }

    MouseArea { anchors.fill: parent; onWheel: wheel => wheel.accepted = true }
    Panel {
        anchors { fill: parent; topMargin: Theme.px(2); rightMargin: -Theme.px(14); bottomMargin: Theme.px(10) }
        padding: Theme.px(18)

        Heading { id: title; text: qsTr("Standings") }
        Column {
            id: table
            anchors { top: title.bottom; topMargin: Theme.px(6); left: parent.left; right: parent.right; rightMargin: Theme.px(14) }
            Repeater {
                model: drawer.session.standings
                Item {
                    id: line
                    required property string name
                    required property int place
                    required property int score
                    required property bool isViewer
                    required property string insignia
                    required property string accessibleName
                    width: table.width
                    height: Theme.body * 1.7
                    Accessible.role: Accessible.ListItem
                    Accessible.name: accessibleName
                    Insignia { width: Theme.body * 1.4; height: width; key: line.insignia; anchors.verticalCenter: parent.verticalCenter }
                    Words {
                        x: Theme.body * 1.9
                        width: parent.width - x - points.implicitWidth - Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.place + ". " + line.name
                        font.bold: line.isViewer
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                    Words {
                        id: points
                        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                        text: line.score
                        font.bold: true
                        Accessible.ignored: true
                    }
                }
            }
        }
        Rectangle {
            id: rule
            anchors { top: table.bottom; topMargin: Theme.px(10); left: parent.left; right: parent.right; rightMargin: Theme.px(14) }
            height: Math.max(1, Theme.px(1))
            color: Theme.panelLine
        }
        ListView {
            id: lines
            anchors { top: rule.bottom; topMargin: Theme.px(8); left: parent.left; right: parent.right; bottom: parent.bottom; rightMargin: Theme.px(14) }
            clip: true
            model: drawer.session.log
            boundsBehavior: Flickable.StopAtBounds
            spacing: Theme.px(3)
            onCountChanged: Qt.callLater(positionViewAtEnd)
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Log")
            delegate: Words {
                required property string kind
                required property string accessibleName
                required property int seat
                required property int index
                width: lines.width
                topPadding: kind === "round" && index > 0 ? Theme.px(10) : 0
                text: accessibleName
                font { pixelSize: kind === "round" ? Theme.body : Theme.small; bold: kind === "round" }
                soft: kind !== "round" && seat !== drawer.session.viewerSeat
                Accessible.role: Accessible.ListItem
            }
        }
    }
}
