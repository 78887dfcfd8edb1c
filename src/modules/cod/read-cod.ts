import { sql } from 'kysely';
import { inCash, money, subtract } from '../../kernel/money.js';
import { warning, type FieldWarning } from '../../kernel/field-warnings.js';
import type { Context } from '../../platform/work/context.js';
import { listLoaderBy, loaderBy } from '../../platform/work/loader.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { transactionId } from '../ledger/index.js';
import { codFeeOf, collectionAmountOf, orderLoader } from '../orders/index.js';
import { shipmentByAnyId, shipmentLoader, type Shipment } from '../shipments/index.js';
import type { HandoverOutcome } from './handover.js';
import { db } from './cod.tables.js';
import {
  type CodCollection,
  collectedOf,
  collects,
  feeOf,
  isPaidToSeller,
  remainingOf,
  takenOf,
  standingCollections,
  deliverersOf,
  type Deliverer,
  historiesOf,
  type CustodyStep,
} from './collection.js';
import type {
  CodConfirmationType,
  CodNotCollectedType,
  ShipmentCodType,
  CodInvoiceType,
  CodCustodySumType,
  CodHandoverType,
} from './cod.types.js';
import type { Confirmation } from './confirm-collection.js';
import { openInvoices, type CodInvoice } from './invoice.js';

const collectionLoader = loaderBy<string, CodCollection>(
  (shipmentIds, { sql: on }) => standingCollections(on, shipmentIds),
  (collection) => collection.shipmentId,
);

const historyLoader = listLoaderBy<CodCollection, { of: CodCollection; step: CustodyStep }>(
  async (collections, { sql: on }) => {
    const histories = await historiesOf(on, collections);
    return collections.flatMap((of) => (histories.get(of.id) ?? []).map((step) => ({ of, step })));
  },
  ({ of }) => of,
);

const invoiceLoader = loaderBy<string, CodInvoice>(
  (shipmentIds, { sql: on }) => openInvoices(on, shipmentIds),
  (invoice) => invoice.shipmentId,
);

/** Finds the shipment's current invoice, unpaid or paid; null if none was issued. */
export async function codInvoiceOf(context: Context, anyId: string): Promise<CodInvoiceType | null> {
  const shipment = await shipmentByAnyId(context, anyId);
  const invoice = await context.load(invoiceLoader, shipment.id);
  return invoice && invoiceOut(context, invoice);
}

export async function invoiceOut(context: Context, invoice: CodInvoice): Promise<CodInvoiceType> {
  const [shipment, order, collection] = await Promise.all([
    context.load(shipmentLoader, invoice.shipmentId),
    context.load(orderLoader, invoice.orderId),
    context.load(collectionLoader, invoice.shipmentId),
  ]);
  if (!shipment || !order) throw new Error(`The shipment or order of invoice ${invoice.id} is missing.`);
  return {
    id: invoice.id,
    refId: invoice.refId,
    paymentUrl: paymentUrl(context, invoice),
    paymentMethod: invoice.paymentMethod ?? 'payment_link',
    amount: money(invoice.amountMinor, invoice.currency),
    handlingFeePercent: order.codFeeBasisPoints / 100,
    handlingFee: collection ? feeOf(collection) : codFeeOf(order),
    customerName: shipment.receiverName,
    customerPhone: shipment.receiverPhone ?? null,
    status: invoice.status,
    paidAt: invoice.paidAt,
    createdAt: invoice.createdAt,
  };
}

const paymentUrl = ({ services }: Context, { token }: CodInvoice): string => `${services.publicUrl()}/pay/${token}`;

/** Reads the cash on delivery of a parcel and its custody; null if there is nothing to collect. */
export async function codOfShipment(context: Context, shipment: Shipment): Promise<ShipmentCodType | null> {
  const order = await context.load(orderLoader, shipment.orderId);
  const collection = shipment.codStage == null ? null : await context.load(collectionLoader, shipment.id);
  if (!order || (!collection && !collects(shipment, order))) return null;
  const steps = collection ? await context.load(historyLoader, collection) : null;
  return {
    shipmentId: shipment.id,
    stage: collection?.stage ?? null,
    paidToSeller: !collection && isPaidToSeller(shipment),
    amount: collectionAmountOf(order),
    amountInCash: inCash(collectionAmountOf(order), context.services.settings.cashCoins),
    collected: collection && collectedOf(collection),
    remaining: collection && context.actor.actsForOperator ? remainingOf(collection) : null,
    handlingFee: collection && feeOf(collection),
    paymentMethod: collection?.method ?? null,
    history: (steps ?? []).map(({ step }) => (context.actor.actsForOperator ? step : { ...step, byId: null, reference: null })),
  };
}

const delivererLoader = loaderBy<string, Deliverer>(
  (shipmentIds, { sql: on }) => deliverersOf(on, shipmentIds),
  ({ shipmentId }) => shipmentId,
);

/** The assumed collector if none is named. Hidden from sellers, who may not see operator staff. */
export const delivererOf = (context: Context, { shipmentId }: ShipmentCodType): Promise<Deliverer | null> | null =>
  context.actor.actsForOperator ? context.load(delivererLoader, shipmentId) : null;

const findNotCollected = statement(($: Named<{ shipmentIds: readonly string[] }>) =>
  db
    .selectFrom('codNotCollected')
    .distinctOn('shipmentId')
    .select(['shipmentId', 'reason', 'occurredAt as at'])
    .where('shipmentId', '=', anyOf($.shipmentIds))
    .orderBy('shipmentId')
    .orderBy('createdAt', 'desc'),
);

/** Loads the reasons why the money was not collected at delivery. */
export const notCollectedLoader = loaderBy<string, CodNotCollectedType & { readonly shipmentId: string }>(
  (shipmentIds, { sql: on }) => findNotCollected(on, { shipmentIds }),
  ({ shipmentId }) => shipmentId,
);

/** Irrelevant once the money was collected after all. */
export const notCollectedOf = (context: Context, { shipmentId, stage }: ShipmentCodType): Promise<CodNotCollectedType | null> | null =>
  stage === null ? context.load(notCollectedLoader, shipmentId) : null;

export const confirmationOut = ({ collection, shipment, replayed }: Confirmation): CodConfirmationType => ({
  shipmentReference: shipment.reference,
  shipmentId: shipment.id,
  invoiceId: collection.invoiceId,
  amountCollected: collectedOf(collection),
  amountTaken: takenOf(collection),
  handlingFeePercent: collection.feeBasisPoints / 100,
  handlingFee: feeOf(collection),
  netCredited: subtract(collectedOf(collection), feeOf(collection)),
  stage: collection.stage,
  transactions: [collection.creditPostingId, collection.feePostingId].filter((id) => id != null).map(transactionId),
  walletBalance: money(collection.walletAfterMinor, collection.currency),
  replayed,
  warnings: warningsOf(shipment),
});

/** Money is confirmed at the door, or afterwards; before that it may be a mistake. */
function warningsOf({ status }: Shipment): FieldWarning[] {
  if (status === 'delivered') return [];
  return [warning(null, 'NOT_DELIVERED.confirmed')];
}

export const handoverOut = ({ shipment, amount, shortage, history, ...step }: HandoverOutcome): CodHandoverType => ({
  shipmentId: shipment.id,
  shipmentReference: shipment.reference,
  previousStage: step.previousStage,
  stage: step.stage,
  amount,
  shortage,
  history: [...history],
  replayed: step.replayed === true,
});

const IS_CASH = sql<boolean>`c.method = 'cash'`;
const CARRIER = sql<string | null>`c.carrier_code`;

const findCustody = statement(() =>
  db
    .selectFrom('codCollection as c')
    .leftJoin('staff as s', 's.id', 'c.holderId')
    .select(['c.stage', IS_CASH.as('cash'), 'c.holderId', 's.name as holderName', CARRIER.as('carrierCode'), 'c.currency'])
    .select([sql<bigint>`sum(c.remaining_minor)::bigint`.as('total'), sql<number>`count(*)::int`.as('shipments')])
    .where('c.reversedAt', 'is', null)
    .where('c.stage', '<>', 'deposited')
    .groupBy(['c.stage', IS_CASH, 'c.holderId', 's.name', CARRIER, 'c.currency'])
    .orderBy(sql`array_position(array['collected', 'with_carrier', 'with_reception', 'with_accounts'], c.stage)`)
    .orderBy(IS_CASH, 'desc')
    .orderBy('s.name', (name) => name.asc().nullsLast())
    .orderBy('c.holderId')
    .orderBy(CARRIER)
    .orderBy('c.currency'),
);

/** Reads collected money not yet in the bank, by holder. One statement. */
export async function readCustody(context: Context): Promise<CodCustodySumType[]> {
  context.actor.require('cod:custody');
  const sums = await findCustody(context.sql, {});
  return sums.map(({ holderId, holderName, total, currency, ...sum }) => ({
    ...sum,
    holder: holderId === null ? null : { id: holderId, name: holderName ?? '' },
    amount: money(total, currency),
  }));
}
