import QtQuick

/*! The list view of every screen: use it instead of `ListView`.

    Qt creates rows that are still out of sight one by one. If the list goes away meanwhile, Qt warns about each
    row under way ("Object or context destroyed during incubation"), unless the model has gone first. */
ListView { Component.onDestruction: model = null }
