import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant } from '../../platform/db/base.js';

/** One unit of `from` in units of `to` from a moment on. A new rate is a new row: what was quoted stays explainable. */
export const FxRateSchema = defineEntity({
  name: 'FxRate',
  tableName: 'fx_rate',
  uniques: [{ name: 'fx_rate_begin', properties: ['fromCurrency', 'toCurrency', 'validFrom'] }],
  checks: [{ name: 'fx_rate_positive', expression: 'rate > 0 and from_currency <> to_currency' }],
  properties: {
    id: p.uuid().primary(),
    fromCurrency: currencyCode(),
    toCurrency: currencyCode(),
    /** How much of `to` one unit of `from` is: a decimal with up to 10 decimals. */
    rate: p.decimal('string').precision(24).scale(10),
    validFrom: instant(),
    createdAt: instant().defaultRaw('now()'),
  },
});
