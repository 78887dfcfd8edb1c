import type { Actor } from '../../kernel/actor.js';
import { refuse, refuseAt } from '../../kernel/errors.js';
import { inCash, formatMoney, money, type Money } from '../../kernel/money.js';
import type { ManualRequest } from '../../kernel/manual-request.js';
import type { DomainSettings } from '../../kernel/settings.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isForOnePerson, type ExchangeServices, requestManualPosting } from '../approvals/index.js';
import type { LedgerServices } from '../ledger/index.js';
import type { Order } from '../orders/index.js';
import type { PricingServices } from '../pricing/index.js';
import { quotedStatus, type Shipment, type ShipmentStatus } from '../shipments/index.js';
import { assertCollects, assertForOperator, assertStaff, deliverersOf, type CodCollection, lockCollection } from './collection.js';
import { isCash } from './cod.enums.js';
import { collect } from './collect.js';
import { checkDoorCollection, isSameCollection, type Confirmed, type FieldNames, type ToldCollection } from './door-collection.rules.js';
import { lockOpenInvoice } from './invoice.js';

export interface Confirmation {
  readonly collection: CodCollection;
  readonly shipment: Shipment;
  /** True if the collection was already confirmed; nothing is written then. */
  readonly replayed: boolean;
}

/** At the door, or shortly after. */
const COLLECTING: ReadonlySet<ShipmentStatus> = new Set(['in_transit', 'delivered']);

export interface LockedConfirmation {
  readonly shipment: Shipment;
  readonly order: Order;
  readonly request: Confirmed;
  /** When it happened, unless the request says so; now when absent. */
  readonly at?: Date;
  /** True once another person has approved an amount above the limit of one. */
  readonly isApproved?: boolean;
  /** Extra precondition, checked after replays are ruled out. */
  readonly assertAllowed?: () => void;
  readonly fieldOf: FieldNames;
}

/**
 * Credits the seller with the collected amount, less the fee. Idempotent; a different collection is COD_ALREADY_CONFIRMED. An amount above
 * MANUAL_POSTING_THRESHOLD opens a request instead, unless it is cash, which has a holder. The caller has locked shipment and order and
 * checked permission. NOT_COD, TEST_SHIPMENT, CARRIER_ACCOUNT_OF_SELLER, COD_AMOUNT_MISMATCH, CURRENCY_MISMATCH.
 */
export async function confirmCollection(
  tx: Tx<ExchangeServices & LedgerServices & PricingServices>,
  actor: Actor,
  confirming: LockedConfirmation,
): Promise<Confirmation | ManualRequest> {
  const { shipment, order, request, assertAllowed, fieldOf } = confirming;
  const cash = inCash(money(order.collectionMinor, order.currency), tx.services.settings.cashCoins);
  const takesCash = shipment.ownFleet || request.collectedById != null;
  const told = checkDoorCollection(request, { order, now: confirming.at ?? tx.services.clock.now(), cash, takesCash, fieldOf });
  await assertStaff(tx, fieldOf('collectedById'), told.collectedById);
  // Unless another collector is named, the carrier or the person who delivered the parcel has the money.
  const collector = told.collectedById ?? (shipment.ownFleet ? await delivererOf(tx, shipment) : null);

  const known = await lockCollection(tx, shipment.id);
  // What coins made of the cash of a carrier shows only in its payment.
  const isSameCash = request.amount == null || known?.carrierCode != null || known?.roundingMinor === told.roundingMinor;
  if (known && isSameCash && isSameCollection(known, told, collector)) return { collection: known, shipment, replayed: true };
  if (known) throw refuse('COD_ALREADY_CONFIRMED');
  assertCollects(shipment, order);
  assertForOperator(shipment);
  assertAllowed?.();
  assertTakenByDriver(tx.services.settings, actor, order, told);
  assertAmount(order, told, { cash, isPartial: request.acceptPartial === true, field: fieldOf('amount') });
  const amount = money(told.collectedMinor, order.currency);
  if (!isCash(told.method) && !confirming.isApproved && !isForOnePerson(tx, amount)) return requestCollection(tx, actor, confirming, told);

  const invoice = await lockOpenInvoice(tx, shipment.id);
  const collection = await collect(tx, actor, { shipment, order, invoice }, { ...told, collectedById: collector });
  return { collection, shipment, replayed: false };
}

const delivererOf = async (tx: Tx, { id, status }: Shipment): Promise<string | null> =>
  status === 'delivered' ? ((await deliverersOf(tx.sql, [id]))[0]?.id ?? null) : null;

/** INVALID_STATUS before the parcel is out for delivery. */
export function assertAtDoor({ status }: Shipment): void {
  if (COLLECTING.has(status)) return;
  throw refuse('INVALID_STATUS.notOut', { status: quotedStatus(status) });
}

/** A driver alone does not settle a parcel for less than the share that the setting names; dispatch may. */
function assertTakenByDriver(
  { driverPartialMinPercent }: Pick<DomainSettings, 'driverPartialMinPercent'>,
  { type }: Actor,
  { collectionMinor, currency }: Order,
  { collectedMinor }: ToldCollection,
): void {
  if (type !== 'driver' || collectedMinor * 100n >= collectionMinor * driverPartialMinPercent) return;
  throw refuse('COD_AMOUNT_MISMATCH.driverAlone', {
    due: `${formatMoney(money(collectionMinor, currency))} ${currency}`,
    percent: String(driverPartialMinPercent),
    taken: formatMoney(money(collectedMinor, currency)),
  });
}

/** Accepts less than expected only if requested explicitly; never accepts more. */
function assertAmount(
  { collectionMinor, currency }: Order,
  { collectedMinor }: ToldCollection,
  { cash, isPartial, field }: { cash: Money; isPartial: boolean; field: string },
): void {
  if (collectedMinor === collectionMinor || (collectedMinor < collectionMinor && isPartial)) return;
  const due = `${formatMoney(money(collectionMinor, currency))} ${currency}`;
  const taken = formatMoney(money(collectedMinor, currency));
  if (cash.minor === collectionMinor) throw refuseAt(field, 'COD_AMOUNT_MISMATCH.due', { due, taken });
  throw refuseAt(field, 'COD_AMOUNT_MISMATCH.dueInCash', { due, cash: formatMoney(cash), taken });
}

interface Reported {
  readonly shipment: Shipment;
  readonly order: Order;
  readonly fieldOf: FieldNames;
}

/** Opens a request for a collection above the limit of one person. The slip of the terminal, or another proof, is required. */
const requestCollection = (
  tx: Tx<ExchangeServices>,
  actor: Actor,
  { shipment, order, fieldOf }: Reported,
  told: ToldCollection,
): Promise<ManualRequest> =>
  requestManualPosting(tx, actor, {
    operation: 'confirmCod',
    subjectUserId: order.sellerId,
    shipmentId: shipment.id,
    amount: money(told.collectedMinor, order.currency),
    proof: { field: fieldOf('posReference'), text: told.reference },
    payload: {
      paymentMethod: told.method,
      collectedAt: told.collectedAtGiven ? told.collectedAt.toISOString() : null,
      collectedById: told.collectedById,
      reference: told.reference,
      notes: told.notes,
      operatorEmail: told.operatorEmail,
    },
  });
