import QtQuick

/*! Loads a part of the window in slices of a few milliseconds (app/incubator.py), hidden until all
    of it is complete. What is no longer needed goes at once, or as soon as it is complete, because
    Qt warns about items destroyed while being built. */
Loader {
    id: loader

    property bool needed: false
    /*! Whether it or a part of it is being built. */
    readonly property bool building: status === Loader.Loading || ((item as FocusPlace)?.building ?? false)
    /*! Whether loading is finished, successfully or not. */
    readonly property bool settled: (status === Loader.Ready || status === Loader.Error) && !_outdated

    /*! Whether what is being built is to be replaced once it is complete. */
    property bool _outdated: false
    /*! Build the item anew. */
    function renew(): void {
        if (building) {
            _outdated = true
        } else {
            active = false
            active = needed
        }
    }
    signal changeDue()
    onChangeDue: {
        if (building) return
        if (_outdated) active = false
        _outdated = false
        active = needed
    }
    onNeededChanged: if (!building) active = needed
    onBuildingChanged: if (!building && (_outdated || !needed)) Qt.callLater(changeDue)

    asynchronous: true
    active: false
    visible: settled && needed
}
