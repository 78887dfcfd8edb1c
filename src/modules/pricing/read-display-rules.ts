import type { Selectable } from 'kysely';
import { exponentOf, moneyOrNull } from '../../kernel/money.js';
import { formatScaled, plainDecimal } from '../../kernel/decimal.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { listLoaderBy } from '../../platform/work/loader.js';
import { db, type PricingTables } from './pricing.tables.js';
import type { DisplayRuleType } from './display-rule.types.js';

export type DisplayRuleRecord = Readonly<Selectable<PricingTables['displayRule']>>;

const findRules = statement(($: Named<{ sellerIds: readonly string[] }>) =>
  db
    .selectFrom('displayRule')
    .select(db.columns('displayRule'))
    .where('sellerId', '=', anyOf($.sellerIds))
    .where('active', '=', true)
    .orderBy('priority')
    .orderBy('shopId', (order) => order.asc().nullsLast())
    .orderBy('id'),
);

/** Display rules by seller, in order of evaluation. */
export const displayRulesLoader = listLoaderBy<string, DisplayRuleRecord>(
  (sellerIds, { sql }) => findRules(sql, { sellerIds }),
  (rule) => rule.sellerId,
);

export function displayRuleOut(rule: DisplayRuleRecord): DisplayRuleType {
  const amount = (minor: bigint | null) => moneyOrNull(minor, rule.currency);
  const weight = (grams: number | null) => (grams === null ? null : plainDecimal(BigInt(grams), 3));
  return {
    id: rule.id,
    sellerId: rule.sellerId,
    shopId: rule.shopId,
    priority: rule.priority,
    services: rule.services,
    countries: rule.countries,
    orderValueFrom: amount(rule.orderValueFromMinor),
    orderValueTo: amount(rule.orderValueToMinor),
    weightFromKg: weight(rule.weightFromG),
    weightToKg: weight(rule.weightToG),
    effect: rule.effect,
    value: valueOut(rule),
    currency: rule.currency,
    rounding: rule.rounding,
    min: amount(rule.minMinor),
    max: amount(rule.maxMinor),
    createdAt: rule.createdAt,
  };
}

function valueOut({ effect, value, currency }: DisplayRuleRecord): string | null {
  if (effect === 'free') return null;
  return formatScaled(value, effect === 'percent' ? 2 : exponentOf(currency));
}
