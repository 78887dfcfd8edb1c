import { currencyProblem } from '../../kernel/currency-hint.js';
import { isCurrency, money, type Money, parseMoney } from '../../kernel/money.js';
import { fieldError, invalid, problem, refuse, FieldChecks } from '../../kernel/errors.js';
import { warning, type FieldWarning } from '../../kernel/field-warnings.js';
import { checkFields, maxOf } from '../../platform/graphql/declared-fields.js';
import { type Address, checkAddress } from '../addresses/index.js';
import {
  checkMeasures,
  legacyPackage,
  type MeasuredPackage,
  packageOf,
  type ParcelType,
  type CarrierProduct,
  ProductInput,
  type VolumeUnit,
  boxPackage,
} from '../carriers/index.js';
import { RatesInput, PackageInput, type QuoteRatesInput } from './rate.types.js';

export interface CheckedRateRequest {
  readonly origin: Address;
  readonly destination: Address;
  readonly measured: MeasuredPackage;
  readonly type: ParcelType;
  readonly currency: string;
  /** Null for callers that send only a weight. */
  readonly products: readonly CarrierProduct[] | null;
  /** Null for callers that send only a weight. */
  readonly orderValueMinor: bigint | null;
  readonly warnings: readonly FieldWarning[];
}

const MAX_PRODUCTS = maxOf(RatesInput, 'products');

/** Validates a rate request; MISSING_FIELD `products` when it contains nothing to weigh. */
export function checkRateRequest(given: RatesInput, settings: { baseCurrency: string; legacyVolumeUnit: VolumeUnit }): CheckedRateRequest {
  const checks = new FieldChecks();
  const products = given.products ?? [];
  const isLegacy = products.length === 0;
  if (isLegacy && given.weight == null && given.volume == null) checks.missing('products');
  checkFields(checks, '', RatesInput, given);
  for (const field of ['weight', 'volume'] as const) if ((given[field] ?? 0) < 0) checks.fail(field, 'notNegative');
  const origin = checkAddress(checks, 'origin', given.origin);
  const destination = checkAddress(checks, 'destination', given.destination);
  const currency = (given.currency ?? products[0]?.currency ?? settings.baseCurrency).trim().toUpperCase();
  const orderValueMinor = isLegacy ? null : checkProducts(checks, products, currency);
  checks.settle();

  assertCurrency(products, currency);
  const measured = isLegacy
    ? legacyPackage({ weightKg: given.weight, volume: given.volume, volumeUnit: settings.legacyVolumeUnit })
    : packageOf(products);
  const warnings = [...checks.warnings, ...measured.warnings, ...(isLegacy ? [] : ignoredTotals(given))];
  const contents = isLegacy ? null : contentsOf(products, currency);
  return { origin, destination, measured, type: given.type ?? 'non_document', currency, products: contents, orderValueMinor, warnings };
}

/** Products supersede a total weight or volume. */
const ignoredTotals = (given: RatesInput): FieldWarning[] =>
  (['weight', 'volume'] as const).filter((field) => given[field] != null).map((field) => warning(field, 'LEGACY_IGNORED'));

function checkProducts(checks: FieldChecks, products: readonly ProductInput[], currency: string): bigint {
  let value = 0n;
  products.slice(0, MAX_PRODUCTS).forEach((product, index) => {
    const at = `products[${index}]`;
    checkFields(checks, at, ProductInput, product);
    checkMeasures(checks, at, product);
    if (!/^[A-Za-z]{3}$/.test(product.currency.trim())) checks.failWith(`${at}.currency`, currencyProblem(product.currency));
    const price = parseMoney(product.price, currency);
    if (!price) checks.fail(`${at}.price`, 'decimalsOf', { currency });
    else if (price.minor < 0n) checks.fail(`${at}.price`, 'notNegative');
    else if (Number.isSafeInteger(product.quantity)) value += price.minor * BigInt(product.quantity);
  });
  return value;
}

function assertCurrency(products: readonly ProductInput[], currency: string): void {
  const different = products.findIndex((product) => product.currency.trim().toUpperCase() !== currency);
  if (different >= 0) {
    const error = fieldError(`products[${different}].currency`, 'CURRENCY_MISMATCH', problem('isNotCurrency', { currency }));
    throw refuse('CURRENCY_MISMATCH', {}, { errors: [error] });
  }
  if (!isCurrency(currency)) throw refuse('CURRENCY_NOT_SUPPORTED', {}, { errors: [invalid('currency', 'notCurrency', { currency })] });
}

/** The products of a rate request as carriers ask for them. They have been checked. */
const contentsOf = (products: readonly ProductInput[], currency: string): readonly CarrierProduct[] =>
  products.map((product) => ({
    description: product.name,
    quantity: product.quantity,
    unitPrice: parseMoney(product.price, currency) ?? money(0n, currency),
    unitWeightG: Math.max(1, Math.ceil(product.grams)),
    hsCode: product.hsCode?.trim() || null,
    originCountry: product.originCountry?.trim().toUpperCase() || null,
    sku: null,
  }));

export interface CheckedQuoteRequest extends Omit<CheckedRateRequest, 'orderValueMinor'> {
  readonly orderValue: Money | null;
  readonly services: readonly string[] | null;
  /** Null when nothing is collected; a null amount means not known yet. */
  readonly cod: { readonly amount: Money | null } | null;
}

/** Validates a quote request: products, a package, or a total weight. */
export function checkQuoteRequest(given: QuoteRatesInput, settings: Parameters<typeof checkRateRequest>[1]): CheckedQuoteRequest {
  const isPackage = given.package != null && (given.products?.length ?? 0) === 0;
  const checks = new FieldChecks();
  if (isPackage && given.package) checkFields(checks, 'package', PackageInput, given.package);
  checks.settle();
  const weighed = isPackage ? { weight: given.package?.weightKg ?? null, volume: null } : {};
  const checked = checkRateRequest({ ...given, ...weighed, currency: null }, settings);
  const currency = given.currency?.trim().toUpperCase() ?? checked.currency;
  if (!isCurrency(currency)) throw refuse('CURRENCY_NOT_SUPPORTED', {}, { errors: [invalid('currency', 'notCurrency', { currency })] });
  const { orderValueMinor, ...rest } = checked;
  return {
    ...rest,
    ...(isPackage && given.package && { measured: boxPackage(given.package) }),
    currency,
    orderValue: orderValueMinor === null ? null : money(orderValueMinor, checked.currency),
    services: given.services?.length ? given.services : null,
    cod: collectionOf(given, currency),
  };
}

/** An amount alone implies that it is collected, unless `cod` is false. */
export function collectionOf(
  { cod, collectionAmount }: Pick<QuoteRatesInput, 'cod' | 'collectionAmount'>,
  currency: string,
): CheckedQuoteRequest['cod'] {
  const checks = new FieldChecks();
  const amount = collectionAmount == null ? null : parseMoney(collectionAmount, currency);
  if (amount === undefined) checks.fail('collectionAmount', 'decimalsOf', { currency });
  else if (amount && (amount.minor < 0n || amount.minor > 1_000_000_000_000_000n)) checks.fail('collectionAmount', 'notNegativeOrTooLarge');
  checks.settle();
  const isCollected = cod ?? (amount != null && amount.minor > 0n);
  return isCollected ? { amount: amount ?? null } : null;
}
