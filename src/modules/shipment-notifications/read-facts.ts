import { sql as raw } from 'kysely';
import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { CoreServices } from '../../platform/services.js';
import type { ShipmentNotice } from '../notifications/index.js';
import { mailRecipients, type OrderMails } from '../sellers/index.js';
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

interface SellerRow extends Pick<NoticeSeller, 'id' | 'orderMails'> {
  readonly email: string;
  readonly notifyEmails: readonly string[];
  readonly language: string;
  readonly timezone: string;
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

/** Still to be paid for. `s` is the shipment, and `h` the open hold for it. What is held is later charged or released. */
export const isOwed = raw<boolean>`s.billing_role = 'prepaid' and s.billing_status = 'unpaid' and not s.fee_waived
  and s.status <> 'cancelled' and s.actual_rate_minor > 0 and h.id is null`;

/** Who the mails about a seller's shipments go to, from its row. */
export const noticeSeller = ({ id, email, notifyEmails, orderMails, language, timezone }: SellerRow): NoticeSeller => ({
  id,
  recipients: mailRecipients({ email, notifyEmails }),
  orderMails,
  language: sellerLanguage(language),
  timeZone: zoneOfSeller(timezone),
});

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
    .select(['s.trackingUrl', 's.currency', 's.actualRateMinor', 's.billingRole', 's.feeWaived', isOwed.as('isOwed')])
    .select(['o.orderNumber', 'o.orderReference', 'o.shopDomain', 's.sellerId', 'seller.email', 'seller.notifyEmails'])
    .select(['seller.orderMails', 'seller.language', 'seller.timezone'])
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
  seller: noticeSeller({ ...row, id: row.sellerId }),
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

function billingOf({ feeWaived, billingRole, isOwed: owed }: FactsRow): NoticeFacts['billing'] {
  if (feeWaived) return 'waived';
  if (billingRole === 'postpaid') return 'invoiced';
  return owed ? 'payment_required' : 'held';
}
