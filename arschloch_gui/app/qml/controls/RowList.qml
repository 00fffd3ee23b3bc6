import QtQuick

/*! The list view of every screen. Use it instead of `ListView`.

    Qt creates rows that are out of sight one by one. If the list is destroyed meanwhile, Qt warns
    about each unfinished row ("Object or context destroyed during incubation"), unless the model
    has been removed first. */
ListView { Component.onDestruction: model = null }
