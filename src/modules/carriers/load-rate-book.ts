import type { Currency } from '../../kernel/currency.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement } from '../../platform/db/statement.js';
import { db } from './carriers.tables.js';
import type { RateBookRows } from './rate-book.rows.js';

const findServices = statement(() => db.selectFrom('carrierService').select(db.columns('carrierService')));
const findCarriers = statement(() => db.selectFrom('carrier').select(db.columns('carrier')));
const findCards = statement(() => db.selectFrom('rateCard').select(db.columns('rateCard')).where('status', '!=', 'draft'));
const findBreaks = statement(() => db.selectFrom('weightBreak').select(db.columns('weightBreak')));
const findSurcharges = statement(() => db.selectFrom('surcharge').select(db.columns('surcharge')));
const findZones = statement(() => db.selectFrom('zone').select(db.columns('zone')));
const findMembers = statement(() => db.selectFrom('zoneMember').select(db.columns('zoneMember')));
const findLanes = statement(() => db.selectFrom('lane').select(db.columns('lane')));
const findPlans = statement(() => db.selectFrom('pricePlan').select(db.columns('pricePlan')));
const findGrants = statement(() => db.selectFrom('pricePlanService').select(db.columns('pricePlanService')));
const findRules = statement(() => db.selectFrom('displayRule').select(db.columns('displayRule')));
const findFxRates = statement(() => db.selectFrom('fxRate').select(db.columns('fxRate')));

/**
 * Reads the tables of the rate book; `buildRateBook` makes a book of them.
 * Services come before their carriers and cards before what belongs to them: what is added while we read
 * is then missing as a whole, never half.
 */
export async function loadRateBookRows(sql: RunSql, baseCurrency: Currency): Promise<RateBookRows> {
  return {
    baseCurrency,
    services: await findServices(sql, {}),
    carriers: await findCarriers(sql, {}),
    rateCards: await findCards(sql, {}),
    weightBreaks: await findBreaks(sql, {}),
    surcharges: await findSurcharges(sql, {}),
    zones: await findZones(sql, {}),
    zoneMembers: await findMembers(sql, {}),
    lanes: await findLanes(sql, {}),
    plans: await findPlans(sql, {}),
    planServices: await findGrants(sql, {}),
    displayRules: await findRules(sql, {}),
    fxRates: await findFxRates(sql, {}),
  };
}
