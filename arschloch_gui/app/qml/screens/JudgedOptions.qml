pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"
import "../table"

/*! The best options of an exercise and the chosen one, with their values. */
Item {
    id: options

    required property ChoiceJudgement examined
    readonly property real line: Math.max(Theme.px(50), 2.5 * Theme.body)
    function scroll(by: int): void {
        list.contentY = Math.max(0, Math.min(list.contentHeight - list.height, list.contentY + by * line))
    }

    readonly property real figures: Math.max(Theme.px(100), 5.6 * Theme.body)
    /*! The first heading is long, and there is nothing to its left. */
    readonly property real more: 0.7 * figures
    readonly property real bars: width - cardsWidth - 3 * figures - Theme.px(30)
    readonly property real cardsWidth: 0.2 * width

    Signs { id: signs }
    Row {
        id: head
        x: rows.width - 3 * options.figures - options.more
        Repeater {
            model: [qsTr("Places lost per 100"), options.examined.highest, options.examined.lowest]
            Words {
                required property string modelData
                required property int index
                width: options.figures + (index === 0 ? options.more : 0)
                leftPadding: Theme.px(8)
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
        id: list
        anchors { top: head.bottom; topMargin: Theme.px(6); bottom: parent.bottom }
        width: parent.width
        contentHeight: rows.height
        clip: contentHeight > height
        interactive: clip
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: PaneScrollBar {}
        Column {
            id: rows
            width: list.width - (list.clip ? Theme.px(16) : 0)
            spacing: Theme.px(5)
            Accessible.role: Accessible.List
            Accessible.ignored: !visible
            Accessible.name: qsTr("The best options")
            Repeater {
                model: options.examined.options
                Item {
                    id: option
                    required property var modelData
                    required property int index
                    objectName: "judged:" + index
                    /*! Return the x position of a value from −1 to +1 on the ruler. */
                    function at(value) { return (Math.max(-1, Math.min(1, value)) + 1) / 2 * ruler.width }
                    width: rows.width
                    height: options.line
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
                        visible: option.modelData.cards.length > 0 && !proposal.visible
                        width: options.cardsWidth
                        height: parent.height - Theme.px(6)
                        anchors.verticalCenter: parent.verticalCenter
                        spread: 0.9
                        deck: App.session.match.deck
                        codes: option.modelData.cards
                    }
                    Words {
                        id: proposal
                        readonly property list<string> given: option.modelData.cards.map(code => signs.card(code))
                        readonly property list<string> wanted: option.modelData.wanted.map(rank => signs.rank(rank))
                        visible: wanted.length > 0
                        x: Theme.px(10)
                        width: options.cardsWidth
                        anchors.verticalCenter: parent.verticalCenter
                        wrapMode: Text.NoWrap
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 0.7 * Theme.usual
                        text: given.join(" ") + " ⇄ " + wanted.join(" ")
                        Accessible.ignored: true
                    }
                    Words {
                        x: Theme.px(10)
                        visible: option.modelData.cards.length === 0
                        width: options.cardsWidth - Theme.px(6)
                        anchors.verticalCenter: parent.verticalCenter
                        height: parent.height - Theme.px(4)
                        verticalAlignment: Text.AlignVCenter
                        font.pixelSize: Theme.small
                        fontSizeMode: Text.Fit
                        minimumPixelSize: 0.7 * Theme.usual
                        elide: Text.ElideRight
                        text: option.modelData.choice
                        Accessible.ignored: true
                    }
                    Item {
                        id: ruler
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
                        x: rows.width - 3 * options.figures
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
