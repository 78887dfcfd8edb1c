import { money, subtract } from '../../kernel/money.js';
import type { Context } from '../../platform/graphql/context.js';
import { listLoaderBy, loaderBy } from '../../platform/graphql/loader.js';
import { instantOf } from '../../platform/db/sql.js';
import { moneyOut } from '../../platform/graphql/money.type.js';
import { transactionId } from '../ledger/index.js';
import { codFeeOf, collectionAmountOf, orderLoader } from '../orders/index.js';
import { shipmentByAnyId, shipmentLoader, type CodStage, type Shipment } from '../shipments/index.js';
import type { HandoverOutcome } from './advance-handover.js';
import { CodCollection } from './cod-collection.entity.js';
import { CodInvoice } from './cod-invoice.entity.js';
import type { CodConfirmationType } from './cod-confirmation.types.js';
import type { CodCustodySumType, CodHandoverType } from './cod-custody.types.js';
import type { CodInvoiceType } from './cod-invoice.types.js';
import type { CodNotCollectedType, ShipmentCodType } from './cod.types.js';
import { deliverersOf, type Deliverer } from './deliverer.js';
import type { Confirmation } from './confirm-cod.js';
import { historiesOf, type CustodyStep } from './history.js';
import { collects } from './lock-cod.js';

const collectionLoader = loaderBy<string, CodCollection>(
  (ids, { em }) => em.find(CodCollection, { shipmentId: { $in: [...ids] }, reversedAt: null }),
  (collection) => collection.shipmentId,
);

const historyLoader = listLoaderBy<CodCollection, { of: CodCollection; step: CustodyStep }>(
  async (collections, { sql }) => {
    const histories = await historiesOf(sql, collections);
    return collections.flatMap((of) => (histories.get(of.id) ?? []).map((step) => ({ of, step })));
  },
  ({ of }) => of,
);

const invoiceLoader = loaderBy<string, CodInvoice>(
  (ids, { em }) => em.find(CodInvoice, { shipmentId: { $in: [...ids] }, status: { $in: ['unpaid', 'paid'] } }),
  (invoice) => invoice.shipmentId,
);

/** The invoice of a shipment that is unpaid or paid; null while none was issued. */
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
  if (!shipment || !order) throw new Error(`The invoice ${invoice.id} has lost its shipment or order.`);
  return {
    id: invoice.id,
    refId: invoice.refId,
    paymentUrl: paymentUrl(context, invoice),
    paymentMethod: invoice.paymentMethod ?? 'payment_link',
    amount: moneyOut(invoice.amount),
    handlingFeePercent: order.codFeeBasisPoints / 100,
    handlingFee: moneyOut(collection?.fee ?? codFeeOf(order)),
    customerName: shipment.receiverName,
    customerPhone: shipment.receiverPhone ?? null,
    status: invoice.status,
    paidAt: invoice.paidAt ?? null,
    createdAt: invoice.createdAt,
  };
}

const paymentUrl = ({ services }: Context, { token }: CodInvoice): string => `${services.publicUrl()}/pay/${token}`;

/** What a parcel collects and where that money is; null for a parcel with nothing to collect. */
export async function codOfShipment(context: Context, shipment: Shipment): Promise<ShipmentCodType | null> {
  const order = await context.load(orderLoader, shipment.orderId);
  const collection = shipment.codStage == null ? null : await context.load(collectionLoader, shipment.id);
  if (!order || (!collection && !collects(shipment, order))) return null;
  const steps = collection ? await context.load(historyLoader, collection) : null;
  return {
    shipmentId: shipment.id,
    stage: collection?.stage ?? null,
    amount: moneyOut(collectionAmountOf(order)),
    collected: collection && moneyOut(collection.collected),
    remaining: collection && context.actor.actsForOperator ? moneyOut(collection.remaining) : null,
    handlingFee: collection && moneyOut(collection.fee),
    paymentMethod: collection?.method ?? null,
    history: (steps ?? []).map(({ step }) => (context.actor.actsForOperator ? step : { ...step, byId: null, reference: null })),
  };
}

const delivererLoader = loaderBy<string, Deliverer>(
  (ids, { sql }) => deliverersOf(sql, ids),
  ({ shipmentId }) => shipmentId,
);

/** Who is taken to have collected the money when nobody is named. Not for sellers, who are not told of the operator's staff. */
export const delivererOf = (context: Context, { shipmentId }: ShipmentCodType): Promise<Deliverer | null> | null =>
  context.actor.actsForOperator ? context.load(delivererLoader, shipmentId) : null;

/** Why the money for each parcel was not taken at its delivery. */
export const notCollectedLoader = loaderBy<string, CodNotCollectedType & { readonly shipmentId: string }>(
  async (ids, { sql }) => {
    const rows = await sql<{ shipmentId: string; reason: string; at: string }>(
      `select distinct on (shipment_id) shipment_id as "shipmentId", reason, occurred_at as at from cod_not_collected
        where shipment_id = any($1::uuid[]) order by shipment_id, created_at desc`,
      [ids],
    );
    return rows.map((row) => ({ ...row, at: instantOf(row.at) }));
  },
  ({ shipmentId }) => shipmentId,
);

/** Of no interest once the money was taken after all. */
export const notCollectedOf = (context: Context, { shipmentId, stage }: ShipmentCodType): Promise<CodNotCollectedType | null> | null =>
  stage === null ? context.load(notCollectedLoader, shipmentId) : null;

export const confirmationOut = ({ collection, shipment, replayed }: Confirmation): CodConfirmationType => ({
  shipmentReference: shipment.reference,
  shipmentId: shipment.id,
  invoiceId: collection.invoiceId,
  amountCollected: moneyOut(collection.collected),
  handlingFeePercent: collection.feeBasisPoints / 100,
  handlingFee: moneyOut(collection.fee),
  netCredited: moneyOut(subtract(collection.collected, collection.fee)),
  stage: collection.stage,
  transactions: [collection.creditPostingId, collection.feePostingId].filter((id) => id != null).map(transactionId),
  walletBalance: moneyOut(money(collection.walletAfterMinor, collection.currency)),
  replayed,
});

export const handoverOut = ({ shipment, amount, shortage, history, ...step }: HandoverOutcome): CodHandoverType => ({
  shipmentId: shipment.id,
  shipmentReference: shipment.reference,
  previousStage: step.previousStage,
  stage: step.stage,
  amount: moneyOut(amount),
  shortage: moneyOut(shortage),
  history: [...history],
});

interface CustodyRow {
  readonly stage: CodStage;
  readonly cash: boolean;
  readonly holder_id: string | null;
  readonly holder_name: string | null;
  readonly currency: string;
  readonly total: string;
  readonly shipments: number;
}

/** Who has how much of what was collected and is not in the bank yet. One statement. */
export async function readCustody({ actor, sql }: Context): Promise<CodCustodySumType[]> {
  actor.require('cod:custody');
  const rows = await sql<CustodyRow>(
    `select c.stage, c.method = 'cash' as cash, c.holder_id, s.name as holder_name, c.currency, sum(c.remaining_minor) as total,
            count(*)::int as shipments
       from cod_collection c left join staff s on s.id = c.holder_id
      where c.reversed_at is null and c.stage <> 'deposited'
      group by 1, 2, 3, 4, 5
      order by array_position(array['collected', 'with_reception', 'with_accounts'], c.stage), 2 desc, 4 nulls last, 3, 5`,
  );
  return rows.map((row) => ({
    stage: row.stage,
    cash: row.cash,
    holder: row.holder_id === null ? null : { id: row.holder_id, name: row.holder_name ?? '' },
    amount: moneyOut(money(BigInt(row.total), row.currency)),
    shipments: row.shipments,
  }));
}
