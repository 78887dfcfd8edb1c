import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { ShipmentNotice } from '../mails/index.js';

/** A shipment, its order and its seller, as mails speak of them. */
export interface NoticeFacts extends ShipmentNotice {
  readonly shipmentId: string;
  readonly orderId: string;
  readonly status: string;
  readonly sellers: readonly string[];
  readonly trackingUrl: string | null;
  readonly rate: Money;
  readonly billing: 'held' | 'payment_required' | 'invoiced' | 'waived';
}

interface FactsRow {
  readonly shipment_id: string;
  readonly order_id: string;
  readonly reference: string;
  readonly type: string;
  readonly status: string;
  readonly service_name: string;
  readonly receiver_name: string;
  readonly destination_city: string;
  readonly tracking_url: string | null;
  readonly currency: string;
  readonly actual_rate_minor: string;
  readonly billing_role: string;
  readonly fee_waived: boolean;
  readonly held: boolean;
  readonly order_number: string;
  readonly order_reference: string;
  readonly shop_domain: string;
  readonly email: string;
  readonly notify_emails: readonly string[];
}

const SELECT = `
  select s.id as shipment_id, s.order_id, s.reference, s.type, s.status, s.service_name, s.receiver_name, s.destination_city, s.tracking_url,
         s.currency, s.actual_rate_minor, s.billing_role, s.fee_waived, o.order_number, o.order_reference, o.shop_domain, seller.email,
         seller.notify_emails,
         exists (select 1 from wallet_hold h where h.shipment_id = s.id) or s.actual_rate_minor = 0 as held
    from shipment s join "order" o on o.id = s.order_id join seller on seller.id = s.seller_id`;

/** By the id of the shipment. */
export async function factsOfShipments(sql: RunSql, shipmentIds: readonly string[]): Promise<ReadonlyMap<string, NoticeFacts>> {
  if (shipmentIds.length === 0) return new Map();
  const rows = await sql<FactsRow>(`${SELECT} where s.id = any($1::uuid[])`, [shipmentIds]);
  return new Map(rows.map((row) => [row.shipment_id, factsOf(row)]));
}

/** By the id of the order, with what is under way to the shopper. */
export async function factsOfOrders(sql: RunSql, orderIds: readonly string[]): Promise<ReadonlyMap<string, NoticeFacts>> {
  if (orderIds.length === 0) return new Map();
  const rows = await sql<FactsRow>(`${SELECT} where s.order_id = any($1::uuid[]) and s.type = 'outbound'`, [orderIds]);
  return new Map(rows.map((row) => [row.order_id, factsOf(row)]));
}

const factsOf = (row: FactsRow): NoticeFacts => ({
  shipmentId: row.shipment_id,
  orderId: row.order_id,
  status: row.status,
  sellers: [...new Set([row.email, ...row.notify_emails])],
  trackingUrl: row.tracking_url,
  rate: money(BigInt(row.actual_rate_minor), row.currency),
  billing: billingOf(row),
  orderNumber: row.order_number,
  orderReference: row.order_reference,
  shopDomain: row.shop_domain,
  shipmentReference: row.reference,
  carrierName: row.service_name,
  consignee: { name: row.receiver_name, city: row.destination_city },
  isReturn: row.type === 'return',
});

function billingOf({ fee_waived, billing_role, held }: FactsRow): NoticeFacts['billing'] {
  if (fee_waived) return 'waived';
  if (billing_role === 'postpaid') return 'invoiced';
  return held ? 'held' : 'payment_required';
}
