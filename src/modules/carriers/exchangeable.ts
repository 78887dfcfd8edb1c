import { isCurrency, type Currency } from '../../kernel/currency.js';
import type { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';

/** Reads a currency code; the base currency when it is absent. */
export function readCurrency(checks: FieldChecks, field: string, given: string | null | undefined, base: Currency): Currency {
  const currency = given?.trim().toUpperCase() ?? base;
  if (!isCurrency(currency)) checks.fail(field, 'must be an ISO 4217 currency code');
  return currency;
}

/** Prices in a currency without exchange rates would take the service off sale, so they are refused while they are made. */
export async function checkExchangeable(tx: Tx, checks: FieldChecks, field: string, currency: Currency): Promise<void> {
  const { clock, settings } = tx.services;
  const base = settings.baseCurrency;
  if (currency === base || !isCurrency(currency)) return;
  const rows = await tx.sql(
    `select distinct from_currency from fx_rate
     where (from_currency, to_currency) in (($1, $2), ($2, $1)) and valid_from <= $3`,
    [currency, base, clock.now()],
  );
  if (rows.length < 2) checks.fail(field, `${currency} has no exchange rates to and from ${base}`);
}
