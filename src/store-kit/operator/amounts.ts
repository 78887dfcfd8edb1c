import { type Currency, formatMoney, isCurrency, type Money, money, parseMoney, zero } from '../../kernel/money.js';
import { isObject, listAt, textAt, type JsonObject } from './call.js';

/** A number of a body as money; undefined if it is none, or has more decimals than the currency. */
export function moneyAt(body: JsonObject, field: string, currency: Currency): Money | undefined {
  const given = body[field];
  return typeof given === 'number' || typeof given === 'string' ? parseMoney(given, currency) : undefined;
}

export function currencyOf(order: JsonObject): Currency | undefined {
  const currency = textAt(order, 'currency');
  return currency !== undefined && isCurrency(currency) ? currency : undefined;
}

/** The sum of quantity times price over the products of a body; undefined if one of them cannot be read. */
export function sumOfLines(body: JsonObject, currency: Currency): Money | undefined {
  let minor = 0n;
  for (const product of listAt(body, 'products')) {
    const price = moneyAt(product, 'price', currency) ?? moneyAt(product, 'amount', currency);
    const { quantity } = product;
    if (price === undefined || typeof quantity !== 'number' || !Number.isSafeInteger(quantity)) return undefined;
    minor += price.minor * BigInt(quantity);
  }
  return money(minor, currency);
}

/** What is due for an order: `subTotal` + `tax` - `discount` + shipping. */
export function dueFor(order: JsonObject, currency: Currency, shipping: Money): Money {
  const of = (field: string): bigint => moneyAt(order, field, currency)?.minor ?? 0n;
  return money(of('subTotal') + of('tax') - of('discount') + shipping.minor, currency);
}

/** Amounts are numbers in answers. */
export const printed = (amount: Money): number => Number(formatMoney(amount));

/** A rate that every currency can express. */
export const RATE_MAJOR = 7;

export const rateIn = (currency: Currency): Money => parseMoney(RATE_MAJOR, currency) ?? zero(currency);

export const currencyOfProducts = (body: unknown): Currency => {
  const [first] = isObject(body) ? listAt(body, 'products') : [];
  return (first && currencyOf(first)) ?? 'USD';
};
