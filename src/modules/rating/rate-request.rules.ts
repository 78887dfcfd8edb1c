import { currencyProblem } from '../../kernel/currency-hint.js';
import { isCurrency } from '../../kernel/currency.js';
import { fieldError, invalid, problem, refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { warning, type FieldWarning } from '../../kernel/field-warnings.js';
import { parseMoney, money } from '../../kernel/money.js';
import { checkFields } from '../../platform/graphql/check-fields.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
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
} from '../carriers/index.js';
import { RatesInput } from './rate.types.js';

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
