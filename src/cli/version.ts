import { readFileSync } from 'node:fs';

/** The version of the package that this file came with; it lies at the same place beside the sources and beside what is built of them. */
export function versionOf(): string {
  const described: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof described === 'object' && described !== null && 'version' in described ? String(described.version) : 'unknown';
}
