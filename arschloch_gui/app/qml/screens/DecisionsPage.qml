pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Arschloch
import "../theme"
import "../controls"

/*! Every decision of a finished round, and the evaluation of the options of one of them. */
FocusScope {
    id: page
    objectName: "decisionsPage"

    readonly property Hindsight hindsight: App.session.hindsight
    /*! Read once, because Python makes a new list at each access. */
    readonly property var rows: hindsight.rows
    readonly property real line: 2.1 * Theme.body

    Component.onCompleted: if (hindsight.index < 0) hindsight.look(0)

    // What the user's own decisions before the first trick are called, for those who ask.
    Words {
        id: exchange
        objectName: "exchangeVerdict"
        width: parent.width
        visible: text !== ""
        font.bold: true
        text: page.hindsight.exchange
    }
    RowList {
        id: list
        objectName: "decisionList"
        y: exchange.visible ? exchange.height + Theme.px(8) : 0
        width: 0.42 * page.width
        height: page.height - y
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        // The model is a number so that the entries stay where they are when marks are added to
        // them.
        model: page.rows.length
        currentIndex: page.hindsight.index
        // Keep all rows, so that screen readers also find those further down.
        cacheBuffer: 3 * page.line * count
        highlightMoveDuration: 0
        T.ScrollBar.vertical: PaneScrollBar {}
        Keys.onUpPressed: page.hindsight.look(Math.max(0, currentIndex - 1))
        Keys.onDownPressed: page.hindsight.look(Math.min(count - 1, currentIndex + 1))
        Keys.onPressed: event => {
            const leaf = Math.max(1, Math.floor(height / page.line) - 1)
            if (event.key === Qt.Key_PageUp) page.hindsight.look(Math.max(0, currentIndex - leaf))
            else if (event.key === Qt.Key_PageDown) page.hindsight.look(Math.min(count - 1, currentIndex + leaf))
            else if (event.key === Qt.Key_Home) page.hindsight.look(0)
            else if (event.key === Qt.Key_End) page.hindsight.look(count - 1)
            else return
            event.accepted = true
        }
        Accessible.role: Accessible.List
        Accessible.ignored: !visible
        Accessible.name: qsTr("Decisions of this round")
        delegate: Item {
            id: entry
            required property int index
            readonly property var modelData: page.rows[index] ?? ({ person: 0, isViewer: false, line: "", sign: "", costly: false, told: "" })
            readonly property bool current: ListView.isCurrentItem
            objectName: "decision:" + index
            width: list.width - Theme.px(16)
            height: Math.max(page.line, told.implicitHeight + Theme.px(8))
            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: modelData.told
            Accessible.selected: current
            Rectangle {
                anchors { fill: parent; margins: Theme.px(1) }
                radius: Theme.px(6)
                color: entry.current ? Theme.panelSoft : "transparent"
                border { width: entry.current ? Theme.line : 0; color: Theme.gold }
            }
            Portrait {
                id: portrait
                x: Theme.px(6)
                width: page.line - Theme.px(10); height: width
                anchors.verticalCenter: parent.verticalCenter
                person: entry.modelData.person
            }
            Words {
                id: told
                anchors { left: portrait.right; leftMargin: Theme.px(8); right: sign.left; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
                font { pixelSize: Theme.small; bold: entry.modelData.isViewer }
                text: entry.modelData.line
                Accessible.ignored: true
            }
            Words {
                id: sign
                anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                font.bold: true
                color: entry.modelData.costly ? Theme.warnText : Theme.accent
                wrapMode: Text.NoWrap
                text: entry.modelData.sign
                Accessible.ignored: true
            }
            FocusRing { anchors.margins: Theme.px(1); radius: Theme.px(6); shown: list.activeFocus && entry.current }
            MouseArea {
                anchors.fill: parent
                onClicked: { list.forceActiveFocus(Qt.MouseFocusReason); page.hindsight.look(entry.index) }
            }
        }
    }

    Flickable {
        id: weighed
        x: list.width + Theme.px(20)
        y: list.y
        width: page.width - x
        height: list.height
        clip: contentHeight > height
        interactive: clip
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: PaneScrollBar {}

        Column {
            id: column
            width: weighed.width - Theme.px(14)
            spacing: Theme.px(8)
            Accessible.role: Accessible.List
            Accessible.ignored: !visible
            Accessible.name: page.hindsight.sentence

            CardStrip {
                objectName: "hindsightHand"
                width: parent.width
                height: Theme.px(72)
                spread: 0.86
                codes: page.hindsight.hand
            }
            Words {
                objectName: "hindsightSentence"
                width: parent.width
                font.bold: true
                text: page.hindsight.sentence
            }
            QuietButton {
                objectName: "practiseDecision"
                visible: page.hindsight.practicable
                text: qsTr("Decide again")
                description: qsTr("Just for practice: this does not change your match.")
                onClicked: App.trainer.practiseDecision()
            }
            WeighedOptions { width: parent.width; hindsight: page.hindsight }
        }
    }
}
