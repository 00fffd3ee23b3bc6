pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! A player: medallion, name, position with its symbol, number of cards, turn, pass, place. */
Item {
    id: seat

    required property int seatNo
    required property string name
    required property int person
    required property string mood
    required property int office
    required property string title
    required property string insignia
    required property int count
    required property bool isTurn
    required property bool passed
    required property bool finished
    required property int place
    required property bool isViewer
    required property int score
    /*! The points of the last round. */
    required property int gained
    /*! Whether the points are shown: by the setting, once a round of a match has been counted. */
    property bool counts: App.settings.showPoints && !session.match.practising && session.table.scoreRows.length > 0
    required property string saying
    required property list<string> openHand
    required property int pile
    /*! The player's strength and character, shown under the pointer and while `telling`. */
    required property string plays
    property bool telling: false
    required property string accessibleName

    /*! Where the portrait looks while idle: "left", "right" or "down", empty for straight ahead. */
    property string glance: ""
    property bool blinks: false
    function blink() {
        if (mood !== "rest") return
        blinks = true
        open.restart()
    }
    Timer { id: open; interval: 140; onTriggered: seat.blinks = false }

    /*! Whether the player is in the middle of the table now (Ceremony.qml). */
    property bool away: false
    required property int players
    required property real medallionSize
    required property real plateMost
    /*! The prompt and the buttons are below this. */
    required property real lowest
    /*! The players further down on the screen are below this. */
    property real floor: lowest
    /*! The left end and the top edge of the hand, which covers items beside the medallion. */
    property real handLeft: Infinity
    property real handTop: 0
    required property Session session
    readonly property PaceNow pace: session.pace
    /*! The centre of the medallion, in the seat's coordinates. */
    readonly property point heart: Qt.point(medallion.x + medallion.width / 2,
                                            medallion.y + medallion.height / 2)
    property bool pileAtRight: isViewer
    /*! Whether the pointer is over the cards taken. */
    readonly property bool pilePointedAt: overPile.hovered && pile > 0
    /*! The position of the cards taken, in the seat's coordinates. */
    readonly property point pileAt: Qt.point(medallion.x + (pileAtRight ? 1.05 : 0.06) * medallion.width, medallion.y + 0.74 * medallion.height)
    readonly property bool tells: told.visible
    // The tooltip is above the neighbouring players.
    z: tells ? 1 : 0
    objectName: "seat:" + seatNo
    width: plateMost
    height: medallionSize + plate.height + Theme.px(2)

    Accessible.role: Accessible.ListItem
    Accessible.ignored: !visible
    Accessible.name: accessibleName
    Accessible.description: plays

    HoverHandler { id: pointer }
    Tip {
        id: told
        objectName: "plays:" + seat.seatNo
        highest: Theme.control + Theme.px(16)
        lowest: seat.lowest
        most: seat.plateMost
        // Beside the ladder of ranks.
        leftmost: Theme.px(66)
        far: seat.telling
        shown: pointer.hovered || seat.telling
        words: seat.plays
    }
    // The glow of the player to act: rings that grow fainter, so that it works without shaders.
    Repeater {
        model: 4
        Rectangle {
            required property int index
            anchors.centerIn: medallion
            width: medallion.width + Theme.px(6 + 7 * index)
            height: width
            radius: width / 2
            color: "transparent"
            border.width: Theme.px(index === 0 ? 4 : 5)
            border.color: Theme.turn
            opacity: seat.isTurn ? [1, 0.42, 0.22, 0.1][index] : 0
            antialiasing: true
            Behavior on opacity { NumberAnimation { duration: seat.pace.settle } }
        }
    }
    TakenPile {
        objectName: "pile:" + seat.seatNo
        x: seat.pileAt.x
        y: seat.pileAt.y
        count: seat.pile
        cardHeight: seat.medallionSize * 0.4
        HoverHandler { id: overPile; margin: seat.medallionSize * 0.25 }
    }
    Portrait {
        id: medallion
        width: seat.medallionSize
        height: width
        anchors.horizontalCenter: parent.horizontalCenter
        person: seat.person
        mood: seat.mood !== "rest" ? seat.mood : seat.blinks ? "blink" : seat.glance || "rest"
        retainWhileLoading: true
        // A player who is out already has a place, the winner the first. Only a player who has
        // passed is dimmed.
        visible: !seat.away
        opacity: seat.passed && !seat.isTurn ? 0.62 : 1
        // A click on a portrait is not a click on the cloth.
        MouseArea { anchors.fill: parent }
        transform: Translate { id: shrug }
        Behavior on opacity { NumberAnimation { duration: seat.pace.settle } }
    }
    Insignia {
        objectName: "insignia:" + seat.seatNo
        key: seat.insignia
        visible: key !== "" && !seat.away
        width: seat.medallionSize * 0.46
        height: width
        x: medallion.x - width * (seat.medallionSize > Theme.px(100) ? 0.16 : 0.36)
        y: medallion.y - height * 0.22
        rotation: -14
        smooth: true
        antialiasing: true
    }
    CardCount {
        x: medallion.x + medallion.width - width * 0.62
        // Small medallions leave less room above the plate.
        y: medallion.y + medallion.height * (seat.medallionSize < Theme.px(70) ? 0.2 : 0.52)
        // The viewer sees their own cards instead.
        visible: !seat.isViewer && !seat.finished && seat.count > 0
        count: seat.count
        size: Math.min(seat.medallionSize * 0.42, Theme.px(46))
        session: seat.session
    }
    Rectangle {
        // The place of a player who is out.
        visible: seat.finished
        x: medallion.x + medallion.width - width * 0.7
        y: medallion.y + medallion.height * 0.56
        width: seat.medallionSize * 0.42
        height: width
        radius: width / 2
        color: Theme.officeColour(seat.place - 1, seat.players)
        border { width: Theme.line; color: Theme.ink }
        Place {
            place: seat.place
            anchors.centerIn: parent
            font { pixelSize: Math.min(Math.max(Theme.small, parent.height * 0.44), parent.height * (text.length > 2 ? 0.46 : 0.6)); bold: true }
            color: Theme.ink
        }
    }
    Rectangle {
        id: plate
        objectName: "plate:" + seat.seatNo
        anchors.top: medallion.bottom
        anchors.topMargin: -Theme.px(7)
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(seat.width, Math.max(seat.medallionSize * 1.05,
                                             Math.max(nameText.implicitWidth, under.natural) + Theme.px(22)))
        height: words.height + Theme.px(6)
        radius: Theme.px(7)
        color: seat.isTurn ? Theme.turn : Theme.paper
        border { width: Theme.line; color: Theme.ink }
        Behavior on color { ColorAnimation { duration: seat.pace.settle } }

        Column {
            id: words
            anchors.centerIn: parent
            Text {
                textFormat: Text.PlainText
                id: nameText
                width: Math.min(implicitWidth, seat.width - Theme.px(14))
                anchors.horizontalCenter: parent.horizontalCenter
                text: seat.name
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 0.7 * Theme.usual
                font { family: Theme.family; pixelSize: Theme.plate; bold: true }
                color: Theme.ink
            }
            TextMetrics {
                id: full
                font: pointsText.font
                text: qsTr("%1 (%2)").arg(seat.score).arg((seat.gained > 0 ? "+" : "") + seat.gained)
            }
            Row {
                id: under
                readonly property real natural: (titleText.visible ? titleText.implicitWidth : 0)
                    + (pointsText.visible ? pointsText.implicitWidth : 0) + (titleText.visible && pointsText.visible ? spacing : 0)
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.px(7)
                Text {
                    textFormat: Text.PlainText
                    id: titleText
                    visible: seat.title !== ""
                    width: Math.min(implicitWidth, seat.width - Theme.px(10) - (pointsText.visible ? pointsText.width + under.spacing : 0))
                    text: seat.title
                    elide: Text.ElideRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 0.7 * Theme.usual
                    font.family: Theme.family
                    font.pixelSize: 0.86 * Theme.plate
                    color: "#4A3F30"
                }
                Text {
                    textFormat: Text.PlainText
                    id: pointsText
                    objectName: "points:" + seat.seatNo
                    visible: seat.counts
                    /*! Whether the title leaves room for the points of the last round. */
                    readonly property bool whole: !titleText.visible
                        || titleText.implicitWidth + under.spacing + full.advanceWidth < seat.width - Theme.px(10)
                    text: whole ? full.text : seat.score
                    font { family: Theme.family; pixelSize: 0.86 * Theme.plate; bold: true }
                    color: Theme.ink
                    Accessible.ignored: true
                }
            }
        }
    }
    PassBubble {
        // Speech that is part of an open question would be in its way.
        readonly property bool says: seat.saying !== "" && !seat.session.decision.inPane
        shown: seat.passed || says
        words: says ? seat.saying : ""
        below: says && !seat.isViewer && seat.y + plate.y + plate.height + height + Theme.px(10) < Math.min(seat.lowest, seat.floor)
        // Beside the ladder of ranks on the left, and inside the rim on the right.
        readonly property real most: (seat.parent?.width ?? 0) - Theme.px(26) - width - seat.x
        x: !below ? Math.min(medallion.x + medallion.width * (seat.medallionSize < Theme.px(70) ? 0.35 : 0.72), most)
                  : Math.max(Theme.px(66) - seat.x, Math.min((seat.width - width) / 2, most))
        // With many cards the hand would hide the viewer's own words, so they are shown above it.
        y: below ? plate.y + plate.height + Theme.px(5)
                 : seat.x + x + width > seat.handLeft ? seat.handTop - seat.y - height - Theme.px(4) : medallion.y - height * 0.2
        z: 1
        session: seat.session
    }

    GamePart {
        part: "seat"
        anchors { top: plate.bottom; topMargin: Theme.px(3); horizontalCenter: parent.horizontalCenter }
        given: ({ seat: seat, session: seat.session })
    }

    // A visible hand is beside its owner.
    Row {
        id: shownCards
        visible: seat.openHand.length > 0
        anchors { top: plate.bottom; topMargin: Theme.px(3); horizontalCenter: parent.horizontalCenter }
        spacing: -Theme.px(seat.openHand.length > 6 ? 14 : 10)
        Accessible.ignored: true
        Signs { id: signs }
        Repeater {
            model: seat.openHand
            Rectangle {
                id: small
                required property string modelData
                readonly property string sign: signs.card(modelData)
                readonly property bool suited: signs.hasSuit(modelData)
                width: Theme.px(30)
                height: Theme.px(40)
                radius: Theme.px(3)
                color: Theme.paper
                border { width: Math.max(1, Theme.px(1)); color: Theme.ink }
                Text {
                    textFormat: Text.PlainText
                    // A number without a suit is in the middle of the visible part of the card.
                    x: small.suited ? Theme.px(2) : (parent.width + (seat.openHand.length > 1 ? shownCards.spacing : 0) - width) / 2
                    y: small.suited ? 0 : (parent.height - height) / 2
                    text: small.suited ? small.sign.slice(0, -1) : small.sign
                    font { family: Theme.family; pixelSize: Math.min(0.95 * Theme.small, Theme.px(16)); bold: true }
                    color: signs.colour(small.modelData)
                }
                Text {
                    textFormat: Text.PlainText
                    x: Theme.px(2)
                    y: Theme.px(18)
                    visible: small.suited
                    text: small.sign.slice(-1)
                    font.family: Theme.family
                    font.pixelSize: Math.min(0.95 * Theme.small, Theme.px(16))
                    color: signs.colour(small.modelData)
                }
            }
        }
    }

    onPassedChanged: if (passed && pace.moves) shrugging.restart()
    onIsTurnChanged: {
        if (isTurn && !isViewer && pace.moves) pondering.restart()
        else if (pondering.running) { pondering.stop(); settling.restart() }
    }

    SequentialAnimation {
        id: shrugging
        NumberAnimation { target: shrug; property: "y"; to: -Theme.px(7); duration: seat.pace.passing * 0.3; easing.type: Easing.OutQuad }
        NumberAnimation { target: shrug; property: "y"; to: 0; duration: seat.pace.passing * 0.7; easing.type: Easing.OutBounce }
    }
    // A player who thinks for long moves now and then, but not forever, because they may be a
    // person who has left their window.
    SequentialAnimation {
        id: pondering
        objectName: "pondering"
        loops: 8
        NumberAnimation { target: medallion; property: "rotation"; to: -5; duration: seat.pace.settle * 0.7; easing.type: Easing.OutQuad }
        NumberAnimation { target: medallion; property: "rotation"; to: 4; duration: seat.pace.settle; easing.type: Easing.InOutQuad }
        NumberAnimation { target: medallion; property: "rotation"; to: 0; duration: seat.pace.settle; easing.type: Easing.OutQuad }
        PauseAnimation { duration: seat.pace.settle * 4 }
    }
    NumberAnimation { id: settling; target: medallion; property: "rotation"; to: 0; duration: seat.pace.settle }
}
