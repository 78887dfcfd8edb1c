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
  return makePassword(file);
}

/** The password of the role that the service connects as. The superuser gives the role another one when it is lost. */
export async function keepServicePassword(file: string): Promise<string> {
  return (await readIfPresent(file))?.trim() || makePassword(file);
}

async function makePassword(file: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await replaceFile(file, password);
  return password;
}
