pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! A decision that takes no cards of the hand: a question, an answer to an offer, a putsch, a
    dare. */
FocusScope {
    id: pane

    required property Session session
    required property Places places
    readonly property CurrentDecision decision: session.decision
    readonly property bool shown: decision.inPane
    readonly property string kind: decision.kind
    /*! Larger letters would leave no room for the players at the top. */
    readonly property real letters: Math.min(Theme.body, Math.max(Theme.usual, Theme.px(21)))
    readonly property bool offer: decision.offered.length > 0
    readonly property Item sight: Sight { parent: pane; looks: pane.decision.occasion; covers: true }

    /*! Emitted when something was chosen, to return the focus to the hand. */
    signal acted()

    /*! Move the focus to the choice that a hint names, or else to the first or last choice. */
    function takeFocus() {
        if (!enabled) return
        _come = kind
        const hinted = decision.choices.findIndex(choice => choice.key === decision.hinted)
        if (hinted >= 0) _focus(hinted)
        else if (ranks.active) ranks.takeFocus()
        else _focus(decision.daring ? 0 : buttons.count - 1)
    }
    function _focus(at) {
        for (let i = Math.max(0, Math.min(buttons.count - 1, at)); i >= 0; --i) {
            const button = buttons.itemAt(i)
            if (!button || !button.enabled) continue
            button.forceActiveFocus(Qt.TabFocusReason)
            return
        }
    }

    // Hidden at once after the decision. Its text goes with the decision, so a fading sheet would
    // be empty.
    visible: shown
    enabled: shown
    opacity: shown ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Theme.quick(140) } }
    // Signals, because a pane that is destroyed in the same turn does not receive them any more.
    signal comingDue()
    signal keepingDue()
    onComingDue: _comeUp()
    onKeepingDue: _keepFocus()
    onShownChanged: shown ? Qt.callLater(comingDue) : acted()
    onKindChanged: if (shown) Qt.callLater(comingDue)
    /*! The kind of decision for which the focus has moved here. */
    property string _come: ""
    function _comeUp() { if (!activeFocus || _come !== kind) takeFocus() }
    // If the focused rank has been struck out, the focus moves to what is left.
    Connections {
        target: pane.decision
        function onChanged() { if (pane.activeFocus) Qt.callLater(pane.keepingDue) }
    }
    function _keepFocus() { if (pane.Window.activeFocusItem === pane) takeFocus() }
    Component.onCompleted: if (shown) Qt.callLater(comingDue)
    Accessible.role: Accessible.Dialog
    // Ignored also while the announcement of the next exercise covers it.
    Accessible.ignored: !visible || !enabled
    Accessible.name: decision.heading

    Signs { id: signs }
    Panel {
        id: sheet
        objectName: "decisionPane"
        anchors.horizontalCenter: parent.horizontalCenter
        // Between the seats at the top and the hand.
        readonly property real highest: pane.places.clearBelow(width)
        readonly property real most: pane.places.barBottom - Math.max(Theme.px(76), highest)
        y: Math.min(pane.places.barBottom - height,
                    Math.max(highest, Theme.px(226), pane.places.trickCentre.y + Theme.px(50) - height / 2))
        width: column.width + 2 * padding
        height: column.height + 2 * padding
        // Smaller if it would still reach the seats above.
        scale: Math.min(1, most / height)
        transformOrigin: Item.Bottom
        /*! Large letters leave less space in an offer, the highest of these sheets. */
        readonly property bool tight: pane.offer && pane.places.barBottom - pane.places.trickTop < Theme.px(340)
        padding: Theme.px(tight ? 16 : 24)

        Column {
            id: column
            readonly property real measure: Math.min(Math.max(Theme.px(620), 27 * pane.letters, row.natural), pane.width * 0.62,
                                                     pane.places.besides(Theme.px(430)) - 2 * sheet.padding)
            width: measure
            spacing: Theme.px(sheet.tight ? 10 : 14)
            /*! Smaller if the rest leaves less room for the cards. */
            readonly property real cardHeight: Math.max(Theme.px(76), Math.min(Theme.px(130),
                sheet.most - heading.height - hint.height - row.height - 1.2 * pane.letters
                - 3 * spacing - Theme.px(4) - 2 * sheet.padding))

            Words {
                id: heading
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: pane.decision.heading
                font { pixelSize: 1.3 * pane.letters; bold: true }
            }
            Words {
                id: hint
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                soft: true
                text: pane.decision.hint
                visible: text !== ""
                font.pixelSize: pane.letters
            }
            RankTiles {
                id: ranks
                decision: pane.decision
                active: pane.shown && !pane.offer && pane.decision.ranks.length > 0
                onBelow: pane._focus(buttons.count - 1)
                width: Math.min(parent.width, rowOf(Math.ceil(count / Math.ceil(count / 9))))
                anchors.horizontalCenter: parent.horizontalCenter
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: pane.offer
                spacing: Theme.px(18)
                Accessible.role: Accessible.StaticText
                Accessible.ignored: !visible
                Accessible.name: pane.decision.offerSentence
                Column {
                    spacing: Theme.px(4)
                    Words { text: qsTr("You get"); soft: true; font.pixelSize: pane.letters; Accessible.ignored: true; anchors.horizontalCenter: parent.horizontalCenter }
                    Row {
                        spacing: Theme.px(8)
                        Repeater {
                            model: pane.decision.offered
                            CardSprite { required property string modelData; height: column.cardHeight; code: modelData }
                        }
                    }
                }
                Text {
                    textFormat: Text.PlainText
                    anchors.verticalCenter: parent.verticalCenter
                    text: "⇄"
                    font.family: Theme.family
                    font.pixelSize: Theme.title * 1.3
                    color: Theme.textSoft
                    Accessible.ignored: true
                }
                Column {
                    spacing: Theme.px(4)
                    Words { text: qsTr("You give"); soft: true; font.pixelSize: pane.letters; Accessible.ignored: true; anchors.horizontalCenter: parent.horizontalCenter }
                    Row {
                        spacing: Theme.px(8)
                        Repeater {
                            model: pane.decision.asked
                            RankSlot { required property string modelData; height: column.cardHeight; sign: signs.rank(modelData) }
                        }
                    }
                }
            }
            Flow {
                id: row
                anchors.horizontalCenter: parent.horizontalCenter
                // Slightly smaller text is better than a second line.
                readonly property bool fits: 0.75 * natural <= parent.width
                width: fits ? natural : parent.width
                scale: Math.min(1, parent.width / width)
                transformOrigin: Item.Top
                spacing: Theme.px(12)
                readonly property real natural: {
                    let sum = 0
                    for (let i = 0; i < buttons.there; ++i) sum += (buttons.itemAt(i)?.width ?? 0) + spacing
                    // A pixel more, because rounding must not break the line.
                    return Math.max(0, sum - spacing + 1)
                }
                Repeater {
                    id: buttons
                    /*! The number of buttons built, which lags behind `count` while the table is. */
                    property int there: 0
                    onItemAdded: ++there
                    onItemRemoved: --there
                    model: pane.shown ? pane.decision.choices.length : 0
                    ChoiceButton {
                        decision: pane.decision
                        font.pixelSize: pane.letters
                        leftPadding: Theme.px(13)
                        rightPadding: Theme.px(13)
                        Keys.onLeftPressed: pane._focus(index - 1)
                        Keys.onRightPressed: pane._focus(index + 1)
                        Keys.onUpPressed: if (ranks.active) ranks.takeFocusAtEnd()
                        onClicked: pane.decision.choose(choice.key)
                    }
                }
            }
        }
    }
}
