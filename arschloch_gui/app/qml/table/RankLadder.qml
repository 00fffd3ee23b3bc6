pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! The ranks in force, the strongest on top; a revolution turns it round before one's eyes. */
Item {
    id: ladder

    required property var session
    readonly property var ranks: session.ladder
    readonly property real step: Math.min(Theme.px(27), height / Math.max(1, ranks.length))

    width: Theme.px(34)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Ranks from high to low: %1").arg(session.ladderNames.slice().reverse().join(", "))

    Signs { id: signs }
    Text {
        // Upside down: the weak are the strong ones now.
        anchors.horizontalCenter: parent.horizontalCenter
        y: -Theme.px(8) - height
        visible: ladder.session.reversed
        text: "⇅"
        font { pixelSize: Theme.large; bold: true }
        color: Theme.turn
        Accessible.ignored: true
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -Theme.px(6)
        width: parent.width
        height: ladder.step * ladder.ranks.length + Theme.px(12)
        radius: Theme.px(9)
        color: Theme.clothEdge
        opacity: 0.5
        border { width: Math.max(1, Theme.px(1)); color: ladder.session.reversed ? Theme.turn : Theme.clothTextSoft }
    }
    Repeater {
        // One item a rank, whatever the order, so that ranks can change places.
        model: ladder.ranks.slice().sort()
        Item {
            id: rung
            required property string modelData
            readonly property bool asked: ladder.session.topRank === modelData

            width: ladder.width
            height: ladder.step
            y: (ladder.ranks.length - 1 - ladder.ranks.indexOf(modelData)) * ladder.step
            Behavior on y { enabled: ladder.session.moves; NumberAnimation { duration: ladder.session.ms.turnOver; easing.type: Easing.InOutCubic } }
            Rectangle {
                anchors.centerIn: parent
                width: parent.width - Theme.px(4)
                height: parent.height - Theme.px(2)
                radius: Theme.px(6)
                color: Theme.turn
                visible: rung.asked
            }
            Text {
                anchors { fill: parent; margins: Theme.px(3) }
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                text: signs.rank(rung.modelData)
                font { pixelSize: Math.min(Theme.body, rung.height * 0.74); bold: true }
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(8)
                color: rung.asked ? Theme.ink : Theme.clothText
            }
        }
    }
}
