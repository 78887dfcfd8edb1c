import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { moveCollection } from '../ledger/index.js';
import { lockShipment, markCodStage, type CodStage, type Shipment } from '../shipments/index.js';
import { announceHandover } from './announce.js';
import { assertStaff } from './assert-staff.js';
import type { CodCollection } from './cod-collection.entity.js';
import { isCash } from './collection-method.js';
import { checkHandoverRequest, type HandoverRequest, type ToldHandover } from './handover-request.rules.js';
import { historyOf, type CustodyStep } from './history.js';
import { assertCollects, lockCollection } from './lock-cod.js';
import { lockOrder } from '../orders/index.js';
import { placeOf, stageAfter } from './stage.rules.js';

export interface HandoverOutcome {
  readonly collection: CodCollection;
  readonly shipment: Shipment;
  readonly previousStage: CodStage;
  readonly stage: CodStage;
  readonly amount: Money;
  readonly shortage: Money;
  readonly history: readonly CustodyStep[];
}

/**
 * The money of a collection goes one hand further. What is missing is owed by whoever had it.
 * NOT_COD, COD_NOT_CONFIRMED, HANDOVER_COMPLETE, HANDOVER_STAGE_SKIPPED, COD_AMOUNT_MISMATCH.
 */
export async function advanceCodHandover(tx: Tx, actor: Actor, request: HandoverRequest): Promise<HandoverOutcome> {
  actor.require('cod:handover');
  const shipment = await lockShipment(tx, actor, request.id);
  const collection = await standingCollection(tx, shipment);
  const [previousStage, stage] = [collection.stage, nextStage(collection, request.toStage ?? null)];
  const now = tx.services.clock.now();
  const told = checkHandoverRequest(request, stage, { collection, now });
  await assertStaff(tx, 'handedOverById', told.handedOverById);
  await assertStaff(tx, 'receivedById', told.receivedById);

  await moveCollection(tx, {
    collectionId: collection.id,
    sellerId: collection.sellerId,
    shipmentId: shipment.id,
    orderId: collection.orderId,
    orderReference: collection.orderReference,
    from: placeOf(previousStage, collection.method),
    to: placeOf(stage, collection.method),
    expected: collection.remaining,
    arrived: told.amount,
    owedBy: isCash(collection.method) ? (told.handedOverById ?? collection.holderId ?? null) : null,
    reference: told.reference,
    occurredAt: told.occurredAt,
  });
  await insertHandover(tx, actor, { collection, stage, told });
  collection.stage = stage;
  collection.remainingMinor = told.amount.minor;
  collection.holderId = stage === 'deposited' ? null : told.receivedById;
  collection.updatedAt = now;
  await markCodStage(tx, shipment, stage);
  const history = await historyOf(tx.sql, collection);
  const outcome = { collection, shipment, previousStage, stage, amount: told.amount, shortage: told.shortage, history };
  await announceHandover(tx, outcome, told.occurredAt);
  return outcome;
}

async function standingCollection(tx: Tx, shipment: Shipment): Promise<CodCollection> {
  const collection = await lockCollection(tx, shipment.id);
  if (collection) return collection;
  assertCollects(shipment, await lockOrder(tx, shipment));
  throw refuse('COD_NOT_CONFIRMED');
}

function nextStage({ stage, method }: CodCollection, wanted: CodStage | null): CodStage {
  const next = stageAfter(stage, method);
  if (next === undefined) throw refuse('HANDOVER_COMPLETE');
  if (wanted === null || wanted === next) return next;
  const message = `The money is at the stage ${stage}; the next one is ${next}.`;
  throw refuse('HANDOVER_STAGE_SKIPPED', {
    message,
    errors: [{ field: 'toStage', code: 'HANDOVER_STAGE_SKIPPED', message, allowed: [next] }],
  });
}

async function insertHandover(
  tx: Tx,
  actor: Actor,
  { collection, stage, told }: { collection: CodCollection; stage: CodStage; told: ToldHandover },
): Promise<void> {
  await tx.sql(
    `insert into cod_handover (id, collection_id, from_stage, to_stage, amount_minor, shortage_minor, shortage_note, handed_over_by_id,
       received_by_id, reference, notes, operator_email, occurred_at, actor_type, actor_id, request_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      newId(),
      collection.id,
      collection.stage,
      stage,
      told.amount.minor,
      told.shortage.minor,
      told.shortageNote,
      told.handedOverById,
      told.receivedById,
      told.reference,
      told.notes,
      told.operatorEmail,
      told.occurredAt,
      actor.type,
      actor.id,
      tx.requestId,
      tx.services.clock.now(),
    ],
  );
}
