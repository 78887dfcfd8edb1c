import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { CoreServices } from '../../platform/services.js';
import type { ShipmentNotice } from '../notifications/index.js';
import type { OrderMails } from '../sellers/index.js';
import { noticeLinks } from './console-links.js';
import { zoneOfSeller } from './due-digests.rules.js';
import { sellerLanguage } from './seller-language.js';
import { db } from './shipment-notifications.tables.js';

/** Who the mails of a seller go to, and which it wants. */
export interface NoticeSeller {
  readonly id: string;
  readonly recipients: readonly string[];
  readonly orderMails: OrderMails;
  readonly language: 'en' | 'ar';
  readonly timeZone: string;
}

/** A shipment with its order and seller, as used in mails. */
export interface NoticeFacts extends ShipmentNotice {
  readonly shipmentId: string;
  readonly orderId: string;
  readonly status: string;
  readonly seller: NoticeSeller;
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
    .select(['o.orderNumber', 'o.orderReference', 'o.shopDomain', 's.sellerId', 'seller.email', 'seller.notifyEmails'])
    .select(['seller.orderMails', 'seller.language', 'seller.timezone'])
    .select('h.id as openHold')
    // A test parcel sends no messages.
    .where('s.test', '=', false);

const ofShipments = statement(($: Named<{ ids: readonly string[] }>) => facts().where('s.id', '=', anyOf($.ids)));
const ofOrders = statement(($: Named<{ ids: readonly string[] }>) =>
  facts().where('s.orderId', '=', anyOf($.ids)).where('s.type', '=', 'outbound'),
);

interface Reader {
  readonly sql: RunSql;
  readonly services: CoreServices;
}

/** By shipment id. */
export async function factsOfShipments({ sql, services }: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, NoticeFacts>> {
  const rows = ids.length === 0 ? [] : await ofShipments(sql, { ids });
  return new Map(rows.map((row) => [row.shipmentId, factsOf(services, row)]));
}

/** By order id, with the outbound shipment. */
export async function factsOfOrders({ sql, services }: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, NoticeFacts>> {
  const rows = ids.length === 0 ? [] : await ofOrders(sql, { ids });
  return new Map(rows.map((row) => [row.orderId, factsOf(services, row)]));
}

type FactsRow = RowOf<typeof ofShipments>;

const factsOf = (services: CoreServices, row: FactsRow): NoticeFacts => ({
  shipmentId: row.shipmentId,
  orderId: row.orderId,
  status: row.status,
  seller: {
    id: row.sellerId,
    recipients: [...new Set([row.email, ...row.notifyEmails])],
    orderMails: row.orderMails,
    language: sellerLanguage(row.language),
    timeZone: zoneOfSeller(row.timezone),
  },
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
  links: noticeLinks(services, row.reference),
});

/** A held amount is later charged or released. */
function billingOf({ feeWaived, billingRole, billingStatus, status, openHold, actualRateMinor }: FactsRow): NoticeFacts['billing'] {
  if (feeWaived) return 'waived';
  if (billingRole === 'postpaid') return 'invoiced';
  const isOwed = billingStatus === 'unpaid' && status !== 'cancelled' && openHold === null && actualRateMinor > 0n;
  return isOwed ? 'payment_required' : 'held';
}
