pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The ranks of a decision in rows. The arrow keys move between them. */
Flow {
    id: tiles

    required property CurrentDecision decision
    required property bool active
    /*! Wider if there are trumps, which have a sign and up to two digits. */
    property real tileWidth: Theme.px(decision.ranks.some(each => signs.isTrump(each.rank)) ? 70 : 54)
    property real tileHeight: Theme.px(62)
    /*! Return the width of a row of `n` tiles. */
    function rowOf(n) { return n * (tileWidth + spacing) }
    readonly property int count: found.count

    /*! Emitted when the focus should move to the items below. */
    signal below()
    /*! Move the focus to the rank that a hint names, or else to the first that can still be
        chosen. */
    function takeFocus() {
        const hinted = decision.ranks.findIndex(each => each.rank === decision.hinted && !each.denied)
        if (hinted >= 0) roving.goTo(hinted)
        else takeFocusAtBegin()
    }
    function takeFocusAtBegin() { roving.walk(-1, 1) }
    /*! Move the focus to the last rank. */
    function takeFocusAtEnd() { roving.walk(found.count, -1) }

    visible: active
    spacing: Theme.px(8)

    Signs { id: signs }
    Roving { id: roving; items: found }
    Repeater {
        id: found
        // The model is a number so that the focus stays where it is while ranks are struck out.
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
            advised: modelData.rank !== "" && modelData.rank === tiles.decision.hinted
            looks: modelData.rank + tiles.decision.occasion
            focusPolicy: activeFocus || index === roving.stop ? Qt.StrongFocus : Qt.ClickFocus
            onActiveFocusChanged: if (activeFocus) roving.last = index
            onClicked: tiles.decision.name(modelData.rank)
            Keys.onLeftPressed: roving.walk(index, -1)
            Keys.onRightPressed: roving.walk(index, 1)
            Keys.onUpPressed: roving.climb(index, -1)
            Keys.onDownPressed: if (!roving.climb(index, 1)) tiles.below()
            Keys.onPressed: event => {
                if (event.key === Qt.Key_Home) tiles.takeFocusAtBegin()
                else if (event.key === Qt.Key_End) tiles.takeFocusAtEnd()
                else return
                event.accepted = true
            }
        }
    }
}
