import QtQuick

/*! A place in an order: 1st, 2nd. Whatever it stands on is spoken with it. */
Words {
    property int place: 1

    text: [qsTr("1st"), qsTr("2nd"), qsTr("3rd")][place - 1] ?? qsTr("%1th").arg(place)
    wrapMode: Text.NoWrap
    Accessible.ignored: true
}
