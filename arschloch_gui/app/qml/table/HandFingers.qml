import QtQuick

/*! Touch input on the hand. Qt would turn only one finger into a mouse. Here each finger is
    handled, so that the second of two quick taps counts as well. */
MultiPointTouchArea {
    id: fingers

    required property Carrier fan
    /*! The finger that holds a card, −1 for none. */
    property int holding: -1
    property point pressedAt
    /*! The card tapped last, and when. */
    property string tapped: ""
    property double tappedAt: 0

    mouseEnabled: false
    containmentMask: QtObject {
        function contains(at: point): bool { return fingers.fan.rowAt(at) >= 0 }
    }
    onPressed: points => { for (const point of points) fingers.press(point as TouchPoint) }
    onUpdated: points => { for (const point of points) fingers.move(point as TouchPoint) }
    onReleased: points => { for (const point of points) fingers.release(point as TouchPoint) }
    onCanceled: { holding = -1; fan.gesture.forget() }

    function press(point: TouchPoint): void {
        const at = Qt.point(point.x, point.y), row = fan.rowAt(at)
        if (row < 0 || fan.dragging) return
        // Another finger has touched, so the first one has tapped its card.
        if (holding >= 0) fan.letGo()
        holding = point.pointId
        pressedAt = at
        fan.follow(at)
        fan.take(row)
        const key = fan.keyAt(row), again = key === tapped && Date.now() - tappedAt < Application.styleHints.mouseDoubleClickInterval
        if (again) fan.gesture.doubleClick(key)
        tapped = again ? "" : key
        tappedAt = Date.now()
    }
    function move(point: TouchPoint): void {
        if (point.pointId !== holding) return
        const at = Qt.point(point.x, point.y)
        fan.follow(at)
        if (Math.hypot(at.x - pressedAt.x, at.y - pressedAt.y) > Application.styleHints.startDragDistance) fan.lift(at)
    }
    function release(point: TouchPoint): void {
        if (point.pointId !== holding) return
        holding = -1
        fan.letGo()
    }
}
