import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readIfPresent, replaceFile } from './record-file.js';

/** The password of the cluster's superuser: random, written once, readable by the app's user only. */
export async function keepPassword(file: string, clusterDirectory: string): Promise<string> {
  const kept = (await readIfPresent(file))?.trim();
  if (kept) return kept;
  if ((await readIfPresent(join(clusterDirectory, 'PG_VERSION'))) !== undefined) {
    throw new Error(`its password is missing. Restore ${file}, or delete ${clusterDirectory} to begin with an empty database.`);
  }
  const password = randomBytes(24).toString('base64url');
  await replaceFile(file, password);
  return password;
}
