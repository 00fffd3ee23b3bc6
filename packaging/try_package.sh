#!/usr/bin/env bash
# Try what people install, in a bare system: install it, start it, play a match, remove it. The Debian package and
# the folder run without Python. A wheel is installed by pipx, into an empty environment.
#
#   packaging/try_package.sh [--keep] [--suite bookworm] dist/arschloch….deb|….tar.xz|….whl
set -euo pipefail

suite=bookworm
keep=no
while [ $# -gt 1 ]; do
  case $1 in
    --keep) keep=yes; shift ;;
    --suite) suite=$2; shift 2 ;;
    *) echo "What is $1?"; exit 2 ;;
  esac
done
package=$1

tree=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/fresh_system.sh
. "$tree/packaging/fresh_system.sh"

apt() { inside root / env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends "$@"; }

# --- the three kinds: how each comes in and goes, and what then starts it ---------------------------

desktop_parts() { # the libraries that any desktop has: those that the Debian package asks for
  local parts
  parts=$(cd "$tree/packaging" && python3 -c 'from packages.deb import system_packages
print(*(name.split(" |")[0] for name in system_packages()))')
  # shellcheck disable=SC2086
  apt install $parts fonts-dejavu-core "$@" >"$log" 2>&1 || { cat "$log"; fail "the system's parts"; }
}

without_python() { # Debian's Python, if there is one, must not be what runs it
  apt purge '^python3.*' '^libpython3.*' >/dev/null 2>&1 || true
  [ -z "$(compgen -G "$fresh/usr/bin/python3*")" ] || fail "there still is a Python"
}

install_deb() {
  program=/usr/games/arschloch
  apt install "/srv/$name" >"$log" 2>&1 || { cat "$log"; fail "it cannot be installed"; }
  inside root / dpkg -s arschloch | grep -E '^(Status|Version|Installed-Size)' || fail "not there"
  without_python
}

remove_deb() {
  expect 0 "The menu entry and the file type are known" root / bash -c \
    'ls /usr/share/applications/*Arschloch.desktop /usr/share/mime/packages/*Arschloch.xml \
        /usr/share/icons/hicolor/*/apps/*Arschloch.png'
  step "Removing it"
  apt purge arschloch >/dev/null
  local left
  left=$(find "$fresh/usr" "$fresh/etc" "$fresh/var/lib" -iname '*arschloch*' -not -path '*/dpkg/*' | head)
  [ -z "$left" ] || fail "left behind: $left"
}

install_folder() {
  desktop_parts xz-utils
  without_python
  expect 0 "Unpacked by somebody who is not root" player /home/player tar -xf "/srv/$name"
  program=$(cd "$fresh" && ls -d home/player/arschloch-*/arschloch)
  program=/$program
  du -sh "$fresh${program%/*}"
}

remove_folder() { step "Removing it"; rm -rf "$fresh${program%/*}"; }

install_wheel() {
  desktop_parts libbrotli1 libgssapi-krb5-2 libfreetype6 pipx python3-venv
  program=/home/player/.local/bin/arschloch
  expect 0 "pipx installs it" player /home/player pipx install "/srv/$name"
}

remove_wheel() {
  expect 0 "pipx removes it" player /home/player pipx uninstall arschloch-gui
  [ ! -e "$fresh$program" ] || fail "left behind: $program"
}

# --- what is the same with all of them ---------------------------------------------------------------

# A window on a screen nobody sees, for ten seconds, with the match somebody was sent.
# shellcheck disable=SC2016  # the inner shell expands it
window='Xvfb :9 -screen 0 1280x900x24 -nolisten tcp & sleep 2
export DISPLAY=:9 LC_ALL=C.UTF-8
timeout 12 "$@"; status=$?
kill %1
[ $status = 124 ] && echo "The window stood until it was closed."'

play() {
  expect 0 "selfcheck" player /home/player env QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 \
    "$program" selfcheck
  says '^OK'
  case $name in
    *-none-any.whl) says '^simulator: not compiled' ;;
    *) says '^simulator: compiled' ;;
  esac
  expect 0 "A match is played" player /home/player "$program" simulate \
    --preset arschloch --seats king,regular,lowest,lowest --rounds 4 --seed 1

  # As a shell script, and with a child of its own that asks for libraries of the system.
  printf '#!/bin/sh\nsh -c env >environment\nls --version >/dev/null || exit 1\nexec %s bot lowest\n' \
    "$program" >"$fresh/home/player/mybot"
  chmod 755 "$fresh/home/player/mybot"
  expect 0 "A program from outside plays" player /home/player "$program" simulate \
    --preset arschloch --seats ./mybot,lowest,lowest,lowest --rounds 4 --seed 1
  says 'mybot'
  if ! grep -q ^HOME= "$fresh/home/player/environment" ||
    grep -E '_internal|^_PYI_|^LD_LIBRARY_PATH|^QT_' "$fresh/home/player/environment"; then
    fail "it got to see our libraries"
  fi

  cp "$tree/tests/golden/shithead/a-two-may-be-laid-on-anything.arl" "$fresh/home/player/match.arl"
  chmod 644 "$fresh/home/player/match.arl"
  expect 0 "The record somebody was sent is good" player /home/player "$program" verify match.arl
  apt install xvfb xauth >/dev/null 2>&1
  expect 0 "The window, with that match" player /home/player bash -c "$window" window "$program" match.arl
  says 'The window stood'
}

main() {
  [ "$(id -u)" = 0 ] || { echo "This needs root, for chroot."; exit 1; }
  local kind name program=
  case $package in
    *.deb) kind=deb ;;
    *.tar.xz) kind=folder ;;
    *.whl) kind=wheel ;;
    *) echo "$package is none of .deb, .tar.xz, .whl"; exit 2 ;;
  esac
  trap clean EXIT
  open_fresh
  name=$(basename "$package")
  cp "$package" "$fresh/srv/$name"
  step "Installing $name"
  apt update >/dev/null
  "install_$kind"
  play
  "remove_$kind"
  [ -d "$fresh/home/player/.config/arschloch" ] || fail "the person's own files are gone"
  report
}

main
