import type { Actor } from '../../kernel/actor.js';
import { readAmount } from '../../kernel/decimal-fields.js';
import { refuse, FieldChecks } from '../../kernel/errors.js';
import type { ManualRequest } from '../../kernel/manual-request.js';
import { money } from '../../kernel/money.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Approval, ExchangeServices } from '../approvals/index.js';
import type { LedgerServices } from '../ledger/index.js';
import { lockOrder } from '../orders/index.js';
import type { PricingServices } from '../pricing/index.js';
import { lockShipment, markCodStage, type Shipment } from '../shipments/index.js';
import type { ConfirmCodInput, AdvanceCodHandoverInput } from './cod.types.js';
import type { FieldNames } from './door-collection.rules.js';
import { lockCollection, type CodCollection, historyOf } from './collection.js';
import { assertAtDoor, confirmCollection, type Confirmation } from './confirm-collection.js';
import { announceHandover, checkHandover, moveMoney, recordHandover, standingCollection, type HandoverOutcome } from './handover.js';
import { receiveFromCarrier } from './carrier-cash.js';
import { db } from './cod.tables.js';
import { requestReversal } from './reverse-cod.js';

/**
 * Cash on delivery, from the door to the bank. Each function is one request and one transaction; in between, a person holds the money.
 * Collections reported together with the delivery go through `collect-at-door.ts`, payments by link through `cod-payables.ts`.
 */

/** As the input names them. */
const nameInConfirmation: FieldNames = (field) => (field === 'amount' ? 'amountCollected' : field);

/** Confirms a COD collection and credits the seller. Idempotent. INVALID_STATUS, and the errors of `confirmCollection`. */
export async function confirmCod(
  tx: Tx<ExchangeServices & LedgerServices & PricingServices>,
  actor: Actor,
  input: ConfirmCodInput,
): Promise<Confirmation | ManualRequest> {
  const shipment = await lockShipment(tx, actor, input.id);
  const order = await lockOrder(tx, shipment);
  const { paymentMethod: method, amountCollected: amount, ...rest } = input;
  const request = { ...rest, method, amount };
  return confirmCollection(tx, actor, {
    shipment,
    order,
    request,
    fieldOf: nameInConfirmation,
    assertAllowed: () => assertAtDoor(shipment),
  });
}

/**
 * Hands the money over from driver to reception, to accounting, to the bank, or books what a carrier paid; once per key. NOT_COD,
 * COD_NOT_CONFIRMED, IDEMPOTENCY_KEY_REUSED, and the errors of `checkHandover`.
 */
export async function advanceCodHandover(tx: Tx<LedgerServices>, actor: Actor, input: AdvanceCodHandoverInput): Promise<HandoverOutcome> {
  const shipment = await lockShipment(tx, actor, input.id);
  const collection = await standingCollection(tx, shipment);
  const repeated = await repeatedHandover(tx, { shipment, collection }, input);
  if (repeated) return repeated;
  const handover = await checkHandover(tx, collection, input);
  if (collection.stage === 'with_carrier') return receiveFromCarrier(tx, actor, { shipment, collection }, handover.told);

  await moveMoney(tx, collection, handover);
  await recordHandover(tx, actor, collection, handover);
  await markCodStage(tx, shipment, handover.stage);

  const { previousStage, stage, told } = handover;
  const history = await historyOf(tx.sql, collection);
  const outcome = { collection, shipment, previousStage, stage, amount: told.amount, shortage: told.shortage, history };
  await announceHandover(tx, outcome, told.occurredAt);
  return outcome;
}

/** Requests the reversal of a confirmed collection. COD_NOT_CONFIRMED. */
export async function reverseCod(tx: Tx, actor: Actor, { id, reason }: { id: string; reason: string }): Promise<Approval> {
  const shipment = await lockShipment(tx, actor, id);
  const checks = new FieldChecks();
  checks.filled('reason', reason);
  checks.settle();
  const collection = await lockCollection(tx, shipment.id);
  if (!collection) throw refuse('COD_NOT_CONFIRMED');

  return requestReversal(tx, collection, { reason, requestedBy: actor });
}

const findByKey = statement(($: Named<{ collectionId: string; idempotencyKey: string }>) =>
  db
    .selectFrom('codHandover')
    .select(['fromStage', 'toStage', 'amountMinor', 'shortageMinor', 'receivedById', 'reference'])
    .where('collectionId', '=', $.collectionId)
    .where('idempotencyKey', '=', $.idempotencyKey),
);

type Handover = Awaited<ReturnType<typeof findByKey>>[number];

/** The result of the handover that had the same key; null if there is none. IDEMPOTENCY_KEY_REUSED for a different one. */
async function repeatedHandover(
  tx: Tx,
  { shipment, collection }: { readonly shipment: Shipment; readonly collection: CodCollection },
  request: AdvanceCodHandoverInput,
): Promise<HandoverOutcome | null> {
  if (request.idempotencyKey == null) return null;
  const known = await findByKey.first(tx.sql, { collectionId: collection.id, idempotencyKey: request.idempotencyKey });
  if (!known) return null;
  if (!isSame(known, request, collection)) throw refuse('IDEMPOTENCY_KEY_REUSED');
  return {
    collection,
    shipment,
    previousStage: known.fromStage,
    stage: known.toStage,
    amount: money(known.amountMinor, collection.currency),
    shortage: money(known.shortageMinor, collection.currency),
    history: await historyOf(tx.sql, collection),
    replayed: true,
  };
}

function isSame(known: Handover, request: AdvanceCodHandoverInput, { currency }: CodCollection): boolean {
  const checks = new FieldChecks();
  const minor = readAmount(checks, { field: 'amount', value: request.amount, currency });
  checks.settle();
  // The last stage is wanted of a carrier that pays a part, and not reached.
  const isStage = request.toStage == null || request.toStage === known.toStage || known.fromStage === 'with_carrier';
  const isAmount = minor === null ? known.shortageMinor === 0n : minor === known.amountMinor;
  const isTo = (request.receivedById?.trim().toLowerCase() || null) === known.receivedById;
  return isStage && isAmount && isTo && (request.depositReference?.trim() || null) === known.reference;
}
