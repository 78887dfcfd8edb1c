import type { Money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import type { OrderWarning, PlacementFacts } from './order.entity.js';
import type { CheckedOrder } from './order.rules.js';

/** What the first answer tells of the chosen service. */
interface PlacedQuote {
  readonly service: { readonly code: string; readonly name: string };
  readonly actualRate: Money;
  readonly displayRate: Money | null;
}

export interface NewOrder {
  readonly id: string;
  readonly shopId: string;
  readonly sellerId: string;
  readonly order: CheckedOrder;
  readonly collectionMinor: bigint;
  readonly codFeeBasisPoints: bigint;
  readonly codFeeMinor: bigint;
  readonly carrierAutoSelected: boolean;
  readonly quote: PlacedQuote;
  readonly warnings: readonly OrderWarning[];
  readonly contentHash: Buffer;
}

/** Claims the order number. False when the shop has used it: parallel copies wait here for the first one to commit. */
export async function insertOrder(tx: Tx, { order, ...row }: NewOrder): Promise<boolean> {
  const inserted = await tx.sql(
    `insert into "order" (id, shop_id, seller_id, shop_domain, order_number, order_reference, currency, sub_total_minor, tax_minor,
       discount_minor, total_minor, shipping_fee_minor, payment_status, payment_method, collection_given_minor, collection_minor,
       cod_fee_basis_points, cod_fee_minor, customer, origin, destination, warnings, placement, content_hash, request_id, locale,
       version, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, 1, $27, $27)
     on conflict (shop_id, order_number) do nothing returning id`,
    [
      row.id,
      row.shopId,
      row.sellerId,
      order.domain,
      order.orderNumber,
      order.orderReference,
      order.currency,
      order.subTotal,
      order.tax,
      order.discount,
      order.total,
      order.shippingFee,
      order.paymentStatus,
      order.paymentMethod,
      order.collectionGiven,
      row.collectionMinor,
      row.codFeeBasisPoints,
      row.codFeeMinor,
      JSON.stringify(order.customer),
      JSON.stringify(order.origin),
      JSON.stringify(order.destination),
      JSON.stringify(row.warnings),
      JSON.stringify(placementOf(row)),
      row.contentHash,
      tx.requestId,
      order.locale,
      tx.services.clock.now(),
    ],
  );
  return inserted.length > 0;
}

const placementOf = ({ quote, ...row }: Omit<NewOrder, 'order'>): PlacementFacts => ({
  collectionMinor: row.collectionMinor.toString(),
  codFeeMinor: row.codFeeMinor.toString(),
  service: {
    code: quote.service.code,
    name: quote.service.name,
    autoSelected: row.carrierAutoSelected,
    actualRateMinor: quote.actualRate.minor.toString(),
    displayRateMinor: quote.displayRate?.minor.toString() ?? null,
  },
});

/** All lines in one statement whose text does not grow with their number. */
export async function insertLines(tx: Tx, orderId: string, { products }: Pick<CheckedOrder, 'products'>): Promise<void> {
  await tx.sql(
    `insert into order_line (id, order_id, line, name, quantity, price_minor, currency, weight_mg, length_um, width_um, height_um, volume_mm3,
       hs_code, origin_country)
     select l.id, $1, l.line, l.name, l.quantity, l.price_minor, l.currency, l.weight_mg, l.length_um, l.width_um, l.height_um, l.volume_mm3,
       l.hs_code, l.origin_country
     from unnest($2::uuid[], $3::int[], $4::text[], $5::int[], $6::bigint[], $7::text[], $8::bigint[], $9::bigint[], $10::bigint[],
                 $11::bigint[], $12::bigint[], $13::text[], $14::text[])
       as l(id, line, name, quantity, price_minor, currency, weight_mg, length_um, width_um, height_um, volume_mm3, hs_code, origin_country)`,
    [
      orderId,
      products.map(() => newId()),
      products.map((_product, index) => index),
      products.map((product) => product.name),
      products.map((product) => product.quantity),
      products.map((product) => product.priceMinor.toString()),
      products.map((product) => product.currency),
      products.map((product) => scaled(product.grams, 1e3)),
      products.map((product) => scaled(product.length, 1e4)),
      products.map((product) => scaled(product.width, 1e4)),
      products.map((product) => scaled(product.height, 1e4)),
      products.map((product) => scaled(product.volume, 1e3)),
      products.map((product) => product.hsCode),
      products.map((product) => product.originCountry),
    ],
  );
}

const scaled = (value: number, factor: number): number => Math.round(value * factor);
