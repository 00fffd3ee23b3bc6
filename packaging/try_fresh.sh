#!/usr/bin/env bash
# Try the two commands of the README in a bare Debian with nothing but Python, a clean clone and an empty home.
# Run it as root on Debian or Ubuntu.
#
#   packaging/try_fresh.sh [--keep] [--suite bookworm] [--only play|user|root] [arguments of `dev.py test`]
#
# --only runs one part: `play` in all circumstances, `test` as an ordinary user, or `test` as root.
#
# The last commit is tested, not the working tree. The bare system is made once and copied for every
# run; FRESH_DIR (default /var/tmp/arschloch-fresh) says where. Only what the network needs is copied
# from this machine: apt's and pip's configuration, certificates, proxies.
set -euo pipefail

suite=bookworm
keep=no
parts="play user root"
while [ $# -gt 0 ]; do
  case $1 in
    --keep) keep=yes; shift ;;
    --suite) suite=$2; shift 2 ;;
    --only) parts=$2; shift 2 ;;
    *) break ;;
  esac
done

tree=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/fresh_system.sh
. "$tree/packaging/fresh_system.sh"

pictures() { find "$fresh$1/showcase" -name '*.png' 2>/dev/null | wc -l; }

installed() { # what is in root's environment, with times: unchanged if nothing was installed
  find "$fresh$game/.venv" -not -name '*.pyc' -not -name __pycache__ -printf '%p %T@\n' |
    grep -v '/__pycache__' | sort | md5sum
}

try_play() {
  expect 1 "Somebody who is not root is told the one command" \
    player "$player" python3 packaging/dev.py play
  says 'apt-get install .*python3\.[0-9]+-venv.*libegl1'

  expect 0 "play, as root" root "$game" python3 packaging/dev.py play
  says 'no display'
  [ "$(pictures "$game")" -gt 0 ] || fail "no pictures"
  local before
  before=$(installed)

  prefix="unshare --net" expect 0 "play again, without network" \
    root "$game" python3 packaging/dev.py play
  [ "$before" = "$(installed)" ] || fail "the second start installed something"

  [ ! -e "$fresh$game/.venv/bin/ruff" ] || fail "playing got the linters"
  [ "$(du -sm "$fresh$game/.venv" | cut -f1)" -le 400 ] || fail "playing takes too much room"

  expect 0 "A broken .venv is mended" root "$game" \
    bash -c 'rm -rf .venv/arschloch-stamp .venv/lib/python3*/site-packages/p* &&
      python3 packaging/dev.py play rules arschloch >/dev/null'

  before=$(installed)
  expect 0 "A folder set up by root starts for everybody" \
    player "$game" python3 packaging/dev.py play rules arschloch
  [ "$before" = "$(installed)" ] || fail "the start of somebody else changed something"
  expect 1 "Where it would have to be changed, one sentence says who can" \
    player "$game" python3 packaging/dev.py compile
  says 'belongs to root'

  expect 0 "play, not as root, with the system parts in place" \
    player "$player" python3 packaging/dev.py play
  [ "$(pictures "$player")" -gt 0 ] || fail "no pictures for the player"

  expect 0 "Missing parts are mended, and nothing is said of a traceback" player "$player" bash -c '
    rm -rf .venv/lib/python3*/site-packages/PIL &&
      .venv/bin/python -m arschloch_gui selfcheck; python3 packaging/dev.py play selfcheck'
  if grep -q Traceback "$log"; then fail "a traceback"; fi
}

try_user() {
  # Only root can install the system parts, if the part before has not done so.
  expect 0 "play, as root" root "$game" python3 packaging/dev.py play rules arschloch

  expect 0 "test, not as root, without the optional parts of the system" \
    player "$player" .ci/run "$@"

  expect 0 "The wheel in an empty environment" player "$player" bash -c '
    .venv/bin/python -m build --wheel --outdir /tmp/dist . >/dev/null &&
    python3 -m venv /tmp/empty && /tmp/empty/bin/pip install -q /tmp/dist/*.whl && cd / &&
    /tmp/empty/bin/arschloch selfcheck'
}

try_root() {
  expect 0 "test, as root" root "$game" .ci/run "$@"
}

main() {
  [ "$(id -u)" = 0 ] || { echo "This needs root, for chroot."; exit 1; }
  local part
  for part in $parts; do
    declare -F "try_$part" >/dev/null || { echo "There is no part $part."; exit 2; }
  done
  trap clean EXIT
  open_fresh
  for part in $parts; do "try_$part" "$@"; done
  report
}

main "$@"
