import pMap from 'p-map';
import { Refusal } from '../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { TurnOfLoop } from '../../platform/files/turn-of-loop.js';
import { priceOrder, type Ordering } from '../checkout/index.js';
import { checkOrder, contentHash, type CheckedOrder } from '../orders/index.js';
import { completed } from '../order-drafts/index.js';
import type { Shop } from '../shops/index.js';
import type { OrderImportRow, RowProblem } from './order-import.entity.js';
import { db } from './order-imports.tables.js';
import type { FileOrder } from './read-order-file.rules.js';

export type AssessedOrder = Pick<OrderImportRow, 'state' | 'serviceCode' | 'priceMinor' | 'currency' | 'orderId'> & {
  readonly order: FileOrder;
  readonly problems: readonly RowProblem[];
};

type Parts = Pick<Ordering, 'sql' | 'services'>;

const NOTHING = { serviceCode: null, priceMinor: null, currency: null, orderId: null } as const;
const PRICES_AT_ONCE = 8;
/** Prices that take longer, because carriers are asked, are known when the orders are placed. */
const MAX_PRICING_MS = 10_000;

const findOrders = statement(($: Named<{ shopId: string; numbers: readonly bigint[] }>) =>
  db
    .selectFrom('order')
    .select(['id', 'orderNumber', 'contentHash'])
    .where('shopId', '=', $.shopId)
    .where('orderNumber', '=', anyOf($.numbers)),
);

/** Tells for each order of a file whether it can be placed, was placed before, and what it would cost. Writes nothing. */
export async function assessOrders(parts: Parts, shop: Shop, orders: readonly FileOrder[]): Promise<AssessedOrder[]> {
  const numbers = [...new Set(orders.flatMap(({ content }) => content.order?.orderNumber ?? []))].map(BigInt);
  const stored = await findOrders(parts.sql, { shopId: shop.id, numbers });
  const known = new Map(stored.map((order) => [order.orderNumber, order]));
  const until = performance.now() + MAX_PRICING_MS;
  const turn = new TurnOfLoop();
  return pMap(orders, (order) => turn.rest().then(() => assess(parts, { shop, known, until }, order)), { concurrency: PRICES_AT_ONCE });
}

interface Surroundings {
  readonly shop: Shop;
  readonly known: ReadonlyMap<bigint, { readonly id: string; readonly contentHash: Buffer }>;
  readonly until: number;
}

async function assess(parts: Parts, { shop, known, until }: Surroundings, order: FileOrder): Promise<AssessedOrder> {
  if (order.problems.length > 0) return { order, ...NOTHING, state: 'problem', problems: order.problems };
  if (order.repeats !== null) {
    return { order, ...NOTHING, state: 'duplicate', problems: [whole(order, 'ORDER_EXISTS', `is in line ${order.repeats} already`)] };
  }
  const checked = checkOrder(completed(order.content), parts.services.settings);
  const earlier = known.get(checked.orderNumber);
  if (earlier) return repeated(order, earlier, checked);
  return performance.now() < until ? priced(parts, shop, order, checked) : { order, ...NOTHING, state: 'ready', problems: [] };
}

function repeated(order: FileOrder, earlier: { id: string; contentHash: Buffer }, checked: CheckedOrder): AssessedOrder {
  const isSame = earlier.contentHash.equals(contentHash(checked));
  const message = isSame ? 'was placed before, with the same content' : 'was placed before, with other content';
  const problems = [whole(order, 'ORDER_EXISTS', message)];
  return { order, ...NOTHING, state: isSame ? 'duplicate' : 'problem', problems, orderId: earlier.id };
}

async function priced(parts: Parts, { id, sellerId, mode }: Shop, order: FileOrder, checked: CheckedOrder): Promise<AssessedOrder> {
  try {
    const { quote } = await priceOrder(parts, checked, { sellerId, shopId: id, isTest: mode === 'test' });
    const { minor, currency } = quote.actualRate;
    return { order, ...NOTHING, state: 'ready', problems: [], serviceCode: quote.service.code, priceMinor: minor, currency };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { order, ...NOTHING, state: 'problem', problems: refused(order, error) };
  }
}

/** The reasons of all services would be longer than the file. */
const MAX_REASONS = 3;

const refused = (order: FileOrder, { code, message, errors }: Refusal): RowProblem[] => [
  whole(order, code, [message, ...errors.slice(0, MAX_REASONS).map((reason) => reason.message)].join(' ')),
];

const whole = ({ line }: FileOrder, code: string, message: string): RowProblem => ({ line, column: null, field: null, code, message });
