import { sql } from 'kysely';
import { refuseFields, invalid } from '../../kernel/errors.js';
import { formatMoney, money, type Money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { COLLECTION_SOURCE } from './book-collection.js';
import { chartOfAccounts } from './chart-of-accounts.js';
import { credit, debit, type PostedEntry, type PostingDetail } from './entry.js';
import type { EntryType } from './entry-types.js';
import { booked } from './booked.sql.js';
import { db } from './ledger.tables.js';
import { postEntry, postOnce } from './post-entry.js';
import { isKeyUsed } from './read-entry.js';
import type { LedgerServices } from './services.js';

export interface ShortageSettlement {
  readonly workerId: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly reference: string | null;
  readonly occurredAt: Date;
  /** The approved request, for an amount that one person may not book. */
  readonly approvalRequestId?: string;
}

/** R6f: books a repayment of missing money by a worker. */
export const repayShortage = (tx: Tx<LedgerServices>, settlement: ShortageSettlement): Promise<PostedEntry> =>
  settleShortage(tx, settlement, { into: 'bank', type: 'shortage_repaid', description: 'Shortage repaid' });

/** R6f: writes off a worker's shortage at the operator's expense. */
export const writeOffShortage = (tx: Tx<LedgerServices>, settlement: ShortageSettlement): Promise<PostedEntry> =>
  settleShortage(tx, settlement, { into: 'shortageLoss', type: 'shortage_written_off', description: 'Shortage written off' });

/** A worker's account has no separate row to lock. */
const lockWorker = statement(($: Named<{ workerId: string }>) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtext('shortage'), hashtext(${$.workerId}))`.as('locked')),
);

const owedByWorker = statement(($: Named<{ workerId: string; currency: string }>) =>
  db
    .selectFrom(booked)
    .select(sql<bigint>`coalesce(-sum(minor), 0)::bigint`.as('owed'))
    .where('account', '=', chartOfAccounts.driverShortage.code)
    .where('partyId', '=', $.workerId)
    .where('currency', '=', $.currency),
);

async function settleShortage(
  tx: Tx<LedgerServices>,
  { amount, idempotencyKey, reference, occurredAt, approvalRequestId, ...settlement }: ShortageSettlement,
  { into, type, description }: { into: 'bank' | 'shortageLoss'; type: EntryType; description: string },
): Promise<PostedEntry> {
  // The lock hashes the text, and ids may be given in capitals.
  const workerId = settlement.workerId.toLowerCase();
  await lockWorker(tx.sql, { workerId });
  const owed = (await owedByWorker.first(tx.sql, { workerId, currency: amount.currency }))?.owed ?? 0n;
  const detail: PostingDetail = { source: 'manual', workerId, reference, approvalRequestId };
  const draft = {
    type,
    sourceType: 'worker',
    sourceId: workerId,
    idempotencyKey: `shortage:${idempotencyKey}`,
    occurredAt,
    description,
    lines: [debit(into, amount, detail), credit('driverShortage', amount, detail)],
  };
  if (amount.minor > owed && !(await isKeyUsed(tx.sql, draft.idempotencyKey))) {
    throw refuseFields([invalid('amount', 'whatIsOwed', { amount: `${formatMoney(money(owed, amount.currency))} ${amount.currency}` })]);
  }
  return postOnce(tx, draft);
}

interface DriverShortage {
  readonly collectionId: string;
  readonly sellerId: string;
  readonly shipmentId: string;
  readonly orderId: string;
  readonly orderReference: string;
  readonly missing: Money;
  readonly workerId: string;
  /** What found it, such as the run whose cash was counted; books each finding once. */
  readonly reference: string;
  readonly occurredAt: Date;
}

/** R6d before a handover: cash that a driver collected and cannot show is owed by the driver. */
export function postDriverShortage(
  tx: Tx<LedgerServices>,
  { collectionId, missing, workerId, occurredAt, ...about }: DriverShortage,
): Promise<PostedEntry> {
  const detail = { ...about, source: 'cod_collection' as const };
  return postEntry(tx, {
    type: 'cod_handover',
    sourceType: COLLECTION_SOURCE,
    sourceId: collectionId,
    idempotencyKey: `cod-shortage:${collectionId}:${about.reference}`,
    occurredAt,
    description: 'Cash on delivery missing when counted',
    lines: [debit('driverShortage', missing, { ...detail, workerId }), credit('codWithDriver', missing, detail)],
  });
}
