pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! A drawer on the right with the standings and the log of the match. */
FocusScope {
    id: drawer

    required property Session session
    property bool open: false

    /*! Move the focus to the entry that was read last, at first the newest. */
    function takeFocus() {
        if (lines.currentIndex < 0) lines.currentIndex = lines.count - 1
        lines.forceActiveFocus(Qt.TabFocusReason)
    }

    width: Math.min(Theme.px(330), 0.4 * Theme.windowWidth)

    MouseArea { anchors.fill: parent; onWheel: wheel => wheel.accepted = true }
    Panel {
        anchors { fill: parent; topMargin: Theme.px(10); rightMargin: -Theme.px(14); bottomMargin: Theme.px(10) }
        padding: Theme.px(18)

        Heading { id: title; text: qsTr("Standings") }
        Column {
            id: table
            anchors { top: title.bottom; topMargin: Theme.px(6); left: parent.left; right: parent.right; rightMargin: Theme.px(14) }
            Accessible.role: Accessible.List
            Accessible.ignored: !visible
            Accessible.name: title.text
            /*! With many players, smaller letters and lines leave enough lines for the log. */
            readonly property real letters: drawer.session.match.players > 8 ? Math.min(Theme.body, Theme.usual) : Theme.body
            readonly property real spread: drawer.session.match.players > 8 ? 1.45 : 1.7
            Repeater {
                model: drawer.visible ? drawer.session.table.standings : null
                Item {
                    id: line
                    required property string name
                    required property int place
                    required property int score
                    required property bool isViewer
                    required property string insignia
                    required property string accessibleName
                    width: table.width
                    height: table.letters * table.spread
                    Accessible.role: Accessible.ListItem
                    Accessible.ignored: !visible
                    Accessible.name: accessibleName
                    Insignia { width: table.letters * 1.4; height: width; key: line.insignia; anchors.verticalCenter: parent.verticalCenter }
                    Words {
                        x: table.letters * 1.9
                        width: parent.width - x - points.implicitWidth - Theme.px(8)
                        anchors.verticalCenter: parent.verticalCenter
                        text: line.place + ". " + line.name
                        font { pixelSize: table.letters; bold: line.isViewer }
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                    Words {
                        id: points
                        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                        text: line.score
                        font { pixelSize: table.letters; bold: true }
                        Accessible.ignored: true
                    }
                }
            }
        }
        Rectangle {
            id: rule
            anchors { top: table.bottom; topMargin: Theme.px(10); left: parent.left; right: parent.right; rightMargin: Theme.px(14) }
            height: Math.max(1, Theme.px(1))
            color: Theme.panelLine
        }
        RowList {
            id: lines
            objectName: "logLines"
            anchors { top: rule.bottom; topMargin: Theme.px(8); left: parent.left; right: parent.right; bottom: parent.bottom; rightMargin: Theme.px(14) }
            clip: true
            // A list exposes its lines to screen readers even while it is hidden.
            model: drawer.visible ? drawer.session.table.log : null
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: true
            currentIndex: -1
            highlightMoveDuration: 0
            /*! Whether the list follows the newest entry. A user who scrolls up stays there. */
            property bool atNewest: true
            function goTo(row) {
                currentIndex = Math.max(0, Math.min(count - 1, row))
                atNewest = currentIndex === count - 1
            }
            function follow() {
                if (atNewest || currentIndex >= count) {
                    currentIndex = count - 1
                    positionViewAtEnd()
                }
            }
            // The list must not move under the wheel or a finger either when lines get their
            // height.
            onMovementStarted: atNewest = false
            onMovementEnded: atNewest = atYEnd
            // A signal, because a list that is destroyed in the same turn does not receive it any
            // more.
            signal followDue()
            onFollowDue: follow()
            onCountChanged: Qt.callLater(followDue)
            // Lines with pictures are higher than the list expects.
            onContentHeightChanged: if (atNewest) Qt.callLater(followDue)
            Keys.onUpPressed: goTo(currentIndex - 1)
            Keys.onDownPressed: goTo(currentIndex + 1)
            Keys.onPressed: event => {
                const page = Math.max(1, Math.floor(height / (1.6 * Theme.small)) - 1)
                if (event.key === Qt.Key_PageUp) goTo(currentIndex - page)
                else if (event.key === Qt.Key_PageDown) goTo(currentIndex + page)
                else if (event.key === Qt.Key_Home) goTo(0)
                else if (event.key === Qt.Key_End) goTo(count - 1)
                else return
                event.accepted = true
            }
            Accessible.role: Accessible.List
            Accessible.ignored: !visible
            Accessible.name: qsTr("Log")
            delegate: Item {
                id: entry
                required property string kind
                required property string accessibleName
                required property int seat
                required property int index
                required property list<string> cards
                readonly property real gap: kind === "round" && index > 0 ? Theme.px(10) : 0
                /*! Room for the focus ring above and below the words. */
                readonly property real air: Theme.px(2)
                width: lines.width
                height: gap + Math.max(words.implicitHeight + 2 * air, strip.visible ? strip.height + 2 * air : 0)
                Accessible.role: Accessible.ListItem
                Accessible.ignored: !visible
                Accessible.name: accessibleName
                Words {
                    id: words
                    // Clear of the focus ring around the line.
                    x: Theme.px(5)
                    y: entry.gap + (parent.height - entry.gap - implicitHeight) / 2
                    width: parent.width - 2 * x - (strip.visible ? strip.width + Theme.px(8) : 0)
                    text: entry.accessibleName
                    font { pixelSize: entry.kind === "round" ? Theme.body : Theme.small; bold: entry.kind === "round" }
                    soft: entry.kind !== "round" && entry.seat !== drawer.session.match.viewerSeat
                    Accessible.ignored: true
                }
                // The upper half of the cards is enough.
                Item {
                    id: strip
                    visible: pictures.codes.length > 0
                    anchors { right: parent.right; rightMargin: Theme.px(4); verticalCenter: words.verticalCenter }
                    clip: true
                    height: Theme.px(42)
                    width: Math.min(0.52 * parent.width, pictures.cardWidth * (1 + pictures.spread * (pictures.codes.length - 1)))
                    CardStrip {
                        id: pictures
                        width: parent.width
                        height: Theme.px(80)
                        spread: 0.5
                        codes: entry.cards
                    }
                }
                FocusRing {
                    objectName: "logLineRing"
                    anchors.margins: entry.air - border.width - hair
                    radius: Theme.px(4)
                    shown: parent.activeFocus
                }
            }
        }
    }
}
