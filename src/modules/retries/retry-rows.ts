import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { RetryAction, RetryStatus } from './shipment-retry.entity.js';

export interface RetryRow {
  readonly id: string;
  readonly shipmentId: string;
  readonly action: RetryAction;
  readonly scheduledDate: string | null;
  readonly slotFrom: string | null;
  readonly slotTo: string | null;
  readonly phone: string | null;
  readonly reason: string | null;
  readonly attempt: number | null;
  readonly requestedByType: string;
  readonly requestedById: string | null;
}

const COLUMNS = `id, shipment_id as "shipmentId", action, scheduled_date::text as "scheduledDate", slot_from as "slotFrom", slot_to as "slotTo",
  phone, reason, attempt, requested_by_type as "requestedByType", requested_by_id as "requestedById"`;

/** The retry that waits for its day; the lock on its shipment makes the answer certain. */
export async function pendingRetry(tx: Tx, shipmentId: string): Promise<RetryRow | undefined> {
  const [row] = await tx.sql<RetryRow>(`select ${COLUMNS} from shipment_retry where shipment_id = $1 and status = 'pending'`, [shipmentId]);
  return row;
}

export async function insertRetry(tx: Tx, retry: Omit<RetryRow, 'id'>, status: 'pending' | 'done'): Promise<string> {
  const id = newId();
  await tx.sql(
    `insert into shipment_retry (id, shipment_id, action, status, scheduled_date, slot_from, slot_to, phone, reason, attempt,
       requested_by_type, requested_by_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`,
    [
      id,
      retry.shipmentId,
      retry.action,
      status,
      retry.scheduledDate,
      retry.slotFrom,
      retry.slotTo,
      retry.phone,
      retry.reason,
      retry.attempt,
      retry.requestedByType,
      retry.requestedById,
      tx.services.clock.now(),
    ],
  );
  return id;
}

/** Whether this text was noted on the shipment since the retry was asked for. */
export async function isNoted(tx: Tx, retryId: string, text: string): Promise<boolean> {
  const found = await tx.sql(
    `select 1 from shipment_note n join shipment_retry r on r.shipment_id = n.shipment_id and n.created_at >= r.created_at
      where r.id = $1 and n.text = $2 limit 1`,
    [retryId, text],
  );
  return found.length > 0;
}

/** Marks one retry that could not be done on its day, unless it was ended or replaced meanwhile. */
export async function failRetry(tx: Tx, id: string, failure: string): Promise<void> {
  await tx.sql(`update shipment_retry set status = 'failed', failure = $2, updated_at = $3 where id = $1 and status = 'pending'`, [
    id,
    failure,
    tx.services.clock.now(),
  ]);
}

/** Ends the retry that waits, if there is one. */
export async function endPending(tx: Tx, shipmentId: string, status: RetryStatus): Promise<void> {
  await tx.sql(`update shipment_retry set status = $2, updated_at = $3 where shipment_id = $1 and status = 'pending'`, [
    shipmentId,
    status,
    tx.services.clock.now(),
  ]);
}
