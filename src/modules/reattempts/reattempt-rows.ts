import type { Selectable } from 'kysely';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { Effect } from '../shipments/index.js';
import { db, type ReattemptTables } from './reattempts.tables.js';
import type { RetryStatus } from './reattempt.entity.js';

const columns = [
  'id',
  'shipmentId',
  'action',
  'scheduledDate',
  'slotFrom',
  'slotTo',
  'phone',
  'reason',
  'attempt',
  'requestedByType',
  'requestedById',
] as const;

export type RetryRow = Readonly<Pick<Selectable<ReattemptTables['shipmentRetry']>, (typeof columns)[number]>>;

const findPending = statement(($: Named<{ shipmentId: string }>) =>
  db.selectFrom('shipmentRetry').select(columns).where('shipmentId', '=', $.shipmentId).where('status', '=', 'pending'),
);

/** The pending retry. The lock on the shipment makes the result reliable. */
export const pendingRetry = (tx: Tx, shipmentId: string): Promise<RetryRow | undefined> => findPending.first(tx.sql, { shipmentId });

export async function insertRetry(tx: Tx, retry: Omit<RetryRow, 'id'>, status: 'pending' | 'done'): Promise<string> {
  const id = newId();
  await db.insert(tx.sql, 'shipmentRetry', { ...retry, id, status });
  return id;
}

const findNoted = statement(($: Named<{ retryId: string; text: string }>) =>
  db
    .selectFrom('shipmentNote as n')
    .innerJoin('shipmentRetry as r', (join) => join.onRef('r.shipmentId', '=', 'n.shipmentId').onRef('n.createdAt', '>=', 'r.createdAt'))
    .select('n.id')
    .where('r.id', '=', $.retryId)
    .where('n.text', '=', $.text)
    .limit(1),
);

/** Whether this text was noted on the shipment since the retry was requested. */
export const isNoted = async (tx: Tx, retryId: string, text: string): Promise<boolean> =>
  (await findNoted.count(tx.sql, { retryId, text })) > 0;

const markFailed = statement(($: Named<{ id: string; failure: string }>) =>
  db.updateTable('shipmentRetry').set({ status: 'failed', failure: $.failure }).where('id', '=', $.id).where('status', '=', 'pending'),
);

/** Marks a retry that failed on its day, unless it was ended or replaced in the meantime. */
export const failRetry = async (tx: Tx, id: string, failure: string): Promise<void> => void (await markFailed(tx.sql, { id, failure }));

const markEnded = statement(($: Named<{ shipmentId: string; status: RetryStatus }>) =>
  db.updateTable('shipmentRetry').set({ status: $.status }).where('shipmentId', '=', $.shipmentId).where('status', '=', 'pending'),
);

/** Ends the pending retry, if any. */
export const endPending = async (tx: Tx, shipmentId: string, status: RetryStatus): Promise<void> =>
  void (await markEnded(tx.sql, { shipmentId, status }));

/** Statuses in which a retry can be pending. In all others the scheduled run checks itself, which saves every other step a statement. */
const waiting: ReadonlySet<string> = new Set(['pickup_failed', 'not_collected', 'on_hold', 'failed']);

/** Ends a pending retry when the shipment moves for any other reason. */
export const endRetry: Effect = {
  says: 'ends a pending retry',
  run: async (tx, { shipment }) => (waiting.has(shipment.status) ? endPending(tx, shipment.id, 'superseded') : undefined),
};
