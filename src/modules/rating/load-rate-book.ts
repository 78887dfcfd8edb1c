import type { Currency } from '../../kernel/currency.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement } from '../../platform/db/statement.js';
import { readCarrierRows } from '../carriers/index.js';
import { readPriceRows } from '../pricing/index.js';
import { db } from './rating.tables.js';
import type { RateBookRows } from './rate-book.rows.js';

const findCards = statement(() => db.selectFrom('rateCard').select(db.columns('rateCard')).where('status', '!=', 'draft'));
const findBreaks = statement(() => db.selectFrom('weightBreak').select(db.columns('weightBreak')));
const findSurcharges = statement(() => db.selectFrom('surcharge').select(db.columns('surcharge')));
const findZones = statement(() => db.selectFrom('zone').select(db.columns('zone')));
const findMembers = statement(() => db.selectFrom('zoneMember').select(db.columns('zoneMember')));
const findAliases = statement(() => db.selectFrom('placeAlias').select(['countryCode', 'state', 'city', 'alias']));
const findLanes = statement(() => db.selectFrom('lane').select(db.columns('lane')));

/**
 * Reads the tables of the rate book for `buildRateBook`. Cards are read before their children, so that a card added meanwhile is missing
 * entirely rather than partly.
 */
export async function loadRateBookRows(sql: RunSql, baseCurrency: Currency): Promise<RateBookRows> {
  return {
    baseCurrency,
    ...(await readCarrierRows(sql)),
    rateCards: await findCards(sql, {}),
    weightBreaks: await findBreaks(sql, {}),
    surcharges: await findSurcharges(sql, {}),
    zones: await findZones(sql, {}),
    zoneMembers: await findMembers(sql, {}),
    placeAliases: await findAliases(sql, {}),
    lanes: await findLanes(sql, {}),
    ...(await readPriceRows(sql)),
  };
}
