import { money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import type { OrderPlaced } from '../mails/index.js';
import { orderValue, type OrderWarning, type PaymentStatus } from '../orders/index.js';
import type { NoticeFacts } from './read-facts.js';

interface PlacedRow {
  readonly id: string;
  readonly currency: string;
  readonly sub_total_minor: string;
  readonly tax_minor: string;
  readonly discount_minor: string;
  readonly shipping_fee_minor: string | null;
  readonly payment_status: PaymentStatus;
  readonly collection_minor: string;
  readonly cod_fee_minor: string;
  readonly country: string;
  readonly warnings: readonly OrderWarning[];
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly price: string }[];
}

const PLACED = `
  select o.id, o.currency, o.sub_total_minor, o.tax_minor, o.discount_minor, o.shipping_fee_minor, o.payment_status, o.collection_minor,
         o.cod_fee_minor, o.destination ->> 'country' as country, o.warnings,
         (select json_agg(json_build_object('name', name, 'quantity', quantity, 'price', price_minor::text) order by line)
            from order_line l where l.order_id = o.id) as items
    from "order" o where o.id = any($1::uuid[])`;

/** What the mails about new orders tell besides, by the id of the order. */
export async function placedOrders(sql: RunSql, facts: readonly NoticeFacts[]): Promise<ReadonlyMap<string, OrderPlaced>> {
  if (facts.length === 0) return new Map();
  const rows = await sql<PlacedRow>(PLACED, [facts.map(({ orderId }) => orderId)]);
  const details = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    facts.flatMap((known) => {
      const row = details.get(known.orderId);
      return row ? [[known.orderId, placedOf(known, row)]] : [];
    }),
  );
}

function placedOf(facts: NoticeFacts, row: PlacedRow): OrderPlaced {
  const amount = (minor: string) => money(BigInt(minor), row.currency);
  const [subTotal, tax, discount] = [BigInt(row.sub_total_minor), BigInt(row.tax_minor), BigInt(row.discount_minor)];
  const isCod = row.payment_status === 'postpaid';
  const { orderNumber, orderReference, shopDomain, shipmentReference, carrierName, consignee, rate, billing } = facts;
  return {
    ...{ orderNumber, orderReference, shopDomain, shipmentReference, carrierName },
    consignee: { ...consignee, country: row.country },
    items: row.items.map(({ name, quantity, price }) => ({ name, quantity, price: amount(price) })),
    totals: {
      subTotal: money(subTotal, row.currency),
      tax: money(tax, row.currency),
      discount: money(discount, row.currency),
      orderValue: money(orderValue({ subTotal, tax, discount }), row.currency),
      shippingFee: row.shipping_fee_minor === null ? null : amount(row.shipping_fee_minor),
    },
    paymentStatus: row.payment_status,
    collectionAmount: isCod ? amount(row.collection_minor) : null,
    codFee: isCod ? amount(row.cod_fee_minor) : null,
    actualRate: rate,
    // Nothing is owed for what is waived.
    billingStatus: billing === 'waived' ? 'held' : billing,
    warnings: row.warnings.map(({ message }) => message),
    links: {},
  };
}
