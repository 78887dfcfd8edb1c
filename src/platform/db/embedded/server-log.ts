import { open, rename, stat } from 'node:fs/promises';
import { giveToFolderOwner } from './run-as.js';

const ROTATE_AT_BYTES = 10_000_000;
const SHOWN_CHARACTERS = 600;

interface ServerLog {
  readonly fd: number;
  /** The end of what was logged since it was opened. */
  written(): Promise<string>;
  close(): Promise<void>;
}

/** Opens the log for appending. We open it and hand it on, because PostgreSQL's user may have no way to it. */
export async function openServerLog(file: string): Promise<ServerLog> {
  const before = await stat(file).catch(() => undefined);
  if (before && before.size > ROTATE_AT_BYTES) await rename(file, `${file}.old`);

  const handle = await open(file, 'a+', 0o600);
  await giveToFolderOwner(file);
  const { size: start } = await handle.stat();
  return { fd: handle.fd, written: () => lastLines(handle, start), close: () => handle.close() };
}

async function lastLines(handle: Awaited<ReturnType<typeof open>>, start: number): Promise<string> {
  const { size } = await handle.stat();
  const { buffer } = await handle.read({ buffer: Buffer.alloc(Math.max(0, size - start)), position: start });
  return buffer.toString('utf8').trim().slice(-SHOWN_CHARACTERS);
}
