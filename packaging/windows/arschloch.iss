; The installer for Windows. packages/windows.py calls Inno Setup 6:
;   ISCC /DVersion=1.0.0 /DFolder=C:\…\dist\arschloch /OC:\…\dist packaging\windows\arschloch.iss
; It installs for whoever starts it, without an administrator. What a person has (settings, matches,
; what was practised) lies elsewhere, in %LOCALAPPDATA%\arschloch, and stays when the game goes.

#ifndef Version
  #error "Say which version: /DVersion=1.0.0"
#endif
#ifndef Folder
  #error "Say where PyInstaller's folder lies: /DFolder=dist\arschloch"
#endif

#define Program "arschloch.exe"
; The name of the file type in the registry: letters, digits and a point only.
#define RecordType "Arschloch.Match"

[Setup]
; Never change it: by this Windows knows that a version replaces another.
AppId={{7F0C5B1E-3A64-4D0B-9E55-6B2C1F5A9D31}
AppName=Arschloch
AppVersion={#Version}
AppPublisher=The Arschloch developers
#ifdef Homepage
AppPublisherURL={#Homepage}
#endif
#ifdef Issues
AppSupportURL={#Issues}
#endif
PrivilegesRequired=lowest
DefaultDirName={autopf}\Arschloch
DisableProgramGroupPage=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
OutputBaseFilename=arschloch-{#Version}-setup
SetupIconFile=..\..\assets\icons\arschloch.ico
UninstallDisplayIcon={app}\{#Program}
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
en.GameName=Arschloch
de.GameName=Arschloch
fr.GameName=Trou du cul
en.GameComment=Get rid of your cards first and become president
de.GameComment=Werde als Erster deine Karten los und steige zum Präsidenten auf
fr.GameComment=Débarrasse-toi de tes cartes en premier et deviens président
en.RecordName=Match record of a card game
de.RecordName=Aufzeichnung eines Kartenspiels
fr.RecordName=Enregistrement d’une partie de cartes
en.OpenRecords=Open match records (.arl) with the game
de.OpenRecords=Aufzeichnungen (.arl) mit dem Spiel öffnen
fr.OpenRecords=Ouvrir les parties enregistrées (.arl) avec le jeu

[Tasks]
Name: "records"; Description: "{cm:OpenRecords}"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Libraries of the version before, which the new one may not have.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Folder}\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion
Source: "..\..\LICENSE"; DestDir: "{app}"; DestName: "LICENSE.txt"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\{cm:GameName}"; Filename: "{app}\{#Program}"; Comment: "{cm:GameComment}"
Name: "{autodesktop}\{cm:GameName}"; Filename: "{app}\{#Program}"; Comment: "{cm:GameComment}"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.arl"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-arschloch-match"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: records
Root: HKA; Subkey: "Software\Classes\.arl\OpenWithProgids"; ValueType: string; ValueName: "{#RecordType}"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: records
Root: HKA; Subkey: "Software\Classes\{#RecordType}"; ValueType: string; ValueName: ""; ValueData: "{cm:RecordName}"; Flags: uninsdeletekey; Tasks: records
Root: HKA; Subkey: "Software\Classes\{#RecordType}\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\{#Program},0"; Tasks: records
Root: HKA; Subkey: "Software\Classes\{#RecordType}\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\{#Program}"" ""%1"""; Tasks: records

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{cm:GameName}}"; Flags: nowait postinstall skipifsilent
