pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The opponents in the next match: portraits, names, strengths and characters. */
Column {
    id: row

    required property Guests guests
    readonly property var company: guests.company
    readonly property real _card: Math.max(Theme.px(150), 10.4 * Theme.body)
    readonly property int _columns: Math.max(1, Math.floor((width + flow.spacing) / (_card + flow.spacing)))

    spacing: Theme.px(6)
    visible: company.length > 0

    LabelledRow {
        width: parent.width
        label: qsTr("At the table")
        QuietButton {
            objectName: "otherGuestsButton"
            text: qsTr("New opponents")
            description: qsTr("Different opponents join the next match.")
            onClicked: row.guests.inviteOthers()
        }
    }
    Flow {
        id: flow
        width: parent.width
        spacing: Theme.px(8)
        Repeater {
            // The model is a number so that the portraits live on when other opponents take their
            // places.
            model: row.company.length
            Item {
                id: guest
                required property int index
                readonly property var who: row.company[index] ?? { person: 0, name: "", level: "", pips: 0, character: "" }
                objectName: "guest:" + index
                width: Math.floor((row.width - (row._columns - 1) * flow.spacing) / row._columns)
                height: Math.max(face.height, words.height)
                Accessible.role: Accessible.StaticText
                Accessible.ignored: !visible
                Accessible.name: [who.name, who.level, who.character].filter(part => part !== "").join(", ")

                Portrait {
                    id: face
                    width: Theme.px(52); height: width
                    anchors.verticalCenter: parent.verticalCenter
                    person: guest.who.person
                }
                Column {
                    id: words
                    x: face.width + Theme.px(8)
                    width: parent.width - x
                    anchors.verticalCenter: parent.verticalCenter
                    Words {
                        width: parent.width
                        text: guest.who.name
                        font { pixelSize: Theme.small; bold: true }
                        Accessible.ignored: true
                    }
                    Item {
                        width: parent.width
                        height: level.height
                        Words {
                            id: level
                            width: Math.min(implicitWidth, parent.width - pips.width - Theme.px(6))
                            text: guest.who.level
                            font.pixelSize: Theme.small
                            Accessible.ignored: true
                        }
                        Pips {
                            id: pips
                            anchors { left: level.right; leftMargin: Theme.px(6); verticalCenter: level.verticalCenter }
                            lit: guest.who.pips
                        }
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        text: guest.who.character
                        soft: true
                        font { pixelSize: Theme.small; italic: true }
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
