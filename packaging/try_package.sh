#!/usr/bin/env bash
# The Debian package in a bare system without Python: installed, started, a match played, removed.
#
#   packaging/try_package.sh [--keep] [--suite bookworm] dist/arschloch_VERSION_ARCHITECTURE.deb
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

# A window on a screen nobody sees, for ten seconds, with the match somebody was sent.
window='Xvfb :9 -screen 0 1280x900x24 -nolisten tcp & sleep 2
export DISPLAY=:9 LC_ALL=C.UTF-8
timeout 12 arschloch "$@"; status=$?
kill %1
[ $status = 124 ] && echo "The window stood until it was closed."'

main() {
  [ "$(id -u)" = 0 ] || { echo "This needs root, for chroot."; exit 1; }
  trap clean EXIT
  open_fresh
  cp "$package" "$fresh/srv/arschloch.deb"
  step "Installing it"
  apt update >/dev/null
  apt install /srv/arschloch.deb >"$log" 2>&1 || { cat "$log"; fail "it cannot be installed"; }
  inside root / dpkg -s arschloch | grep -E '^(Status|Version|Installed-Size)' || fail "not there"
  # The game brings its own: Debian's Python, if there is one, must not be what runs it.
  apt purge python3 python3-minimal >/dev/null 2>&1 || true

  expect 0 "selfcheck" player /home/player env QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 \
    /usr/games/arschloch selfcheck
  says '^OK'
  expect 0 "A match is played" player /home/player /usr/games/arschloch simulate \
    --preset arschloch --seats king,regular,lowest,lowest --rounds 4 --seed 1
  printf '#!/bin/sh\nexec /usr/games/arschloch bot lowest\n' >"$fresh/home/player/mybot"
  chmod 755 "$fresh/home/player/mybot"
  expect 0 "A program from outside plays" player /home/player /usr/games/arschloch simulate \
    --preset arschloch --seats ./mybot,lowest,lowest,lowest --rounds 4 --seed 1
  says 'mybot'
  cp "$tree/tests/golden/shithead/a-two-may-be-laid-on-anything.arl" "$fresh/home/player/match.arl"
  chmod 644 "$fresh/home/player/match.arl"
  expect 0 "The record somebody was sent is good" player /home/player \
    /usr/games/arschloch verify match.arl
  apt install xvfb xauth >/dev/null 2>&1
  expect 0 "The window, with that match" player /home/player bash -c "PATH=\$PATH:/usr/games; $window" \
    window match.arl
  says 'The window stood'
  expect 0 "The menu entry and the file type are known" root / bash -c \
    'ls /usr/share/applications/*Arschloch.desktop /usr/share/mime/packages/*Arschloch.xml \
        /usr/share/icons/hicolor/*/apps/*Arschloch.png'

  step "Removing it"
  apt purge arschloch >/dev/null
  local left
  left=$(find "$fresh/usr" "$fresh/etc" "$fresh/var/lib" -iname '*arschloch*' -not -path '*/dpkg/*' | head)
  [ -z "$left" ] || fail "left behind: $left"
  [ -d "$fresh/home/player/.config/arschloch" ] || fail "the person's own files are gone"
  report
}

main
