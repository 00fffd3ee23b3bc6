pragma ComponentBehavior: Bound
import QtQuick
import "../../theme"
import "../../table"

/*! The middle of the table: the stock, the pile, and the heap of burned cards. */
Middle {
    id: ground

    required property Places places
    required property TableScreen table
    cardHeight: Math.min(Theme.px(150), places.cardHeight)
    readonly property real heapHeight: Theme.px(104)
    centre: Qt.point(places.trickCentre.x, places.trickCentre.y - Theme.px(46))
    readonly property point stockAt: Qt.point(centre.x - Theme.px(212), centre.y)
    ashesAt: Qt.point(centre.x + Theme.px(212), centre.y)
    /*! Where the viewer's next card comes from. */
    property point launch: Qt.point(places.fanCentre, places.fanTop)

    function origin(seat: int): point {
        if (seat < 0) return centre
        if (seat !== session.match.viewerSeat) return table.ring.pointOf(seat)
        // A face-down card comes from its place on the table.
        const own = table.ownPart as OwnCards
        return own && board.turnedPlace >= 0 ? own.middleOf(board.turnedPlace) : launch
    }
    function taker(): point {
        if (board.takerSeat < 0) return centre
        return board.takerSeat === session.match.viewerSeat ? Qt.point(places.fanCentre, places.fanTop + Theme.px(60))
                                                      : table.ring.pointOf(board.takerSeat)
    }
    // A pile on its way to the hand is drawn over the cards on the table.
    Binding {
        target: ground.parent
        property: "z"
        value: 1
        when: ground.board.pileFate === "taken" && ground.board.takerSeat === ground.session.match.viewerSeat
    }
    Connections {
        target: ground.session.table
        function onLeaving(seat, keys) {
            if (seat !== ground.session.match.viewerSeat) return
            ground.launch = keys.length > 0 ? ground.table.hand.middleOf(keys)
                                            : Qt.point(ground.centre.x, ground.centre.y + Theme.px(150))
        }
    }

    Heap {
        objectName: "stock"
        visible: ground.board.stockCount > 0
        at: ground.stockAt
        height: ground.heapHeight
        cards: ground.board.stockCount
        words: qsTr("Stock: %n card(s)", "", ground.board.stockCount)
    }
    Item {
        id: ashes
        objectName: "burned"
        visible: ground.board.burnedCount > 0
        x: ground.ashesAt.x - width / 2
        y: ground.ashesAt.y - height / 2
        width: ground.heapHeight * Art.cardRatio
        height: ground.heapHeight
        Accessible.role: Accessible.StaticText
        Accessible.ignored: !visible
        Accessible.name: qsTr("Burned: %n card(s)", "", ground.board.burnedCount)
        Repeater {
            // Charred cards, crosswise.
            model: Math.min(4, 1 + ground.board.burnedCount / 8)
            Rectangle {
                required property int index
                anchors.centerIn: parent
                width: ashes.width
                height: ashes.height
                radius: width * 0.06
                rotation: [-14, 11, -3, 24][index]
                color: ["#2B2320", "#352A25", "#241C19", "#3A2E28"][index]
                border { width: Math.max(1, Theme.px(1.5)); color: "#8A4B22" }
                antialiasing: true
            }
        }
        Count { number: ground.board.burnedCount }
    }
    Rectangle {
        // The empty place of the pile.
        visible: ground.board.pileCount === 0 && ground.session.table.phase === "play"
        x: ground.centre.x - width / 2
        y: ground.centre.y - height / 2
        width: ground.cardHeight * Art.cardRatio
        height: ground.cardHeight
        radius: width * 0.06
        color: "transparent"
        border { width: Theme.px(2); color: Theme.clothTextSoft }
        opacity: 0.35
        antialiasing: true
    }
    Text {
        textFormat: Text.PlainText
        // The direction of the ranks, shown once it has been reversed.
        visible: ground.board.reversed
        x: ground.centre.x - width / 2
        y: ground.centre.y - ground.cardHeight / 2 - height - Theme.px(6)
        text: "↺"
        font { family: Theme.family; pixelSize: Theme.title * 1.3; bold: true }
        color: Theme.turn
        Accessible.role: Accessible.StaticText
        Accessible.ignored: !visible
        Accessible.name: qsTr("Play goes anticlockwise")
    }
    Repeater {
        model: ground.board.pileCards
        PileCard { middle: ground }
    }
    Item {
        id: whole
        objectName: "pile"
        x: ground.centre.x - width / 2
        y: ground.centre.y - height / 2
        width: ground.cardHeight * Art.cardRatio + Theme.px(90)
        height: ground.cardHeight + Theme.px(20)
        z: 1000
        visible: ground.board.pileCount > 0
        Accessible.role: Accessible.StaticText
        Accessible.ignored: !visible
        Accessible.name: ground.board.pileSentence
        Count {
            visible: ground.board.pileCount > 1 && ground.board.pileFate === ""
            anchors.horizontalCenterOffset: parent.width / 2 + Theme.px(10)
            anchors.verticalCenterOffset: parent.height / 2 - Theme.px(26)
            number: ground.board.pileCount
        }
        // Dragging the pile to the hand picks it up.
        MouseArea {
            property point pressedAt
            anchors.fill: parent
            enabled: ground.board.canTake
            cursorShape: enabled ? Qt.OpenHandCursor : Qt.ArrowCursor
            onPressed: event => { pressedAt = Qt.point(event.x, event.y); ground.table.hand.forceActiveFocus() }
            onReleased: event => { if (event.y - pressedAt.y > Theme.px(110)) ground.board.take() }
            onClicked: {
                if (ground.session.choice.selectedCount > 0) ground.session.turn.playSelection()
            }
        }
    }

    component Count: Rectangle {
        property int number
        anchors.centerIn: parent
        width: Math.max(digits.implicitWidth + Theme.px(12), height)
        height: digits.implicitHeight + Theme.px(4)
        radius: height / 2
        color: Theme.ink
        border { width: Theme.px(1.5); color: Theme.gold }
        Accessible.ignored: true
        Text {
            textFormat: Text.PlainText
            id: digits
            anchors.centerIn: parent
            text: parent.number
            font { family: Theme.family; pixelSize: Theme.body; bold: true }
            color: Theme.paper
        }
    }
    component Heap: Item {
        id: heap
        property point at
        property int cards
        property string words
        x: at.x - width / 2
        y: at.y - height / 2
        width: height * Art.cardRatio
        Accessible.role: Accessible.StaticText
        Accessible.ignored: !visible
        Accessible.name: words
        Repeater {
            model: Math.min(6, 1 + heap.cards / 5)
            CardSprite {
                required property int index
                height: heap.height
                x: -index * Theme.px(1.5)
                y: -index * Theme.px(2.5)
            }
        }
        Count { number: heap.cards }
    }
}
