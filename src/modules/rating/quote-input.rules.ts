import { isCurrency } from '../../kernel/currency.js';
import { invalid, refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { parseMoney, type Money } from '../../kernel/money.js';
import { boxPackage } from '../carriers/index.js';
import { checkRateRequest, type CheckedRateRequest } from './rate-request.rules.js';
import { PackageInput, type QuoteRatesInput } from './rate-quote.types.js';
import { checkFields } from '../../platform/graphql/check-fields.js';

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
    orderValue: orderValueMinor === null ? null : { minor: orderValueMinor, currency: checked.currency },
    services: given.services?.length ? given.services : null,
    cod: collectionOf(given, currency),
  };
}

/** An amount alone implies that it is collected, unless `cod` is false. */
function collectionOf({ cod, collectionAmount }: QuoteRatesInput, currency: string): CheckedQuoteRequest['cod'] {
  const checks = new FieldChecks();
  const amount = collectionAmount == null ? null : parseMoney(collectionAmount, currency);
  if (amount === undefined) checks.fail('collectionAmount', 'decimalsOf', { currency });
  else if (amount && (amount.minor < 0n || amount.minor > 1_000_000_000_000_000n)) checks.fail('collectionAmount', 'notNegativeOrTooLarge');
  checks.settle();
  const isCollected = cod ?? (amount != null && amount.minor > 0n);
  return isCollected ? { amount: amount ?? null } : null;
}
