import { join } from 'node:path';
import { z } from 'zod';
import { isAlive } from './process-facts.js';
import { readRecord, writeRecord } from './record-file.js';

const shape = z.object({
  /** Kept after the owner has left: the next server takes the same port, where the pools of other processes still look for it. */
  port: z.number(),
  owner: z.object({ id: z.string(), pid: z.number(), startToken: z.string() }).optional(),
});

/** Which process started the server of a data directory, and where it listens. */
export type OwnerRecord = z.infer<typeof shape>;

export async function readOwner(dataDir: string): Promise<OwnerRecord | undefined> {
  return readRecord(fileOf(dataDir), shape);
}

export async function recordOwner(dataDir: string, record: OwnerRecord): Promise<void> {
  await writeRecord(fileOf(dataDir), record);
}

/** The living process, other than the asker, that looks after the server. */
export async function otherOwner(record: OwnerRecord | undefined, askerId: string): Promise<OwnerRecord['owner']> {
  const owner = record?.owner;
  return owner && owner.id !== askerId && (await isAlive(owner)) ? owner : undefined;
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'postgres.owner.json');
}
