import QtQuick
import "../theme"

/*! The pointer of a bubble: a corner that looks out from behind its bubble. */
Rectangle {
    id: tail

    /*! The sheet of the bubble, a sibling. */
    required property Item of
    /*! The length of the pointer. */
    readonly property real reach: width * Math.SQRT1_2
    /*! The distance from which the pointer is hidden, because it would point at something else. */
    property real farthest: Theme.px(150)

    width: Theme.px(22)
    height: width
    rotation: 45
    border { color: Theme.outline; width: Theme.line }
    antialiasing: true

    /*! Put the pointer on the edge nearest to a point, which is given relative to the sheet. */
    function aim(toX: real, toY: real): void {
        const inset = Theme.px(26)
        const across = Math.max(inset, Math.min(of.width - inset, toX))
        const down = Math.max(inset, Math.min(of.height - inset, toY))
        const beside = toX < 0 ? -toX : toX - of.width
        const above = toY < 0 ? -toY : toY - of.height
        const far = Math.max(beside, above)
        visible = far > 0 && far < farthest
        x = of.x - width / 2 + (above >= beside ? across : toX < 0 ? 0 : of.width)
        y = of.y - height / 2 + (above < beside ? down : toY < 0 ? 0 : of.height)
    }
}
