#!/usr/bin/env bash
# Installs what the tests in this folder need, on Debian and as root, and leaves no system service running. Whatever cannot be had is
# named; the tests that need it are skipped.
set -uo pipefail

readonly PACKAGES=(postgresql pgbouncer haproxy patroni etcd-server python3-etcd)
export DEBIAN_FRONTEND=noninteractive

main() {
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo 'This installs packages of Debian, and has to run as root on Debian.' >&2
    exit 1
  fi
  keep_services_down
  install_packages "${PACKAGES[@]}"
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

main
