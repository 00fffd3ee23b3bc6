import QtQuick
import QtQuick.Templates as T
import "../theme"

/*! A tooltip beside its parent, shown after a moment and for a limited time. It stays inside the
    window, where it hides as little as possible of what is beside its parent: other buttons,
    portraits and their labels. A long touch also shows it, and then does not press a button. */
Item {
    id: tip

    property bool shown: false
    property string words: ""
    /*! The maximum width of a line. */
    property real most: 0.5 * Theme.windowWidth
    readonly property Item owner: parent
    /*! The vertical range in which it must be, in the coordinates of its owner's container. */
    property real highest: -Infinity
    property real lowest: Infinity
    /*! The leftmost position allowed. */
    property real leftmost: -Infinity
    /*! Whether it can be one row further down, because neighbours show tooltips at the same
        time. */
    property bool far: false

    z: 100
    width: label.width + 2 * Theme.px(10)
    height: label.height + 2 * Theme.px(5)
    visible: (shown && waited || held) && words !== ""
    onVisibleChanged: if (visible) _lie()
    onWidthChanged: if (visible) _lie()
    onHeightChanged: if (visible) _lie()

    /*! Find a new position, because the owner may have moved. */
    function _lie(): void {
        const place = owner.parent, gap = Theme.px(6)
        if (!place) return
        const origin = place.mapToItem(null, 0, 0), unit = place.mapToItem(null, 1, 0).x - origin.x
        const left = Math.max(leftmost, gap - origin.x / unit), top = Math.max(highest, gap - origin.y / unit)
        const right = (Theme.windowWidth * Theme.shrink - origin.x) / unit - gap - width
        const bottom = Math.min(lowest, (Window.height - origin.y) / unit - gap) - height
        // Try below and above first, then beside, starting from the middle and moving outwards.
        const steps = [0.5, 0.4, 0.6, 0.25, 0.75, 0.1, 0.9, 0, 1]
        const across = steps.map(part => part * owner.width - (1 - part) * width)
        const down = steps.map(part => part * owner.height - (1 - part) * height)
        const below = across.map(x => [x, owner.height + gap])
        const further = far ? across.slice(0, 5).map(x => [x, owner.height + height + 2 * gap]) : []
        // One row further down is better than only just below the corner.
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
    /*! Return the items beside its owner, and the speech bubbles and tooltips on top of them. */
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
    /*! Return how much of an item a position would hide. */
    function _shared(x, y, other) {
        return Math.max(0, Math.min(x + width, other.x + other.width) - Math.max(x, other.x))
             * Math.max(0, Math.min(y + height, other.y + other.height) - Math.max(y, other.y))
    }
    property bool waited: false
    /*! Whether a long touch has requested it. */
    property bool held: false
    onShownChanged: {
        waited = false
        if (!held) read.stop()
        if (shown) wait.restart(); else wait.stop()
    }

    // A user who has pressed the button needs no tooltip, and what opens may be beneath it.
    Connections {
        target: tip.owner
        ignoreUnknownSignals: true
        function onPressed() { tip.waited = tip.held = false; wait.stop() }
    }
    PointHandler { id: finger; parent: tip.owner; acceptedDevices: PointerDevice.TouchScreen }
    // Only while a finger is down, because Qt cancels the click of a button whose long press is
    // handled.
    Connections {
        target: finger.active ? tip.owner : null
        ignoreUnknownSignals: true
        function onPressAndHold() { tip.held = tip.words !== ""; read.restart() }
    }
    // What is no button has no long press of its own.
    Timer {
        interval: Application.styleHints.mousePressAndHoldInterval
        running: finger.active && !(tip.owner instanceof T.AbstractButton)
        onTriggered: {
            const at = finger.point.position, start = finger.point.pressPosition
            if (Math.hypot(at.x - start.x, at.y - start.y) > Application.styleHints.startDragDistance) return
            tip.held = tip.words !== ""
            read.restart()
        }
    }
    Timer { id: wait; interval: 600; onTriggered: { tip.waited = true; read.restart() } }
    // Six seconds are enough to read it. Pointing at the item again brings it back.
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
        // If all neighbours show tooltips, large letters would leave no room for them.
        font.family: Theme.family
        font.pixelSize: tip.far ? Math.min(Theme.small, Theme.usual) : Theme.small
    }
}
