import { migrations } from '../../migrations/index.js';
import { fingerprintOf, knownSecretKey } from '../../platform/auth/secrets.js';
import { packageVersion } from '../../platform/package-folder.js';
import { type Installation, MaintenanceError } from '../installation.js';
import type { Manifest } from '../manifest.js';

/** Throws unless this release, with these settings, can use the backup. */
export async function refuseUnsuitable(installation: Installation, manifest: Manifest): Promise<void> {
  refuseNewer(manifest, packageVersion());
  refuseOtherKind(installation, manifest);
  await refuseOtherKey(installation, manifest);
}

function refuseNewer({ shipgraph, migrations: made }: Manifest, version: string): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = made.filter((name) => !known.has(name));
  if (unknown.length === 0 && compareVersions(shipgraph, version) <= 0) return;
  throw new MaintenanceError(
    `The backup was made by shipgraph ${shipgraph}, which is newer than this installation (${version}). Install that release, or a newer one, and restore with it.`,
  );
}

function refuseOtherKind({ config, directUrl }: Installation, { kind, schema }: Manifest): void {
  if (schema !== config.database.schema)
    throw new MaintenanceError(
      `The backup is of the schema ${schema}, but DB_SCHEMA is ${config.database.schema}. Set DB_SCHEMA=${schema}.`,
    );
  if (kind === 'dump' && directUrl === undefined)
    throw new MaintenanceError(
      'The backup is of a PostgreSQL server, not of the embedded database. Set DATABASE_URL to an empty database.',
    );
  if (kind === 'cluster' && directUrl !== undefined)
    throw new MaintenanceError(
      'The backup is of the embedded database, which no other server can read. Unset DATABASE_URL, and set DATA_DIR to an empty folder.',
    );
}

async function refuseOtherKey({ config }: Installation, { secretKeyFingerprint }: Manifest): Promise<void> {
  const key = await knownSecretKey(config.dataDir, config.secretKey);
  if (key !== undefined && fingerprintOf(key) === secretKeyFingerprint) return;
  const found = key === undefined ? 'This installation has no SECRET_KEY yet' : 'The backup was made with another SECRET_KEY';
  throw new MaintenanceError(
    `${found}: webhook secrets, two-factor secrets, bank accounts and credentials of carriers would be unreadable. Set SECRET_KEY to that of the installation that made the backup, or copy secret.key from its DATA_DIR to ${config.dataDir}.`,
  );
}

/** The tables whose rows differ from the manifest, in words. A base backup ends later than its rows are counted, so it may have more. */
export function differingRows({ kind, rows: expected }: Manifest, found: Readonly<Record<string, number>>): string[] {
  return Object.entries(expected).flatMap(([table, count]) => {
    const restored = found[table] ?? 0;
    const isRight = kind === 'dump' ? restored === count : restored >= count;
    return isRight ? [] : [`${table} has ${restored} rows instead of ${count}`];
  });
}

/** Orders two semantic versions as `sort` expects it: 1.0.0-rc.1, 1.0.0-rc.2, 1.0.0, 1.0.1. */
export function compareVersions(one: string, other: string): number {
  const [oneRelease, onePre] = partsOf(one);
  const [otherRelease, otherPre] = partsOf(other);
  const byRelease = compareLists(oneRelease, otherRelease);
  if (byRelease !== 0) return byRelease;
  // A version is newer than its previews.
  if (onePre.length === 0 || otherPre.length === 0) return otherPre.length - onePre.length;
  return compareLists(onePre, otherPre);
}

function partsOf(text: string): readonly [readonly string[], readonly string[]] {
  const [version = ''] = text.split('+');
  const [release = '', ...pre] = version.split('-');
  return [release.split('.'), pre.length === 0 ? [] : pre.join('-').split('.')];
}

function compareLists(one: readonly string[], other: readonly string[]): number {
  for (const [at, part] of one.entries()) {
    const order = comparePart(part, other[at]);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

function comparePart(one: string, other: string | undefined): number {
  if (other === undefined) return 1;
  const bothNumbers = /^\d+$/.test(one) && /^\d+$/.test(other);
  return bothNumbers ? Number(one) - Number(other) : one < other ? -1 : Number(one > other);
}
