import { formatMoney, money } from '../../kernel/money.js';
import type { GivenMeasures } from '../carriers/index.js';
import type { CheckedProduct, Customs, Order } from '../orders/index.js';
import type { OrderState } from './changed-order.js';

/** One changed field. Amounts are major units as text; products are a list in the store's format. */
export interface ChangeRow {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const CONTACT = ['firstName', 'lastName', 'email', 'phone', 'company', 'deliveryNote'] as const;
const PLACE = ['address', 'city', 'state', 'countryCode', 'country', 'zip', 'lat', 'lng', 'company', 'deliveryNote'] as const;

interface Difference {
  readonly before: OrderState;
  readonly after: OrderState;
}

/** The requested fields, changed or not, and the fields that changed as a consequence. */
export function changeRows({ currency }: Pick<Order, 'currency'>, named: readonly string[], { before, after }: Difference): ChangeRow[] {
  const amount = (minor: bigint | null): string | null => (minor === null ? null : formatMoney(money(minor, currency)));
  const all: ChangeRow[] = [
    ...CONTACT.map((key) => ({ field: `customer.${key}`, before: before.customer[key] ?? null, after: after.customer[key] ?? null })),
    ...PLACE.map((key) => ({
      field: `destinationAddress.${key}`,
      before: before.destination[key] ?? null,
      after: after.destination[key] ?? null,
    })),
    { field: 'orderPaymentStatus', before: before.paymentStatus, after: after.paymentStatus },
    { field: 'collectionAmount', before: amount(before.collectionGivenMinor), after: amount(after.collectionGivenMinor) },
    { field: 'effectiveCollection', before: amount(before.collectionMinor), after: amount(after.collectionMinor) },
    { field: 'codFee', before: amount(before.codFeeMinor), after: amount(after.codFeeMinor) },
  ];
  return all.filter((row) => named.includes(row.field) || row.before !== row.after);
}

export interface LineFacts extends Customs, GivenMeasures {
  readonly name: string;
  readonly price: string;
}

export const linesRow = (before: readonly LineFacts[], after: readonly CheckedProduct[]): ChangeRow => ({
  field: 'products',
  before: before.map(lineOut),
  after: after.map(({ priceMinor, currency, ...line }) => lineOut({ ...line, price: formatMoney(money(priceMinor, currency)) })),
});

const lineOut = ({ name, price, quantity, grams, length, width, height, volume, hsCode, originCountry }: LineFacts) => ({
  title: name,
  amount: price,
  quantity,
  grams,
  length,
  width,
  height,
  volume,
  ...(hsCode !== null && { hsCode }),
  ...(originCountry !== null && { originCountry }),
});
