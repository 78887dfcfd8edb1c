import { randomUUID } from 'node:crypto';
import { access, chmod, mkdir, open, readFile, rename } from 'node:fs/promises';
import type { z } from 'zod';
import { giveToFolderOwner } from './run-as.js';

/** Creates a folder that every user can pass through. */
export async function openFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  // A strict umask would close the new folder to the user it is made for.
  if (made !== undefined) await chmod(folder, 0o755);
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Reads a small JSON record; undefined if it is missing or malformed. */
export async function readRecord<T>(file: string, shape: z.ZodType<T>): Promise<T | undefined> {
  const text = await readIfPresent(file);
  if (text === undefined) return undefined;
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export async function writeRecord(file: string, record: object): Promise<void> {
  await replaceFile(file, `${JSON.stringify(record, undefined, 2)}\n`);
}

/** Replaces a file atomically: readers see the old text or the new one, also after a power failure. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await giveToFolderOwner(draft);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

export async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** The code of a system error, such as ENOENT. */
export function errorCodeOf(error: unknown): string | undefined {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : undefined;
}
