import { isCurrency } from '../../kernel/money.js';
import { readDecimal } from '../../kernel/decimal-fields.js';
import { FieldChecks } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { db } from './pricing.tables.js';
import { plainDecimal } from '../../kernel/decimal.js';
import { FX_DECIMALS } from '../../kernel/exchange.js';
import type { FxRateType, SetFxRateArgs } from './fx-rate.types.js';

const setRate = statement(($: Named<{ id: string; from: string; to: string; rate: string; validFrom: Date }>) =>
  db
    .insertInto('fxRate')
    .values({ id: $.id, fromCurrency: $.from, toCurrency: $.to, rate: $.rate, validFrom: $.validFrom })
    .onConflict((conflict) =>
      conflict.columns(['fromCurrency', 'toCurrency', 'validFrom']).doUpdateSet((eb) => ({ rate: eb.ref('excluded.rate') })),
    )
    .returning('id'),
);

/** A trillion: beyond any real inflation, and within the range of the column. */
const MAX_RATE = 10n ** 22n;

/** Sets an exchange rate from now or a later time. Earlier rates are kept, so that old prices can be recomputed. */
export async function setFxRate(tx: Tx, given: SetFxRateArgs): Promise<FxRateType> {
  const now = tx.services.clock.now();
  const from = given.from.trim().toUpperCase();
  const to = given.to.trim().toUpperCase();
  const checks = new FieldChecks();
  if (!isCurrency(from)) checks.fail('from', 'currencyCode');
  if (!isCurrency(to)) checks.fail('to', 'currencyCode');
  if (from === to) checks.fail('to', 'otherCurrency');
  const rate = readDecimal(checks, { field: 'rate', value: given.rate, scale: FX_DECIMALS, min: 1n, max: MAX_RATE });
  // A rate in the past would change agreed prices.
  if (given.validFrom && given.validFrom < now) checks.fail('validFrom', 'past');
  checks.settle();

  const validFrom = given.validFrom ?? now;
  const text = plainDecimal(rate ?? 0n, FX_DECIMALS);
  const row = await setRate.first(tx.sql, { id: newId(), from, to, rate: text, validFrom });
  return { id: row?.id ?? '', from, to, rate: text, validFrom };
}
