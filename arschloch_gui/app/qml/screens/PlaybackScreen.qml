pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"
import "../table"

/*! Replay of a match from the list: all hands, step by step, with the evaluations. */
ScreenFrame {
    id: screen
    objectName: "playbackScreen"

    readonly property Playback playback: App.playback
    /*! Whether there is anything before and after the step shown. */
    readonly property bool earlier: playback.step > 0 || playback.round > 1
    readonly property bool later: playback.step < playback.last || playback.round < playback.rounds
    readonly property int seats: Math.max(1, playback.rows.length)

    title: playback.title
    panelWidth: width - Theme.px(80)
    Component.onDestruction: playback.close()

    function takeFocus(): void { run.forceActiveFocus(Qt.TabFocusReason) }

    /*! Scroll the players and the evaluations by this many rows, where they do not fit. */
    function scroll(rows: int): void {
        for (const pane of [table, thought])
            pane.contentY = Math.max(0, Math.min(pane.contentHeight - pane.height, pane.contentY + rows * table.full))
    }

    Keys.onPressed: event => {
        const far = event.modifiers & Qt.ControlModifier
        if (event.key === Qt.Key_Left) far ? playback.goStride(-1) : playback.go(playback.step - 1)
        else if (event.key === Qt.Key_Right) far ? playback.goStride(1) : playback.go(playback.step + 1)
        else if (event.key === Qt.Key_PageUp) playback.goRound(-1)
        else if (event.key === Qt.Key_PageDown) playback.goRound(1)
        else if (event.key === Qt.Key_Home) playback.go(0)
        else if (event.key === Qt.Key_End) playback.go(playback.last)
        else if (event.key === Qt.Key_Up) scroll(-1)
        else if (event.key === Qt.Key_Down) scroll(1)
        else return
        event.accepted = true
    }

    Words {
        objectName: "playbackMessage"
        visible: text !== ""
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(60), Theme.measure)
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.large
        text: screen.playback.message
    }
    Column {
        id: head
        visible: screen.playback.there
        width: table.width
        spacing: Theme.px(2)
        Words {
            objectName: "playbackLine"
            width: parent.width
            font { bold: true; pixelSize: Theme.large }
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.small
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            text: screen.playback.line
        }
        Words {
            width: parent.width
            soft: true
            font.pixelSize: Theme.small
            text: screen.playback.where
        }
    }
    Flickable {
        id: table
        objectName: "playbackTable"
        visible: screen.playback.there
        clip: screen.seats > most
        interactive: clip
        contentHeight: screen.seats * full
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: PaneScrollBar {}
        readonly property real most: Math.max(1, Math.floor(height / Theme.px(64)))
        /*! If not all rows fit, half a row at the edge shows that there are more. */
        readonly property real full: height / (screen.seats <= most ? screen.seats : most - 0.5)
        /*! The row of the acting player, which is kept visible. */
        readonly property int actor: screen.playback.rows.findIndex(row => row.acts)
        onActorChanged: if (actor >= 0)
            contentY = Math.max(0, Math.min(contentHeight - height, actor * full - (height - full) / 2))
        anchors { top: head.bottom; topMargin: Theme.px(8); bottom: foot.top; bottomMargin: Theme.px(10); left: parent.left }
        width: 0.66 * parent.width
        Accessible.role: Accessible.List
        Accessible.ignored: !visible
        Accessible.name: screen.playback.line
        Repeater {
            // The model is a number so that the rows stay where they are from step to step.
            model: screen.seats
            Rectangle {
                id: row
                required property int index
                readonly property var modelData: screen.playback.rows[index]
                    ?? ({ name: "", title: "", person: 0, isViewer: false, taken: 0, piles: [], played: [], acts: false, word: "", told: "" })
                readonly property real strip: Math.min(Theme.px(112), height - Theme.px(10))
                y: index * table.full
                width: table.width - (table.clip ? Theme.px(14) : 0)
                height: table.full - Theme.px(5)
                radius: Theme.px(8)
                color: modelData.acts ? Theme.panelSoft : "transparent"
                border { width: modelData.acts ? Theme.line : 1; color: modelData.acts ? Theme.gold : Theme.panelLine }
                Accessible.role: Accessible.ListItem
                Accessible.ignored: !visible
                Accessible.name: modelData.told
                Portrait {
                    id: portrait
                    x: Theme.px(8)
                    width: Math.min(Theme.px(52), parent.height - Theme.px(8)); height: width
                    anchors.verticalCenter: parent.verticalCenter
                    person: row.modelData.person
                }
                TakenPile {
                    x: portrait.x + 0.94 * portrait.width
                    y: portrait.y + 0.8 * portrait.height
                    count: row.modelData.taken
                    cardHeight: 0.4 * portrait.width
                }
                Column {
                    id: who
                    anchors { left: portrait.right; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                    width: 0.2 * parent.width - x
                    Words {
                        width: parent.width
                        font { pixelSize: Theme.small; bold: true }
                        wrapMode: Text.NoWrap
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 0.6 * Theme.usual
                        text: row.modelData.name
                        Accessible.ignored: true
                    }
                    Words {
                        width: parent.width
                        visible: text !== "" && row.height > 3.2 * Theme.small
                        soft: true
                        font.pixelSize: 0.85 * Theme.small
                        wrapMode: Text.NoWrap
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 0.6 * Theme.usual
                        elide: Text.ElideRight
                        text: row.modelData.title
                        Accessible.ignored: true
                    }
                }
                Row {
                    id: piles
                    readonly property int count: row.modelData.piles.length
                    readonly property int sum: row.modelData.piles.reduce((all, pile) => all + pile.cards.length + 3, 0)
                    x: 0.2 * parent.width + Theme.px(8)
                    width: 0.5 * parent.width - Theme.px(20)
                    anchors.verticalCenter: parent.verticalCenter
                    height: row.strip
                    spacing: Theme.px(10)
                    Repeater {
                        model: row.modelData.piles
                        CardStrip {
                            required property var modelData
                            // A pile with many cards gets more room than one with few.
                            width: (piles.width - (piles.count - 1) * piles.spacing) * (modelData.cards.length + 3) / piles.sum
                            height: piles.height
                            deck: screen.playback.deck
                            codes: modelData.cards
                        }
                    }
                }
                CardStrip {
                    x: 0.71 * parent.width
                    width: parent.width - x - Theme.px(10)
                    height: row.strip
                    anchors.verticalCenter: parent.verticalCenter
                    deck: screen.playback.deck
                    codes: row.modelData.played
                }
                Words {
                    visible: text !== "" && row.modelData.played.length === 0
                    x: 0.71 * parent.width
                    width: parent.width - x - Theme.px(10)
                    anchors.verticalCenter: parent.verticalCenter
                    soft: true
                    font.pixelSize: Theme.small
                    elide: Text.ElideRight
                    maximumLineCount: 2
                    text: row.modelData.word
                    Accessible.ignored: true
                }
            }
        }
    }
    Flickable {
        id: thought
        visible: screen.playback.there
        anchors { top: parent.top; bottom: foot.top; bottomMargin: Theme.px(10); left: table.right; leftMargin: Theme.px(20); right: parent.right }
        clip: contentHeight > height
        interactive: clip
        contentHeight: thoughts.height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: PaneScrollBar {}
        Column {
            id: thoughts
            width: thought.width - Theme.px(14)
            spacing: Theme.px(8)
            Accessible.role: Accessible.List
            Accessible.ignored: !visible
            Accessible.name: sentence.text
            Words {
                id: sentence
                objectName: "playbackThought"
                width: parent.width
                font.bold: screen.playback.decides
                soft: !screen.playback.decides
                text: screen.playback.decides ? screen.playback.hindsight.sentence : screen.playback.noChoice
            }
            WeighedOptions {
                visible: screen.playback.decides
                width: parent.width
                hindsight: screen.playback.hindsight
            }
        }
    }
    Row {
        id: foot
        visible: screen.playback.there
        anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
        spacing: Theme.px(8)
        component Way: IconButton { overCloth: false; font.pixelSize: Theme.body }
        Way {
            objectName: "playbackRoundBack"
            sign: "|‹"
            text: qsTr("Previous round")
            description: qsTr("Page up")
            enabled: screen.playback.round > 1
            onClicked: screen.playback.goRound(-1)
        }
        Way {
            objectName: "playbackStrideBack"
            sign: "‹‹"
            text: screen.playback.stride === "trick" ? qsTr("Previous trick") : qsTr("Your previous turn")
            description: qsTr("Ctrl+←")
            visible: screen.playback.stride !== ""
            enabled: screen.earlier
            onClicked: screen.playback.goStride(-1)
        }
        Way {
            objectName: "playbackBack"
            sign: "‹"
            text: qsTr("Step back")
            description: qsTr("←")
            enabled: screen.earlier
            onClicked: screen.playback.go(screen.playback.step - 1)
        }
        ActionButton {
            id: run
            objectName: "playbackRun"
            text: screen.playback.running ? qsTr("Pause") : qsTr("Play")
            onClicked: screen.playback.toggle()
        }
        Way {
            objectName: "playbackForward"
            sign: "›"
            text: qsTr("Step forward")
            description: qsTr("→")
            enabled: screen.later
            onClicked: screen.playback.go(screen.playback.step + 1)
        }
        Way {
            objectName: "playbackStrideForward"
            sign: "››"
            text: screen.playback.stride === "trick" ? qsTr("Next trick") : qsTr("Your next turn")
            description: qsTr("Ctrl+→")
            visible: screen.playback.stride !== ""
            enabled: screen.later
            onClicked: screen.playback.goStride(1)
        }
        Way {
            objectName: "playbackRoundForward"
            sign: "›|"
            text: qsTr("Next round")
            description: qsTr("Page down")
            enabled: screen.playback.round < screen.playback.rounds
            onClicked: screen.playback.goRound(1)
        }
    }
}
