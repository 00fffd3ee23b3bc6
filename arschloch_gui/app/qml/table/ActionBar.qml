pragma ComponentBehavior: Bound
import QtQuick
import "../theme"
import "../controls"

/*! The prompt, what it lacks, and the buttons: above the hand, never over a card. */
Item {
    id: bar

    required property var session
    required property Places places
    readonly property bool giving: session.giftCount > 0
    readonly property var decision: session.decision
    readonly property bool deciding: session.myTurn && decision.kind === ""

    /*! A button has been pressed; the keys belong to the hand again. */
    signal acted()
    /*! Pressing a button may be the end of it, so what follows happens here. */
    function press(key) {
        decision.choose(key)
        acted()
    }

    anchors.fill: parent

    Rectangle {
        id: note
        // Clear of the buttons and of what lies before the lowest seats.
        readonly property real room: Math.min(bar.width - 2 * (buttons.width + Theme.px(54)), Theme.px(640))

        // Smaller where it would take three lines, which would reach into what lies above.
        readonly property bool crowded: whole.advanceWidth > 1.6 * (room - Theme.px(36))

        visible: prompt.text !== "" && !bar.session.out && !bar.decision.inPane
        anchors.horizontalCenter: parent.horizontalCenter
        y: bar.places.barBottom - height
        width: lines.width + Theme.px(36)
        height: Math.max(Theme.control, lines.height + Theme.px(14))
        radius: Theme.px(12)
        color: bar.session.myTurn ? Theme.paper : Theme.clothEdge
        opacity: bar.session.myTurn ? 1 : 0.72
        border { width: Theme.line; color: bar.session.myTurn ? Theme.ink : Theme.clothTextSoft }
    }
    TextMetrics {
        id: whole
        text: bar.session.prompt
        font { family: prompt.font.family; pixelSize: Theme.large; bold: bar.session.myTurn }
    }
    Column {
        id: lines
        visible: note.visible
        anchors.centerIn: note
        Text {
            id: prompt
            objectName: "prompt"
            width: Math.min(implicitWidth, note.room - Theme.px(36))
            anchors.horizontalCenter: parent.horizontalCenter
            horizontalAlignment: Text.AlignHCenter
            text: bar.session.prompt
            wrapMode: Text.Wrap
            font {
                pixelSize: Theme.large * (!bar.session.myTurn ? 0.85 : note.crowded ? 0.82 : 1)
                bold: bar.session.myTurn
            }
            color: bar.session.myTurn ? Theme.ink : Theme.clothText
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Text {
            id: notice
            objectName: "notice"
            visible: text !== ""
            width: Math.min(implicitWidth, note.room - Theme.px(36))
            anchors.horizontalCenter: parent.horizontalCenter
            horizontalAlignment: Text.AlignHCenter
            text: bar.session.notice
            wrapMode: Text.Wrap
            font { pixelSize: Theme.body; bold: bar.session.noticeWarns }
            color: !bar.session.myTurn ? Theme.turn : bar.session.noticeWarns ? "#A8321A" : "#5C5142"
            transform: Translate { id: shake }
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
    }
    SequentialAnimation {
        id: shaking
        loops: 2
        NumberAnimation { target: shake; property: "x"; to: Theme.px(6); duration: Theme.quick(50) }
        NumberAnimation { target: shake; property: "x"; to: -Theme.px(6); duration: Theme.quick(70) }
        NumberAnimation { target: shake; property: "x"; to: 0; duration: Theme.quick(50) }
    }
    Connections {
        target: bar.session
        function onRefusedNow() { if (!Theme.still) shaking.restart() }
    }

    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(30)
        y: bar.places.barBottom - height
        spacing: Theme.px(12)

        // The buttons of a decision with cards, and the free trick beside pass and play.
        Repeater {
            // By number: the buttons live on while what they say changes.
            model: bar.decision.inPane || !bar.session.myTurn ? 0 : bar.decision.choices.length
            ChoiceButton {
                decision: bar.decision
                onClicked: bar.press(choice.key)
            }
        }
        GamePart {
            part: "buttons"
            given: ({ session: bar.session, bar: bar })
        }
        QuietButton {
            objectName: "passButton"
            visible: bar.deciding && bar.session.canPass
            overCloth: true
            text: qsTr("Pass")
            description: qsTr("Key P")
            onClicked: { bar.session.passTurn(); bar.acted() }
        }
        ActionButton {
            objectName: "playButton"
            visible: bar.deciding && bar.session.canLay && !bar.session.mustPass
            enabled: bar.session.selectedCount > 0
            text: bar.session.selectedCount > 1 ? qsTr("Play %n card(s)", "", bar.session.selectedCount)
                                                : qsTr("Play")
            description: qsTr("Enter key")
            onClicked: { bar.session.playSelection(); bar.acted() }
        }
    }

    // What has been received stays on show until it has been taken note of.
    Rectangle {
        id: received
        visible: receivedText.text !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        y: (note.visible ? note.y : bar.places.barBottom) - height - Theme.px(8)
        width: receivedRow.width + Theme.px(28)
        height: receivedRow.height + Theme.px(8)
        radius: Theme.px(10)
        color: Theme.paper
        border { width: Theme.px(3); color: Theme.gold }
        Row {
            id: receivedRow
            anchors.centerIn: parent
            spacing: Theme.px(14)
            Text {
                id: receivedText
                objectName: "receivedText"
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, bar.width * 0.45)
                wrapMode: Text.Wrap
                text: bar.session.receivedSentence
                font.pixelSize: Theme.body
                color: Theme.ink
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            QuietButton {
                objectName: "acknowledgeButton"
                anchors.verticalCenter: parent.verticalCenter
                implicitHeight: Theme.px(36)
                leftPadding: Theme.px(10)
                rightPadding: Theme.px(10)
                text: qsTr("OK")
                description: qsTr("Take note of the cards received")
                onClicked: { bar.session.acknowledgeReceived(); bar.acted() }
            }
        }
    }
}
