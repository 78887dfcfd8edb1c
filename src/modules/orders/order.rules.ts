import { currencyProblem } from '../../kernel/currency-hint.js';
import { isCurrency, parseMoney } from '../../kernel/money.js';
import { fieldError, problem, refuse, FieldChecks } from '../../kernel/errors.js';
import { warning } from '../../kernel/field-warnings.js';
import { languageTagOf } from '../../kernel/language-tag.js';
import { normaliseDomain } from '../../kernel/domain-name.js';
import { checkFields, maxOf } from '../../platform/graphql/declared-fields.js';
import { checkAddress, isCountry, type Address } from '../addresses/index.js';
import { checkMeasures, MAX_QUANTITY, ProductInput } from '../carriers/index.js';
import { checkCustomer, warnUnprintableOrder, type RecipientRule } from './customer.rules.js';
import type { Customer, OrderWarning } from './order.entity.js';
import type { PaymentStatus } from './orders.enums.js';
import { paymentMeaning } from './payment.rules.js';
import { CreateOrderInput, OrderDetailsInput } from './order.types.js';

type Amount = string | number | null | undefined;

/** A product line with its price in minor units. */
export interface CheckedProduct extends Omit<ProductInput, 'price' | keyof Customs>, Customs {
  readonly priceMinor: bigint;
}

/** A validated order: every amount exact, every text within its limit. Absent amounts stay absent. */
export interface CheckedOrder {
  readonly domain: string;
  readonly carrier: string | null;
  /** The id of the quote that the shopper chose. */
  readonly rateId: string | null;
  readonly orderNumber: bigint;
  readonly orderReference: string;
  readonly currency: string;
  readonly subTotal: bigint;
  readonly tax: bigint;
  readonly discount: bigint;
  readonly total: bigint;
  readonly shippingFee: bigint | null;
  readonly collectionGiven: bigint | null;
  readonly paymentStatus: PaymentStatus;
  readonly paymentMethod: string | null;
  /** Language of the shopper; null when the store sent none. */
  readonly locale: string | null;
  readonly customer: Customer;
  readonly origin: Address;
  readonly destination: Address;
  readonly products: readonly CheckedProduct[];
  readonly warnings: readonly OrderWarning[];
}

export const MAX_PRODUCTS = maxOf(CreateOrderInput, 'products');

/** Runs every check of an order that needs no database. */
export function checkOrder(
  given: CreateOrderInput,
  { strictSubtotal }: { strictSubtotal: boolean },
  recipient: RecipientRule = 'documented',
): CheckedOrder {
  const checks = new FieldChecks();
  const { order } = given;
  const currency = checkCurrency(checks, 'order.currency', order.currency);
  const amount = amountReader(checks, currency);
  checkFields(checks, '', CreateOrderInput, given);
  const products = checkProducts(checks, given.products, currency);
  const domain = normaliseDomain(order.shopDomain) ?? '';
  if (order.orderNumber < 1) checks.fail('order.orderNumber', 'atLeast', { min: 1 });
  // The language has its own rule.
  const { locale, ...limited } = order;
  checkFields(checks, 'order', OrderDetailsInput, limited);
  if (domain === '' && order.shopDomain.trim() !== '') checks.fail('order.shopDomain', 'domain');
  const destination = checkAddress(checks, 'destination', given.destination);
  const checked = {
    domain,
    carrier: order.carrier?.trim() || null,
    rateId: order.rateId?.trim() || null,
    orderNumber: BigInt(order.orderNumber),
    orderReference: order.orderReference,
    currency,
    subTotal: amount('order.subTotal', order.subTotal) ?? 0n,
    tax: amount('order.tax', order.tax) ?? 0n,
    discount: amount('order.discount', order.discount) ?? 0n,
    total: amount('order.total', order.total) ?? 0n,
    shippingFee: amount('order.shippingFee', order.shippingFee),
    collectionGiven: amount('order.collectionAmount', order.collectionAmount),
    paymentStatus: order.paymentStatus ?? 'prepaid',
    paymentMethod: order.paymentMethod ?? null,
    locale: checkLocale(checks, locale),
    customer: checkCustomer(checks, given.customer, destination, recipient),
    origin: checkAddress(checks, 'origin', given.origin),
    destination,
    products,
  };
  warnUnprintableOrder(checks, checked);
  const amountsAreRead = !checks.errors.some(({ field }) => field === 'order.subTotal' || field === 'order.tax');
  if (amountsAreRead && checked.discount > checked.subTotal + checked.tax)
    checks.fail('order.discount', 'notMore', { sum: 'subTotal + tax' });
  const warnings = warningsOf(checked);
  if (strictSubtotal && warnings.some(({ code }) => code === 'SUBTOTAL_MISMATCH')) {
    checks.fail('order.subTotal', 'sumOfLines');
  }
  checks.settle();
  assertOneCurrency(products, currency);
  return { ...checked, warnings: [...warnings, ...checks.warnings] };
}

type Amounts = Pick<CheckedOrder, 'subTotal' | 'tax' | 'discount'>;

/** Value of the goods: subTotal + tax - discount. */
export const orderValue = ({ subTotal, tax, discount }: Amounts): bigint => subTotal + tax - discount;

/**
 * The collection amount of a cash on delivery order: the given amount, else the value of the goods plus the shipping price, which is the
 * supplied fee or else the shown rate. 0 counts as given: a fee of 0 is free shipping.
 */
export const collectionOf = (order: Amounts & Pick<CheckedOrder, 'collectionGiven' | 'shippingFee'>, shownRateMinor: bigint): bigint =>
  order.collectionGiven ?? orderValue(order) + (order.shippingFee ?? shownRateMinor);

/** A blank locale counts as absent. */
function checkLocale(checks: FieldChecks, given: string | null | undefined): string | null {
  if (given == null || given.trim() === '') return null;
  const tag = languageTagOf(given);
  if (tag === undefined) checks.fail('order.locale', 'languageTag', { example: 'ar-AE', max: 35 });
  return tag ?? null;
}

function checkCurrency(checks: FieldChecks, field: string, given: string): string {
  const currency = given.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) checks.failWith(field, currencyProblem(given));
  return currency;
}

/** Reads amounts of one currency; rejects negative amounts and excess decimals. */
export function amountReader(checks: FieldChecks, currency: string) {
  return (field: string, given: Amount): bigint | null => {
    if (given === null || given === undefined) return null;
    const amount = parseMoney(given, currency);
    if (!amount) checks.fail(field, 'decimalsOf', { currency });
    else if (amount.minor < 0n) checks.fail(field, 'notNegative');
    else if (amount.minor > MAX_MINOR) checks.fail(field, 'tooLarge');
    else return amount.minor;
    return null;
  };
}

/** Sums of such amounts over a thousand lines still fit a database bigint. */
const MAX_MINOR = 1_000_000_000_000_000n;

function checkProducts(checks: FieldChecks, given: readonly ProductInput[], currency: string): CheckedProduct[] {
  const amount = amountReader(checks, currency);
  return given.slice(0, MAX_PRODUCTS).map((product, index) => {
    const at = `products[${index}]`;
    checkMeasures(checks, at, product);
    checkFields(checks, at, ProductInput, product);
    return {
      ...product,
      ...checkCustoms(checks, at, product),
      currency: checkCurrency(checks, `${at}.currency`, product.currency),
      priceMinor: amount(`${at}.price`, product.price) ?? 0n,
    };
  });
}

function assertOneCurrency(products: readonly CheckedProduct[], currency: string): void {
  const errors = products.flatMap((product, index) =>
    product.currency === currency
      ? []
      : [fieldError(`products[${index}].currency`, 'CURRENCY_MISMATCH', problem('otherThanOrder', { given: product.currency, currency }))],
  );
  if (errors.length > 0) throw refuse('CURRENCY_MISMATCH', {}, { errors });
  if (isCurrency(currency)) return;
  const unknown = fieldError('order.currency', 'CURRENCY_NOT_SUPPORTED', problem('unknownCurrencyUse', { currency, example: 'USD' }));
  throw refuse('CURRENCY_NOT_SUPPORTED', {}, { errors: [unknown] });
}

type WarnedParts = Pick<CheckedOrder, 'products' | 'subTotal' | 'paymentStatus' | 'paymentMethod' | 'collectionGiven'>;

function warningsOf(order: WarnedParts): OrderWarning[] {
  const warnings: OrderWarning[] = [];
  const sum = order.products.reduce((total, { quantity, priceMinor }) => total + wholeQuantity(quantity) * priceMinor, 0n);
  const difference = order.subTotal > sum ? order.subTotal - sum : sum - order.subTotal;
  // Stores round per line, so tolerate one minor unit per line.
  if (difference > BigInt(order.products.length)) warnings.push(warning('order.subTotal', 'SUBTOTAL_MISMATCH'));
  if (order.paymentStatus === 'prepaid' && order.collectionGiven !== null && order.collectionGiven > 0n) {
    warnings.push(warning('order.collectionAmount', 'COLLECTION_IGNORED.amountKept'));
  } else if (order.paymentStatus === 'prepaid' && order.paymentMethod !== null && paymentMeaning(order.paymentMethod) === 'door') {
    warnings.push(warning('order.paymentMethod', 'COLLECTION_IGNORED'));
  }
  if (order.products.length > 0 && order.products.every(({ grams }) => grams === 0)) warnings.push(warning('products', 'NO_WEIGHT'));
  return warnings;
}

const wholeQuantity = (quantity: number): bigint =>
  Number.isInteger(quantity) && Math.abs(quantity) <= MAX_QUANTITY ? BigInt(quantity) : 0n;

/** Customs details of a product. */
export interface GivenCustoms {
  readonly hsCode?: string | null;
  readonly originCountry?: string | null;
}

export interface Customs {
  readonly hsCode: string | null;
  readonly originCountry: string | null;
}

const HS_CODE = /^\d{4}(?:\.?\d{2}){1,4}$/;
const MAX_HS_CODE = 16;

/** Both are optional: missing values stay blank on the customs papers. */
export function checkCustoms(checks: FieldChecks, at: string, given: GivenCustoms): Customs {
  const hsCode = given.hsCode?.slice(0, MAX_HS_CODE + 1).trim() || null;
  const originCountry = given.originCountry?.slice(0, 3).trim().toUpperCase() || null;
  if (hsCode !== null && (hsCode.length > MAX_HS_CODE || !HS_CODE.test(hsCode))) {
    checks.fail(`${at}.hsCode`, 'hsCode', { example: '6912.00' });
  }
  if (originCountry !== null && !isCountry(originCountry)) {
    checks.fail(`${at}.originCountry`, 'countryCode');
  }
  return { hsCode, originCountry };
}
