import type { Actor } from '../../kernel/actor.js';
import { refuse, refuseAt } from '../../kernel/errors.js';
import type { Money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { emit } from '../../platform/events/emit.js';
import { newId } from '../../platform/ids.js';
import { moveCollection, type LedgerServices } from '../ledger/index.js';
import type { CodStage, Shipment } from '../shipments/index.js';
import {
  amountOut,
  assertStaff,
  assertCollects,
  type CodCollection,
  lockCollection,
  remainingOf,
  coinsOwed,
  type CustodyStep,
} from './collection.js';
import { db } from './cod.tables.js';
import { isCash } from './cod.enums.js';
import { checkHandoverRequest, type ToldHandover } from './handover-request.rules.js';
import { lockOrder } from '../orders/index.js';
import { placeOf, stageAfter, type OwnStage } from './stage.rules.js';
import type { AdvanceCodHandoverInput } from './cod.types.js';

export interface HandoverOutcome {
  readonly collection: CodCollection;
  readonly shipment: Shipment;
  readonly previousStage: CodStage;
  readonly stage: CodStage;
  readonly amount: Money;
  readonly shortage: Money;
  readonly history: readonly CustodyStep[];
  /** True if it was recorded before; nothing is written then. */
  readonly replayed?: boolean;
}

/** One handover: from which stage to which, and the amount received. */
export interface Handover {
  readonly previousStage: CodStage;
  readonly stage: CodStage;
  readonly told: ToldHandover;
}

/** Finds the active collection. NOT_COD, TEST_SHIPMENT, COD_NOT_CONFIRMED. */
export async function standingCollection(tx: Tx, shipment: Shipment): Promise<CodCollection> {
  const collection = await lockCollection(tx, shipment.id);
  if (collection) return collection;
  assertCollects(shipment, await lockOrder(tx, shipment));
  throw refuse('COD_NOT_CONFIRMED');
}

/** Validates a handover. HANDOVER_COMPLETE, HANDOVER_STAGE_SKIPPED, COD_AMOUNT_MISMATCH. */
export async function checkHandover(tx: Tx, collection: CodCollection, input: AdvanceCodHandoverInput): Promise<Handover> {
  const stage = nextStage(collection, input.toStage ?? null);
  const coins = coinsOwed(tx.services, collection);
  const told = checkHandoverRequest(input, stage, { collection, coins, now: tx.services.clock.now() });
  await assertStaff(tx, 'handedOverById', told.handedOverById);
  await assertStaff(tx, 'receivedById', told.receivedById);
  return { previousStage: collection.stage, stage, told };
}

function nextStage({ stage, method }: CodCollection, wanted: CodStage | null): CodStage {
  const next = stageAfter(stage, method);
  if (next === undefined) throw refuse('HANDOVER_COMPLETE');
  if (wanted === null || wanted === next) return next;
  throw refuseAt('toStage', 'HANDOVER_STAGE_SKIPPED.next', { stage, next }, [next]);
}

/** What the ledger says about every posting of a collection. */
export const bookedAs = ({ id, sellerId, shipmentId, orderId, orderReference }: CodCollection) => ({
  collectionId: id,
  sellerId,
  shipmentId,
  orderId,
  orderReference,
});

/** Posts the handover. The previous holder owes any shortage. */
export const moveMoney = (tx: Tx<LedgerServices>, collection: CodCollection, { previousStage, stage, told }: Handover): Promise<unknown> =>
  moveCollection(tx, {
    ...bookedAs(collection),
    from: placeOf(ownStage(previousStage), collection.method),
    to: placeOf(ownStage(stage), collection.method),
    expected: remainingOf(collection),
    arrived: told.amount,
    owedBy: isCash(collection.method) ? (told.handedOverById ?? collection.holderId) : null,
    reference: told.reference,
    occurredAt: told.occurredAt,
  });

function ownStage(stage: CodStage): OwnStage {
  if (stage === 'with_carrier') throw new Error('The money of a carrier is not handed over.');
  return stage;
}

/** Records the new holder. */
export async function recordHandover(tx: Tx, actor: Actor, collection: CodCollection, { stage, told }: Handover): Promise<void> {
  await insertHandover(tx, actor, collection, { id: newId(), stage, told });
  const holderId = stage === 'deposited' ? null : told.receivedById;
  await moveOn(tx.sql, { id: collection.id, stage, remainingMinor: told.amount.minor, roundingMinor: collection.roundingMinor, holderId });
}

export async function insertHandover(
  tx: Tx,
  actor: Pick<Actor, 'type' | 'id'>,
  collection: CodCollection,
  { id, stage, told: { amount, shortage, ...rest } }: { id: string; stage: CodStage; told: ToldHandover },
): Promise<void> {
  await db.insert(tx.sql, 'codHandover', {
    ...rest,
    id,
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

export const moveOn = statement(($: Named<Pick<CodCollection, 'id' | 'stage' | 'remainingMinor' | 'roundingMinor' | 'holderId'>>) =>
  db
    .updateTable('codCollection')
    .set({ stage: $.stage, remainingMinor: $.remainingMinor, roundingMinor: $.roundingMinor, holderId: $.holderId })
    .where('id', '=', $.id),
);

/** Publishes a handover to the operator. */
export async function announceHandover(tx: Tx, { collection, shipment, ...step }: HandoverOutcome, occurredAt: Date): Promise<void> {
  await emit(tx, {
    type: 'cod.handover',
    subjectId: shipment.id,
    ownerId: collection.sellerId,
    occurredAt,
    data: {
      shipmentId: shipment.reference,
      shipmentDetailId: shipment.id,
      previousStage: step.previousStage,
      stage: step.stage,
      amount: amountOut(step.amount),
      shortage: amountOut(step.shortage),
      currency: collection.currency,
      history: step.history.map(({ stage, at, byId, reference }) => ({ stage, at: at.toISOString(), byId, reference })),
    },
  });
}
