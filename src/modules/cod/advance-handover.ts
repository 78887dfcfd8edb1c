import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import type { Money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { moveCollection } from '../ledger/index.js';
import { lockShipment, markCodStage, type CodStage, type Shipment } from '../shipments/index.js';
import { announceHandover } from './announce.js';
import { assertStaff } from './assert-staff.js';
import { db } from './cod.tables.js';
import { lockCollection, remainingOf, type CodCollection } from './collection.js';
import { isCash } from './collection-method.js';
import { checkHandoverRequest, type ToldHandover } from './handover-request.rules.js';
import { historyOf, type CustodyStep } from './history.js';
import { assertCollects } from './collects.js';
import { lockOrder } from '../orders/index.js';
import { placeOf, stageAfter } from './stage.rules.js';
import type { AdvanceCodHandoverInput } from './cod-custody.types.js';

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
export async function advanceCodHandover(tx: Tx, actor: Actor, request: AdvanceCodHandoverInput): Promise<HandoverOutcome> {
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
    expected: remainingOf(collection),
    arrived: told.amount,
    owedBy: isCash(collection.method) ? (told.handedOverById ?? collection.holderId) : null,
    reference: told.reference,
    occurredAt: told.occurredAt,
  });
  await insertHandover(tx, actor, { collection, stage, told });
  await moveOn(tx.sql, {
    id: collection.id,
    stage,
    remainingMinor: told.amount.minor,
    holderId: stage === 'deposited' ? null : told.receivedById,
  });
  await markCodStage(tx, shipment, stage);
  const history = await historyOf(tx.sql, collection);
  const outcome = { collection, shipment, previousStage, stage, amount: told.amount, shortage: told.shortage, history };
  await announceHandover(tx, outcome, told.occurredAt);
  return outcome;
}

const moveOn = statement(($: Named<Pick<CodCollection, 'id' | 'stage' | 'remainingMinor' | 'holderId'>>) =>
  db.updateTable('codCollection').set({ stage: $.stage, remainingMinor: $.remainingMinor, holderId: $.holderId }).where('id', '=', $.id),
);

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
  const { amount, shortage, ...rest } = told;
  await db.insert(tx.sql, 'codHandover', {
    ...rest,
    id: newId(),
    collectionId: collection.id,
    fromStage: collection.stage,
    toStage: stage,
    amountMinor: amount.minor,
    shortageMinor: shortage.minor,
    actorType: actor.type,
    actorId: actor.id,
    requestId: tx.requestId,
  });
}
