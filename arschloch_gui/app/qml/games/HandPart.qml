import QtQuick
import Arschloch
import "../table"

/*! A game's own part beside the viewer's hand. It can handle events before the table does, and by
    default handles none. */
Item {
    /*! Whether it puts cards of its own in the middle, which then has no room for larger ones. */
    property bool fillsMiddle: false
    required property Session session
    required property Places places

    /*! Whether dropped cards go to this part, so that none can be played on the table. */
    property bool catches: false
    /*! Whether it offers to sort the hand by suit, too. */
    property bool sortsBySuit: false
    /*! Keys of this part that decide nothing. */
    property list<int> choosing: []

    /*! Handle a key at the table before the table does. Return true if it was handled. */
    function takesKey(event: KeyEvent): bool { return false }
    /*! Handle Enter before the table does. Return true if it was handled. */
    function takesEnter(): bool { return false }
    /*! Handle cards of the hand, given by their keys, dropped at a point of the table. */
    function takesDrop(keys: list<string>, at: point): bool { return false }
}
