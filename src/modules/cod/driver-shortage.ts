import type { Actor } from '../../kernel/actor.js';
import { subtract, type Money } from '../../kernel/money.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { postDriverShortage, type LedgerServices } from '../ledger/index.js';
import { db } from './cod.tables.js';
import { remainingOf, type CodCollection } from './collection.js';
import { insertHandover, moveOn } from './handover.js';

export interface CountedShort {
  readonly driverId: string;
  readonly missing: Money;
  /** The parcels whose cash was counted, locked by the caller. */
  readonly shipmentIds: readonly string[];
  /** The run whose cash was counted. */
  readonly reference: string;
}

const lockHeld = statement(($: Named<{ shipmentIds: readonly string[]; driverId: string; currency: string }>) =>
  db
    .selectFrom('codCollection')
    .select(db.columns('codCollection'))
    .where('shipmentId', '=', anyOf($.shipmentIds))
    .where('reversedAt', 'is', null)
    .where('stage', '=', 'collected')
    .where('holderId', '=', $.driverId)
    .where('currency', '=', $.currency)
    .where('remainingMinor', '>', 0n)
    .orderBy('collectedAt', 'desc')
    .orderBy('id', 'desc')
    .forUpdate(),
);

/**
 * R6d when a driver's cash is counted: what is missing of the collected cash is owed by the driver from then on; the rest can be handed
 * over. Taken from the latest collections first. What is missing beyond them was never collected, such as a float.
 */
export async function bookDriverShortage(tx: Tx<LedgerServices>, actor: Actor, counted: CountedShort): Promise<void> {
  const { driverId, shipmentIds } = counted;
  let left = counted.missing;
  for (const collection of await lockHeld(tx.sql, { driverId, shipmentIds, currency: left.currency })) {
    if (left.minor === 0n) return;
    const held = remainingOf(collection);
    const missing = left.minor < held.minor ? left : held;
    await takeFrom(tx, actor, collection, { ...counted, missing });
    left = subtract(left, missing);
  }
}

async function takeFrom(tx: Tx<LedgerServices>, actor: Actor, collection: CodCollection, counted: CountedShort): Promise<void> {
  const { driverId, missing, reference } = counted;
  const { id, sellerId, shipmentId, orderId, orderReference } = collection;
  const occurredAt = tx.services.clock.now();
  const about = { sellerId, shipmentId, orderId, orderReference, reference };
  await postDriverShortage(tx, { ...about, collectionId: id, missing, workerId: driverId, occurredAt });
  const rest = subtract(remainingOf(collection), missing);
  const told = {
    amount: rest,
    shortage: missing,
    shortageNote: `Missing when the cash of ${reference} was counted`,
    handedOverById: driverId,
    receivedById: driverId,
    reference,
    notes: null,
    operatorEmail: null,
    idempotencyKey: null,
    occurredAt,
  };
  await insertHandover(tx, actor, collection, { id: newId(), stage: 'collected', told });
  await moveOn(tx.sql, { id, stage: 'collected', remainingMinor: rest.minor, roundingMinor: collection.roundingMinor, holderId: driverId });
}
