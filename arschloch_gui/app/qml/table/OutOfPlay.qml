pragma ComponentBehavior: Bound
import QtQuick
import "../theme"
import "../controls"

/*! The cards that are out of play this round, listed all the time: missing, laid aside, thrown away. */
Row {
    id: list

    required property var session
    readonly property int most: 16
    readonly property var codes: session.outOfPlay
    readonly property int hidden: session.hiddenAside

    objectName: "outOfPlay"
    visible: codes.length > 0 || hidden > 0
    spacing: Theme.px(4)
    Accessible.role: Accessible.StaticText
    Accessible.name: caption.text + " " + codes.map(code => signs.card(code)).join(", ")

    Signs { id: signs }
    Words {
        id: caption
        anchors.verticalCenter: parent.verticalCenter
        overCloth: true
        soft: true
        font.pixelSize: Theme.small
        text: list.hidden > 0 ? qsTr("%n card(s) face down aside", "", list.hidden) : qsTr("Out of play:")
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
                id: face
                anchors.centerIn: parent
                text: signs.card(chip.modelData)
                font { pixelSize: Theme.small; bold: true }
                color: signs.colour(chip.modelData)
            }
        }
    }
    Words {
        visible: list.codes.length > list.most
        overCloth: true
        font.pixelSize: Theme.small
        text: "+" + (list.codes.length - list.most)
    }
}
