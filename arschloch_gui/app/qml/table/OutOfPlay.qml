pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The cards that are out of play this round, always listed: missing, laid aside or discarded. */
Row {
    id: list

    required property Session session
    /*! The maximum width. */
    property real room: Theme.px(500)
    readonly property real chip: 2.9 * Theme.small + spacing
    readonly property int most: Math.max(1, Math.min(16, (room - caption.width - 3 * Theme.small) / chip))
    readonly property list<string> codes: session.table.outOfPlay
    readonly property int hidden: session.table.hiddenAside

    objectName: "outOfPlay"
    visible: codes.length > 0 || hidden > 0
    spacing: Theme.px(4)
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible
    Accessible.name: caption.text + " " + session.table.outOfPlayNames

    Signs { id: signs }
    Words {
        id: caption
        anchors.verticalCenter: parent.verticalCenter
        overCloth: true
        soft: true
        font.pixelSize: Theme.small
        // Smaller if large letters would leave no room for at least one card.
        width: Math.min(implicitWidth, list.room - (list.codes.length > 0 ? list.chip + 3 * Theme.small : 0))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 0.7 * Theme.usual
        text: list.hidden > 0 ? qsTr("%n card(s) set aside face down", "", list.hidden) : qsTr("Out of play:")
        wrapMode: Text.NoWrap
        rightPadding: Theme.px(4)
        Accessible.ignored: true
    }
    Repeater {
        model: list.codes.slice(0, list.most)
        Rectangle {
            id: chip
            required property string modelData
            width: face.implicitWidth + Theme.px(8)
            height: Theme.small * 1.5
            radius: Theme.px(4)
            color: Theme.paper
            border { width: Math.max(1, Theme.px(1)); color: Theme.ink }
            Text {
                textFormat: Text.PlainText
                id: face
                anchors.centerIn: parent
                text: signs.card(chip.modelData)
                font { family: Theme.family; pixelSize: Theme.small; bold: true }
                color: signs.colour(chip.modelData)
            }
        }
    }
    Words {
        visible: list.codes.length > list.most
        overCloth: true
        font.pixelSize: Theme.small
        text: "+" + (list.codes.length - list.most)
        Accessible.ignored: true
    }
}
