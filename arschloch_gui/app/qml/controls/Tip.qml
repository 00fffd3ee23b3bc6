import QtQuick
import "../theme"

/*! A small label under its parent, shown after a moment; kept inside the window. A finger that stays on
    a button brings it up as well, and then presses nothing. */
Item {
    id: tip

    property bool shown: false
    property string words: ""
    /*! So wide may a line be. */
    property real most: 0.5 * Theme.windowWidth
    readonly property Item owner: parent

    z: 100
    width: label.width + 2 * Theme.px(10)
    height: label.height + 2 * Theme.px(5)
    x: {
        const middle = (owner.width - width) / 2
        // Where the owner lies is looked up anew each time, as it may have moved since.
        const left = shown ? owner.mapToItem(null, 0, 0).x / Theme.shrink : 0
        return Math.max(Theme.px(6) - left, Math.min(middle, Theme.windowWidth - Theme.px(6) - width - left))
    }
    y: owner.height + Theme.px(6)
    visible: (shown && waited || held) && words !== ""
    property bool waited: false
    /*! Asked for by a finger. */
    property bool held: false
    onShownChanged: {
        waited = false
        if (!held) read.stop()
        if (shown) wait.restart(); else wait.stop()
    }

    // Whoever has pressed the button needs no label, and what opens may lie over it.
    Connections {
        target: tip.owner
        ignoreUnknownSignals: true
        function onPressed() { tip.waited = tip.held = false; wait.stop() }
    }
    PointHandler { id: finger; parent: tip.owner; acceptedDevices: PointerDevice.TouchScreen }
    // Only while a finger is there: Qt gives up the click of a button whose long press is heard.
    Connections {
        target: finger.active ? tip.owner : null
        ignoreUnknownSignals: true
        function onPressAndHold() { tip.held = tip.words !== ""; read.restart() }
    }
    Timer { id: wait; interval: 600; onTriggered: { tip.waited = true; read.restart() } }
    // Read by now: whoever wants it again points at it anew.
    Timer { id: read; interval: 6000; onTriggered: tip.waited = tip.held = false }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(5)
        color: Theme.ink
        border.color: Theme.gold
        border.width: 1
    }
    Text {
        textFormat: Text.PlainText
        id: label
        anchors.centerIn: parent
        width: Math.min(implicitWidth, tip.most)
        wrapMode: Text.Wrap
        text: tip.words
        color: Theme.paper
        font.pixelSize: Theme.small
    }
}
