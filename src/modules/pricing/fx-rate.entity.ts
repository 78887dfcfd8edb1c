import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant } from '../../platform/db/base.js';

/** The value of one unit of `from` in `to` from a given time on. Rates are appended, so that earlier quotes stay explainable. */
export const FxRateSchema = defineEntity({
  name: 'FxRate',
  tableName: 'fx_rate',
  uniques: [{ name: 'fx_rate_begin', properties: ['fromCurrency', 'toCurrency', 'validFrom'] }],
  checks: [{ name: 'fx_rate_positive', expression: 'rate > 0 and from_currency <> to_currency' }],
  properties: {
    id: p.uuid().primary(),
    fromCurrency: currencyCode(),
    toCurrency: currencyCode(),
    /** Units of `to` per unit of `from`, with up to 10 decimals. */
    rate: p.decimal('string').precision(24).scale(10),
    validFrom: instant(),
    createdAt: instant().defaultRaw('now()'),
  },
});
