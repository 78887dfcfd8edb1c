import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { COLLECTION_SOURCE } from './book-collection.js';
import { credit, debit, type PostedEntry } from './entry.js';
import { postEntry } from './post-entry.js';
import type { LedgerServices } from './services.js';

export interface DriverShortage {
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
