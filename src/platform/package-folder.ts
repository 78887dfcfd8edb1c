import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with package.json, both from the sources and from the built service. */
export const packageFolder: string = folderAbove(import.meta.dirname);

function folderAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`There is no package.json in any folder above ${import.meta.dirname}.`);
  return folderAbove(parent);
}

/** The version of the service. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
