#!/usr/bin/env bash
# Packages of the last commit that run on any Linux of the last five years: built in a bare Debian 11, with a
# Python built there (old_python.sh). Runs as root on Debian or Ubuntu; what comes out lies in dist/.
#
#   packaging/old_system.sh [--keep] [folder|deb|appimage|all]
#
# FRESH_DIR (default /var/tmp/arschloch-fresh) keeps the bare system and the Python for the next time.
set -euo pipefail

suite=bullseye
keep=no
if [ "${1:-}" = --keep ]; then keep=yes; shift; fi
kind=${1:-all}

tree=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/fresh_system.sh
. "$tree/packaging/fresh_system.sh"

main() {
  [ "$(id -u)" = 0 ] || { echo "This needs root, for chroot."; exit 1; }
  trap clean EXIT
  open_fresh
  local kept=$place/python-$suite
  if [ -d "$kept" ]; then cp -a "$kept" "$fresh/opt/python"; fi
  expect 0 "A Python of our own" root "$game" env "PYTHON_OPTIONS=${PYTHON_OPTIONS:-}" \
    packaging/old_python.sh
  [ ${#failures[@]} = 0 ] || report
  rm -rf "$kept"
  cp -a "$fresh/opt/python" "$kept"
  expect 0 "The packages" root "$game" env FOR_ANY_LINUX=1 \
    /opt/python/bin/python3 packaging/dev.py package "$kind"
  [ ${#failures[@]} = 0 ] || report
  mkdir -p "$tree/dist"
  rm -rf "$tree/dist/arschloch"
  cp -a "$fresh$game/dist/." "$tree/dist/"
  step "Result"
  ls -sh "$tree/dist"
}

main
