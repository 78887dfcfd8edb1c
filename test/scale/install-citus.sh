#!/usr/bin/env bash
# Builds Citus from its sources against the PostgreSQL of Debian, for the tests of many machines. Run as root.
# bash test/scale/install-citus.sh [folder with the sources of Citus 13.2]
set -euo pipefail

VERSION=v13.2.2
sources="${1:-}"

major="$(basename "$(dirname "$(dirname "$(ls /usr/lib/postgresql/*/bin/initdb | sort -V | tail -1)")")")"
if [ -e "/usr/share/postgresql/$major/extension/citus.control" ]; then
  echo "Citus is installed for PostgreSQL $major."
  exit 0
fi

apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
  build-essential git "postgresql-server-dev-$major" libssl-dev libreadline-dev zlib1g-dev liblz4-dev libzstd-dev libxml2-dev \
  libxslt1-dev libkrb5-dev libpam0g-dev libselinux1-dev >/dev/null

build="$(mktemp -d)"
trap 'rm -rf "$build"' EXIT
if [ -n "$sources" ]; then
  cp -a "$sources/." "$build"
else
  git clone --quiet --depth 1 --branch "$VERSION" https://github.com/citusdata/citus "$build"
fi
cd "$build"

# PostgreSQL 15.16 and later export have_createdb_privilege, which Citus 13.2 defines for 15 itself.
if grep -q 'have_createdb_privilege' "/usr/include/postgresql/$major/server/commands/dbcommands.h"; then
  perl -0pi -e 's/static (inline )?bool\nhave_createdb_privilege\(void\)\n\{.*?\n\}\n/#include "commands\/dbcommands.h"\n/s' src/include/pg_version_compat.h
fi

./configure --quiet --without-libcurl PG_CONFIG="/usr/lib/postgresql/$major/bin/pg_config"
make --silent --jobs="$(nproc)" extension >/dev/null
make --silent install-extension >/dev/null
echo "Citus is installed for PostgreSQL $major."
