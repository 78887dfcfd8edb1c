import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { formatMoney, money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { lockOrder, type Order } from '../orders/index.js';
import { lockShipment, quotedStatus, type Shipment, type ShipmentStatus } from '../shipments/index.js';
import { assertStaff } from './assert-staff.js';
import type { CodCollection } from './cod-collection.entity.js';
import { collect } from './collect.js';
import { checkConfirmRequest, isSameCollection, type ConfirmRequest, type ToldCollection } from './confirm-request.rules.js';
import { assertCollects, lockCollection, lockOpenInvoice } from './lock-cod.js';

export interface Confirmation {
  readonly collection: CodCollection;
  readonly shipment: Shipment;
  /** True when the same had been told before, and nothing was written now. */
  readonly replayed: boolean;
}

/** At the door, or just after it. */
const COLLECTING: ReadonlySet<ShipmentStatus> = new Set(['in_transit', 'delivered']);

/**
 * Takes in that the money for a parcel was collected. The same told twice changes nothing; something else is
 * COD_ALREADY_CONFIRMED. NOT_COD, INVALID_STATUS, COD_AMOUNT_MISMATCH, CURRENCY_MISMATCH.
 */
export async function confirmCod(tx: Tx, actor: Actor, request: ConfirmRequest): Promise<Confirmation> {
  actor.require('cod:confirm');
  const shipment = await lockShipment(tx, actor, request.id);
  const order = await lockOrder(tx, shipment);
  const told = checkConfirmRequest(request, order, tx.services.clock.now());
  await assertStaff(tx, 'collectedById', told.collectedById);

  const known = await lockCollection(tx, shipment.id);
  if (known && isSameCollection(known, told)) return { collection: known, shipment, replayed: true };
  if (known) throw refuse('COD_ALREADY_CONFIRMED');
  assertCollects(shipment, order);
  assertAtDoor(shipment);
  assertAmount(order, told, request.acceptPartial === true);

  const invoice = await lockOpenInvoice(tx, shipment.id);
  return { collection: await collect(tx, actor, { shipment, order, invoice }, told), shipment, replayed: false };
}

function assertAtDoor({ status }: Shipment): void {
  if (COLLECTING.has(status)) return;
  throw refuse('INVALID_STATUS', { message: `A collection can be confirmed once the parcel is out for delivery; its status is ${quotedStatus(status)}.` });
}

/** Less than expected has to be meant; more is never right. */
function assertAmount({ collectionMinor, currency }: Order, { collectedMinor }: ToldCollection, isPartial: boolean): void {
  if (collectedMinor === collectionMinor || (collectedMinor < collectionMinor && isPartial)) return;
  const message = `${formatMoney(money(collectionMinor, currency))} ${currency} was to be collected, not ${formatMoney(money(collectedMinor, currency))}.`;
  throw refuse('COD_AMOUNT_MISMATCH', { message, errors: [{ field: 'amountCollected', code: 'COD_AMOUNT_MISMATCH', message }] });
}
