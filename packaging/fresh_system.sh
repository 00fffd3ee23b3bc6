# A bare Debian or Ubuntu beside this one, to try things in: sourced by old_system.sh, try_fresh.sh and try_package.sh,
# which set `suite`, `keep` and `tree`. Runs as root.
#
# The bare system is made once and copied for every run; FRESH_DIR (default
# /var/tmp/arschloch-fresh) says where. FRESH_ARCHIVE names the archive of another distribution than
# this machine's (for Ubuntu on Debian: http://archive.ubuntu.com/ubuntu). Only what the network needs is carried over from this machine:
# apt's and pip's configuration, certificates, proxies.
# shellcheck shell=bash disable=SC2154

place=${FRESH_DIR:-/var/tmp/arschloch-fresh}
base=$place/base-$suite
fresh=$place/run
game=/srv/game               # root's clone
player=/home/player/game     # the clone of somebody who is not root
log=$place/output
failures=()

step() { printf '\n=== %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*"; failures+=("$*"); }

# --- the bare system -----------------------------------------------------------------------------

mounted() { grep -q " $fresh/" /proc/mounts; }

unmount() {
  # Deepest first; nothing but what this script has mounted lies below $fresh.
  awk -v below="$fresh/" 'index($2, below) == 1 { print $2 }' /proc/mounts | sort -r |
    while read -r mount; do umount "$mount" || umount --lazy "$mount"; done
}

clean() {
  unmount
  # A mount that is still there would be emptied along with the folder.
  if [ "$keep" = no ] && ! mounted; then rm -rf --one-file-system "$fresh"; fi
}

archive() {
  if [ -n "${FRESH_ARCHIVE:-}" ]; then echo "$FRESH_ARCHIVE"; return; fi
  # The archive that this machine itself uses, whatever its address.
  {
    cat /etc/apt/sources.list.d/*.sources | sed -n 's/^URIs: *\([^ ]*\).*/\1/p'
    cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list |
      sed -n 's/^deb \(\[[^]]*\] \)\?\([^ ]*\).*/\2/p'
  } 2>/dev/null | grep -E '/(debian|ubuntu)/?$' | head -n 1
}

make_base() {
  command -v debootstrap >/dev/null || {
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends debootstrap
  }
  rm -rf "$base.part"
  mkdir -p "$base.part"
  local trust=() scripts=/usr/share/debootstrap/scripts
  local script=$scripts/$suite
  if [ -n "${FRESH_ARCHIVE:-}" ]; then
    # All of Ubuntu is unpacked alike; debootstrap knows the suites by name up to its own age.
    [ -e "$script" ] || script=$scripts/gutsy
    # The keys of another distribution need not be here. What apt fetches in there later is checked
    # by the keys that came along: this is only where the test begins.
    local keys=/usr/share/keyrings/ubuntu-archive-keyring.gpg
    if [ -e "$keys" ]; then trust=("--keyring=$keys"); else trust=(--no-check-gpg); fi
  fi
  debootstrap --variant=minbase --include=python3,ca-certificates "${trust[@]}" \
    "$suite" "$base.part" "$(archive)" "$script" >"$place/debootstrap.log" 2>&1 ||
    { tail "$place/debootstrap.log"; exit 1; }
  mv "$base.part" "$base"
}

carry() { # PATH...: copy from this machine to the same place
  local path
  for path in "$@"; do
    [ -e "$path" ] || continue
    mkdir -p "$fresh$(dirname "$path")"
    cp -aL --remove-destination "$path" "$fresh$(dirname "$path")/"
  done
}

mount_devices() {
  # Its own few, never those of this machine: a run that is killed leaves its mounts behind, and
  # whoever then deletes the folder would empty the real /dev.
  local dev=$fresh/dev name major minor
  mount -t tmpfs -o mode=755 dev "$dev"
  while read -r name major minor; do
    mknod --mode=666 "$dev/$name" c "$major" "$minor"
  done <<<$'null 1 3\nzero 1 5\nfull 1 7\nrandom 1 8\nurandom 1 9\ntty 5 0'
  ln -s /proc/self/fd "$dev/fd"
  ln -s fd/0 "$dev/stdin"
  ln -s fd/1 "$dev/stdout"
  ln -s fd/2 "$dev/stderr"
  ln -s pts/ptmx "$dev/ptmx"
  mkdir "$dev/pts" "$dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts "$dev/pts"
  mount -t tmpfs -o mode=1777 shm "$dev/shm"
}

open_fresh() {
  step "A bare $suite"
  unmount
  if mounted; then echo "Something is still mounted below $fresh"; exit 1; fi
  rm -rf --one-file-system "$fresh"
  mkdir -p "$place"
  [ -d "$base" ] || make_base
  cp -a "$base" "$fresh"

  carry /etc/resolv.conf /etc/hosts /etc/pip.conf /etc/ssl/certs /usr/share/keyrings \
    /etc/apt/auth.conf /etc/apt/auth.conf.d /etc/apt/apt.conf /etc/apt/apt.conf.d
  # The sources of the suite itself; repositories of other software stay behind.
  if grep -qs "$suite" /etc/apt/sources.list.d/debian.sources; then
    rm -f "$fresh/etc/apt/sources.list"
    carry /etc/apt/sources.list.d/debian.sources
  fi
  if [ -n "${FRESH_ARCHIVE:-}" ]; then
    printf 'deb %s %s main universe\n' "$FRESH_ARCHIVE" "$suite" "$FRESH_ARCHIVE" "$suite-updates" \
      >"$fresh/etc/apt/sources.list"
  fi
  # A container image comes without package lists: fetching them is part of the test.
  find "$fresh/var/lib/apt/lists" -type f -delete
  # pip's configuration belongs to the whole system there, because the home has to stay empty.
  local config=${XDG_CONFIG_HOME:-$HOME/.config}/pip/pip.conf
  if [ -e "$config" ]; then cat "$config" >"$fresh/etc/pip.conf"; fi

  mount -t proc proc "$fresh/proc"
  mount_devices
  # Folders of packages that pip's configuration names.
  local path
  for path in $(python3 -m pip config list 2>/dev/null | grep -oE '(file://)?/[[:alnum:]/_.-]+' |
    sed -e 's,^file://,,' -e 's,/simple$,,' | sort -u); do
    if [ -d "$path" ] && [ ! -e "$fresh$path" ]; then
      mkdir -p "$fresh$path"
      mount --bind -o ro "$path" "$fresh$path"
    fi
  done

  chroot "$fresh" useradd --create-home player
  git clone --quiet --no-hardlinks "$tree" "$fresh$game"
  git clone --quiet --no-hardlinks "$tree" "$fresh$player"
  chroot "$fresh" chown -R player: "$player"
  printf 'commit %s, %s, no git, no pip, no display\n' \
    "$(git -C "$fresh$game" rev-parse --short HEAD)" "$(chroot "$fresh" python3 --version)"
}

inside() { # USER FOLDER COMMAND...: run with next to no environment; prefix is put before chroot
  local as=$1 folder=$2 home=/root name
  shift 2
  [ "$as" = root ] || home=/home/$as
  local variables=("HOME=$home" "PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin" CI=true)
  for name in $(compgen -e | grep -E '^PIP_|_PROXY$|_proxy$|^SSL_CERT|_CA_BUNDLE$' || true); do
    variables+=("$name=${!name}")
  done
  # shellcheck disable=SC2086,SC2016  # the prefix is several words; the inner shell expands the rest
  env -i "${variables[@]}" ${prefix:-} chroot --userspec="$as" "$fresh" \
    bash -c 'cd "$0" && exec "$@"' "$folder" "$@" </dev/null
}

# --- the steps -----------------------------------------------------------------------------------

expect() { # STATUS WHAT USER FOLDER COMMAND...: run, show, compare the status
  local wanted=$1 what=$2 status=0 start=$SECONDS
  shift 2
  step "$what"
  inside "$@" >"$log" 2>&1 || status=$?
  cat "$log"
  printf '(status %s after %s s)\n' "$status" "$((SECONDS - start))"
  [ "$status" = "$wanted" ] || fail "$what: status $status instead of $wanted"
}

says() { grep -qE -- "$1" "$log" || fail "nothing about '$1' was said"; }

report() { # what failed; ends with status 1 if anything did
  step "Result"
  if [ ${#failures[@]} -gt 0 ]; then
    printf 'FAILED: %s\n' "${failures[@]}"
    exit 1
  fi
  echo "All of it works on a fresh $suite."
}
