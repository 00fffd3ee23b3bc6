import QtQuick
import "../theme"

/*! Records since when its parent has been visible unchanged, because keys only act on items that
    have been for a while (app/keys/input_guard.py). The parent refers to it in its property `sight`. */
Item {
    id: sight

    /*! A change of this value means that pressing the parent now does something else. */
    property string looks: ""
    /*! Whether the parent is a screen or a pane that covers what was there before. */
    property bool covers: false
    /*! The number of the frame that first showed the parent in its current state. */
    property int stamp: 0

    function _renew() { if (App.keys) stamp = App.keys.stamp(covers) }

    onLooksChanged: _renew()
    onVisibleChanged: _renew()
    Component.onCompleted: _renew()
    Component.onDestruction: if (covers && App.keys) App.keys.stamp(true)
}
