import type { RunSql } from '../../platform/db/sql.js';
import { statement } from '../../platform/db/statement.js';
import { db, type DisplayRuleRow, type FxRateRow, type PricePlanRow, type PricePlanServiceRow } from './pricing.tables.js';

export interface PriceRows {
  readonly plans: readonly PricePlanRow[];
  readonly planServices: readonly PricePlanServiceRow[];
  readonly displayRules: readonly DisplayRuleRow[];
  readonly fxRates: readonly FxRateRow[];
}

const findPlans = statement(() => db.selectFrom('pricePlan').select(db.columns('pricePlan')));
const findGrants = statement(() => db.selectFrom('pricePlanService').select(db.columns('pricePlanService')));
const findRules = statement(() => db.selectFrom('displayRule').select(db.columns('displayRule')));
const findFxRates = statement(() => db.selectFrom('fxRate').select(db.columns('fxRate')));

export async function readPriceRows(sql: RunSql): Promise<PriceRows> {
  return {
    plans: await findPlans(sql, {}),
    planServices: await findGrants(sql, {}),
    displayRules: await findRules(sql, {}),
    fxRates: await findFxRates(sql, {}),
  };
}

export async function writePriceRows(sql: RunSql, rows: PriceRows): Promise<void> {
  await db.insertAll(sql, 'pricePlan', rows.plans);
  await db.insertAll(sql, 'pricePlanService', rows.planServices);
  await db.insertAll(sql, 'displayRule', rows.displayRules);
  await db.insertAll(sql, 'fxRate', rows.fxRates);
}
