#!/usr/bin/env bash
# Build Pythons that are new enough for the game, on a system too old to have them (Debian 11). What is then
# built with them runs on everything newer. Run it as root, inside such a system or its container.
#
#   packaging/old_python.sh [VERSION...]       VERSION is 3.11, 3.12, 3.13 (the default) or 3.14
#
# It installs the tools, builds each into /opt/pythonVERSION, and prints the paths of the interpreters.
# PYTHON_OPTIONS: more options for `configure`. On two busy cores, a plain build takes eight minutes; with
# --enable-optimizations, as for a release, 17 minutes. With --with-lto as well, it did not finish. Only 3.13
# is shipped in packages. The others only compile wheels, so they are built quickly, without optimisation.
#
# The sources are those of Debian 12 and 13 and of Ubuntu 24.04 and 26.04, checked by their hashes. They stay
# in these archives as long as the releases are supported.
set -euo pipefail

debian=http://deb.debian.org/debian/pool/main/p
ubuntu=http://archive.ubuntu.com/ubuntu/pool/main/p
declare -A sources=(
  [3.11]=$debian/python3.11/python3.11_3.11.2.orig.tar.gz
  [3.12]=$ubuntu/python3.12/python3.12_3.12.3.orig.tar.xz
  [3.13]=$debian/python3.13/python3.13_3.13.5.orig.tar.xz
  [3.14]=$ubuntu/python3.14/python3.14_3.14.4.orig.tar.xz
)
declare -A hashes=(
  [3.11]=2411c74bda5bbcfcddaf4531f66d1adc73f247f529aee981b029513aefdbf849
  [3.12]=56bfef1fdfc1221ce6720e43a661e3eb41785dd914ce99698d8c7896af4bdaa1
  [3.13]=93e583f243454e6e9e4588ca2c2662206ad961659863277afcdb96801647d640
  [3.14]=d923c51303e38e249136fc1bdf3568d56ecb03214efdef48516176d3d7faaef8
)
packages=(gcc make binutils xz-utils ca-certificates curl git libc6-dev zlib1g-dev libbz2-dev liblzma-dev
  libffi-dev libssl-dev libsqlite3-dev)

build() { # VERSION: into /opt/pythonVERSION, unless the same source was built there with the same options
  local version=$1 place=/opt/python$1 source=${sources[$1]} work
  local options=(--prefix="$place" --enable-shared --without-doc-strings --without-static-libpython
    --disable-test-modules --with-ensurepip=install)
  [ "$version" = 3.13 ] || options+=(CFLAGS=-O0)
  # shellcheck disable=SC2206  # several words
  options+=(${PYTHON_OPTIONS:-})
  local stamp="$source ${options[*]}"
  if [ "$(cat "$place/stamp" 2>/dev/null)" = "$stamp" ]; then return; fi
  work=$(mktemp -d)
  curl -fsSL --retry 3 -o "$work/archive" "$source"
  echo "${hashes[$version]}  $work/archive" | sha256sum --check --quiet
  mkdir "$work/source"
  tar -xf "$work/archive" -C "$work/source" --strip-components=1
  cd "$work/source"
  # The interpreter finds its library beside itself, regardless of where the linker looks.
  ./configure --quiet "${options[@]}" LDFLAGS="-Wl,-rpath,'\$\$ORIGIN/../lib'"
  make -s -j"$(nproc)"
  rm -rf "$place"
  make -s install
  # Otherwise, missing modules are noticed only when pip, mypy (sqlite3) or the folder needs them.
  "$place/bin/python3" -c "import bz2, ctypes, lzma, sqlite3, ssl, zlib"
  echo "$stamp" >"$place/stamp"
  cd /
  rm -rf "$work"
}

[ $# -gt 0 ] || set -- 3.13
for version in "$@"; do
  if [ -z "${sources[$version]:-}" ]; then
    echo "There is no source for Python $version here, only for ${!sources[*]}." >&2
    exit 2
  fi
done
{
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -qq -y --no-install-recommends "${packages[@]}"
  for version in "$@"; do build "$version"; done
} >&2
for version in "$@"; do echo "/opt/python$version/bin/python3"; done
