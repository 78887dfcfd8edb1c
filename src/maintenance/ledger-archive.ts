import { join } from 'node:path';
import { startEmbeddedDatabase } from '../embedded-database.js';
import { verifyArchives, type ArchiveVerdict } from '../modules/ledger/index.js';
import { type Installation, MaintenanceError } from './installation.js';
import { withServer, type Server } from './server.js';
import { qualified } from './tables.js';

export type { ArchiveVerdict };

/** The folder of DATA_DIR with the files of archived months. */
const FOLDER = 'ledger-archive';

/** Checks the files of archived months against each other and the database. Changes nothing. */
export async function verifyLedgerArchive(installation: Installation): Promise<readonly ArchiveVerdict[]> {
  const { config, directUrl, report, setting } = installation;
  const embedded = directUrl === undefined ? await startEmbeddedDatabase(config.dataDir, report) : undefined;
  try {
    const known = await withServer(directUrl ?? embedded?.url ?? '', setting, (server) => knownOf(server, config.database.schema));
    const verdicts: ArchiveVerdict[] = [];
    for await (const verdict of verifyArchives(join(config.dataDir, FOLDER), known)) verdicts.push(verdict);
    return verdicts;
  } finally {
    await embedded?.stop();
  }
}

interface ArchiveRow {
  readonly month: string;
  readonly first: string;
  readonly last: string;
  readonly entries: number;
  readonly postings: number;
  readonly sha256: string;
  readonly previous: string | null;
}

interface OpeningRow {
  readonly account: string;
  readonly currency: string;
  readonly party: string;
  readonly debit: string;
  readonly credit: string;
}

/** What the database knows, from one snapshot. */
async function knownOf({ client }: Server, schema: string) {
  const archive = qualified(schema, 'ledger_archive');
  const exists = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [archive]);
  if (!exists.rows[0]?.exists)
    throw new MaintenanceError(
      `The schema ${schema} has no archive of the ledger. Check DB_SCHEMA, or start this release of the service once.`,
    );
  await client.query('begin isolation level repeatable read, read only');
  const archives = await client.query<ArchiveRow>(
    `select month::text, first_seq as first, last_seq as last, entries::int, postings::int, sha256, previous_sha256 as previous
       from ${archive} order by month`,
  );
  const openings = await client.query<OpeningRow>(
    `select account, currency, party_id as party, debit_minor::text as debit, credit_minor::text as credit from ${qualified(schema, 'ledger_opening')}`,
  );
  await client.query('commit');
  return {
    archives: archives.rows.map(({ first, last, previous, ...row }) => ({
      ...row,
      firstSeq: BigInt(first),
      lastSeq: BigInt(last),
      previousSha256: previous,
    })),
    openings: openings.rows.map(({ party, debit, credit, ...row }) => ({
      ...row,
      partyId: party,
      debitMinor: BigInt(debit),
      creditMinor: BigInt(credit),
    })),
  };
}
