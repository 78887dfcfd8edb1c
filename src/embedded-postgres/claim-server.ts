import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Cluster } from './cluster.js';
import { ensureDatabase } from './ensure-database.js';
import { readRecord, writeRecord } from './files.js';
import { attach, own, type Tenure } from './kept-server.js';
import { endServer, runningServer, waitUntil, type RunningServer } from './postmaster.js';
import { isAlive, thisProcess } from './process-facts.js';
import { freePort, isFree } from './server-port.js';
import { startServer, StartFailure } from './start-server.js';
import type { Supervised } from './supervise.js';

export interface Claim {
  readonly dataDir: string;
  readonly cluster: Cluster;
  /** Tells this claimant from another one in the same process. */
  readonly id: string;
  /** The port in the URL that the claimant has already given out. Any port will do if absent. */
  readonly port?: number;
}

/** Which process started the server of a data directory, and where it listens. */
type OwnerRecord = z.infer<typeof ownerShape>;

const ownerShape = z.object({
  /** Kept after the owner has left: the next server takes the same port, where the connection pools of other processes look for it. */
  port: z.number(),
  owner: z.object({ id: z.string(), pid: z.number(), startToken: z.string() }).optional(),
});

/** How long a server whose owner died may take to end by itself. */
const GRACE_MS = 5_000;
/** The backends of a killed server notice its end one by one, and a new server cannot start before the last one is gone. */
const LINGERING_BACKENDS_MS = 15_000;
const RECOVERY_MS = 60_000;

/** Attaches to the server if a living process runs it, otherwise starts it. The start lock must be held. */
export async function claimServer(claim: Claim): Promise<Tenure> {
  const { dataDir, cluster, id } = claim;
  const record = await readRecord(recordOf(dataDir), ownerShape);
  const found = await settledServer(cluster.directory);
  const other = await otherOwner(record, id);
  if (found && found.status !== 'stopping' && other) {
    cluster.report(`Using PostgreSQL on port ${found.port}, which process ${other.pid} runs.`);
    // That process may run an older version of this package, which created no role besides the superuser.
    await ensureDatabase(cluster, found.port);
    return attach(found);
  }
  if (found) await endServer(found, record?.owner?.id === id ? 0 : GRACE_MS);
  return startOwn(claim, record?.port);
}

/** Waits while the server is starting, which soon either succeeds or fails. */
async function settledServer(directory: string): Promise<RunningServer | undefined> {
  let server: RunningServer | undefined;
  await waitUntil(async () => (server = await runningServer(directory))?.status !== 'starting', { everyMs: 25, forMs: RECOVERY_MS });
  return server;
}

/** The living process, other than the claimant, that runs the server. */
async function otherOwner(record: OwnerRecord | undefined, claimantId: string): Promise<OwnerRecord['owner']> {
  const owner = record?.owner;
  return owner && owner.id !== claimantId && (await isAlive(owner)) ? owner : undefined;
}

async function startOwn({ dataDir, cluster, id, port: fixedPort }: Claim, lastPort: number | undefined): Promise<Tenure> {
  const deadline = performance.now() + LINGERING_BACKENDS_MS;
  for (;;) {
    const port = fixedPort ?? (await freePort(lastPort));
    try {
      cluster.report(`Starting PostgreSQL on port ${port} ...`);
      const server = await startServer(cluster, port);
      await takeOwnership(server, { dataDir, id, port });
      return own(server, port, () => leaveOwnership(dataDir, port));
    } catch (error) {
      const again = performance.now() < deadline && (await mayRetry(error, fixedPort === undefined, port));
      if (!again) throw error;
      await wait(100);
    }
  }
}

async function takeOwnership(server: Supervised, { dataDir, id, port }: { dataDir: string; id: string; port: number }): Promise<void> {
  try {
    await recordOwner(dataDir, { port, owner: { id, ...(await thisProcess()) } });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Without an owner on record, a process that starts now waits for the end of this server instead of attaching to it. */
async function leaveOwnership(dataDir: string, port: number): Promise<void> {
  // The data directory may have been deleted while the server ran; no other process can then look for the record.
  await recordOwner(dataDir, { port }).catch(() => undefined);
}

async function mayRetry(error: unknown, anyPort: boolean, port: number): Promise<boolean> {
  if (!(error instanceof StartFailure)) return false;
  return error.message.includes('shared memory block') || (anyPort && !(await isFree(port)));
}

async function recordOwner(dataDir: string, record: OwnerRecord): Promise<void> {
  await writeRecord(recordOf(dataDir), record);
}

const recordOf = (dataDir: string): string => join(dataDir, 'postgres.owner.json');
