import QtQuick

/*! Fingers on the hand. Qt would make a mouse of one of them; here each is heard, so that the second of
    two quick ones counts as well. */
MultiPointTouchArea {
    id: fingers

    required property HandFan fan
    /*! The finger that holds a card; −1 for none. */
    property int holding: -1
    property point pressedAt
    /*! The card tapped last, and when. */
    property string tapped: ""
    property double tappedAt: 0

    mouseEnabled: false
    containmentMask: QtObject {
        function contains(at: point): bool { return fingers.fan.cardAt(at) !== null }
    }
    onPressed: points => { for (const point of points) fingers.press(point as TouchPoint) }
    onUpdated: points => { for (const point of points) fingers.move(point as TouchPoint) }
    onReleased: points => { for (const point of points) fingers.release(point as TouchPoint) }
    onCanceled: { holding = -1; fan.gesture.forget() }

    function press(point: TouchPoint): void {
        const at = Qt.point(point.x, point.y), card = fan.cardAt(at)
        if (!card || fan.dragging) return
        // Another finger is down: it has tapped its card.
        if (holding >= 0) fan.letGo()
        holding = point.pointId
        pressedAt = fan.pointer = at
        fan.take(card)
        const again = card.key === tapped && Date.now() - tappedAt < Application.styleHints.mouseDoubleClickInterval
        if (again) fan.gesture.doubleClick(card.key)
        tapped = again ? "" : card.key
        tappedAt = Date.now()
    }
    function move(point: TouchPoint): void {
        if (point.pointId !== holding) return
        const at = fan.pointer = Qt.point(point.x, point.y)
        if (Math.hypot(at.x - pressedAt.x, at.y - pressedAt.y) > Application.styleHints.startDragDistance) fan.lift(at)
    }
    function release(point: TouchPoint): void {
        if (point.pointId !== holding) return
        holding = -1
        fan.letGo()
    }
}
