pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! A hint at the hand, which points at its cards or at the button that passes. It blocks nothing: a
    press anywhere else closes it and still counts, except on the cloth. */
FocusScope {
    id: bubble

    required property Hints hint
    required property Session session
    required property Places places
    required property HandFan fan
    required property Item passButton
    /*! Whether the press that is under way has closed the bubble. */
    readonly property bool dismissing: presses.closed
    /*! Emitted when it has been closed, to return the focus to the decision. */
    signal done()

    visible: hint.isOpen
    /*! Whether the hint that was open last advises to pass. */
    property bool _passes: false

    function takeFocus(): void { if (enabled) accept.forceActiveFocus(Qt.TabFocusReason) }
    /*! Return the point that the hint is about. */
    function anchor(): point {
        if (hint.passes) return passButton.mapToItem(bubble, passButton.width / 2, 0)
        const keys = hint.cards
        const middle = fan.middleOf(keys)
        return Qt.point(middle.x, keys.length > 0 ? middle.y - places.handHeight / 2 : places.fanTop)
    }
    function place(): void {
        if (!visible) return
        const at = anchor()
        const spot = App.guide.spot(bubble.parent, at.x, at.y, sheet.width + 2 * tail.reach, sheet.height + 2 * tail.reach)
        sheet.x = spot.x + tail.reach
        sheet.y = spot.y + tail.reach
        tail.aim(at.x - sheet.x, at.y - sheet.y)
    }
    // The cards move to their places first. These are signals, because a bubble that is destroyed
    // in the same turn does not receive them any more.
    signal placeDue()
    signal readyDue()
    onPlaceDue: { place(); again.restart() }
    onReadyDue: {
        placeDue()
        _passes = hint.passes
        if (hint.isReady) takeFocus()
    }
    onVisibleChanged: {
        sheet.detailed = false
        if (visible) Qt.callLater(placeDue)
        else if (_passes && passButton.visible) passButton.forceActiveFocus(Qt.TabFocusReason)
        else done()
    }
    Connections {
        target: bubble.hint
        function onChanged() { if (bubble.visible) Qt.callLater(bubble.readyDue) }
    }
    onWidthChanged: Qt.callLater(placeDue)
    onHeightChanged: Qt.callLater(placeDue)
    Timer { id: again; interval: Math.max(60, bubble.session.pace.play + 60); onTriggered: bubble.place() }

    Keys.onEscapePressed: hint.close()

    PointHandler {
        id: presses
        /*! Whether the press that is under way has closed the bubble. */
        property bool closed: false
        acceptedButtons: Qt.AllButtons
        // Also while it is hidden, to see the end of the press that has closed it.
        onActiveChanged: {
            const at = sheet.mapFromItem(bubble, point.position.x, point.position.y)
            closed = active && bubble.visible && !sheet.contains(at)
            if (closed) bubble.hint.close()
        }
    }
    BubbleTail { id: tail; of: sheet; color: Theme.panel }
    Rectangle {
        id: sheet
        objectName: "hintBubble"
        /*! Whether the figures are shown, too. */
        property bool detailed: false
        /*! Larger letters would leave no room beside portraits and texts. */
        readonly property real letters: Math.min(Theme.body, Math.max(Theme.usual, Theme.px(18)))
        readonly property real button: Math.max(Theme.px(44), 1.9 * letters, Theme.least)
        width: Math.max(Theme.px(360), (letters < Theme.body ? 26 : 22) * letters)
        height: texts.height + Theme.px(26) + (ways.visible ? ways.height + Theme.px(12) : 0)
        radius: Theme.px(12)
        color: Theme.panel
        border { color: Theme.outline; width: Theme.line }
        onHeightChanged: Qt.callLater(bubble.placeDue)
        Accessible.role: Accessible.Grouping
        Accessible.ignored: !visible
        Accessible.name: qsTr("Hint")

        // A click on the sheet closes it, too, and nothing below is clicked.
        MouseArea { anchors.fill: parent; acceptedButtons: Qt.AllButtons; onClicked: bubble.hint.close() }
        Column {
            id: texts
            x: Theme.px(16)
            y: Theme.px(13)
            width: parent.width - 2 * x
            spacing: Theme.px(6)
            Words {
                objectName: "hintAdvice"
                width: parent.width
                text: bubble.hint.advice
                font.pixelSize: sheet.letters
                lineHeight: 1.1
            }
            Words {
                objectName: "hintFigures"
                width: parent.width
                visible: sheet.detailed && text !== ""
                soft: true
                text: bubble.hint.figures
                font.pixelSize: sheet.letters
                lineHeight: 1.1
            }
        }
        Flow {
            id: ways
            x: Theme.px(16)
            anchors { bottom: parent.bottom; bottomMargin: Theme.px(13) }
            width: parent.width - 2 * x
            visible: bubble.hint.isReady
            spacing: Theme.px(10)
            AnswerWalk { id: answers; of: ways }
            Keys.onLeftPressed: answers.go(-1)
            Keys.onRightPressed: answers.go(1)
            Keys.onUpPressed: answers.go(-1)
            Keys.onDownPressed: answers.go(1)
            ActionButton {
                id: accept
                objectName: "playHintButton"
                leftPadding: Theme.px(14)
                rightPadding: Theme.px(14)
                text: bubble.hint.action
                description: qsTr("Enter key")
                font.pixelSize: sheet.letters
                implicitHeight: sheet.button
                looks: bubble.hint.advice
                ring: Theme.focus
                onClicked: bubble.hint.playIt()
            }
            QuietButton {
                id: figures
                objectName: "hintFiguresButton"
                visible: bubble.hint.figures !== "" && !sheet.detailed
                text: qsTr("In figures")
                leftPadding: Theme.px(12)
                rightPadding: Theme.px(12)
                font.pixelSize: 0.9 * sheet.letters
                implicitHeight: sheet.button
                onClicked: {
                    sheet.detailed = true
                    accept.forceActiveFocus(Qt.TabFocusReason)
                }
            }
        }
    }
}
