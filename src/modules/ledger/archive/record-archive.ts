import { sql } from 'kysely';
import type { RunSql } from '../../../platform/db/sql.js';
import { now, statement, type Named } from '../../../platform/db/statement.js';
import type { Tx } from '../../../platform/db/unit-of-work.js';
import { NO_ID } from '../../../platform/ids.js';
import { CREDIT, DEBIT, PARTY } from '../fold-day-totals.js';
import { db } from '../ledger.tables.js';
import { Balances } from './archive-lines.js';
import type { JournalMonth } from './next-month.js';
import type { VerifiedArchive } from './read-archive.js';
import { findOpenings } from './write-archive.js';

interface Recorded extends JournalMonth, Pick<VerifiedArchive, 'sha256'> {
  readonly entries: bigint;
  readonly postings: bigint;
  readonly bytes: bigint;
}

const insertArchive = statement(($: Named<Recorded>) =>
  db
    .insertInto('ledgerArchive')
    .values({
      month: $.month,
      firstSeq: $.firstSeq,
      lastSeq: $.lastSeq,
      entries: $.entries,
      postings: $.postings,
      sha256: $.sha256,
      previousSha256: $.previousSha256,
      bytes: $.bytes,
      archivedAt: now,
    })
    .onConflict((conflict) => conflict.column('month').doNothing()),
);

const addToOpenings = statement(($: Named<Pick<JournalMonth, 'firstSeq' | 'lastSeq'>>) =>
  db
    .insertInto('ledgerOpening')
    .columns(['account', 'currency', 'partyId', 'debitMinor', 'creditMinor', 'removed'])
    .expression((eb) =>
      eb
        .selectFrom('posting as p')
        .select([
          'p.account',
          'p.currency',
          sql<string>`coalesce(${PARTY}, ${sql.lit(NO_ID)}::uuid)`.as('partyId'),
          sql<bigint>`sum(${DEBIT})::bigint`.as('debitMinor'),
          sql<bigint>`sum(${CREDIT})::bigint`.as('creditMinor'),
          sql<bigint>`0`.as('removed'),
        ])
        .where('p.seq', '>=', $.firstSeq)
        .where('p.seq', '<=', $.lastSeq)
        .groupBy(sql`1, 2, 3`),
    )
    .onConflict((conflict) =>
      conflict.columns(['account', 'currency', 'partyId']).doUpdateSet((eb) => ({
        debitMinor: eb('ledgerOpening.debitMinor', '+', eb.ref('excluded.debitMinor')),
        creditMinor: eb('ledgerOpening.creditMinor', '+', eb.ref('excluded.creditMinor')),
      })),
    ),
);

/**
 * Records a verified file: from then on, the journal begins behind the month, and its rows may be deleted. Throws if another process has
 * recorded the month with another content, or if the database has other balances than the file.
 */
export async function recordArchive(tx: Tx, month: JournalMonth, file: VerifiedArchive): Promise<void> {
  const { sha256 } = file;
  const counts = { entries: BigInt(file.entries), postings: BigInt(file.postings), bytes: BigInt(file.bytes) };
  if ((await insertArchive.count(tx.sql, { ...month, ...counts, sha256 })) === 0) return assertSame(tx, month, sha256);
  const opening = await openingDigest(tx.sql);
  await addToOpenings(tx.sql, month);
  if (opening !== file.openingDigest || (await openingDigest(tx.sql)) !== file.closingDigest)
    throw new Error(`The balances of the archive of ${month.month} are not those of the database.`);
}

async function assertSame(tx: Tx, { month }: JournalMonth, sha256: string): Promise<void> {
  if ((await findHash.first(tx.sql, { month }))?.sha256 !== sha256) throw new Error(`The month ${month} is archived with another content.`);
}

/** The hash of an archived month. */
export const findHash = statement(($: Named<Pick<JournalMonth, 'month'>>) =>
  db.selectFrom('ledgerArchive').select('sha256').where('month', '=', $.month),
);

/** The digest of the balances at which the journal begins. */
export const openingDigest = async (on: RunSql): Promise<string> => new Balances(await findOpenings(on, {})).digest();
