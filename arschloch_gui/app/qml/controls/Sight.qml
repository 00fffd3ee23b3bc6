import QtQuick
import "../theme"

/*! Notes since when its parent has been in sight as it is: keys act only on what has been for a
    while (app/keys/input_guard.py). The parent names it as its property `sight`. */
Item {
    id: sight

    /*! What makes the parent another thing to press when it changes. */
    property string looks: ""
    /*! Whether the parent is a screen or a pane that covers what was there. */
    property bool covers: false
    /*! The number of the picture the parent was first seen in as it is. */
    property int stamp: 0

    function _renew() { if (App.keys) stamp = App.keys.stamp(covers) }

    onLooksChanged: _renew()
    onVisibleChanged: _renew()
    Component.onCompleted: _renew()
    Component.onDestruction: if (covers && App.keys) App.keys.stamp(true)
}
