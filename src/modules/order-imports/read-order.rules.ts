import { exponentOf } from '../../kernel/money.js';
import { formatScaled, parseScaled } from '../../kernel/decimal.js';
import type { CsvRecord } from '../../platform/csv/read-csv.js';
import type { DraftContent } from '../order-drafts/index.js';
import type { OrderGroup } from './group-records.rules.js';
import { linesToShip, type LineToShip } from './lines-to-ship.rules.js';
import { OrderCells, type FileFacts } from './order-cells.rules.js';
import { orderNumberOf } from '../orders/order-name.rules.js';
import { isWhole, sharedParcel, type Measured } from './parcel.rules.js';
import type { RowProblem } from './order-import.entity.js';
import type { AskedQuestion, FileWarning } from './questions.rules.js';
import { readCustomer, readDestination } from './read-destination.rules.js';
import { readPayment } from './read-payment.rules.js';
import { readStates } from './read-states.rules.js';

/** What an import assumes where its file says nothing. */
export interface ImportDefaults {
  readonly shopDomain: string;
  readonly origin: DraftContent['origin'];
  readonly currency: string | null;
  readonly countryCode: string | null;
  /** Of the whole parcel. */
  readonly grams: number | null;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

export interface ReadOrder {
  readonly content: DraftContent;
  /** The record of each product. */
  readonly records: readonly CsvRecord[];
  readonly problems: readonly RowProblem[];
  readonly warnings: readonly FileWarning[];
  readonly asked: readonly AskedQuestion[];
  /** True if there is nothing to ship, whatever else is wrong. */
  readonly isClosed: boolean;
  readonly wantedService: string | null;
  /** True if the defaults alone say what the parcel weighs and measures. */
  readonly isWholeParcel: boolean;
}

const MAX_NAME = 100;

type Product = NonNullable<DraftContent['products']>[number] & Measured;

/** Reads one order of a file. A cell that cannot be read is a problem with its line and column. */
export function readOrder(group: OrderGroup, defaults: ImportDefaults, facts: FileFacts): ReadOrder {
  const cells = new OrderCells(group, facts, defaults.currency);
  readStates(cells);
  const lines = linesToShip(cells);
  const told = lines.map((line) => ({ record: line.record, ...readLine(cells, line) }));
  const products = sharedParcel(told, defaults);
  tellWeightless(cells, products, defaults);
  const isPart = lines.length < group.records.length;
  const content: DraftContent = {
    order: withinGoods(cells, readAmounts(cells, defaults.shopDomain), isPart ? products : null),
    customer: readCustomer(cells),
    origin: defaults.origin,
    destination: readDestination(cells, defaults.countryCode),
    products: products.map(({ record: _record, ...product }) => product),
  };
  return {
    content,
    records: products.map(({ record }) => record),
    problems: cells.problems,
    warnings: cells.warnings,
    asked: cells.asked,
    isClosed: cells.isClosed,
    wantedService: cells.text('wantedService') || null,
    isWholeParcel: isWhole(told, defaults),
  };
}

function readAmounts(cells: OrderCells, shopDomain: string): NonNullable<DraftContent['order']> {
  const { name } = cells.group;
  const total = cells.amount('total');
  cells.exactText('orderNumber');
  if (name.length > MAX_NAME) cells.fail('orderNumber', 'atMostCharacters', { max: MAX_NAME });
  return {
    shopDomain,
    orderNumber: orderNumberOf(name),
    orderReference: name.slice(0, MAX_NAME) || null,
    currency: cells.currency,
    ...(cells.isOwn && { subTotal: cells.amount('subTotal') }),
    tax: taxOnTop(cells, total),
    discount: cells.amount('discount'),
    shippingFee: cells.amount('shippingFee'),
    total,
    ...readPayment(cells),
    carrier: cells.text('service') || null,
    locale: cells.text('locale') || null,
  };
}

/** Stores export taxes that are included in their prices, too. */
function taxOnTop(cells: OrderCells, total: string | null): string | null {
  const [tax, subTotal] = [cells.amount('tax'), cells.amount('subTotal')];
  if (tax === null || subTotal === null || total === null || cells.isOwn) return tax;
  const isIncluded = (cells.minor('subTotal') ?? 0n) + (cells.minor('shippingFee') ?? 0n) === cells.minor('total');
  return isIncluded ? null : tax;
}

/** The discount of a whole order may be more than the goods that are left of it are worth. */
function withinGoods(cells: OrderCells, order: NonNullable<DraftContent['order']>, left: readonly Product[] | null) {
  const minor = (amount: string | number | null | undefined): bigint => parseScaled(amount ?? '0', exponentOf(cells.currency)) ?? 0n;
  if (left === null || order.discount == null) return order;
  const whole = left.filter(({ quantity }) => Number.isSafeInteger(quantity));
  const worth = whole.reduce((sum, { price, quantity }) => sum + minor(price) * BigInt(quantity), minor(order.tax));
  if (minor(order.discount) <= worth) return order;
  const discount = formatScaled(worth, exponentOf(cells.currency));
  cells.warn('discount', 'DISCOUNT_REDUCED', { worth: discount, currency: cells.currency });
  return { ...order, discount };
}

/** The weight of one unit. Two columns that do not say the same are a mistake in one of them. */
function readGrams(cells: OrderCells, record: CsvRecord): number | null {
  const [grams, kilograms] = [cells.measure('itemGrams', record), cells.measure('itemKilograms', record)];
  const converted = kilograms === null ? null : Math.round(kilograms * 1e6) / 1e3;
  if (grams !== null && kilograms !== null && grams !== converted) {
    const column = cells.headerOf('itemGrams', record) ?? '';
    cells.fail('itemKilograms', 'weightContradicts', { kilograms, column, grams }, record);
  }
  return grams ?? converted;
}

function readLine(cells: OrderCells, { record, quantity }: LineToShip): Product {
  return {
    name: cells.text('itemName', record) || (cells.has('itemName') ? null : 'Goods'),
    quantity,
    price: cells.amount('itemPrice', record) ?? '0',
    grams: readGrams(cells, record),
    length: cells.measure('itemLength', record),
    width: cells.measure('itemWidth', record),
    height: cells.measure('itemHeight', record),
    volume: 0,
    currency: cells.currency,
    hsCode: cells.exactText('itemHsCode', record) || null,
    originCountry: cells.text('itemOrigin', record) || null,
  };
}

/** Items that the file does not weigh share what the others leave of the parcel: there must be something. */
function tellWeightless(
  cells: OrderCells,
  products: readonly (Product & { readonly record: CsvRecord })[],
  defaults: ImportDefaults,
): void {
  const countable = products.filter(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0);
  for (const { record, grams, height } of countable) {
    if (grams === null && defaults.grams !== null) cells.fail('itemGrams', 'weightOfWholeParcel', { grams: defaults.grams }, record);
    if (height === null && defaults.height !== null) cells.fail('itemHeight', 'heightOfWholeParcel', { height: defaults.height }, record);
  }
}
