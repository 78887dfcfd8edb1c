import { z } from 'zod';
import type { Archive } from './archive/archive.js';
import { MaintenanceError } from './installation.js';

/** The format of backups that this release writes, and the newest that it reads. */
export const FORMAT = 1;
/** Names inside a backup. */
export const names = {
  manifest: 'manifest.json',
  dump: 'database.dump',
  cluster: 'cluster',
  clusterPassword: 'postgres.secret',
  files: 'files',
} as const;
/** Folders of DATA_DIR with what cannot be made again from the database. */
export const FILE_FOLDERS = ['attachments', 'proofs', 'ledger-archive'] as const;

const shape = z.object({
  format: z.number(),
  /** Version of the release that made it. */
  shipgraph: z.string(),
  createdAt: z.iso.datetime(),
  /** A dump by pg_dump, or a physical copy of the embedded database. */
  kind: z.enum(['dump', 'cluster']),
  server: z.object({ version: z.string(), major: z.number() }),
  /** Version of pg_dump. */
  dumpedBy: z.number().optional(),
  schema: z.string(),
  /** The schema of the extension pg_trgm, which indexes refer to. */
  extensionSchema: z.string().nullable(),
  migrations: z.array(z.string()),
  /** Tells whether an installation has the same SECRET_KEY; the key itself is in no backup. */
  secretKeyFingerprint: z.string(),
  /** Rows of the main tables. In a copy of the embedded database, at least so many. */
  rows: z.record(z.string(), z.number()),
  files: z.object({ count: z.number(), bytes: z.number() }),
});

export type Manifest = z.infer<typeof shape>;

/** Reads the manifest of an archive. Throws if this release cannot read it. */
export async function manifestOf(archive: Archive): Promise<Manifest> {
  if (!archive.files.includes(names.manifest))
    throw new MaintenanceError(`${archive.path} is not a backup of shipgraph: it has no manifest.`);
  await archive.verify([names.manifest]);
  const content: unknown = parsed(await archive.text(names.manifest));
  const format = z.object({ format: z.number(), shipgraph: z.string() }).safeParse(content).data;
  if (format && format.format > FORMAT)
    throw new MaintenanceError(
      `The backup was made by shipgraph ${format.shipgraph} in a newer format. Install that release, or a newer one, and restore with it.`,
    );
  const manifest = shape.safeParse(content);
  if (!manifest.success)
    throw new MaintenanceError(`The backup ${archive.path} is damaged: its manifest cannot be read. Use another copy.`);
  return manifest.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
