import { money, type Money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { ShipmentNotice } from '../mails/index.js';

/** A shipment, its order and its seller, as mails speak of them. */
export interface NoticeFacts extends ShipmentNotice {
  readonly shipmentId: string;
  readonly status: string;
  readonly sellers: readonly string[];
  readonly trackingUrl: string | null;
  readonly rate: Money;
  readonly billing: 'held' | 'payment_required' | 'invoiced' | 'waived';
}

interface FactsRow {
  readonly shipment_id: string;
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
  select s.id as shipment_id, s.reference, s.type, s.status, s.service_name, s.receiver_name, s.destination_city, s.tracking_url, s.currency,
         s.actual_rate_minor, s.billing_role, s.fee_waived, o.order_number, o.order_reference, o.shop_domain, seller.email, seller.notify_emails,
         exists (select 1 from wallet_hold h where h.shipment_id = s.id) or s.actual_rate_minor = 0 as held
    from shipment s join "order" o on o.id = s.order_id join seller on seller.id = s.seller_id`;

export const factsOfShipment = async (sql: RunSql, shipmentId: string): Promise<NoticeFacts | undefined> =>
  factsOf(await sql<FactsRow>(`${SELECT} where s.id = $1`, [shipmentId]));

export const factsOfOrder = async (sql: RunSql, orderId: string): Promise<NoticeFacts | undefined> =>
  factsOf(await sql<FactsRow>(`${SELECT} where s.order_id = $1 and s.type = 'outbound'`, [orderId]));

function factsOf([row]: readonly FactsRow[]): NoticeFacts | undefined {
  if (!row) return undefined;
  return {
    shipmentId: row.shipment_id,
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
  };
}

function billingOf({ fee_waived, billing_role, held }: FactsRow): NoticeFacts['billing'] {
  if (fee_waived) return 'waived';
  if (billing_role === 'postpaid') return 'invoiced';
  return held ? 'held' : 'payment_required';
}
