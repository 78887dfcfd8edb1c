import { emit } from '../../platform/events/emit.js';
import { rowsLike, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { CarrierScan } from '../carriers/index.js';
import type { ScanSource } from './carrier-tracking.enums.js';
import { db } from './carrier-tracking.tables.js';
import { scanRow, type NewScan } from './scan-row.rules.js';

const COLUMNS = [
  ...(['id', 'accountId', 'eventKey', 'awb', 'code', 'message', 'occurredAt', 'receivedAt', 'dueAt', 'failures'] as const),
  ...(['place', 'lat', 'lng', 'signedBy', 'pictureUrl', 'source'] as const),
] as const;

type StoredScan = NewScan & { readonly id: string; readonly failures: number };

const insert = statement(($: Named<{ rows: readonly StoredScan[] }>) =>
  db
    .insertInto('carrierScan')
    .columns(COLUMNS)
    .expression(db.selectFrom(rowsLike<StoredScan>('carrierScan', $.rows).as('s')).select(COLUMNS))
    .onConflict((conflict) => conflict.columns(['accountId', 'eventKey']).doNothing())
    .returning('id'),
);

export interface ReceivedScans {
  readonly accountId: string;
  readonly source: ScanSource;
  readonly scans: readonly CarrierScan[];
}

/** Puts scans into the inbox in one statement and returns how many are new. Processing starts as soon as the transaction commits. */
export async function storeScans(tx: Tx, { accountId, source, scans }: ReceivedScans): Promise<number> {
  if (scans.length === 0) return 0;
  const now = tx.services.clock.now();
  const rows = scans.map((scan) => ({ id: newId(), failures: 0, ...scanRow(accountId, source, scan, now) }));
  const added = await insert.count(tx.sql, { rows });
  if (added > 0) await emit(tx, { type: 'carrier.scans_received', subjectId: accountId, data: { added }, occurredAt: now });
  return added;
}
