import pMap from 'p-map';
import { problem, type FieldProblem } from '../../kernel/errors.js';
import { TurnOfLoop } from '../../platform/files/turn-of-loop.js';
import { differencesOf } from './compare-stored.rules.js';
import type { QuotedService, RowProblem, RowWarning } from './order-import.entity.js';
import { checkedContent, NOTHING, priceContent, wholeOrder, type Assessment, type Prices, type PricingImport } from './price-content.js';
import type { FileOrder } from './read-order-file.rules.js';
import { fileWarnings } from './row-warnings.js';
import { namedOrder, type NamedOrder } from '../orders/index.js';
import { storedOrders, type StoredOrder, type StoredOrders } from './stored-orders.js';

export interface AssessedOrder extends Assessment {
  readonly order: FileOrder;
}

export interface AssessedFile {
  readonly orders: readonly AssessedOrder[];
  /** What any of them could go with. */
  readonly services: readonly QuotedService[];
}

export const PRICES_AT_ONCE = 8;
/** Prices that take longer, because carriers are asked, are known when the orders are placed. */
export const MAX_PRICING_MS = 10_000;

/** Tells for each order of a file whether it can be placed, was placed before, and what it would cost. Writes nothing. */
export async function assessOrders(
  parts: PricingImport,
  { shop, known }: Pick<Prices, 'shop' | 'known'>,
  orders: readonly FileOrder[],
): Promise<AssessedFile> {
  const stored = await storedOrders(parts.sql, shop.id, orders.map(namedOf));
  const prices: Prices = { shop, known, until: performance.now() + MAX_PRICING_MS, quoted: new Map() };
  const turn = new TurnOfLoop();
  const assessed = await pMap(orders, (order) => turn.rest().then(() => assess(parts, { stored, prices }, order)), {
    concurrency: PRICES_AT_ONCE,
  });
  const services = [...prices.quoted.values()].toSorted((left, right) => left.name.localeCompare(right.name));
  return { orders: assessed, services };
}

const namedOf = ({ name }: FileOrder): NamedOrder => namedOrder(name);

async function assess(
  parts: PricingImport,
  { stored, prices }: { stored: StoredOrders; prices: Prices },
  order: FileOrder,
): Promise<AssessedOrder> {
  const { line, content, wantedService, parcel } = order;
  const warnings = fileWarnings(order.warnings);
  const nothing = { order, ...NOTHING, content };
  if (order.problems.length > 0) return { ...nothing, state: 'problem', problems: order.problems, warnings };
  if (order.repeats !== null) {
    const problems = [existing(line, problem('inLineAlready', { line: order.repeats }))];
    return { ...nothing, state: 'duplicate', problems, warnings: [] };
  }
  const number = stored.numberOf(namedOf(order));
  const earlier = stored.find(namedOf(order));
  if (earlier) return { ...nothing, ...repeated(parts, { order, number, earlier, warnings }) };
  return { order, ...(await priceContent(parts, prices, { line, content, wantedService, parcel, warnings, number })) };
}

interface Repeated {
  readonly order: FileOrder;
  readonly number: bigint;
  readonly earlier: StoredOrder;
  readonly warnings: readonly RowWarning[];
}

/** An order that is placed stays as it is, no matter who has placed it; what the file says otherwise is a problem. */
function repeated(
  parts: PricingImport,
  { order, number, earlier, warnings }: Repeated,
): Pick<Assessment, 'state' | 'problems' | 'warnings' | 'orderId'> {
  const { line, name, content } = order;
  const differences = differencesOf(earlier, checkedContent(parts, { content, number }));
  const { orderReference: reference, id: orderId } = earlier;
  const ending = `${reference === name ? '' : 'As'}${earlier.isCancelled ? 'Cancelled' : ''}` as const;
  const told = (words: FieldProblem) => [existing(line, words)];
  if (differences === null)
    return { state: 'duplicate', problems: told(problem(`placedBefore${ending}`, { reference })), warnings: [], orderId };
  if (differences.length === 0)
    return { state: 'duplicate', problems: told(problem(`placedAlike${ending}`, { reference })), warnings: [], orderId };
  return { state: 'problem', problems: told(problem(`placedOtherwise${ending}`, { reference, parts: differences })), warnings, orderId };
}

const existing = (line: number, said: FieldProblem): RowProblem => wholeOrder(line, { code: 'ORDER_EXISTS', said });
