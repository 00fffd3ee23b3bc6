pragma ComponentBehavior: Bound
import QtQuick
import "../theme"
import "../controls"

/*! A decision that takes no cards of the hand: a question, an answer to an offer, a putsch, a dare. */
FocusScope {
    id: pane

    required property var session
    required property Places places
    readonly property var decision: session.decision
    readonly property bool shown: decision.inPane
    readonly property string kind: decision.kind
    readonly property bool offer: decision.offered.length > 0

    /*! Something was chosen; the keys belong to the hand again. */
    signal acted()

    /*! The keys go to where the first choice is. */
    function takeFocus() {
        if (!shown) return
        if (ranks.active) ranks.takeFocus()
        else _focus(["putsch", "revolution"].includes(kind) ? 0 : buttons.count - 1)
    }
    function _focus(at) {
        for (let i = Math.max(0, Math.min(buttons.count - 1, at)); i >= 0; --i) {
            const button = buttons.itemAt(i)
            if (!button || !button.enabled) continue
            button.forceActiveFocus(Qt.TabFocusReason)
            return
        }
    }

    visible: opacity > 0
    enabled: shown
    opacity: shown ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Theme.quick(140) } }
    onShownChanged: shown ? Qt.callLater(takeFocus) : acted()
    onKindChanged: if (shown) Qt.callLater(takeFocus)
    Component.onCompleted: if (shown) Qt.callLater(takeFocus)
    Accessible.role: Accessible.Dialog
    Accessible.name: decision.heading

    Signs { id: signs }
    Panel {
        id: sheet
        objectName: "decisionPane"
        anchors.horizontalCenter: parent.horizontalCenter
        // Between the seats at the top and the hand.
        y: Math.max(Theme.px(76), Math.min(pane.places.barBottom - height,
                                           Math.max(Theme.px(226), pane.places.trickCentre.y + Theme.px(50) - height / 2)))
        width: column.width + 2 * padding
        height: column.height + 2 * padding
        padding: Theme.px(24)

        Column {
            id: column
            readonly property real measure: Math.min(Theme.px(620), pane.width * 0.62)
            width: measure
            spacing: Theme.px(14)

            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: pane.decision.heading
                font { pixelSize: Theme.large; bold: true }
            }
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                soft: true
                text: pane.decision.hint
                visible: text !== ""
            }
            RankTiles {
                id: ranks
                decision: pane.decision
                active: pane.shown && (pane.kind === "ask" || pane.kind === "meaning")
                width: Math.min(parent.width, rowOf(Math.ceil(count / Math.ceil(count / 9))))
                anchors.horizontalCenter: parent.horizontalCenter
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: pane.offer
                spacing: Theme.px(18)
                Column {
                    spacing: Theme.px(4)
                    Words { text: qsTr("You get"); soft: true; anchors.horizontalCenter: parent.horizontalCenter }
                    Row {
                        spacing: Theme.px(8)
                        Repeater {
                            model: pane.decision.offered
                            CardSprite { required property string modelData; height: Theme.px(130); code: modelData }
                        }
                    }
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: "⇄"
                    font.pixelSize: Theme.title * 1.3
                    color: Theme.textSoft
                    Accessible.ignored: true
                }
                Column {
                    spacing: Theme.px(4)
                    Words { text: qsTr("You give"); soft: true; anchors.horizontalCenter: parent.horizontalCenter }
                    Row {
                        spacing: Theme.px(8)
                        Repeater {
                            model: pane.decision.asked
                            RankSlot { required property string modelData; height: Theme.px(130); sign: signs.rank(modelData) }
                        }
                    }
                }
            }
            Flow {
                id: row
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, natural)
                spacing: Theme.px(12)
                readonly property real natural: {
                    let sum = 0
                    for (let i = 0; i < buttons.count; ++i) sum += (buttons.itemAt(i)?.width ?? 0) + spacing
                    return sum
                }
                Repeater {
                    id: buttons
                    model: pane.shown ? pane.decision.choices.length : 0
                    ChoiceButton {
                        decision: pane.decision
                        Keys.onLeftPressed: pane._focus(index - 1)
                        Keys.onRightPressed: pane._focus(index + 1)
                        onClicked: pane.decision.choose(choice.key)
                    }
                }
            }
        }
    }
}
