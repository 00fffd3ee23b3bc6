#!/usr/bin/env bash
# Build packages of the last commit that run on any Linux of the last five years: in a bare Debian 11, with
# Pythons built there (old_python.sh). Run it as root on Debian or Ubuntu. The packages are put into dist/.
#
#   packaging/old_system.sh [--keep] [folder|deb|appimage|wheels|all]
#
# FRESH_DIR (default /var/tmp/arschloch-fresh) keeps the bare system and the Pythons for the next time.
set -euo pipefail

suite=bullseye
keep=no
if [ "${1:-}" = --keep ]; then keep=yes; shift; fi
kind=${1:-all}
main=3.13                    # the Python of the folder
pythons=("$main")
[ "$kind" != wheels ] || pythons+=(3.11 3.12 3.14)

tree=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/fresh_system.sh
. "$tree/packaging/fresh_system.sh"

main() {
  [ "$(id -u)" = 0 ] || { echo "This needs root, for chroot."; exit 1; }
  trap clean EXIT
  open_fresh
  local version kept
  for version in "${pythons[@]}"; do
    kept=$place/python$version-$suite
    if [ -d "$kept" ]; then cp -a "$kept" "$fresh/opt/python$version"; fi
    expect 0 "Python $version of our own" root "$game" env "PYTHON_OPTIONS=${PYTHON_OPTIONS:-}" \
      packaging/old_python.sh "$version"
    [ ${#failures[@]} = 0 ] || report
    # A copy that is interrupted must not look complete.
    rm -rf "$kept.part"
    cp -a "$fresh/opt/python$version" "$kept.part"
    rm -rf "$kept"
    mv "$kept.part" "$kept"
  done
  expect 0 "The packages" root "$game" env FOR_ANY_LINUX=1 \
    "/opt/python$main/bin/python3" packaging/dev.py package "$kind"
  [ ${#failures[@]} = 0 ] || report
  mkdir -p "$tree/dist"
  rm -rf "$tree/dist/arschloch"
  cp -a "$fresh$game/dist/." "$tree/dist/"
  step "Result"
  ls -sh "$tree/dist"
}

main
