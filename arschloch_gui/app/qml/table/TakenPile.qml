pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! The cards that a player has taken: a pile centred on this point, one card higher for every
    four. */
Item {
    id: heap

    required property int count
    required property real cardHeight

    Repeater {
        model: Math.min(7, Math.ceil(heap.count / 4))
        CardSprite {
            required property int index
            height: heap.cardHeight
            x: -width / 2 - Theme.px(1.2) * index
            y: -height / 2 - Theme.px(2.2) * index
            rotation: 97 + [-4, 5, -9, 2, 7, -6, 0][index]
        }
    }
}
