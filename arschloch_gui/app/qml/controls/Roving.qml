import QtQuick

/*! Roving Tab stop: Tab stops once at a group of items (`items`, a Repeater), at the one that had
    the focus last. The arrow keys move between them. */
QtObject {
    id: roving

    required property Repeater items
    /*! The index that had the focus last. */
    property int last: 0
    /*! The index where Tab stops: that one, or the next one that can be pressed. */
    readonly property int stop: {
        const count = items.count
        for (let row = 0; row < count; ++row) {
            const at = (Math.min(last, count - 1) + row) % count
            if (items.itemAt(at)?.enabled) return at
        }
        return 0
    }

    function goTo(row) {
        const item = items.itemAt(Math.max(0, Math.min(items.count - 1, row)))
        if (item) item.forceActiveFocus(Qt.TabFocusReason)
    }
    /*! Move to the next item in a direction that can be pressed. */
    function walk(from, by) {
        for (let row = from + by; row >= 0 && row < items.count; row += by) {
            const item = items.itemAt(row)
            if (!item || !item.enabled) continue
            item.forceActiveFocus(Qt.TabFocusReason)
            return
        }
    }
    /*! Move to the nearest item in the line above (-1) or below (1). Return false if there is
        none. */
    function climb(from: int, by: int): bool {
        const here = items.itemAt(from)
        let best = -1, distance = Infinity
        for (let row = 0; row < items.count; ++row) {
            const item = items.itemAt(row)
            if (!item || !item.enabled || (item.y - here.y) * by <= 0) continue
            const far = 1000 * Math.abs(item.y - here.y)
                        + Math.abs(item.x + item.width / 2 - here.x - here.width / 2)
            if (far < distance) { best = row; distance = far }
        }
        if (best >= 0) goTo(best)
        return best >= 0
    }
}
