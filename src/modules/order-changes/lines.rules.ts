import type { FieldChecks } from '../../kernel/errors.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { checkMeasures } from '../carriers/index.js';
import { amountReader, checkCustoms, MAX_PRODUCTS, type CheckedProduct, type Customs } from '../orders/index.js';
import { OrderLineChangesInput } from './order-change.types.js';

/** A stored line: dimensions per unit in centimetres and cubic centimetres. */
export interface StoredLine extends Customs {
  readonly name: string;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly volume: number;
}

interface Surroundings {
  readonly currency: string;
  readonly stored: readonly StoredLine[];
}

/** The new lines of an order. Missing dimensions are taken from the stored product of the same name. */
export function changedLines(
  checks: FieldChecks,
  given: readonly OrderLineChangesInput[],
  { currency, stored }: Surroundings,
): CheckedProduct[] {
  if (given.length === 0) checks.fail('products', 'oneEntry');
  if (given.length > MAX_PRODUCTS) checks.fail('products', 'atMostEntries', { max: MAX_PRODUCTS });
  const amount = amountReader(checks, currency);
  const byName = new Map(stored.map((line) => [line.name, line]));
  return given.slice(0, MAX_PRODUCTS).map((line, index) => {
    const at = `products[${index}]`;
    checkFields(checks, at, OrderLineChangesInput, line);
    const known = byName.get(line.name);
    const size = sizeOf(line, known);
    const customs = checkCustoms(checks, at, {
      hsCode: line.hsCode ?? known?.hsCode,
      originCountry: line.originCountry ?? known?.originCountry,
    });
    // A missing dimension is allowed here, so substitute a valid one for the check.
    const filled = { length: line.length ?? 1, width: line.width ?? 1, height: line.height ?? 1, volume: size.volume };
    checkMeasures(checks, at, { quantity: line.quantity, grams: line.grams, ...filled });
    const own = line.currency?.trim().toUpperCase();
    if (own !== undefined && own !== currency) checks.fail(`${at}.currency`, 'orderCurrency', { currency });
    const { name, quantity, grams } = line;
    return { name, quantity, grams, currency, priceMinor: amount(`${at}.price`, line.price) ?? 0n, ...size, ...customs };
  });
}

function sizeOf(line: OrderLineChangesInput, known: StoredLine | undefined): Omit<StoredLine, 'name' | keyof Customs> {
  const length = line.length ?? known?.length ?? 0;
  const width = line.width ?? known?.width ?? 0;
  const height = line.height ?? known?.height ?? 0;
  const isMeasured = line.length != null && line.width != null && line.height != null;
  const volume = line.volume ?? (isMeasured ? Math.round(length * width * height * 1e3) / 1e3 : (known?.volume ?? 0));
  return { length, width, height, volume };
}
