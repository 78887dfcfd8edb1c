import { readFileSync } from 'node:fs';

/** Version of the package. package.json has the same relative path from the sources and from the build. */
export function versionOf(): string {
  const described: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof described === 'object' && described !== null && 'version' in described ? String(described.version) : 'unknown';
}
