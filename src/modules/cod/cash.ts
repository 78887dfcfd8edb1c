import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { ManualRequest } from '../../kernel/manual-request.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Approval, ExchangeServices } from '../approvals/index.js';
import type { LedgerServices } from '../ledger/index.js';
import { lockOrder } from '../orders/index.js';
import type { PricingServices } from '../pricing/index.js';
import { lockShipment, markCodStage } from '../shipments/index.js';
import type { ConfirmCodInput } from './cod-confirmation.types.js';
import type { FieldNames } from './door-collection.rules.js';
import type { AdvanceCodHandoverInput } from './cod-custody.types.js';
import { lockCollection } from './collection.js';
import { assertAtDoor, confirmCollection, type Confirmation } from './confirm-collection.js';
import { announceHandover, checkHandover, moveMoney, recordHandover, standingCollection, type HandoverOutcome } from './handover.js';
import { historyOf } from './history.js';
import { receiveFromCarrier } from './carrier-cash.js';
import { repeatedHandover } from './repeated-handover.js';
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
