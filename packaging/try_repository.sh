#!/usr/bin/env bash
# Try the apt repository of a Debian package in a bare system: install the version before from it, update, remove.
# Run it as root on Debian or Ubuntu. The repositories are signed with a key that is made for the test.
#
#   packaging/try_repository.sh [--keep] [--suite bookworm] [BEFORE.deb] dist/arschloch….deb
#
# Without the package of an earlier version, the same package is used, with 1.0.0 as its version.
set -euo pipefail

suite=bookworm
keep=no
while [ $# -gt 0 ]; do
  case $1 in
    --keep) keep=yes; shift ;;
    --suite) suite=$2; shift 2 ;;
    --*) echo "There is no option $1."; exit 2 ;;
    *) break ;;
  esac
done
case $# in
  1) before=; package=$1 ;;
  2) before=$1; package=$2 ;;
  *) echo "usage: $0 [--keep] [--suite SUITE] [BEFORE.deb] PACKAGE.deb"; exit 2 ;;
esac

tree=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/fresh_system.sh
. "$tree/packaging/fresh_system.sh"

apt() { inside root / env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends "$@"; }

# --- on this machine: a key, and a checkout in which the command of the owner is run --------------

make_key() { # prints its fingerprint; gpg's home is deleted at the end
  gpg --batch --quiet --passphrase '' --quick-generate-key 'Test of the repository' ed25519 2>/dev/null
  gpg --with-colons --list-secret-keys | awk -F: '$1 == "fpr" { print $10; exit }'
}

as_version() { # VERSION PACKAGE TARGET: the same package under another version
  local content
  content=$(mktemp -d)
  dpkg-deb --raw-extract "$2" "$content"
  sed -i "s/^Version: .*/Version: $1/" "$content/DEBIAN/control"
  dpkg-deb --root-owner-group -Zgzip -z1 --build "$content" "$3" >/dev/null
  rm -rf "$content"
}

publish() { # PACKAGE: make the repository with it, and serve it to the bare system as a folder
  cp "$1" "$checkout/dist/"
  python3 "$checkout/packaging/dev.py" repository apt "$key"
  rm -rf "$fresh/srv/apt"
  cp -a "$checkout/dist/apt" "$fresh/srv/apt"
}

# shellcheck disable=SC2016  # dpkg expands it
installed() { inside root / dpkg-query --show --showformat='${Version}' arschloch; }

personal() { # the person's own files, with their contents
  find "$fresh/home/player" -path "$fresh/home/player/game" -prune -o -type f \
    -not -path '*/state/*' -not -path '*/.cache/*' -print0 | sort -z | xargs -0 sha256sum
}

give_back() { gpgconf --kill all || true; rm -rf "$work"; clean; }

main() {
  [ "$(id -u)" = 0 ] || { echo "This needs root, for chroot."; exit 1; }
  command -v gpg >/dev/null || { echo "This needs gpg, for the signatures."; exit 1; }
  work=$(mktemp -d)
  export GNUPGHOME=$work/gnupg
  mkdir -m 700 "$GNUPGHOME"
  trap give_back EXIT
  open_fresh

  step "A key and two versions"
  local old_version new_version
  key=$(make_key)
  checkout=$work/checkout
  git clone --quiet --no-hardlinks "$tree" "$checkout"
  mkdir "$checkout/dist"
  if [ -z "$before" ]; then
    before=$work/arschloch_1.0.0-1_amd64.deb
    as_version 1.0.0-1 "$package" "$before"
  fi
  old_version=$(dpkg-deb --field "$before" Version)
  new_version=$(dpkg-deb --field "$package" Version)
  echo "$old_version, then $new_version"

  step "The repository of $old_version"
  publish "$before"
  install -D -m 644 "$fresh/srv/apt/arschloch.gpg" "$fresh/usr/share/keyrings/arschloch.gpg"
  cat >"$fresh/etc/apt/sources.list.d/arschloch.sources" <<-SOURCE
	Types: deb
	URIs: file:/srv/apt
	Suites: stable
	Components: main
	Signed-By: /usr/share/keyrings/arschloch.gpg
	SOURCE
  expect 0 "apt accepts the signature" root / apt-get -q update
  if grep -q '^[WE]:' "$log"; then fail "apt complained"; fi
  step "Installing it by name"
  apt install arschloch >"$log" 2>&1 || { cat "$log"; fail "it cannot be installed"; }
  [ "$(installed)" = "$old_version" ] || fail "$(installed) was installed"
  expect 0 "A match, and settings" player /home/player bash -c '
    /usr/games/arschloch simulate --preset arschloch --seats regular,lowest,lowest,lowest --rounds 2 --seed 1 &&
      mkdir -p .config/arschloch .local/share/arschloch/matches && echo kept >.config/arschloch/note &&
      echo kept >.local/share/arschloch/matches/note.arl'
  local mine
  mine=$(personal)

  step "The repository of $new_version"
  publish "$package"
  expect 0 "apt sees it" root / bash -c 'apt-get -q update && apt-get -s upgrade'
  says "^Inst arschloch "
  step "Updating"
  apt install --only-upgrade arschloch >"$log" 2>&1 || { cat "$log"; fail "it cannot be updated"; }
  [ "$(installed)" = "$new_version" ] || fail "$(installed) is installed"
  expect 0 "selfcheck" player /home/player env QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 \
    /usr/games/arschloch selfcheck
  says '^OK'
  says '^simulator: compiled'
  expect 0 "The version before can still be had" root / apt-cache madison arschloch
  says " $old_version "

  step "Removing"
  apt purge arschloch >/dev/null
  [ ! -e "$fresh/usr/lib/arschloch" ] || fail "left behind: /usr/lib/arschloch"
  [ "$mine" = "$(personal)" ] || { diff <(echo "$mine") <(personal) || true; fail "personal files changed"; }

  step "A repository that somebody changed"
  sed -i 's/^Label: .*/Label: Somebody/' "$fresh/srv/apt/dists/stable/InRelease"
  rm "$fresh/srv/apt/dists/stable/Release" "$fresh/srv/apt/dists/stable/Release.gpg"
  # apt warns, and keeps the lists that it had.
  expect 0 "apt refuses it" root / env LC_ALL=C apt-get -q update
  says '^W: .*GPG error: file:/srv/apt '
  report
}

main
