import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const POSTGRES_ROOT = '/usr/lib/postgresql';
const PGBOUNCER = '/usr/sbin/pgbouncer';

/** The folder of PostgreSQL's own programs, of the oldest version that Debian has put on this machine. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(POSTGRES_ROOT)) return undefined;
  const versions = readdirSync(POSTGRES_ROOT).sort((one, other) => Number(one) - Number(other));
  return versions
    .map((version) => join(POSTGRES_ROOT, version, 'bin'))
    .find((bin) => ['initdb', 'postgres', 'pg_basebackup'].every((name) => existsSync(join(bin, name))));
}

const firstOf = (...places: readonly string[]): string | undefined => places.find((place) => existsSync(place));

/** Where the extension is described that belongs to these programs. */
function citusOf(programs: string | undefined): string | undefined {
  return programs && firstOf(join('/usr/share/postgresql', basename(dirname(programs)), 'extension/citus.control'));
}

/** Undefined if there is no PgBouncer. */
function keepsStatements(): boolean | undefined {
  if (!existsSync(PGBOUNCER)) return undefined;
  const [, major, minor] = /(\d+)\.(\d+)/.exec(execFileSync(PGBOUNCER, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

/** Every program of the bed by its name, and where it is; undefined when it is not on this machine. */
const PLACES = {
  postgres: () => postgresPrograms(),
  /** From 1.21 on, which keeps prepared statements in transaction mode; Debian has one from its release 13 on. */
  pgbouncer: () => (keepsStatements() === true ? PGBOUNCER : undefined),
  'pgbouncer before 1.21': () => (keepsStatements() === false ? PGBOUNCER : undefined),
  /** Against the PostgreSQL above; the administrator installs it from packages. */
  citus: () => citusOf(postgresPrograms()),
  haproxy: () => firstOf('/usr/sbin/haproxy'),
  patroni: () => firstOf('/usr/bin/patroni'),
  etcd: () => firstOf('/usr/bin/etcd', '/usr/sbin/etcd'),
} as const;

export type ProgramName = keyof typeof PLACES;

export function programAt(name: ProgramName): string {
  const place = PLACES[name]();
  if (place === undefined) throw new Error(`${name} is not on this machine.`);
  return place;
}

/** Longer than every wait in a story together: a story that is cut off would leave its bed behind. */
const LIMIT_MS = 900_000;

/** A test with all of these programs; it is skipped where one of them is not on this machine, with one line that names what is missing. */
export function withPrograms(...names: readonly ProgramName[]): (sentence: string, story: () => Promise<unknown>) => void {
  const missing = names.filter((name) => PLACES[name]() === undefined);
  if (missing.length > 0)
    console.warn(`Skipped: ${missing.join(', ')} missing on this machine. test/scale/README.md says how to install it.`);
  return (sentence, story) => (missing.length > 0 ? it.skip : it)(sentence, async () => void (await story()), LIMIT_MS);
}
