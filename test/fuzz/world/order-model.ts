import fc from 'fast-check';
import { exponentOf } from '../../../src/kernel/money.js';
import { countries, type Country, type Place } from './countries.js';

export interface ModelItem {
  readonly name: string;
  readonly quantity: number;
  readonly priceMinor: number;
  readonly grams: number;
}

/** Where a phone says that it is; null without a fix. */
export type Point = { readonly lat: number; readonly lng: number } | null;

/** How far an order is paid in its store. */
export type Payment = 'cash_on_delivery' | 'paid' | 'partly_paid' | 'partly_refunded';

/** An order as it truly is, whatever a file or a form makes of it. */
export interface ModelOrder {
  readonly country: Country;
  readonly prefix: string;
  readonly first: string;
  readonly last: string;
  /** Empty if there is none. A company without a person has empty names. */
  readonly company: string;
  readonly phone: string;
  readonly dialled: string | null;
  readonly line: string;
  readonly more: string;
  readonly place: Place;
  readonly note: string;
  readonly items: readonly ModelItem[];
  readonly payment: Payment;
  readonly method: string;
  /** Part of the total that is paid or refunded, in percent. */
  readonly settledPercent: number;
}

const from = <T>(list: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...list);

const priceMinor = (currency: string): fc.Arbitrary<number> =>
  fc.integer({ min: 100, max: 250_000 }).map((minor) => (exponentOf(currency) === 0 ? Math.ceil(minor / 100) : minor));

/** The same in tens, also where a half is settled: 1,500 looks like 1.50 then. */
function inTens(order: ModelOrder): ModelOrder {
  const step = 20 * 10 ** exponentOf(order.country.currency);
  const items = order.items.map((each) => ({ ...each, priceMinor: Math.ceil(each.priceMinor / step) * step }));
  return { ...order, items, settledPercent: 50 };
}

const item = (currency: string): fc.Arbitrary<ModelItem> =>
  fc.record({
    name: from(['Mug', 'Teapot, blue', 'T-shirt "L"', 'شاي أخضر', '抹茶', 'Kaffee; gemahlen']),
    quantity: fc.integer({ min: 1, max: 4 }),
    priceMinor: priceMinor(currency),
    grams: fc.integer({ min: 50, max: 2_500 }),
  });

const ofCountry = (country: Country): fc.Arbitrary<ModelOrder> =>
  fc
    .record({
      prefix: from(['', '', '#', 'EU-', `${country.code}-`]),
      person: from(country.people),
      company: from(['', '', ...country.companies]),
      isCompanyAlone: fc.boolean(),
      phone: from(country.phones),
      street: from(country.streets),
      place: from(country.places),
      note: from(['', '', 'Ring twice', 'اترك الطرد عند الباب']),
      items: fc.array(item(country.currency), { minLength: 1, maxLength: 3 }),
      payment: from<Payment>(['cash_on_delivery', 'cash_on_delivery', 'paid', 'partly_paid', 'partly_refunded']),
      settledPercent: fc.integer({ min: 1, max: 99 }),
      cash: from(country.cashOnDelivery),
      card: from(country.paidBefore),
    })
    .map(({ person, isCompanyAlone, phone: [phone, dialled], street: [line, more], cash, card, ...order }) => ({
      ...order,
      country,
      ...(order.company !== '' && isCompanyAlone ? { first: '', last: '' } : person),
      phone,
      dialled,
      line,
      more,
      method: order.payment === 'paid' ? card : cash,
    }));

export const modelOrder: fc.Arbitrary<ModelOrder> = from(countries).chain(ofCountry);

/** Their amounts are all in tens, or any. */
export const ordersOfOneCountry: fc.Arbitrary<readonly ModelOrder[]> = from(countries).chain((country) => {
  const orders = fc.array(ofCountry(country), { minLength: 2, maxLength: 6 });
  return fc.oneof(
    orders,
    orders.map((each) => each.map(inTens)),
  );
});

export const totalOf = ({ items }: ModelOrder): number => items.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, 0);

/** What was paid before, or given back. */
export const settledOf = (order: ModelOrder): number => Math.floor((totalOf(order) * order.settledPercent) / 100);

/** What the driver has to collect. */
export function owedOf(order: ModelOrder): number {
  if (order.payment === 'paid') return 0;
  return order.payment === 'cash_on_delivery' ? totalOf(order) : totalOf(order) - settledOf(order);
}
