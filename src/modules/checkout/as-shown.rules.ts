import { fieldError, invalid, problem, refuse, refuseFields } from '../../kernel/errors.js';
import { formatMoney, parseMoney, type Money } from '../../kernel/money.js';
import type { PricedOrder } from './price-order.js';

/** What somebody who places an order by hand has seen before. */
export interface Shown {
  /** The seller's price, in the currency of the order; null if any is taken. */
  readonly rate: string | null;
  /** Refuses an order that lacks what its carrier asks for, which is otherwise placed with a warning. */
  readonly needsDetails: boolean;
}

/** RATE_CHANGED if shipping costs something else now; MISSING_FIELD with each field that the carrier asks for. */
export function assertAsShown(priced: PricedOrder, { rate, needsDetails }: Shown): void {
  if (needsDetails) assertDetails(priced);
  if (rate !== null) assertRate(priced, rate);
}

function assertDetails({ warnings, quote }: PricedOrder): void {
  const carrier = quote.service.carrier.name;
  const missing = warnings.flatMap(({ code, field }) => (code === 'DETAILS_MISSING' && field !== null ? [fieldOfOrder(field)] : []));
  if (missing.length === 0) return;
  throw refuseFields([...new Set(missing)].map((field) => fieldError(field, 'MISSING_FIELD', problem('requiredByCarrier', { carrier }))));
}

function assertRate({ quote: { service, actualRate } }: PricedOrder, rate: string): void {
  const shown = parseMoney(rate, actualRate.currency);
  if (!shown) throw refuseFields([invalid('expectedRate', 'decimalsOf', { currency: actualRate.currency })]);
  if (shown.minor === actualRate.minor) return;
  throw refuse('RATE_CHANGED.fromTo', { service: service.name, now: textOf(actualRate), was: textOf(shown) });
}

const textOf = (amount: Money): string => `${formatMoney(amount)} ${amount.currency}`;

/** Carriers name the parties of a parcel; an order has a customer and two addresses. */
const ORDER_FIELDS: Readonly<Record<string, string>> = {
  'consignee.name': 'customer.firstName',
  'consignee.phone': 'customer.phone',
  'consignee.email': 'customer.email',
  'consignee.company': 'customer.company',
  contents: 'products[0].name',
  declaredValue: 'products[0].price',
};
const OF_ADDRESS: Readonly<Record<string, string>> = { lines: 'address', address: 'address', city: 'city', state: 'state', zip: 'zip' };
const OF_LINE: Readonly<Record<string, string>> = { description: 'name', unitPrice: 'price' };

function fieldOfOrder(asked: string): string {
  const [owner = '', ...parts] = asked.split('.');
  const part = parts.at(-1) ?? '';
  if (owner === 'products' && parts.length === 2) return `products[${Number(parts[0]) - 1}].${OF_LINE[part] ?? part}`;
  const end = { shipper: 'origin', consignee: 'destination' }[owner];
  return ORDER_FIELDS[asked] ?? (end && OF_ADDRESS[part] ? `${end}.${OF_ADDRESS[part]}` : asked);
}
