import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { knownSecretKey } from '../../platform/auth/secrets.js';
import { reasonOf } from '../../platform/log/reason.js';
import { ok, problem, warning, type Finding, type Check } from './ground.js';

const GB = 1e9;
/** Below this, the next photo or log file may not fit. */
const SCARCE_BYTES = 0.2 * GB;
const LOW_BYTES = 2 * GB;

export const dataFolder: Check = {
  name: 'data folder',
  run: async ({ config: { dataDir } }) => {
    try {
      await mkdir(dataDir, { recursive: true, mode: 0o711 });
      await tryToWrite(dataDir);
    } catch (error) {
      return [
        problem(`DATA_DIR ${dataDir} cannot be written to: ${reasonOf(error)}.`, 'Give the user of the service the right to write there.'),
      ];
    }
    return [spaceIn(dataDir, await freeBytes(dataDir))];
  },
};

export const secretKey: Check = {
  name: 'secret key',
  run: async ({ config: { dataDir, secretKey: setting, production } }) => {
    if (setting !== undefined) return [ok('SECRET_KEY is set.')];
    if ((await knownSecretKey(dataDir, undefined)) !== undefined)
      return [ok(`SECRET_KEY is not set; the one in ${join(dataDir, 'secret.key')} is used. Keep a copy of it off this machine.`)];
    const message = 'SECRET_KEY is not set; the first start generates one in DATA_DIR.';
    return [production ? warning(message, 'Set SECRET_KEY to the same value on every machine.') : ok(message)];
  },
};

async function tryToWrite(folder: string): Promise<void> {
  const file = join(folder, `.doctor-${randomUUID()}`);
  await writeFile(file, '');
  await rm(file);
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export function spaceIn(folder: string, bytes: number): Finding {
  const message = `${folder} can be written to and has ${(bytes / GB).toFixed(1)} GB free.`;
  const remedy = `Free space on the disk of ${dirname(folder)}, or move DATA_DIR to a larger one.`;
  if (bytes < SCARCE_BYTES) return problem(message, remedy);
  return bytes < LOW_BYTES ? warning(message, remedy) : ok(message);
}
