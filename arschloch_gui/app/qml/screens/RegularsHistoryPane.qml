pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! What a regulars' table has seen: who stands where, and what is remembered best. */
ScrollPane {
    id: pane

    required property RegularsHistory history
    readonly property real _wide: Math.max(Theme.px(96), 6.4 * Theme.small)
    /*! Whether there is no room for a name beside its figures. */
    readonly property bool _stacked: column.width < 4 * _wide + Theme.px(62) + 6 * Theme.body
    readonly property real _figure: Math.min(_wide, column.width / 4)

    spacing: Theme.px(14)

    Words {
        objectName: "noEvenings"
        width: pane.column.width
        visible: pane.history.none
        soft: true
        text: qsTr("You haven’t finished a round together yet.")
    }
    Heading {
        objectName: "evenings"
        visible: text !== ""
        width: pane.column.width
        level: 2
        text: pane.history.amount
    }
    Column {
        width: pane.column.width
        visible: pane.history.rows.length > 0
        spacing: Theme.px(4)
        Row {
            anchors.right: parent.right
            Repeater {
                model: pane.history.columns
                Words {
                    required property string modelData
                    width: pane._figure
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.small
                    soft: true
                    text: modelData
                    // Each line tells what its figures are.
                    Accessible.ignored: true
                }
            }
        }
        Repeater {
            // By number: the lines live on while what they say changes.
            model: pane.history.rows.length
            Rectangle {
                id: line
                required property int index
                readonly property var who: pane.history.rows[index] ?? { name: "", person: -1, own: false, figures: [], told: "" }
                objectName: "standing:" + index
                width: pane.column.width
                height: pane._stacked ? face.height + figures.height + Theme.px(16) : Math.max(Theme.px(54), figures.height)
                radius: Theme.px(8)
                color: who.own ? Theme.panelSoft : "transparent"
                border { width: who.own ? Theme.line : 1; color: who.own ? Theme.gold : Theme.panelLine }
                Accessible.role: Accessible.StaticText
                Accessible.ignored: !visible
                Accessible.name: who.told

                Portrait {
                    id: face
                    x: Theme.px(8)
                    y: pane._stacked ? Theme.px(5) : (parent.height - height) / 2
                    width: Theme.px(44); height: width
                    visible: line.who.person >= 0
                    person: Math.max(0, line.who.person)
                }
                Words {
                    x: face.x + face.width + Theme.px(10)
                    width: (pane._stacked ? parent.width : figures.x) - x - Theme.px(8)
                    anchors.verticalCenter: face.verticalCenter
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                    font.bold: line.who.own
                    text: line.who.name
                    Accessible.ignored: true
                }
                Row {
                    id: figures
                    anchors.right: parent.right
                    y: pane._stacked ? face.height + Theme.px(10) : (parent.height - height) / 2
                    Repeater {
                        model: line.who.figures
                        Words {
                            required property string modelData
                            width: pane._figure
                            horizontalAlignment: Text.AlignHCenter
                            text: modelData
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    Repeater {
        model: pane.history.lines
        Words {
            required property string modelData
            required property int index
            objectName: "historyLine:" + index
            width: pane.column.width
            text: modelData
        }
    }
}
