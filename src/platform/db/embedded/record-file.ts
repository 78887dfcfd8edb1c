import { randomUUID } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import type { z } from 'zod';
import { giveToFolderOwner } from './run-as.js';

/** Reads a small JSON record; undefined when it is missing or is not what it should be. */
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

/** Readers see the old text or the new one, never a part, whenever the power goes. */
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
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
