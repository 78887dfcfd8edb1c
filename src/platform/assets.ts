import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { assetFiles, type AssetName } from './asset-files.js';
import { packageFolder } from './package-folder.js';

export type { AssetName } from './asset-files.js';

/** Where a file of another package lies: in that package, or beside the built service, which brings a copy of it. */
export function assetPath(name: AssetName): string {
  if (!import.meta.url.endsWith('.ts')) return join(packageFolder, 'dist/assets', name);
  const [packageName, file] = assetFiles[name];
  return join(dirname(findPackageJSON(packageName, import.meta.url) ?? ''), file);
}
