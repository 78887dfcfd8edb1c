import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveWriter } from '../archive/archive-writer.js';
import { FILE_FOLDERS, names, type Manifest } from '../manifest.js';

/** Of AttachmentStore, and of the archive of the ledger. Incomplete files have another ending. */
const STORED = /^([0-9a-f]{64}|[0-9]{4}-[0-9]{2}[.]ndjson[.]gz)$/;

/** Adds what the service keeps in files beside the database. */
export async function addFiles(dataDir: string, writer: ArchiveWriter, signal: AbortSignal): Promise<Manifest['files']> {
  const total = { count: 0, bytes: 0 };
  for (const folder of FILE_FOLDERS) {
    for (const name of await storedIn(join(dataDir, folder))) {
      signal.throwIfAborted();
      const bytes = await addFile(writer, `${names.files}/${folder}/${name}`, join(dataDir, folder, name));
      if (bytes === undefined) continue;
      total.count += 1;
      total.bytes += bytes;
    }
  }
  return total;
}

/** Undefined if the file is gone: the service deletes files while a backup runs. */
export async function addFile(writer: ArchiveWriter, name: string, path: string): Promise<number | undefined> {
  const handle = await openIfPresent(path);
  if (!handle) return undefined;
  try {
    return await writer.add(name, handle.createReadStream({ autoClose: false, highWaterMark: 1 << 20 }));
  } finally {
    await handle.close();
  }
}

async function openIfPresent(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

async function storedIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => STORED.test(name)).sort();
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}

export const isAbsence = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
