#!/usr/bin/env bash
# Installs what the tests in this folder need, on Debian and as root, and leaves no system service running. Whatever cannot be had is
# named; the tests that need it are skipped.
set -uo pipefail

readonly POOLER_FOLDER=/opt/shipgraph-bed
readonly POOLER_SUITE=trixie
readonly PACKAGES=(postgresql pgbouncer haproxy patroni etcd-server python3-etcd)
readonly BUILD_PACKAGES=(build-essential pkg-config libevent-dev libssl-dev ca-certificates dpkg-dev)
export DEBIAN_FRONTEND=noninteractive

main() {
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo 'This installs packages of Debian, and has to run as root on Debian.' >&2
    exit 1
  fi
  keep_services_down
  install_packages "${PACKAGES[@]}"
  [ -x "$POOLER_FOLDER/pgbouncer" ] || build_pooler || echo 'A PgBouncer from 1.21 on is not to be had; its tests are skipped.'
}

# Packages start what they install, which would take ports and memory: Debian asks this file whether they may.
keep_services_down() {
  [ -e /usr/sbin/policy-rc.d ] && return
  printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d
  chmod 755 /usr/sbin/policy-rc.d
  trap 'rm -f /usr/sbin/policy-rc.d' EXIT
}

install_packages() {
  local missing=() name
  for name in "$@"; do
    dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'install ok installed' || missing+=("$name")
  done
  [ "${#missing[@]}" = 0 ] && return
  apt-get update -qq >/dev/null
  # One by one: a package that is missing takes no other with it.
  for name in "${missing[@]}"; do
    apt-get install -y -qq --no-install-recommends "$name" >/dev/null || echo "The package $name is not available; its tests are skipped."
  done
}

# PgBouncer keeps prepared statements in transaction mode from 1.21 on. Debian 12 has 1.18, so the source of Debian 13 is built, which takes
# ten seconds. Its package lists stay in a folder of their own: the system goes on installing from its own suites.
build_pooler() (
  set -e
  install_packages "${BUILD_PACKAGES[@]}"
  work="$(mktemp -d)"
  trap 'rm -rf "$work"' EXIT
  cd "$work"
  mkdir -p lists/partial cache/archives/partial
  echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(debian_mirror) $POOLER_SUITE main" >sources.list
  apt=(apt-get -qq -o "Dir::Etc::sourcelist=$work/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$work/lists"
    -o "Dir::Cache=$work/cache" -o APT::Sandbox::User=root)
  "${apt[@]}" update
  "${apt[@]}" source --download-only pgbouncer
  mkdir source
  tar xf pgbouncer_*.orig.tar.* -C source --strip-components=1
  cd source
  ./configure --without-cares --disable-debug >/dev/null
  make -j2 pgbouncer >/dev/null 2>&1
  install -D -m 755 pgbouncer "$POOLER_FOLDER/pgbouncer"
)

debian_mirror() {
  apt-get indextargets --format '$(SITE)' | grep -v -e security -e updates | grep -m1 '/debian/\?$'
}

main
