pragma ComponentBehavior: Bound
import QtQuick
import "../theme"
import "../controls"

/*! The exchange: who gets the cards, and a slot for each. The cards in them belong to the hand. */
Item {
    id: pane

    required property var session
    required property Places places
    property bool dropLit: false
    readonly property int count: session.giftCount
    readonly property Person taker: _takerRow()

    function _takerRow(): Person {
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i) as Person
            if (row && row.seat === session.giftTaker) return row
        }
        return null
    }

    visible: opacity > 0
    opacity: count > 0 ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Theme.quick(160) } }

    // The seats model as values, to find the taker's face.
    Repeater {
        id: rows
        model: pane.session.seats
        Person {}
    }
    component Person: Item {
        required property int seat
        required property int person
        required property string title
        required property string insignia
    }
    Rectangle {
        id: tray
        readonly property real slots: Math.max(1, pane.count)
        width: Math.max(slots * (pane.places.cardWidth + Theme.px(22)) + Theme.px(40), Theme.px(340))
        height: pane.places.cardHeight + Theme.px(112)
        x: pane.places.trickCentre.x - width / 2
        y: pane.places.slotY - Theme.px(92)
        radius: Theme.px(16)
        color: Theme.clothEdge
        opacity: pane.dropLit ? 0.85 : 0.6
        border { width: Theme.px(pane.dropLit ? 4 : 2); color: pane.dropLit ? Theme.turn : Theme.clothTextSoft }
    }
    Row {
        anchors.horizontalCenter: tray.horizontalCenter
        y: tray.y + Theme.px(10)
        height: Theme.px(70)
        spacing: Theme.px(12)
        Portrait {
            width: Theme.px(64)
            height: width
            anchors.verticalCenter: parent.verticalCenter
            person: pane.taker ? pane.taker.person : 0
            mood: "rest"
            visible: pane.taker !== null
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            Words {
                overCloth: true
                text: qsTr("For %1").arg(pane.session.giftTakerName)
                font { pixelSize: Theme.large; bold: true }
                wrapMode: Text.NoWrap
            }
            Words {
                overCloth: true
                soft: true
                text: pane.taker ? pane.taker.title : ""
                visible: text !== ""
                wrapMode: Text.NoWrap
            }
        }
        Insignia {
            width: Theme.px(44)
            height: width
            anchors.verticalCenter: parent.verticalCenter
            key: pane.taker ? pane.taker.insignia : ""
        }
    }
    Repeater {
        model: pane.count
        Rectangle {
            id: slot
            required property int index
            objectName: "giftSlot:" + index
            x: pane.places.slotX(index, pane.count)
            y: pane.places.slotY
            width: pane.places.cardWidth
            height: pane.places.cardHeight
            radius: width * 0.06
            color: "#18FFFFFF"
            border { width: Theme.px(2.5); color: Theme.gold }
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Slot %1 of %2").arg(index + 1).arg(pane.count)
            Insignia {
                anchors.centerIn: parent
                width: parent.width * 0.56
                height: width
                opacity: 0.35
                key: pane.taker ? pane.taker.insignia : ""
            }
        }
    }
}
