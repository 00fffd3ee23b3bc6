pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! Choosing cards: the receiver, a slot for each card, and the ranks wanted in return. The cards in
    the slots belong to the hand. */
Item {
    id: pane

    required property Session session
    required property Places places
    /*! The slot under the dragged card, −1 for none. */
    property int aimedAt: -1
    /*! Why the card cannot be put into each slot, empty if it can. */
    readonly property list<string> objections: session.gesture.slotObjections
    readonly property string objection: objections[aimedAt] ?? ""
    readonly property bool dropLit: aimedAt >= 0
    readonly property color dropTone: objection === "" ? Theme.turn : Theme.warn
    readonly property CurrentDecision decision: session.decision
    readonly property int count: session.choice.giftCount
    /*! Whether this is a negotiation, in which ranks are wanted in return for the cards in the
        slots. */
    readonly property bool bargaining: decision.ranks.length > 0 && count > 0
    readonly property real cardStep: places.handWidth + Theme.px(22)
    readonly property real wantedLeft: places.trickCentre.x + places.slotShift - (count * cardStep - Theme.px(22)) / 2
    readonly property Person taker: _takerRow()

    function _takerRow(): Person {
        // `count` changes before the items exist where they are built asynchronously.
        for (let i = 0; i < rows.built; ++i) {
            const row = rows.itemAt(i) as Person
            if (row && row.seat === session.choice.giftTaker) return row
        }
        return null
    }

    visible: opacity > 0
    opacity: count > 0 ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Theme.quick(160) } }

    // Reads the seats model, to find the receiver's portrait.
    Repeater {
        id: rows
        property int built: 0
        model: pane.session.table.seats
        onItemAdded: ++built
        onItemRemoved: --built
        Person {}
    }
    component Person: Item {
        required property int seat
        required property int person
        required property string title
        required property string insignia
    }
    Rectangle {
        id: tray
        objectName: "exchangeTray"
        readonly property real slots: Math.max(1, pane.count)
        width: Math.max(Math.min(slots * pane.cardStep, Theme.px(784)) + 2 * pane.places.slotShift + Theme.px(40),
                        heading.width * heading.scale + Theme.px(heading.tight ? 24 : 48), pane.bargaining ? tiles.width + 2 * pane.places.wishAir : 0, Theme.px(340))
        height: pane.places.slotY + pane.places.handHeight + (pane.bargaining ? pane.places.wishRoom : Theme.px(20)) - y
        x: pane.places.trickCentre.x - width / 2
        y: Math.max(wished, clear)
        readonly property real wished: pane.places.slotY - Theme.px(92)
        /*! Below the plates of the seats above it, however large their letters are. */
        readonly property real clear: pane.places.clearBelow(Math.max(Theme.px(400), slots * pane.cardStep + 2 * pane.places.slotShift + Theme.px(40),
                                                                 pane.bargaining ? tiles.width - pane.places.plateMost / 2 : 0))
        radius: Theme.px(16)
        color: Theme.clothEdge
        // During a trick it hides the plays, which are not needed meanwhile.
        opacity: pane.session.table.topRank !== "" ? 0.93 : pane.dropLit ? 0.85 : 0.6
        border { width: Theme.px(pane.dropLit ? 4 : 2); color: pane.dropLit ? pane.dropTone : Theme.clothTextSoft }
    }
    Row {
        id: heading
        objectName: "exchangeHeading"
        anchors.horizontalCenter: tray.horizontalCenter
        readonly property bool tight: tray.clear > tray.wished
        // With large letters beside the open log, the players leave no room above the slots.
        visible: pane.objection === "" && height >= Theme.px(24)
        y: tray.y + Theme.px(tight ? 5 : 10)
        height: pane.places.slotY - Theme.px(tight ? 5 : 12) - y
        spacing: Theme.px(12)
        // Between the players at the sides.
        scale: Math.min(1, (pane.places.besides(Theme.px(430)) - Theme.px(32)) / width)
        Portrait {
            objectName: "takerPortrait"
            width: Math.min(Theme.px(64), parent.height)
            height: width
            anchors.verticalCenter: parent.verticalCenter
            person: pane.taker ? pane.taker.person : 0
            mood: "rest"
            visible: pane.taker !== null
        }
        // Side by side if there is too little height for both.
        Grid {
            id: told
            readonly property real most: columns > 1 ? heading.height : 0.47 * heading.height
            anchors.verticalCenter: parent.verticalCenter
            columns: heading.tight && !pane.bargaining ? 2 : 1
            columnSpacing: Theme.px(14)
            verticalItemAlignment: Grid.AlignVCenter
            Words {
                overCloth: true
                text: pane.decision.heading
                width: Math.min(implicitWidth, Theme.px(520))
                readonly property real high: Math.min(Theme.px(38), told.most)
                height: Math.min(implicitHeight, high)
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.usual
                font { pixelSize: Math.min(Theme.large, high / 1.2); bold: true }
                wrapMode: Text.NoWrap
            }
            Words {
                overCloth: true
                soft: true
                width: Math.min(implicitWidth, Theme.px(heading.tight && pane.bargaining && !pane.places.crowd ? 540 : 430))
                readonly property real high: Math.min(Theme.px(42), 1.1 * told.most)
                height: Math.min(implicitHeight, high)
                font.pixelSize: heading.tight && !pane.bargaining ? Math.min(Theme.body, high / 1.2) : Theme.body
                fontSizeMode: Text.Fit
                minimumPixelSize: 0.8 * Theme.usual
                text: pane.bargaining ? pane.decision.hint : pane.taker ? pane.taker.title : ""
                visible: text !== ""
            }
        }
        Insignia {
            width: Theme.px(44)
            height: width
            anchors.verticalCenter: parent.verticalCenter
            key: pane.taker ? pane.taker.insignia : ""
        }
    }
    Repeater {
        model: pane.count
        Rectangle {
            id: slot
            required property int index
            objectName: "giftSlot:" + index
            x: pane.places.slotX(index, pane.count)
            y: pane.places.slotY
            width: pane.places.handWidth
            height: pane.places.handHeight
            radius: width * 0.06
            readonly property bool lit: pane.aimedAt === index
            readonly property bool refuses: (pane.objections[index] ?? "") !== ""
            readonly property color tone: refuses ? Theme.warn : lit ? Theme.turn : Theme.gold
            color: lit ? Qt.alpha(tone, 0.3) : "#18FFFFFF"
            border { width: Theme.px(lit ? 4 : 2.5); color: tone }
            // The dragged card hides the slot, so its glow extends beyond its edges.
            Repeater {
                model: 3
                Rectangle {
                    required property int index
                    anchors.fill: parent
                    anchors.margins: -Theme.px(3 + 3.5 * index)
                    radius: 0.08 * width
                    color: "transparent"
                    border { width: Theme.px(3.5); color: slot.tone }
                    opacity: slot.lit ? [1, 0.5, 0.2][index] : 0
                    visible: opacity > 0
                    antialiasing: true
                    Behavior on opacity { NumberAnimation { duration: Theme.quick(120) } }
                }
            }
            Accessible.role: Accessible.StaticText
            Accessible.ignored: !visible
            readonly property string held: pane.session.choice.giftNames[index] ?? ""
            Accessible.name: held === "" ? qsTr("Card %1 of %2: not chosen yet").arg(index + 1).arg(pane.count)
                                         : qsTr("Card %1 of %2: %3").arg(index + 1).arg(pane.count).arg(held)
            Insignia {
                anchors.centerIn: parent
                width: parent.width * 0.56
                height: width
                opacity: 0.35
                key: pane.taker ? pane.taker.insignia : ""
            }
        }
    }
    DropObjection {
        objectName: "slotObjection"
        over: tray
        words: pane.objection
        visible: words !== ""
        y: Math.min(tray.y + Theme.px(14), pane.places.slotY - height - Theme.px(8))
    }
    // The ranks wanted in return: places for ranks, and the ranks to choose from.
    Text {
        textFormat: Text.PlainText
        visible: pane.bargaining
        x: pane.places.trickCentre.x - width / 2
        y: pane.places.slotY + pane.places.handHeight / 2 - height / 2
        text: "⇄"
        font.family: Theme.family
        font.pixelSize: Theme.title * 1.3
        color: Theme.clothTextSoft
        Accessible.ignored: true
    }
    Signs { id: signs }
    Repeater {
        model: pane.bargaining ? pane.count : 0
        RankSlot {
            id: wish
            required property int index
            objectName: "wantedSlot:" + index
            x: pane.wantedLeft + index * pane.cardStep
            y: pane.places.slotY
            height: pane.places.handHeight
            sign: index < pane.decision.wanted.length ? signs.rank(pane.decision.wanted[index]) : ""
            Accessible.role: Accessible.StaticText
            Accessible.ignored: !visible
            Accessible.name: sign === "" ? qsTr("You want: nothing chosen yet")
                                         : qsTr("You want: %1").arg(pane.decision.wantedNames[index] ?? "")
            readonly property Item sight: Sight { parent: wish; looks: wish.sign }
            activeFocusOnTab: activeFocus || sign !== ""
            Keys.onSpacePressed: pane.decision.unwant(index)
            Keys.onReturnPressed: pane.decision.unwant(index)
            Keys.onEnterPressed: pane.decision.unwant(index)
            FocusRing { shown: wish.activeFocus; tone: Theme.turn }
            MouseArea { anchors.fill: parent; onClicked: pane.decision.unwant(wish.index) }
        }
    }
    RankTiles {
        id: tiles
        active: pane.bargaining
        decision: pane.decision
        tileWidth: Math.max(Theme.least, Theme.px(38))
        tileHeight: Math.max(Theme.least, Theme.px(44))
        spacing: Theme.px(5)
        width: rowOf(count)
        anchors.horizontalCenter: tray.horizontalCenter
        y: pane.places.slotY + pane.places.handHeight + pane.places.wishAir
    }
}
