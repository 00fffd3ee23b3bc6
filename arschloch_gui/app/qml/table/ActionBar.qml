pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The prompt, the reason for a refusal, and the buttons, above the hand and never over a card. */
Item {
    id: bar

    required property Session session
    required property Places places
    readonly property Turn turn: session.turn
    readonly property bool giving: session.choice.giftCount > 0
    readonly property CurrentDecision decision: session.decision
    readonly property bool deciding: turn.mine && decision.kind === ""

    /*! Whether a game has a button of its own to sort the hand. */
    property bool sortsBySuit: false
    /*! The name of the selected cards as a combination. */
    property string chosenName: ""
    /*! The size of the prompt's letters. With many players the prompt is close to the plates. */
    readonly property real letters: 1.3 * Theme.plate
    /*! The top edge of the prompt, or of its place if there is none. */
    readonly property real promptTop: note.visible ? note.y : bar.places.barBottom
    /*! The top edge of the note about the exchange on the left, infinite if there is none. */
    readonly property real noteTop: received.visible ? received.y : Infinity
    /*! The button that passes. */
    readonly property alias passButton: passing
    /*! Emitted when a button has been pressed, to return the focus to the hand. */
    signal acted()
    /*! Pressing a button may destroy it, so the consequences are handled here. */
    function press(key) {
        decision.choose(key)
        acted()
    }

    anchors.fill: parent

    Rectangle {
        id: note
        // Clear of the buttons and of the lowest seats. It can be off-centre rather than too
        // narrow.
        readonly property real rightEnd: Math.min(buttons.width > 0 ? buttons.x - Theme.px(24) : bar.width - Theme.px(30), (bar.width + clear) / 2)
        readonly property real leftEnd: Math.max(bar.places.barLeft, received.visible ? received.leastEnd : Theme.px(30), (bar.width - clear) / 2)
        /*! With a second line it is close to the players. */
        readonly property bool tall: notice.text !== "" || bar.chosenName !== ""
        readonly property real clear: tall ? bar.places.besides(Theme.px(430)) : bar.width
        readonly property real room: Math.min(rightEnd - leftEnd, bar.places.between,
                                              Math.max(Theme.px(640), 24 * bar.letters)) - Theme.px(36)

        // Letters grow only as far as the line has room, and shrink if there would be three lines,
        // which would cover what is above.
        readonly property real fit: Math.min(bar.letters, 0.98 * bar.letters * room / Math.max(1, whole.advanceWidth))
        // Slightly smaller letters are better than a second line.
        readonly property real size: fit >= Math.min(1.15 * Theme.usual, 0.8 * bar.letters) ? fit : Math.max(Math.min(bar.letters, 1.3 * Theme.usual), fit)
        readonly property bool crowded: whole.advanceWidth * size / bar.letters > 1.6 * room

        visible: prompt.text !== "" && !bar.session.table.out && !bar.decision.inPane
        x: Math.max(received.visible || tall ? leftEnd : bar.places.barLeft, Math.min((bar.width - width) / 2, rightEnd - width))
        y: bar.places.barBottom - height
        width: lines.width + Theme.px(36)
        height: Math.max(Theme.control, lines.height + Theme.px(14))
        radius: Theme.px(12)
        // A prompt that only announces waiting is written directly on the cloth.
        color: bar.turn.mine ? Theme.paper : "transparent"
        border { width: bar.turn.mine ? Theme.line : 0; color: Theme.ink }
    }
    TextMetrics {
        id: whole
        text: bar.turn.prompt
        font { family: prompt.font.family; pixelSize: bar.letters; bold: bar.turn.mine }
    }
    TextMetrics {
        id: aside
        text: bar.session.choice.notice
        font { family: prompt.font.family; pixelSize: Theme.plate; bold: bar.session.choice.noticeWarns }
    }
    TextMetrics {
        id: named
        text: bar.chosenName
        font { family: prompt.font.family; pixelSize: Theme.plate; bold: true }
    }
    Column {
        id: lines
        visible: note.visible
        anchors.centerIn: note
        Text {
            textFormat: Text.PlainText
            id: prompt
            objectName: "prompt"
            width: Math.min(implicitWidth, note.room)
            anchors.horizontalCenter: parent.horizontalCenter
            horizontalAlignment: Text.AlignHCenter
            text: bar.turn.prompt
            wrapMode: Text.Wrap
            font {
                family: Theme.family
                pixelSize: note.size * (!bar.turn.mine ? 0.85 : note.crowded ? 0.82 : 1)
                bold: bar.turn.mine
            }
            color: bar.turn.mine ? Theme.ink : Theme.clothText
            Accessible.role: Accessible.StaticText
            Accessible.ignored: !visible
            Accessible.name: text
        }
        Text {
            textFormat: Text.PlainText
            objectName: "selectionName"
            // Only on the viewer's turn. At other times it would be dark ink on the cloth.
            visible: text !== "" && bar.turn.mine
            width: Math.min(implicitWidth, note.room)
            anchors.horizontalCenter: parent.horizontalCenter
            horizontalAlignment: Text.AlignHCenter
            text: bar.chosenName
            wrapMode: Text.Wrap
            font { family: Theme.family; pixelSize: Math.max(Theme.usual, Math.min(Theme.plate, 0.98 * Theme.plate * note.room / Math.max(1, named.advanceWidth))); bold: true }
            color: Theme.ink
            Accessible.role: Accessible.StaticText
            Accessible.ignored: !visible
            Accessible.name: text
        }
        Text {
            textFormat: Text.PlainText
            id: notice
            objectName: "notice"
            // While cards are dragged, the frame in the middle shows the reason.
            visible: text !== "" && !bar.session.gesture.carrying
            width: Math.min(implicitWidth, note.room)
            anchors.horizontalCenter: parent.horizontalCenter
            horizontalAlignment: Text.AlignHCenter
            text: bar.session.choice.notice
            wrapMode: Text.Wrap
            font {
                family: Theme.family
                pixelSize: Math.max(Theme.usual, Math.min(Theme.plate, 0.98 * Theme.plate * note.room / Math.max(1, aside.advanceWidth)))
                bold: bar.session.choice.noticeWarns
            }
            color: !bar.turn.mine ? Theme.turn : bar.session.choice.noticeWarns ? "#A8321A" : "#5C5142"
            transform: Translate { id: shake }
            Accessible.role: Accessible.AlertMessage
            Accessible.ignored: !visible
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
        target: bar.session.choice
        function onRefusedNow() { if (!Theme.still) shaking.restart() }
    }

    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(30)
        y: bar.places.barBottom - height
        spacing: Theme.px(12)

        QuietButton {
            objectName: "sortButton"
            visible: bar.session.handOrder.arrangement === "own" && !bar.sortsBySuit
            overCloth: true
            text: qsTr("Sort")
            description: qsTr("Key S")
            onClicked: { bar.session.handOrder.sort(); bar.acted() }
        }
        // First in the row, because it appears with a hint and must not move the others.
        QuietButton {
            objectName: "hintButton"
            visible: App.trainer.tutor.hints.canAsk && bar.turn.mine
            overCloth: true
            text: qsTr("Hint")
            looks: bar.decision.occasion
            description: qsTr("Key H")
            onClicked: App.trainer.tutor.hints.ask()
        }
        // The buttons of a decision with cards, and claims beside pass and play.
        Repeater {
            // The model is a number so that the buttons live on when their texts change.
            model: bar.decision.inPane || !bar.turn.mine ? 0 : bar.decision.choices.length
            ChoiceButton {
                decision: bar.decision
                onClicked: bar.press(choice.key)
            }
        }
        GamePart {
            readonly property Item own: item as Item
            // Hidden buttons take no room from the prompt.
            width: own && own.visible ? own.implicitWidth : 0
            part: "buttons"
            given: ({ session: bar.session, bar: bar })
        }
        QuietButton {
            id: passing
            objectName: "passButton"
            visible: bar.deciding && bar.turn.canPass
            overCloth: true
            text: qsTr("Pass")
            looks: bar.decision.occasion
            description: qsTr("Key P")
            onClicked: { bar.turn.passTurn(); bar.acted() }
        }
        ActionButton {
            objectName: "playButton"
            visible: bar.deciding && bar.turn.canPlay && !bar.turn.mustPass
            enabled: bar.session.choice.selectedCount > 0
            // Gold only if the cards would be played.
            tone: bar.session.choice.selectionLegal ? Theme.gold : Theme.straw
            text: bar.session.choice.selectedCount > 1 ? qsTr("Play %n card(s)", "", bar.session.choice.selectedCount)
                                                : qsTr("Play")
            looks: bar.decision.occasion
            description: qsTr("Enter key")
            onClicked: { bar.turn.playSelection(); bar.acted() }
        }
    }

    TextMetrics {
        id: gist
        readonly property real lines: Math.ceil(1.15 * advanceWidth / Math.max(1, received.words))
        text: bar.session.choice.receivedSentence
        font { family: receivedText.font.family; pixelSize: Theme.body }
    }
    // The note about received cards stays until it has been acknowledged.
    Rectangle {
        id: received
        // Wait, because a long prompt, above all the one about these very cards, should be read
        // first.
        readonly property bool waits: !bar.turn.mine
            && (bar.width - 0.85 * whole.advanceWidth) / 2 < x + Theme.px(480)
        visible: receivedText.text !== "" && !bar.decision.inPane && !waits
        // To the left of the prompt, where no cards and no players are.
        readonly property real room: Math.max(Theme.px(300), (note.visible ? note.x : 0.5 * bar.width) - x - Theme.px(14))
        readonly property real words: room - taken.width - Theme.px(44)
        readonly property real smallest: 0.8 * Theme.usual
        // A player can be right above it.
        readonly property real most: Math.max(Theme.control - Theme.px(4),
                                              Math.min(Theme.px(82), bar.places.barBottom - bar.places.lowestPlate - Theme.px(10)))
        /*! The space that the prompt must leave for all words in the smallest letters. */
        readonly property real leastEnd: {
            const inOneLine = 1.2 * gist.advanceWidth * smallest / Theme.body
            const wanted = taken.width + Theme.px(58) + inOneLine / Math.floor(most / (1.25 * smallest))
            return x + Math.max(Theme.px(310), Math.min(wanted, 0.6 * (note.rightEnd - x)))
        }
        x: Theme.px(30)
        // Level with the prompt, which is slightly less high, because a name may be right above.
        y: bar.places.barBottom - height + Math.min(Theme.px(4), (height - Theme.control) / 2)
        width: receivedRow.width + Theme.px(28)
        height: Math.max(receivedRow.height + Theme.px(8), Theme.control)
        radius: Theme.px(10)
        color: Theme.paper
        border { width: Theme.px(3); color: Theme.gold }
        Row {
            id: receivedRow
            anchors.centerIn: parent
            spacing: Theme.px(14)
            Text {
                textFormat: Text.PlainText
                id: receivedText
                objectName: "receivedText"
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(gist.advanceWidth + 2, received.words)
                height: Math.min(gist.lines * 1.3 * Theme.body, received.most)
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
                fontSizeMode: Text.Fit
                minimumPixelSize: received.smallest
                text: bar.session.choice.receivedSentence
                font.family: Theme.family
                font.pixelSize: Theme.body
                color: Theme.ink
                Accessible.role: Accessible.StaticText
                Accessible.ignored: !visible
                Accessible.name: text
            }
            QuietButton {
                id: taken
                objectName: "acknowledgeButton"
                anchors.verticalCenter: parent.verticalCenter
                leftPadding: Theme.px(10)
                rightPadding: Theme.px(10)
                font.pixelSize: Math.min(Theme.body, 1.2 * Theme.usual)
                text: qsTr("OK")
                description: qsTr("Acknowledge the cards you received")
                onClicked: { bar.session.choice.acknowledgeReceived(); bar.acted() }
            }
        }
    }
}
