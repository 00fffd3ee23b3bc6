pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! Over the table or the list of matches: decisions from before the first tricks of a match, to be
    made again as exercises. */
SummaryPanel {
    id: pane
    objectName: "pastPane"

    readonly property PastExchanges past: App.retrospect.past
    /*! Read once, because Python makes a new list at each access. */
    readonly property var rows: past.rows
    readonly property real line: Math.max(Theme.px(46), 2.6 * Theme.body)

    function takeFocus(): void { (list.count > 0 ? list : close).forceActiveFocus(Qt.TabFocusReason) }

    title: qsTr("Exchanges in this match")
    subtitle: App.trainer.message
    listed: false
    main: close
    // An empty list needs little room.
    panelHeight: list.count > 0 ? height - Theme.px(90) : Math.min(height - Theme.px(90), 16 * Theme.body)
    Keys.onEscapePressed: past.close()
    onAppeared: App.speaker.opened(title)

    header: Column {
        width: parent ? parent.width : 0
        spacing: Theme.px(10)
        ChoiceRow {
            width: parent.width
            visible: choices.length > 0
            prefix: "whose:"
            choices: pane.past.choices
            current: pane.past.whose
            onChosen: value => pane.past.choose(value)
            Accessible.name: pane.title
        }
        Words {
            objectName: "pastSentence"
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            text: pane.past.sentence
        }
    }

    RowList {
        id: list
        objectName: "pastList"
        anchors.fill: parent
        clip: true
        focus: true
        activeFocusOnTab: activeFocus || count > 0
        boundsBehavior: Flickable.StopAtBounds
        model: pane.rows.length
        currentIndex: pane.past.index
        highlightMoveDuration: 0
        T.ScrollBar.vertical: PaneScrollBar {}
        onCountChanged: if (count > 0 && close.activeFocus) Qt.callLater(pane.focusDue)
        Keys.onUpPressed: pane.past.look(currentIndex - 1)
        Keys.onDownPressed: pane.past.look(currentIndex + 1)
        Keys.onReturnPressed: pane.past.practise()
        Keys.onEnterPressed: pane.past.practise()
        Keys.onPressed: event => {
            const leaf = Math.max(1, Math.floor(height / pane.line) - 1)
            if (event.key === Qt.Key_PageUp) pane.past.look(Math.max(0, currentIndex - leaf))
            else if (event.key === Qt.Key_PageDown) pane.past.look(Math.min(count - 1, currentIndex + leaf))
            else if (event.key === Qt.Key_Home) pane.past.look(0)
            else if (event.key === Qt.Key_End) pane.past.look(count - 1)
            else return
            event.accepted = true
        }
        Accessible.role: Accessible.List
        Accessible.ignored: !visible || count === 0
        Accessible.name: pane.title
        delegate: Item {
            id: entry
            required property int index
            readonly property var modelData: pane.rows[index] ?? ({ round: "", office: "", line: "", person: 0, isViewer: false, told: "" })
            readonly property bool current: ListView.isCurrentItem
            objectName: "past:" + index
            width: list.width - Theme.px(16)
            height: Math.max(pane.line, words.height + Theme.px(10))
            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: modelData.told
            Accessible.selected: current
            Accessible.onPressAction: { pane.past.look(index); pane.past.practise() }
            Rectangle {
                anchors { fill: parent; margins: Theme.px(1) }
                radius: Theme.px(6)
                color: entry.current ? Theme.panelSoft : "transparent"
                border { width: entry.current ? Theme.line : 0; color: Theme.gold }
            }
            Portrait {
                id: portrait
                x: Theme.px(8)
                width: pane.line - Theme.px(12); height: width
                anchors.verticalCenter: parent.verticalCenter
                person: entry.modelData.person
            }
            Column {
                id: words
                anchors { left: portrait.right; leftMargin: Theme.px(12); right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
                Words {
                    width: parent.width
                    soft: true
                    font.pixelSize: Theme.small
                    text: [entry.modelData.round, entry.modelData.office].filter(part => part !== "").join(" · ")
                    Accessible.ignored: true
                }
                Words {
                    width: parent.width
                    font.bold: entry.modelData.isViewer
                    text: entry.modelData.line
                    Accessible.ignored: true
                }
            }
            FocusRing { anchors.margins: Theme.px(1); radius: Theme.px(6); shown: list.activeFocus && entry.current }
            MouseArea {
                anchors.fill: parent
                onClicked: { list.forceActiveFocus(Qt.MouseFocusReason); pane.past.look(entry.index) }
                onDoubleClicked: { pane.past.look(entry.index); pane.past.practise() }
            }
        }
    }

    buttons: [
        QuietButton {
            id: close
            objectName: "pastDone"
            text: qsTr("Close")
            onClicked: pane.past.close()
        },
        ActionButton {
            id: instead
            objectName: "practiseInstead"
            visible: pane.past.empty
            onVisibleChanged: if (visible && close.activeFocus) forceActiveFocus(Qt.TabFocusReason)
            text: qsTr("Practise other exchanges")
            description: qsTr("Ten exercises. Your match waits.")
            onClicked: { pane.past.close(); App.show("practice") }
        },
        ActionButton {
            objectName: "practisePast"
            visible: pane.past.index >= 0
            text: qsTr("Decide again")
            description: qsTr("Just for practice: this does not change your match.")
            onClicked: pane.past.practise()
        }
    ]
}
