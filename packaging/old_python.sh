#!/usr/bin/env bash
# A Python new enough for the game on a system too old to have one (Debian 11), to build the folder with:
# what is built there runs on everything newer. As root, inside such a system or its container.
#
#   packaging/old_python.sh            installs what it takes, builds into /opt/python, prints its path
#
# PYTHON_OPTIONS: more for its `configure`. Plainly it takes two busy cores eight minutes, with
# --enable-optimizations, which a release has, seventeen; with --with-lto as well they were not done by then.
#
# Debian 13's source archive, known by its hash: it lies there as long as Debian 13 is cared for.
set -euo pipefail

version=3.13.5
hash=93e583f243454e6e9e4588ca2c2662206ad961659863277afcdb96801647d640
source=http://deb.debian.org/debian/pool/main/p/python3.13/python3.13_$version.orig.tar.xz
place=/opt/python
how=(--prefix="$place" --enable-shared --without-doc-strings --without-static-libpython
  --disable-test-modules --with-ensurepip=install ${PYTHON_OPTIONS:-})
packages=(gcc make binutils xz-utils ca-certificates curl git libc6-dev zlib1g-dev libbz2-dev liblzma-dev
  libffi-dev libssl-dev libsqlite3-dev)

{
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -qq -y --no-install-recommends "${packages[@]}"
  stamp="$version ${how[*]}"
  if [ "$(cat "$place/stamp" 2>/dev/null)" != "$stamp" ]; then
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    cd "$work"
    curl -fsSL --retry 3 -o source.tar.xz "$source"
    echo "$hash  source.tar.xz" | sha256sum --check --quiet
    tar -xf source.tar.xz --strip-components=1
    # The interpreter finds its library beside itself, wherever the linker looks.
    ./configure --quiet "${how[@]}" LDFLAGS="-Wl,-rpath,'\$\$ORIGIN/../lib'"
    make -s -j"$(nproc)"
    rm -rf "$place"
    make -s install
    # What is missing otherwise shows only when pip, mypy (sqlite3) or the folder wants it.
    "$place/bin/python3" -c "import bz2, ctypes, lzma, sqlite3, ssl, zlib"
    echo "$stamp" >"$place/stamp"
  fi
} >&2
echo "$place/bin/python3"
