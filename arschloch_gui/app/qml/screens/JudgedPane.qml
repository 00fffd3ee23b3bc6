pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! Over the table, clear of the hand: the verdict on a choice in an exercise, and the
    alternatives. */
FocusPlace {
    id: pane
    objectName: "judgedPane"

    readonly property Trainer trainer: App.trainer
    readonly property ChoiceJudgement examined: trainer.examined
    readonly property string stage: trainer.state
    building: shown.building
    readonly property Item sight: Sight { parent: pane; covers: true; looks: pane.stage }

    /*! The button that has the focus at the end. */
    readonly property Item last: following.visible ? following : stop

    Accessible.role: Accessible.Dialog
    Accessible.ignored: !visible
    Accessible.name: [trainer.progress, heading.text].join(". ")

    /*! Move the focus to the button that continues. */
    function takeFocus(): void {
        if (shown.item) { (shown.item as FocusPlace).takeFocus(); return }
        const button = stage === "again" ? again : stage === "judged" ? (trainer.single ? back : next) : stage === "over" ? last : null
        if (button) button.forceActiveFocus(Qt.TabFocusReason)
        else pane.forceActiveFocus()
    }
    onStageChanged: Qt.callLater(focusDue)
    Keys.onUpPressed: options.scroll(-1)
    Keys.onDownPressed: options.scroll(1)
    /*! The same as the button that leaves. */
    Keys.onEscapePressed: { if (trainer.looksAgain) trainer.goOn(); else App.goHome() }

    Rectangle {
        anchors.fill: parent
        color: "#000000"
        opacity: 0.35
        MouseArea { anchors.fill: parent; hoverEnabled: true; onWheel: wheel => wheel.accepted = true }
    }
    SlicedLoader {
        id: shown
        anchors.fill: parent
        needed: pane.trainer.replay.active
        source: "ReplayPane.qml"
        onLoaded: pane.takeFocus()
        onActiveChanged: if (!active) Qt.callLater(pane.focusDue)
    }
    Panel {
        id: sheet
        visible: !shown.active || !shown.settled
        enabled: !shown.active
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(64)
        readonly property bool wide: pane.stage === "judged" && pane.examined.options.length > 0
        width: Math.min(parent.width - Theme.px(60), wide ? Math.max(Theme.px(1120), 60 * Theme.body)
                                                          : Math.max(Theme.px(640), 38 * Theme.body))
        /*! The height that the texts need. With large letters the pane may cover the hand. */
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
                        visible: pane.stage !== "over"
                        font.pixelSize: Theme.small
                        text: pane.trainer.progress
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
                                font { family: Theme.family; pixelSize: Theme.px(24); bold: true }
                                Accessible.ignored: true
                            }
                        }
                        Heading {
                            id: heading
                            objectName: "judgedHeading"
                            level: 2
                            width: parent.width - (badge.visible ? badge.width + parent.spacing : 0)
                            anchors.verticalCenter: parent.verticalCenter
                            text: pane.stage === "over" ? pane.trainer.summary : pane.examined.heading
                        }
                    }
                    Words {
                        objectName: "judgedCost"
                        width: parent.width
                        text: pane.examined.cost
                        visible: text !== "" && pane.stage !== "over"
                    }
                    Words {
                        objectName: "judgedEvening"
                        width: parent.width
                        visible: text !== "" && pane.stage === "judged"
                        text: pane.examined.evening
                    }
                    Words {
                        objectName: "judgedReasons"
                        width: parent.width
                        visible: text !== "" && pane.stage === "judged"
                        text: pane.examined.reasons
                    }
                    Words {
                        objectName: "judgedCaution"
                        width: parent.width
                        visible: text !== "" && pane.stage === "judged"
                        soft: true
                        font.pixelSize: Theme.small
                        text: pane.examined.caution
                    }
                    Words {
                        objectName: "judgedLesson"
                        width: parent.width
                        visible: text !== ""
                        text: pane.trainer.lessons.after
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        soft: true
                        font.pixelSize: Theme.small
                        text: pane.trainer.message
                    }
                }
            }
            Flow {
                id: ways
                anchors.bottom: parent.bottom
                width: parent.width
                spacing: Theme.px(12)
                AnswerWalk { id: answers; of: ways }
                Keys.onLeftPressed: answers.go(-1)
                Keys.onRightPressed: answers.go(1)
                ActionButton {
                    id: again
                    objectName: "tryAgainButton"
                    visible: pane.stage === "again"
                    text: qsTr("Try again")
                    onClicked: pane.trainer.exercise.again()
                }
                QuietButton {
                    objectName: "revealButton"
                    visible: pane.stage === "again"
                    text: qsTr("Show me")
                    onClicked: pane.trainer.exercise.reveal()
                }
                ActionButton {
                    id: next
                    objectName: "goOnButton"
                    visible: pane.stage === "judged" && !pane.trainer.single
                    text: pane.trainer.looksAgain ? qsTr("Back to the result") : qsTr("Continue")
                    onClicked: pane.trainer.goOn()
                }
                ActionButton {
                    id: following
                    objectName: "nextLessonButton"
                    visible: pane.stage === "over" && pane.trainer.lessons.following !== ""
                    text: qsTr("Next lesson")
                    onClicked: pane.trainer.lessons.openNext()
                }
                QuietButton {
                    id: showButton
                    objectName: "showButton"
                    visible: pane.trainer.exercise.canShow
                    text: qsTr("Watch")
                    description: pane.examined.good ? qsTr("Three deals, each played with your choice and with the tempting one.")
                                                    : qsTr("Three deals, each played with your choice and with the best one.")
                    onClicked: pane.trainer.exercise.showRounds()
                }
                ActionButton {
                    id: back
                    objectName: "backToMatchButton"
                    visible: pane.stage === "judged" && pane.trainer.single
                    text: pane.trainer.wayBack === "" ? qsTr("Back to the match") : qsTr("Back to the list")
                    onClicked: App.goHome()
                }
                QuietButton {
                    id: stop
                    objectName: "stopButton"
                    visible: !pane.trainer.looksAgain && (!pane.trainer.single || pane.stage !== "judged")
                    text: pane.stage === "over" ? qsTr("Done") : qsTr("Stop")
                    onClicked: App.goHome()
                }
            }
        }

        JudgedOptions {
            id: options
            objectName: "judgedOptions"
            visible: sheet.wide
            x: told.width + Theme.px(22)
            width: parent.width - x
            height: parent.height
            examined: pane.examined
        }
    }
}
