import QtQuick

/*! A finishing place: 1st, 2nd. It is read aloud as part of its parent. */
Words {
    property int place: 1

    text: [qsTr("1st"), qsTr("2nd"), qsTr("3rd")][place - 1] ?? qsTr("%1th").arg(place)
    wrapMode: Text.NoWrap
    Accessible.ignored: true
}
