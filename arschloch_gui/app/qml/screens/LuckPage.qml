pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! The user's luck with the cards and the cost of their decisions, in words and then round by
    round. */
FocusScope {
    id: page
    objectName: "luckPage"

    readonly property LuckAndCost luck: App.retrospect.luck
    readonly property list<string> columns: ["round", "office", "luck", "exchange", "plays", "place"]
    readonly property list<real> widths: [0.1, 0.22, 0.16, 0.15, 0.15, 0.22]
    readonly property list<string> headings: [qsTr("Round"), qsTr("Position"), qsTr("Luck"), qsTr("Exchange"), qsTr("Plays"), qsTr("Finished as")]

    Component.onCompleted: luck.look()

    Flickable {
        id: pane
        objectName: "luckPane"
        anchors.fill: parent
        clip: contentHeight > height
        interactive: clip
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        focus: true
        activeFocusOnTab: activeFocus || clip
        Keys.onUpPressed: contentY = Math.max(0, contentY - 3 * Theme.body)
        Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + 3 * Theme.body))
        Accessible.role: Accessible.Pane
        Accessible.ignored: !visible
        Accessible.name: page.luck.sentences.join(" ")
        T.ScrollBar.vertical: PaneScrollBar {}
        FocusRing { radius: Theme.radius; shown: pane.activeFocus && pane.clip }

        Column {
            id: column
            width: pane.width - Theme.px(18)
            spacing: Theme.px(8)
            Repeater {
                model: page.luck.sentences
                Words {
                    required property string modelData
                    required property int index
                    objectName: "luckSentence:" + index
                    width: column.width
                    horizontalAlignment: Text.AlignHCenter
                    font { pixelSize: Theme.large; bold: page.luck.figures !== "" }
                    text: modelData
                }
            }
            Row {
                width: parent.width
                visible: page.luck.rows.length > 0
                topPadding: Theme.px(8)
                Repeater {
                    model: page.headings
                    Words {
                        required property string modelData
                        required property int index
                        width: page.widths[index] * column.width
                        horizontalAlignment: index === 1 || index === 5 ? Text.AlignLeft : Text.AlignHCenter
                        soft: true
                        font.pixelSize: Theme.small
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 0.6 * Theme.small
                        wrapMode: Text.NoWrap
                        text: modelData
                    }
                }
            }
            Repeater {
                model: page.luck.rows
                Item {
                    id: line
                    required property int index
                    required property var modelData
                    objectName: "luckRow:" + index
                    width: column.width
                    height: 2 * Theme.body
                    Accessible.role: Accessible.ListItem
                    Accessible.ignored: !visible
                    Accessible.name: modelData.told
                    Rectangle {
                        anchors.fill: parent
                        radius: Theme.px(6)
                        color: line.index % 2 === 0 ? Theme.panelSoft : "transparent"
                    }
                    Row {
                        anchors.verticalCenter: parent.verticalCenter
                        Repeater {
                            model: page.columns
                            Words {
                                required property string modelData
                                required property int index
                                readonly property string figure: line.modelData[modelData]
                                width: page.widths[index] * column.width
                                horizontalAlignment: index === 1 || index === 5 ? Text.AlignLeft : Text.AlignHCenter
                                font.bold: index > 1 && index < 5
                                color: figure.startsWith("−") ? Theme.warnText : Theme.text
                                wrapMode: Text.NoWrap
                                elide: Text.ElideRight
                                text: figure
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
            Words {
                width: parent.width
                visible: text !== ""
                topPadding: Theme.px(6)
                soft: true
                font.pixelSize: Theme.small
                text: page.luck.figures
            }
        }
    }
}
