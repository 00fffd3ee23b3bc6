pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../../theme"
import "../../controls"
import "../../table"
import ".."

/*! The viewer's own columns, each a face-up card on a face-down one, between the pile and the
    hand. */
HandPart {
    id: own

    required property TableScreen table
    readonly property ShitheadBoard board: session.match.board as ShitheadBoard
    readonly property var columns: board.ownColumns
    readonly property real cardHeight: Theme.px(100)
    readonly property real cardWidth: cardHeight * Art.cardRatio
    readonly property real shift: Theme.px(9)
    readonly property real step: cardWidth + Theme.px(22)
    readonly property real upper: places.barBottom - Math.max(Theme.px(76), 2.6 * Theme.body + Theme.px(30)) - cardHeight
    readonly property bool inUse: board.swapping || board.turning

    catches: board.swapping
    fillsMiddle: true
    /*! The column under the dragged cards, -1 if there is none. */
    readonly property int target: catches && table.hand.dragging ? placeAt(table.hand.pointer) : -1

    function takesKey(event: KeyEvent): bool {
        if (event.key === Qt.Key_T) {
            if (session.turn.mine) board.take()
            return true
        }
        const number = event.key - Qt.Key_1
        if (number < 0 || number >= columns.length || !inUse) return false
        press(number)
        return true
    }
    function takesEnter(): bool {
        if (!session.turn.mine) return false
        if (board.swapping) { board.finishSwap(); return true }
        if (board.mustTake) { board.take(); return true }
        if (board.turning) {
            const left = columns.findIndex(column => column.blind)
            if (left >= 0) board.turn(left)
            return true
        }
        return false
    }
    /*! Swap cards from the hand with the face-up card that they are dropped on. */
    function takesDrop(keys: list<string>, at: point): bool {
        if (!board.swapping) return false
        const place = placeAt(at)
        if (place < 0 || keys.length === 0) return false
        board.exchange(keys[0], place)
        return true
    }
    function placeAt(at) {
        for (let i = 0; i < columns.length; ++i) {
            const item = places_.itemAt(i)
            if (item && at.x > item.x - Theme.px(10) && at.x < item.x + cardWidth + Theme.px(10)
                && at.y > upper - Theme.px(24) && at.y < upper + cardHeight + Theme.px(30)) return i
        }
        return -1
    }
    /*! Return the centre of a column. */
    function middleOf(place: int): point {
        return Qt.point(places.trickCentre.x + (place - (columns.length - 1) / 2) * step, upper + cardHeight / 2)
    }
    /*! Swap the selected card with this column, or turn over its face-down card, after a click or a
        number key. */
    function press(place) {
        if (board.swapping) board.exchangeSelected(place)
        else if (columns[place].blind && !columns[place].open) board.turn(place)
    }

    Accessible.role: Accessible.Grouping
    Accessible.ignored: !visible
    Accessible.name: qsTr("Your cards on the table")

    Repeater {
        id: places_
        model: own.columns.length
        Column {}
    }

    component Column: Item {
        id: column
        required property int index
        readonly property var held: own.columns[index] ?? { open: "", blind: false, name: "" }
        readonly property bool offered: own.board.swapping ? held.open !== "" : own.board.turning && held.blind

        objectName: "ownColumn:" + index
        x: own.middleOf(index).x - own.cardWidth / 2
        y: own.upper
        width: own.cardWidth
        height: own.cardHeight
        visible: held.open !== "" || held.blind
        // A dragged face-down card is drawn over its neighbours.
        z: mouse.pressed ? 1 : 0

        Accessible.role: Accessible.Button
        Accessible.ignored: !visible
        Accessible.name: held.name
        Accessible.description: own.board.swapping ? qsTr("Key %1: swap with the selected card").arg(index + 1)
                              : own.board.turning ? qsTr("Key %1: turn it over").arg(index + 1) : ""
        Accessible.focusable: offered
        Accessible.onPressAction: own.press(index)
        activeFocusOnTab: activeFocus || offered
        readonly property Item sight: Sight { parent: column; looks: column.offered + own.session.decision.occasion }
        Keys.onSpacePressed: own.press(index)
        Keys.onReturnPressed: own.press(index)
        Keys.onEnterPressed: own.press(index)
        FocusRing { shown: column.activeFocus; tone: Theme.turn; z: 1 }

        CardSprite {
            visible: column.held.blind
            height: own.cardHeight
            x: mouse.carried.x - (column.held.open ? own.shift : 0)
            y: mouse.carried.y - (column.held.open ? own.shift * 0.7 : 0)
        }
        CardSprite {
            visible: column.held.open !== ""
            height: own.cardHeight
            code: column.held.open
            dim: own.inUse || !own.session.turn.mine ? 0 : 0.18
        }
        Rectangle {
            visible: column.offered
            anchors.fill: parent
            anchors.margins: -Theme.px(4)
            radius: Theme.px(8)
            color: "transparent"
            border { width: Theme.px(mouse.containsMouse || own.target === column.index ? 5 : 2.5); color: Theme.turn }
            antialiasing: true
        }
        Rectangle {
            // The number key of the column.
            visible: column.offered
            width: Theme.px(24)
            height: width
            radius: width / 2
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.bottom; topMargin: -height / 2 }
            color: Theme.turn
            border { width: Theme.line; color: Theme.ink }
            Text {
                textFormat: Text.PlainText
                anchors.centerIn: parent
                text: column.index + 1
                font { family: Theme.family; pixelSize: Math.min(Theme.small, Theme.px(15)); bold: true }
                color: Theme.ink
            }
        }
        MouseArea {
            id: mouse
            property point pressedAt
            /*! How far a face-down card has been dragged from its place. */
            property point carried: Qt.point(0, 0)
            readonly property bool far: Math.hypot(carried.x, carried.y) > Theme.px(60)

            anchors.fill: parent
            enabled: column.offered
            hoverEnabled: true
            cursorShape: Qt.PointingHandCursor
            onPressed: event => { pressedAt = Qt.point(event.x, event.y); own.table.hand.forceActiveFocus() }
            onPositionChanged: event => {
                if (pressed && own.board.turning) carried = Qt.point(event.x - pressedAt.x, event.y - pressedAt.y)
            }
            onReleased: {
                const drawn = far
                carried = Qt.point(0, 0)
                if (drawn) own.press(column.index)
            }
            onCanceled: carried = Qt.point(0, 0)
            onClicked: event => {
                if (Math.hypot(event.x - pressedAt.x, event.y - pressedAt.y) <= Theme.px(60)) own.press(column.index)
            }
        }
    }
}
