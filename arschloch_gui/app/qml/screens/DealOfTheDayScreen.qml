pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The match of the day: playing it, its result, and what each level achieved in the same seat. */
ScreenFrame {
    id: screen
    objectName: "dealOfTheDayScreen"

    readonly property DealOfDay deal: App.dealOfDay
    readonly property string mode: deal.state

    title: qsTr("Deal of the day")
    Component.onCompleted: deal.look()
    Component.onDestruction: deal.rest()
    function takeFocus(): void { (play.visible ? play : share.visible ? share : fun).forceActiveFocus(Qt.TabFocusReason) }
    onModeChanged: Qt.callLater(focusDue)

    ScrollPane {
        id: pane
        objectName: "dealOfTheDayPane"
        anchors { top: parent.top; bottom: foot.top; bottomMargin: Theme.px(12); left: parent.left; right: parent.right }
        spacing: Theme.px(14)
        Row {
            spacing: Theme.px(20)
            Rectangle {
                id: frame
                width: Theme.px(240)
                height: Theme.px(150)
                radius: Theme.px(4)
                color: Theme.panelSoft
                border.color: Theme.outline
                border.width: Theme.line
                clip: true
                Drawn {
                    anchors.fill: parent
                    anchors.margins: Math.round(parent.border.width)
                    fillMode: Image.PreserveAspectCrop
                    subject: Art.gameSubject(screen.deal.game)
                }
            }
            Column {
                width: pane.column.width - frame.width - Theme.px(20)
                spacing: Theme.px(6)
                Words { width: parent.width; soft: true; text: screen.deal.day }
                Heading { objectName: "dealGame"; width: parent.width; level: 2; text: screen.deal.gameName }
                Words { width: parent.width; text: screen.deal.about }
            }
        }
        Flow {
            width: pane.column.width
            spacing: Theme.px(22)
            Repeater {
                model: screen.deal.opponents
                Column {
                    id: opponent
                    required property var modelData
                    width: Math.max(Theme.px(110), 7 * Theme.body)
                    spacing: Theme.px(3)
                    Accessible.role: Accessible.StaticText
                    Accessible.ignored: !visible
                    Accessible.name: modelData.name + ", " + modelData.level
                    Portrait {
                        anchors.horizontalCenter: parent.horizontalCenter
                        width: Theme.px(92)
                        height: width
                        person: opponent.modelData.person
                    }
                    Words {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        font.bold: true
                        text: opponent.modelData.name
                        Accessible.ignored: true
                    }
                    Words {
                        width: parent.width
                        horizontalAlignment: Text.AlignHCenter
                        soft: true
                        font.pixelSize: Theme.small
                        text: opponent.modelData.level
                        Accessible.ignored: true
                    }
                }
            }
        }
        Words {
            objectName: "dealSentence"
            width: pane.column.width
            font.bold: screen.mode === "over"
            text: screen.deal.sentence
        }
        Column {
            visible: screen.deal.rows.length > 0
            width: pane.column.width
            spacing: Theme.px(4)
            Heading { width: parent.width; level: 2; text: qsTr("In the same seat") }
            Words { width: parent.width; soft: true; font.pixelSize: Theme.small; text: qsTr("The places of each level with your cards, against the same opponents.") }
            Repeater {
                model: screen.deal.rows
                Item {
                    id: row
                    required property var modelData
                    required property int index
                    objectName: "dealRow:" + index
                    width: pane.column.width
                    height: name.height + Theme.px(6)
                    Accessible.role: Accessible.StaticText
                    Accessible.ignored: !visible
                    Accessible.name: modelData.told
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.px(5)
                        color: row.modelData.own ? Theme.panelSoft : "transparent"
                    }
                    Words {
                        id: name
                        x: Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        width: 0.4 * parent.width
                        font.bold: row.modelData.own
                        text: row.modelData.name
                        Accessible.ignored: true
                    }
                    Words {
                        x: name.x + name.width
                        anchors.verticalCenter: parent.verticalCenter
                        width: parent.width - x
                        font.bold: row.modelData.own
                        soft: row.modelData.places.length === 0
                        text: row.modelData.places.length > 0 ? row.modelData.places.join(" · ") : screen.deal.busy ? "…" : "–"
                        Accessible.ignored: true
                    }
                }
            }
        }
        Column {
            visible: screen.deal.earlier.length > 0
            width: pane.column.width
            spacing: Theme.px(2)
            Heading { width: parent.width; level: 2; text: qsTr("Earlier days") }
            Words { width: parent.width; soft: true; text: screen.deal.earlier.join("\n") }
        }
    }
    Column {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.px(8)
        Words {
            objectName: "dealMessage"
            width: parent.width
            visible: text !== ""
            color: Theme.accent
            text: screen.deal.message
        }
        Row {
            spacing: Theme.px(14)
            ActionButton {
                id: play
                objectName: "playDeal"
                visible: screen.mode === "open" || screen.mode === "begun"
                text: screen.mode === "begun" ? qsTr("Continue") : qsTr("Play")
                description: screen.deal.sentence
                onClicked: screen.deal.play()
            }
            ActionButton {
                id: share
                objectName: "shareDeal"
                visible: screen.mode === "over"
                text: qsTr("Copy the result")
                onClicked: screen.deal.share()
            }
            QuietButton {
                id: fun
                objectName: "playDealForFun"
                visible: screen.mode === "over" || screen.mode === "lost"
                text: qsTr("Play again for fun")
                onClicked: screen.deal.playForFun()
            }
        }
    }
}
