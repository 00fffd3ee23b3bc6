import QtQuick
import Arschloch
import "../table"

/*! A game's own part at the viewer's hand. What it takes, the table does not get; by default nothing. */
Item {
    /*! Whether it lays cards of its own into the middle, which then has no room for larger ones. */
    property bool fillsMiddle: false
    required property Session session
    required property Places places

    /*! Whether cards that are let go are for this part, and nothing can be laid. */
    property bool catches: false
    /*! Whether it offers to sort the hand by suit, too. */
    property bool sortsBySuit: false
    /*! Keys of this part that decide nothing. */
    property list<int> choosing: []

    /*! A key at the table, before the table's own. */
    function takesKey(event: KeyEvent): bool { return false }
    /*! Enter, before the table's own. */
    function takesEnter(): bool { return false }
    /*! Cards of the hand, by their keys, let go at a point of the table. */
    function takesDrop(keys: list<string>, at: point): bool { return false }
}
