import { sql as raw } from 'kysely';
import { refuse } from '../../kernel/errors.js';
import type { Money } from '../../kernel/money.js';
import { anyOf, rowsLike, statement, type Named } from '../../platform/db/statement.js';
import type { NewRow } from '../../platform/db/tables.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { namedOrder, referencesOf } from './order-name.rules.js';
import type { OrderWarning, PlacementFacts } from './order.entity.js';
import { normalisePhone } from './customer.rules.js';
import type { CheckedOrder } from './order.rules.js';
import { db, type OrderTables } from './orders.tables.js';
import { createHash } from 'node:crypto';

/** The part of the first answer that describes the chosen service. */
interface PlacedQuote {
  readonly service: { readonly code: string; readonly name: string };
  readonly actualRate: Money;
  readonly displayRate: Money | null;
}

/** An order with everything that is decided before it is placed. */
export interface DecidedOrder {
  readonly order: CheckedOrder;
  /** 0 for prepaid orders. */
  readonly collectionMinor: bigint;
  readonly codFeeBasisPoints: bigint;
  readonly codFeeMinor: bigint;
  readonly carrierAutoSelected: boolean;
  readonly quote: PlacedQuote;
  readonly warnings: readonly OrderWarning[];
}

export interface NewOrder extends DecidedOrder {
  readonly id: string;
  readonly shopId: string;
  readonly sellerId: string;
  readonly contentHash: Buffer;
  readonly ofFile: boolean;
}

type OrderRow = NewRow<OrderTables['order']>;
type LineRow = NewRow<OrderTables['orderLine']>;

const insertOrderAndLines = statement(($: Named<OrderRow & { lines: readonly LineRow[]; references: readonly string[] }>) =>
  db
    .with('placed', () =>
      db
        .insertInto('order')
        .values(db.newRow('order', $))
        .onConflict((conflict) => conflict.columns(['shopId', 'orderNumber']).doNothing())
        .returning('id'),
    )
    .with('written', (query) =>
      query
        .insertInto('orderLine')
        .columns(db.given('orderLine'))
        .expression(
          query
            .selectFrom(rowsLike('orderLine', $.lines).as('l'))
            .innerJoin('placed', 'placed.id', 'l.orderId')
            .select(db.given('orderLine').map((column) => `l.${column}` as const)),
        ),
    )
    .selectFrom('placed')
    .select((eb) => [
      'id',
      eb
        .selectFrom('order as earlier')
        .select('earlier.id')
        .where('earlier.shopId', '=', $.shopId)
        .where('earlier.orderReference', '=', anyOf($.references))
        .where(raw<boolean>`earlier.placement ? 'ofFile'`)
        .limit(1)
        .as('ofFile'),
    ]),
);

/**
 * Inserts an order with its lines, which claims its number. Returns false and writes nothing when the shop has already used the number;
 * concurrent duplicates wait here for the first to commit. ORDER_EXISTS if a file has brought the order under its name before.
 */
export async function insertOrder(tx: Tx, given: NewOrder): Promise<boolean> {
  const lines = lineRows(given.id, given.order);
  const { orderReference } = given.order;
  const references = referencesOf(namedOrder(orderReference));
  const placed = await insertOrderAndLines.first(tx.sql, { ...orderRow(tx, given), references, lines });
  if (placed && placed.ofFile !== null) throw refuse('ORDER_EXISTS', {}, { orderId: placed.ofFile });
  return placed !== undefined;
}

/** Inserts all lines in one statement whose text does not grow with their number. */
export const insertLines = (tx: Tx, orderId: string, order: Pick<CheckedOrder, 'products'>): Promise<void> =>
  db.insertAll(tx.sql, 'orderLine', lineRows(orderId, order));

const orderRow = (tx: Tx, { order, ...row }: NewOrder): OrderRow => ({
  id: row.id,
  shopId: row.shopId,
  sellerId: row.sellerId,
  shopDomain: order.domain,
  orderNumber: order.orderNumber,
  orderReference: order.orderReference,
  currency: order.currency,
  subTotalMinor: order.subTotal,
  taxMinor: order.tax,
  discountMinor: order.discount,
  totalMinor: order.total,
  shippingFeeMinor: order.shippingFee,
  paymentStatus: order.paymentStatus,
  paymentMethod: order.paymentMethod,
  collectionGivenMinor: order.collectionGiven,
  collectionMinor: row.collectionMinor,
  codFeeBasisPoints: Number(row.codFeeBasisPoints),
  codFeeMinor: row.codFeeMinor,
  customer: order.customer,
  origin: order.origin,
  destination: order.destination,
  warnings: [...row.warnings],
  placement: placementOf(row),
  contentHash: row.contentHash,
  requestId: tx.requestId,
  locale: order.locale,
  version: 1,
  collectionVersion: 1,
  labelChanges: 0,
});

const placementOf = ({ quote, ofFile, ...row }: Omit<NewOrder, 'order'>): PlacementFacts => ({
  ...(ofFile && { ofFile }),
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

const lineRows = (orderId: string, { products }: Pick<CheckedOrder, 'products'>): LineRow[] =>
  products.map((product, line) => ({
    id: newId(),
    orderId,
    line,
    name: product.name,
    quantity: product.quantity,
    priceMinor: product.priceMinor,
    currency: product.currency,
    weightMg: lineMilligrams(product),
    lengthUm: scaled(product.length, 1e4),
    widthUm: scaled(product.width, 1e4),
    heightUm: scaled(product.height, 1e4),
    volumeMm3: scaled(product.volume, 1e3),
    hsCode: product.hsCode,
    originCountry: product.originCountry,
  }));

/** Weight of one unit. */
export const lineMilligrams = ({ grams }: Pick<CheckedOrder['products'][number], 'grams'>): bigint => scaled(grams, 1e3);

const scaled = (value: number, factor: number): bigint => BigInt(Math.round(value * factor));

/** Fields added later: when empty they are left out, so that older orders keep their fingerprint. */
const LATER: ReadonlySet<string> = new Set(['rateId', 'hsCode', 'locale', 'originCountry', 'company', 'deliveryNote']);

/** The fingerprint of an order's content; equal fingerprints mean that the same order was sent again. */
export function contentHash(order: CheckedOrder): Buffer {
  const { warnings: _derived, ...content } = order;
  // How a phone number is dialled follows from the rest, and may be read better one day.
  const customer = { ...order.customer, phoneE164: undefined, phoneNormalised: normalisePhone(order.customer.phone) };
  return createHash('sha256')
    .update(JSON.stringify({ ...content, customer }, canonical))
    .digest();
}

function canonical(key: string, value: unknown): unknown {
  if (value === null && LATER.has(key)) return undefined;
  return typeof value === 'bigint' ? value.toString() : value;
}
