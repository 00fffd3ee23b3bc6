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
            GuestCard {
                required property int index
                objectName: "guest:" + index
                width: Math.floor((row.width - (row._columns - 1) * flow.spacing) / row._columns)
                who: row.company[index] ?? { person: 0, name: "", level: "", pips: 0, character: "" }
            }
        }
    }
}
