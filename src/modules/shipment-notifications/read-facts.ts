import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { ShipmentNotice } from '../notifications/index.js';
import { db } from './shipment-notifications.tables.js';

/** A shipment with its order and seller, as used in mails. */
export interface NoticeFacts extends ShipmentNotice {
  readonly shipmentId: string;
  readonly orderId: string;
  readonly status: string;
  readonly sellers: readonly string[];
  readonly trackingUrl: string | null;
  readonly rate: Money;
  readonly billing: 'held' | 'payment_required' | 'invoiced' | 'waived';
}

const facts = () =>
  db
    .selectFrom('shipment as s')
    .innerJoin('order as o', 'o.id', 's.orderId')
    .innerJoin('seller', 'seller.id', 's.sellerId')
    .leftJoin('walletHold as h', (join) => join.onRef('h.shipmentId', '=', 's.id').on('h.status', '=', 'open'))
    .select([
      's.id as shipmentId',
      's.orderId',
      's.reference',
      's.type',
      's.status',
      's.serviceName',
      's.receiverName',
      's.destinationCity',
    ])
    .select(['s.trackingUrl', 's.currency', 's.actualRateMinor', 's.billingRole', 's.billingStatus', 's.feeWaived'])
    .select(['o.orderNumber', 'o.orderReference', 'o.shopDomain', 'seller.email', 'seller.notifyEmails'])
    .select('h.id as openHold')
    // Nobody is told of a parcel that is only tried out.
    .where('s.test', '=', false);

const ofShipments = statement(($: Named<{ ids: readonly string[] }>) => facts().where('s.id', '=', anyOf($.ids)));
const ofOrders = statement(($: Named<{ ids: readonly string[] }>) =>
  facts().where('s.orderId', '=', anyOf($.ids)).where('s.type', '=', 'outbound'),
);

/** By shipment id. */
export async function factsOfShipments(sql: RunSql, ids: readonly string[]): Promise<ReadonlyMap<string, NoticeFacts>> {
  const rows = ids.length === 0 ? [] : await ofShipments(sql, { ids });
  return new Map(rows.map((row) => [row.shipmentId, factsOf(row)]));
}

/** By order id, with the outbound shipment. */
export async function factsOfOrders(sql: RunSql, ids: readonly string[]): Promise<ReadonlyMap<string, NoticeFacts>> {
  const rows = ids.length === 0 ? [] : await ofOrders(sql, { ids });
  return new Map(rows.map((row) => [row.orderId, factsOf(row)]));
}

type FactsRow = RowOf<typeof ofShipments>;

const factsOf = (row: FactsRow): NoticeFacts => ({
  shipmentId: row.shipmentId,
  orderId: row.orderId,
  status: row.status,
  sellers: [...new Set([row.email, ...row.notifyEmails])],
  trackingUrl: row.trackingUrl,
  rate: money(row.actualRateMinor, row.currency),
  billing: billingOf(row),
  orderNumber: row.orderNumber.toString(),
  orderReference: row.orderReference,
  shopDomain: row.shopDomain,
  shipmentReference: row.reference,
  carrierName: row.serviceName,
  consignee: { name: row.receiverName, city: row.destinationCity },
  isReturn: row.type === 'return',
});

/** A held amount is later charged or released. */
function billingOf({ feeWaived, billingRole, billingStatus, status, openHold, actualRateMinor }: FactsRow): NoticeFacts['billing'] {
  if (feeWaived) return 'waived';
  if (billingRole === 'postpaid') return 'invoiced';
  const isOwed = billingStatus === 'unpaid' && status !== 'cancelled' && openHold === null && actualRateMinor > 0n;
  return isOwed ? 'payment_required' : 'held';
}
