import type { CreateOrderInput } from '../client/index.js';
import { decimal, measure, wholeNumber } from './choices.js';
import { misused } from './exit-codes.js';
import { placeOf } from './places.js';

/** Command-line options of a simple order. */
export interface OrderOptions {
  readonly shop?: string | undefined;
  readonly number?: number | undefined;
  readonly reference?: string | undefined;
  readonly from?: string | undefined;
  readonly fromAddress?: string | undefined;
  readonly to?: string | undefined;
  readonly toAddress?: string | undefined;
  readonly name?: string | undefined;
  readonly company?: string | undefined;
  readonly note?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly product?: readonly string[] | undefined;
  readonly currency: string;
  readonly tax?: string | undefined;
  readonly discount?: string | undefined;
  readonly cod?: string | undefined;
  readonly carrier?: string | undefined;
}

export function orderOfOptions(options: OrderOptions): CreateOrderInput {
  const currency = options.currency.toUpperCase();
  const number = needed(options.number, '--number');
  const products = (options.product ?? []).map((line) => productOf(line, currency));
  if (products.length === 0) throw misused('Pass a file with orders, or at least one --product.');
  const subTotal = sumOf(products.map(({ price, quantity }) => ({ amount: price, times: quantity })));
  const tax = options.tax ?? '0';
  const discount = options.discount ?? '0';
  const total = sumOf([
    { amount: subTotal, times: 1 },
    { amount: tax, times: 1 },
    { amount: discount, times: -1 },
  ]);
  const { email, phone, company, note: deliveryNote } = options;
  const name = company === undefined ? needed(options.name, '--name') : (options.name ?? '');
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return {
    order: {
      shopDomain: needed(options.shop, '--shop'),
      orderNumber: number,
      orderReference: options.reference ?? String(number),
      currency, subTotal, tax, discount, total,
      carrier: options.carrier,
      ...(options.cod === undefined ? { paymentStatus: 'PREPAID' } : { paymentStatus: 'POSTPAID', collectionAmount: options.cod }),
    },
    customer: { firstName, lastName: rest.join(' ') || firstName, company, deliveryNote, email: needed(email, '--email'), phone },
    origin: placeOf(needed(options.from, '--from'), options.fromAddress),
    destination: placeOf(needed(options.to, '--to'), options.toAddress),
    products,
  }; // prettier-ignore
}

function needed<Value>(value: Value | undefined, option: string): Value {
  if (value === undefined) throw misused(`An order from options requires ${option}.`);
  return value;
}

const FORM = 'name:quantity:price:grams:LxWxH, such as "Mug:2:50:600:20x20x10"';

/** The name may contain colons, so the last four parts are the numbers. */
function productOf(line: string, currency: string) {
  const parts = line.split(':');
  const name = parts.slice(0, -4).join(':').trim();
  const [quantity = '', price = '', grams = '', box = ''] = parts.slice(-4);
  const sides = box.toLowerCase().split('x');
  if (name === '' || sides.length !== 3) throw misused(`"${line}" is not a product: write ${FORM}.`);
  try {
    const [length = 0, width = 0, height = 0] = sides.map(measure);
    return {
      name, currency, length, width, height,
      quantity: wholeNumber(1, 1_000_000)(quantity), price: decimal(price), grams: measure(grams), volume: 0,
    }; // prettier-ignore
  } catch (error) {
    throw misused(`"${line}" is not a product: write ${FORM}. ${error instanceof Error ? error.message : ''}`.trim());
  }
}

/** Adds decimal amounts as integers of their smallest unit, to avoid rounding. */
function sumOf(terms: readonly { readonly amount: string; readonly times: number }[]): string {
  const places = Math.max(...terms.map(({ amount }) => amount.split('.')[1]?.length ?? 0));
  const sum = terms.reduce((total, { amount, times }) => total + wholeOf(amount, places) * BigInt(times), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${sum < 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`;
}

function wholeOf(amount: string, places: number): bigint {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(`${whole}${part.padEnd(places, '0')}`);
}
