pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! Over the table, clear of the hand: what a choice in an exercise is worth, and what else there was. */
FocusPlace {
    id: pane
    objectName: "judgedPane"

    readonly property Trainer trainer: App.trainer
    readonly property Examined examined: trainer.examined
    readonly property string stage: trainer.state
    readonly property Item sight: Sight { parent: pane; covers: true; looks: pane.stage }
    readonly property real line: Math.max(Theme.px(50), 2.5 * Theme.body)

    Accessible.role: Accessible.Dialog
    Accessible.ignored: !visible
    Accessible.name: [trainer.progress, heading.text].join(". ")

    /*! The keys go to what goes on. */
    function takeFocus(): void {
        if (shown.item) { (shown.item as FocusPlace).takeFocus(); return }
        const button = stage === "again" ? again : stage === "judged" ? (trainer.single ? back : next) : stage === "over" ? more : null
        if (button) button.forceActiveFocus(Qt.TabFocusReason)
        else pane.forceActiveFocus()
    }
    onStageChanged: Qt.callLater(takeFocus)

    Rectangle {
        anchors.fill: parent
        color: "#000000"
        opacity: 0.35
        MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: wheel => wheel.accepted = true }
    }
    Loader {
        id: shown
        anchors.fill: parent
        active: pane.trainer.replay.active
        source: "ReplayPane.qml"
        onLoaded: pane.takeFocus()
        onActiveChanged: if (!active) Qt.callLater(pane.takeFocus)
    }
    Panel {
        id: sheet
        visible: !shown.active
        enabled: !shown.active
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(64)
        readonly property bool wide: pane.stage === "judged" && pane.examined.options.length > 0
        width: Math.min(parent.width - Theme.px(60), wide ? Math.max(Theme.px(1120), 60 * Theme.body)
                                                          : Math.max(Theme.px(640), 38 * Theme.body))
        /*! What the words need; large letters may take the place of the hand. */
        readonly property real need: words.height + ways.height + 2 * padding + Theme.px(24)
        height: Math.min(parent.height - Theme.px(84),
                         wide ? Math.max(need, Math.min(parent.height - Theme.px(300), Theme.px(470))) : need)
        padding: Theme.px(22)

        Item {
            id: told
            width: sheet.wide ? 0.36 * parent.width : parent.width
            height: parent.height

            Flickable {
                id: said
                anchors { top: parent.top; bottom: ways.top; bottomMargin: Theme.px(10) }
                width: parent.width
                contentHeight: words.height
                clip: contentHeight > height + 1
                interactive: clip
                boundsBehavior: Flickable.StopAtBounds
                T.ScrollBar.vertical: PaneScrollBar {}
                Column {
                    id: words
                    width: said.width
                    spacing: Theme.px(8)
                    Words {
                        width: parent.width
                        soft: true
                        font.pixelSize: Theme.small
                        text: pane.trainer.progress
                        visible: pane.stage !== "over"
                    }
                    Row {
                        width: parent.width
                        spacing: Theme.px(12)
                        Rectangle {
                            id: badge
                            visible: pane.examined.sign !== "" && pane.stage !== "over"
                            width: Theme.px(46); height: width
                            radius: width / 2
                            color: pane.examined.good ? Theme.gold : pane.examined.costly ? Theme.warn : Theme.straw
                            border { width: Theme.line; color: Theme.outline }
                            Text {
                                anchors.centerIn: parent
                                textFormat: Text.PlainText
                                text: pane.examined.sign
                                color: Theme.ink
                                font { pixelSize: Theme.px(24); bold: true }
                                Accessible.ignored: true
                            }
                        }
                        Heading {
                            id: heading
                            objectName: "judgedHeading"
                            level: 2
                            width: parent.width - (badge.visible ? badge.width + parent.spacing : 0)
                            anchors.verticalCenter: parent.verticalCenter
                            text: pane.stage === "over" ? qsTr("Ten exercises done") : pane.examined.heading
                        }
                    }
                    Words {
                        objectName: "judgedCost"
                        width: parent.width
                        text: pane.stage === "over" ? pane.trainer.summary : pane.examined.cost
                        visible: text !== ""
                    }
                    Words {
                        objectName: "judgedReasons"
                        width: parent.width
                        visible: text !== "" && pane.stage === "judged"
                        text: pane.examined.reasons
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        soft: true
                        font.pixelSize: Theme.small
                        text: pane.trainer.message
                    }
                    Row {
                        visible: pane.stage === "over"
                        spacing: Theme.px(8)
                        Repeater {
                            model: pane.stage === "over" ? pane.trainer.signs : []
                            Words {
                                required property string modelData
                                text: modelData
                                font { pixelSize: Theme.large; bold: true }
                                color: modelData.startsWith("?") && modelData !== "?!" ? Theme.warnText : Theme.accent
                                wrapMode: Text.NoWrap
                            }
                        }
                    }
                }
            }
            Flow {
                id: ways
                anchors.bottom: parent.bottom
                width: parent.width
                spacing: Theme.px(12)
                ActionButton {
                    id: again
                    objectName: "tryAgainButton"
                    visible: pane.stage === "again"
                    text: qsTr("Try once more")
                    onClicked: pane.trainer.again()
                }
                QuietButton {
                    objectName: "revealButton"
                    visible: pane.stage === "again"
                    text: qsTr("Show me")
                    onClicked: pane.trainer.reveal()
                }
                ActionButton {
                    id: next
                    objectName: "goOnButton"
                    visible: pane.stage === "judged" && !pane.trainer.single
                    text: qsTr("Go on")
                    onClicked: pane.trainer.goOn()
                }
                ActionButton {
                    id: more
                    objectName: "moreButton"
                    visible: pane.stage === "over"
                    text: qsTr("Another ten")
                    onClicked: pane.trainer.begin()
                }
                QuietButton {
                    id: showButton
                    objectName: "showButton"
                    visible: pane.trainer.canShow
                    text: qsTr("See it")
                    description: qsTr("Three deals, played with your choice and with the best one.")
                    onClicked: pane.trainer.show()
                }
                ActionButton {
                    id: back
                    objectName: "backToMatchButton"
                    visible: pane.stage === "judged" && pane.trainer.single
                    text: qsTr("Back to the match")
                    onClicked: if (!pane.trainer.backToMatch()) App.show("practice")
                }
                QuietButton {
                    objectName: "shareButton"
                    visible: pane.trainer.canShare
                    text: qsTr("Copy the result")
                    onClicked: pane.trainer.share()
                }
                QuietButton {
                    objectName: "stopButton"
                    visible: !pane.trainer.single || pane.stage !== "judged"
                    text: pane.stage === "over" ? qsTr("Done") : qsTr("Stop")
                    onClicked: { pane.trainer.stop(); App.show("practice") }
                }
            }
        }

        Item {
            id: options
            objectName: "judgedOptions"
            visible: sheet.wide
            x: told.width + Theme.px(22)
            width: parent.width - x
            height: parent.height
            readonly property real figures: Math.max(Theme.px(84), 4.4 * Theme.body)
            readonly property real bars: width - cardsWidth - 3 * figures - Theme.px(30)
            readonly property real cardsWidth: 0.27 * width

            Row {
                id: head
                x: options.width - 3 * options.figures
                Repeater {
                    model: [qsTr("Costs"), pane.examined.highest, pane.examined.lowest]
                    Words {
                        required property string modelData
                        width: options.figures
                        horizontalAlignment: Text.AlignRight
                        soft: true
                        font.pixelSize: Theme.small
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 0.7 * Theme.usual
                        wrapMode: Text.NoWrap
                        text: modelData
                        Accessible.ignored: true
                    }
                }
            }
            Flickable {
                anchors { top: head.bottom; topMargin: Theme.px(6); bottom: parent.bottom }
                width: parent.width
                contentHeight: rows.height
                clip: contentHeight > height
                interactive: clip
                boundsBehavior: Flickable.StopAtBounds
                T.ScrollBar.vertical: PaneScrollBar {}
                Column {
                    id: rows
                    width: parent.width
                    spacing: Theme.px(5)
                    Accessible.role: Accessible.List
                    Accessible.ignored: !visible
                    Accessible.name: qsTr("The best options")
                    Repeater {
                        model: pane.examined.options
                        Item {
                            id: option
                            required property var modelData
                            required property int index
                            objectName: "judged:" + index
                            /*! Where a value from −1 to +1 stands. */
                            function at(value) { return (Math.max(-1, Math.min(1, value)) + 1) / 2 * scale.width }
                            width: rows.width
                            height: pane.line
                            Accessible.role: Accessible.ListItem
                            Accessible.ignored: !visible
                            Accessible.name: modelData.told
                            Accessible.selected: modelData.chosen
                            Rectangle {
                                anchors.fill: parent
                                radius: Theme.px(6)
                                color: option.modelData.chosen ? Theme.panelSoft : "transparent"
                                border { width: option.modelData.chosen ? Theme.line : 1; color: option.modelData.chosen ? Theme.gold : Theme.panelLine }
                            }
                            CardStrip {
                                x: Theme.px(8)
                                visible: option.modelData.cards.length > 0
                                width: options.cardsWidth
                                height: parent.height - Theme.px(6)
                                anchors.verticalCenter: parent.verticalCenter
                                spread: 0.9
                                deck: App.session.match.deck
                                codes: option.modelData.cards
                            }
                            Words {
                                x: Theme.px(10)
                                visible: option.modelData.cards.length === 0
                                width: options.cardsWidth - Theme.px(6)
                                anchors.verticalCenter: parent.verticalCenter
                                font.pixelSize: Theme.small
                                maximumLineCount: 2
                                elide: Text.ElideRight
                                text: option.modelData.choice
                                Accessible.ignored: true
                            }
                            Item {
                                id: scale
                                x: options.cardsWidth + Theme.px(20)
                                width: options.bars
                                height: Theme.px(12)
                                anchors.verticalCenter: parent.verticalCenter
                                Rectangle { anchors.fill: parent; radius: height / 2; color: Theme.panelLine; opacity: 0.5 }
                                Rectangle {
                                    width: Math.max(height, option.at(option.modelData.value))
                                    height: parent.height
                                    radius: height / 2
                                    color: option.index === 0 ? Theme.gold : option.modelData.chosen ? Theme.copper : Theme.straw
                                }
                                Rectangle {
                                    readonly property real from: option.at(option.modelData.value - 2 * option.modelData.stderr)
                                    x: from
                                    width: Math.max(Theme.line, option.at(option.modelData.value + 2 * option.modelData.stderr) - from)
                                    height: Theme.line
                                    anchors.verticalCenter: parent.verticalCenter
                                    color: Theme.text
                                }
                            }
                            Row {
                                x: options.width - 3 * options.figures
                                anchors.verticalCenter: parent.verticalCenter
                                Repeater {
                                    model: [option.modelData.cost, option.modelData.highest, option.modelData.lowest]
                                    Words {
                                        required property string modelData
                                        required property int index
                                        width: options.figures - (index === 2 ? Theme.px(8) : 0)
                                        horizontalAlignment: Text.AlignRight
                                        wrapMode: Text.NoWrap
                                        font.bold: option.modelData.chosen
                                        text: modelData
                                        Accessible.ignored: true
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
