pragma ComponentBehavior: Bound
import QtQuick
import "../theme"

/*! The ranks of a decision in rows; arrows walk along them. */
Flow {
    id: tiles

    required property var decision
    required property bool active
    property real tileWidth: Theme.px(54)
    property real tileHeight: Theme.px(62)
    /*! The width of a row of so many tiles. */
    function rowOf(n) { return n * (tileWidth + spacing) }
    readonly property int count: items.count

    /*! The keys go to the first rank that can still be chosen. */
    function takeFocus() {
        for (let i = 0; i < items.count; ++i) {
            const tile = items.itemAt(i) as RankTile
            if (tile && tile.enabled) {
                tile.forceActiveFocus(Qt.TabFocusReason)
                return
            }
        }
    }
    function _walk(from, by) {
        for (let i = from + by; i >= 0 && i < items.count; i += by) {
            const tile = items.itemAt(i) as RankTile
            if (tile && tile.enabled) {
                tile.forceActiveFocus(Qt.TabFocusReason)
                return
            }
        }
    }

    visible: active
    spacing: Theme.px(8)

    Signs { id: signs }
    Repeater {
        id: items
        // By number, so that the keys stay where they are while ranks are struck out.
        model: tiles.active ? tiles.decision.ranks.length : 0
        RankTile {
            required property int index
            readonly property var modelData: tiles.decision.ranks[index] ?? { rank: "", name: "", denied: true }
            objectName: "rank:" + modelData.rank
            width: tiles.tileWidth
            height: tiles.tileHeight
            tint: signs.colour(modelData.rank)
            sign: signs.card(modelData.rank)
            text: modelData.name
            denied: modelData.denied
            onClicked: tiles.decision.name(modelData.rank)
            Keys.onLeftPressed: tiles._walk(index, -1)
            Keys.onRightPressed: tiles._walk(index, 1)
        }
    }
}
