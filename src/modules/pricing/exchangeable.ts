import { isCurrency, type Currency } from '../../kernel/money.js';
import type { FieldChecks } from '../../kernel/errors.js';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './pricing.tables.js';

/** Reads a currency code; defaults to the base currency. */
export function readCurrency(checks: FieldChecks, field: string, given: string | null | undefined, base: Currency): Currency {
  const currency = given?.trim().toUpperCase() ?? base;
  if (!isCurrency(currency)) checks.fail(field, 'currencyCode');
  return currency;
}

const findDirections = statement(($: Named<{ currency: string; base: string }>) =>
  db
    .selectFrom('fxRate')
    .select('fromCurrency')
    .distinct()
    .where((eb) =>
      eb.or([
        eb.and([eb('fromCurrency', '=', $.currency), eb('toCurrency', '=', $.base)]),
        eb.and([eb('fromCurrency', '=', $.base), eb('toCurrency', '=', $.currency)]),
      ]),
    )
    .where('validFrom', '<=', now),
);

/** Prices without exchange rates would take the service off sale, so reject them on input. */
export async function checkExchangeable(tx: Tx, checks: FieldChecks, field: string, currency: Currency): Promise<void> {
  const base = tx.services.settings.baseCurrency;
  if (currency === base || !isCurrency(currency)) return;
  const directions = await findDirections(tx.sql, { currency, base });
  if (directions.length < 2) checks.fail(field, 'noRates', { currency, base });
}
