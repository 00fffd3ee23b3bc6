import QtQuick

/*! A moment in an animation, at which something else begins.

    A ScriptAction would also run, with a message of Qt, on a screen that has been unloaded but not
    yet deleted. A signal of such a screen has no effect. */
PropertyAction {
    id: cue
    /*! Emitted when the animation reaches this moment. */
    signal given()
    property bool _due: false
    target: cue
    property: "_due"
    value: true
    on_DueChanged: {
        if (!_due) return
        _due = false
        given()
    }
}
