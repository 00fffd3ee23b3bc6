pragma ComponentBehavior: Bound
import QtQuick
import Arschloch
import "../theme"
import "../controls"

/*! The settings, with cards and positions that change at once. */
ScreenFrame {
    id: screen
    objectName: "settingsScreen"

    readonly property LiveSettings settings: App.settings

    title: qsTr("Settings")
    function takeFocus(): void { nameRow.takeFocus() }

    Item {
        anchors.fill: parent

        ScrollPane {
            id: pane
            width: parent.width - rightSide.width - Theme.px(24)
            height: parent.height
            spacing: Theme.px(16)

            Heading { width: parent.width; text: qsTr("You") }
            TextRow {
                id: nameRow
                objectName: "nameRow"
                width: parent.width
                label: qsTr("Your name")
                placeholder: qsTr("You")
                value: screen.settings.playerName
                onChosen: value => screen.settings.playerName = value
            }
            PortraitRow {
                objectName: "faceRow"
                width: parent.width
                label: qsTr("Your face")
                current: screen.settings.portrait
                onChosen: person => screen.settings.portrait = person
            }

            Heading { width: parent.width; topPadding: Theme.px(8); text: qsTr("Language and titles") }
            ChoiceRow {
                objectName: "languageRow"
                width: parent.width
                label: qsTr("Language")
                choices: App.looks.languages
                current: screen.settings.language
                onChosen: value => screen.settings.language = value
            }
            ChoiceRow {
                objectName: "titlesRow"
                width: parent.width
                label: qsTr("Titles")
                choices: App.setup.titleSets
                current: screen.settings.titles
                onChosen: value => screen.settings.titles = value
            }
            SwitchRow {
                objectName: "mildRow"
                width: parent.width
                label: qsTr("Mild titles")
                help: qsTr("For tables with children or grandparents.")
                on: screen.settings.mild
                onSwitched: value => screen.settings.mild = value
            }
            SliderRow {
                objectName: "textSizeRow"
                width: parent.width
                label: qsTr("Text size")
                help: qsTr("At the table, text grows only as far as there is room.")
                from: 0.8
                to: 2.0
                step: 0.1
                whenLetGo: true
                value: screen.settings.textScale
                shownValue: qsTr("%1%").arg(Math.round(100 * pending))
                onChosen: value => screen.settings.textScale = value
            }

            Heading { width: parent.width; topPadding: Theme.px(8); text: qsTr("Cards and table") }
            ChoiceRow {
                objectName: "lettersRow"
                width: parent.width
                label: qsTr("Letters on the cards")
                choices: App.looks.letters
                current: screen.settings.lettersWish
                onChosen: value => screen.settings.lettersWish = value
            }
            PictureRow {
                id: faces
                objectName: "facesRow"
                width: parent.width
                label: qsTr("Card faces")
                prefix: "faces:"
                pictureHeight: Theme.px(84)
                pictureWidth: Theme.px(112)
                choices: App.looks.faces.map(face => ({ value: face.value, text: face.text, help: face.help,
                    subject: Art.sampleSubject(face.fourColours, face.largeIndex) }))
                current: App.looks.faces.find(face => face.fourColours === screen.settings.fourColours
                                                      && face.largeIndex === screen.settings.largeIndex).value
                onChosen: value => {
                    const face = App.looks.faces.find(each => each.value === value)
                    screen.settings.fourColours = face.fourColours
                    screen.settings.largeIndex = face.largeIndex
                }
            }
            PictureRow {
                objectName: "backRow"
                width: parent.width
                label: qsTr("Backs")
                prefix: "back:"
                pictureHeight: Theme.px(104)
                pictureWidth: Theme.px(112)
                choices: App.looks.backs.map(back => ({ value: back.value, text: back.text, subject: Art.backSubject(back.value) }))
                current: screen.settings.back
                onChosen: value => screen.settings.back = value
            }
            PictureRow {
                objectName: "clothRow"
                width: parent.width
                label: qsTr("Cloth")
                prefix: "cloth:"
                pictureHeight: Theme.px(70)
                pictureWidth: Theme.px(112)
                choices: App.looks.cloths.map(cloth => ({ value: cloth.value, text: cloth.text, subject: Art.clothSubject(cloth.value) }))
                current: screen.settings.cloth
                onChosen: value => screen.settings.cloth = value
            }
            ChoiceRow {
                objectName: "themeRow"
                width: parent.width
                label: qsTr("Brightness")
                choices: [
                    { value: "system", text: qsTr("follow the system") },
                    { value: "light", text: qsTr("light") },
                    { value: "dark", text: qsTr("dark") }
                ]
                current: screen.settings.theme
                onChosen: value => screen.settings.theme = value
            }

            Heading { width: parent.width; topPadding: Theme.px(8); text: qsTr("Sounds") }
            SwitchRow {
                objectName: "soundsRow"
                width: parent.width
                label: qsTr("Sounds at the table")
                help: qsTr("Press M at the table to mute. With “no motion”, you hear only sounds that respond to your own actions.")
                on: !screen.settings.muted
                onSwitched: value => screen.settings.muted = !value
            }
            SliderRow {
                objectName: "volumeRow"
                width: parent.width
                label: qsTr("Volume")
                from: 0
                to: 100
                step: 10
                value: screen.settings.volume
                shownValue: qsTr("%1%").arg(screen.settings.volume)
                onChosen: value => screen.settings.volume = Math.round(value)
            }
            SwitchRow {
                objectName: "turnSoundRow"
                width: parent.width
                label: qsTr("A sound when it is your turn")
                help: qsTr("Useful if you look away between turns.")
                on: screen.settings.turnSound
                onSwitched: value => screen.settings.turnSound = value
            }
            ChoiceRow {
                objectName: "backgroundRow"
                width: parent.width
                label: qsTr("Background")
                help: qsTr("Quiet voices or rain around the table. It stops while another window is in front, and M mutes it too.")
                prefix: "background:"
                choices: [
                    { value: "off", text: qsTr("off", "background sound") },
                    { value: "tavern", text: qsTr("tavern") },
                    { value: "rain", text: qsTr("rain") }
                ]
                current: screen.settings.background
                onChosen: value => screen.settings.background = value
            }
            SliderRow {
                objectName: "backgroundVolumeRow"
                width: parent.width
                label: qsTr("Volume of the background")
                from: 0
                to: 100
                step: 10
                value: screen.settings.backgroundVolume
                shownValue: qsTr("%1%").arg(screen.settings.backgroundVolume)
                onChosen: value => screen.settings.backgroundVolume = Math.round(value)
            }

            Heading { width: parent.width; topPadding: Theme.px(8); text: qsTr("Pace") }
            SliderRow {
                objectName: "speedRow"
                width: parent.width
                label: qsTr("Speed of the game")
                from: 0
                to: 5
                step: 1
                value: screen.settings.speed
                shownValue: [qsTr("no motion"), qsTr("leisurely"), qsTr("calm"), qsTr("normal"),
                             qsTr("brisk"), qsTr("quick")][screen.settings.speed]
                onChosen: value => screen.settings.speed = Math.round(value)
            }
            ChoiceRow {
                objectName: "motionRow"
                width: parent.width
                label: qsTr("Less motion")
                help: qsTr("Cards appear in place instead of flying there.")
                choices: [
                    { value: "system", text: qsTr("follow the system") },
                    { value: "less", text: qsTr("less motion") },
                    { value: "all", text: qsTr("full motion") }
                ]
                current: screen.settings.motion
                onChosen: value => screen.settings.motion = value
            }
            SwitchRow {
                objectName: "autoPassRow"
                width: parent.width
                label: qsTr("Pass automatically")
                help: qsTr("When you have nothing to play.")
                on: screen.settings.autoPass
                onSwitched: value => screen.settings.autoPass = value
            }
            SliderRow {
                objectName: "stepInRow"
                width: parent.width
                label: qsTr("Time to step in")
                help: qsTr("How much time you get to step in when you could play a bomb out of turn.")
                from: 1
                to: 30
                step: 1
                value: screen.settings.stepInWait
                shownValue: qsTr("%n second(s)", "", screen.settings.stepInWait)
                onChosen: value => screen.settings.stepInWait = Math.round(value)
            }
            SwitchRow {
                objectName: "undoRow"
                width: parent.width
                label: qsTr("Allow undo")
                help: qsTr("Ctrl+Z takes you back to your last decision.")
                on: screen.settings.allowUndo
                onSwitched: value => screen.settings.allowUndo = value
            }
            SwitchRow {
                objectName: "pointsRow"
                width: parent.width
                label: qsTr("Points at the table")
                help: qsTr("Each player’s plate shows their points and what the last round added.")
                on: screen.settings.showPoints
                onSwitched: value => screen.settings.showPoints = value
            }
            SwitchRow {
                objectName: "fingerprintRow"
                width: parent.width
                label: qsTr("Prove that the deal is honest")
                help: qsTr("The shuffled deck has a fingerprint, shown before the deal. After the round, “All hands” proves that no card was changed.")
                on: screen.settings.showFingerprint
                onSwitched: value => screen.settings.showFingerprint = value
            }
            SwitchRow {
                objectName: "tutorRow"
                width: parent.width
                label: qsTr("Think again?")
                help: qsTr("You get a second chance before you give away the wrong cards, and you can ask for hints.")
                on: screen.settings.tutor
                onSwitched: value => screen.settings.tutor = value
            }
            SwitchRow {
                objectName: "trophiesRow"
                width: parent.width
                label: qsTr("Trophies")
                help: qsTr("A shelf that fills as you play. A new trophy is shown for two seconds.")
                on: screen.settings.trophies
                onSwitched: value => screen.settings.trophies = value
            }
            ChoiceRow {
                objectName: "opponentsRow"
                width: parent.width
                label: qsTr("Opponents in the next match")
                help: opponents.seats.length === 0 ? opponents.about
                    : qsTr("You choose how well each of them plays when you set up a new match.")
                choices: opponents.choices
                current: opponents.level
                onChosen: value => opponents.choose(value)
                readonly property OpponentChoice opponents: App.setup.opponents
            }
        }

        Panel {
            id: rightSide
            anchors.right: parent.right
            width: Math.max(Theme.px(250), 15 * Theme.body)
            height: parent.height
            tone: Theme.panelSoft
            padding: Theme.px(16)

            Item {
                id: fan
                width: parent.width
                height: Theme.px(150)
                Repeater {
                    model: ["", "QD", "7C", "KH"]
                    CardPicture {
                        required property string modelData
                        required property int index
                        readonly property real off: index - 1.5
                        // The outermost corners stay inside the frame.
                        height: Theme.px(112)
                        x: (fan.width - width) / 2 + off * Theme.px(34)
                        y: Theme.px(12) + off * off * Theme.px(4)
                        rotation: off * 8
                        antialiasing: true
                        code: modelData
                    }
                }
            }
            OfficeLadder {
                y: fan.height + Theme.px(18)
                width: parent.width
                height: parent.height - y
                titles: App.setup.ladder
            }
        }
    }
}
