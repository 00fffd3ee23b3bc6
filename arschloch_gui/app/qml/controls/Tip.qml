import QtQuick
import "../theme"

/*! A small label beside its parent, shown after a moment and for a while. It lies inside the window, where
    it hides least of what stands beside its parent: other buttons, other faces, their labels. A finger that
    stays on a button brings it up as well, and then presses nothing. */
Item {
    id: tip

    property bool shown: false
    property string words: ""
    /*! So wide may a line be. */
    property real most: 0.5 * Theme.windowWidth
    readonly property Item owner: parent
    /*! Between these heights it has to lie, as what holds its owner counts them. */
    property real highest: -Infinity
    property real lowest: Infinity
    /*! And not further to the left than this. */
    property real leftmost: -Infinity
    /*! Whether it may lie a row further down, as where neighbours have labels at the same time. */
    property bool far: false

    z: 100
    width: label.width + 2 * Theme.px(10)
    height: label.height + 2 * Theme.px(5)
    visible: (shown && waited || held) && words !== ""
    onVisibleChanged: if (visible) _lie()
    onWidthChanged: if (visible) _lie()
    onHeightChanged: if (visible) _lie()

    /*! Looks for its place anew: where its owner lies may have changed. */
    function _lie(): void {
        const place = owner.parent, gap = Theme.px(6)
        if (!place) return
        const origin = place.mapToItem(null, 0, 0), unit = place.mapToItem(null, 1, 0).x - origin.x
        const left = Math.max(leftmost, gap - origin.x / unit), top = Math.max(highest, gap - origin.y / unit)
        const right = (Theme.windowWidth * Theme.shrink - origin.x) / unit - gap - width
        const bottom = Math.min(lowest, (Window.height - origin.y) / unit - gap) - height
        // Below and above it, then beside it: in the middle, then ever further out.
        const steps = [0.5, 0.4, 0.6, 0.25, 0.75, 0.1, 0.9, 0, 1]
        const across = steps.map(part => part * owner.width - (1 - part) * width)
        const down = steps.map(part => part * owner.height - (1 - part) * height)
        const below = across.map(x => [x, owner.height + gap])
        const further = far ? across.slice(0, 5).map(x => [x, owner.height + height + 2 * gap]) : []
        // Rather a row further down than only just below the corner.
        const spots = [...below.slice(0, 5), ...further, ...below.slice(5), ...across.map(x => [x, -height - gap]),
                       ...down.map(y => [owner.width + gap, y]), ...down.map(y => [-width - gap, y])]
        const others = _others()
        let least = Infinity
        spots.forEach(([offX, offY], at) => {
            const x = Math.max(left, Math.min(right, owner.x + offX)), y = Math.max(top, Math.min(bottom, owner.y + offY))
            const hidden = at + 4 * _shared(x, y, owner) + others.reduce((sum, other) => sum + _shared(x, y, other), 0)
            if (hidden >= least) return
            least = hidden
            tip.x = x - owner.x
            tip.y = y - owner.y
        })
    }
    /*! What stands beside its owner; and what is said and told there, which lies on top. */
    function _others() {
        const found = []
        for (const each of Array.from(owner.parent.children)) {
            if (!each.visible || each.opacity === 0) continue
            if (each !== owner) found.push({ x: each.x, y: each.y, width: each.width, height: each.height })
            for (const part of Array.from(each.children))
                if (part !== tip && part.z > 0 && part.visible)
                    found.push({ x: each.x + part.x, y: each.y + part.y, width: part.width, height: part.height })
        }
        return found
    }
    /*! How much of something a place hides. */
    function _shared(x, y, other) {
        return Math.max(0, Math.min(x + width, other.x + other.width) - Math.max(x, other.x))
             * Math.max(0, Math.min(y + height, other.y + other.height) - Math.max(y, other.y))
    }
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
    // Six seconds are enough to read it. Pointing at it again brings it back.
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
        // Where all neighbours have labels, large letters would leave them no room.
        font.pixelSize: tip.far ? Math.min(Theme.small, Theme.usual) : Theme.small
    }
}
