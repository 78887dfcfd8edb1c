import { money } from '../../kernel/money.js';
import { fxTable } from '../../kernel/exchange.js';
import { CityNames } from './city-names.js';
import { compileCards } from './build-rate-cards.js';
import { compileDisplayRules, compilePlans } from '../pricing/index.js';
import type { Carrier, RateBook, RateCard, Service } from './rate-book.js';
import type { CarrierServiceRow } from '../carriers/index.js';
import type { RateBookRows } from './rate-book.rows.js';
import { routeTable } from './route.rules.js';
import { zoneIndex } from './zone.rules.js';

const NO_LIMIT = Number.MAX_SAFE_INTEGER;
const MG_PER_G = 1_000;
const UM_PER_CM = 10_000;

/** Compiles the tables for lookup. Throws if they are inconsistent: an inconsistent book must not be sold from. */
export function buildRateBook(rows: RateBookRows): RateBook {
  const { carriers, lanes } = rows;
  const carrierById = new Map(carriers.map((carrier) => [carrier.id, carrier]));
  const cards = compileCards(rows);
  const cardsByService = Map.groupBy(cards, (card) => card.serviceId);
  const services = rows.services
    .map((row) => compileService(row, carrierById.get(row.carrierId), cardsByService.get(row.id) ?? []))
    .sort(byCode);
  return {
    baseCurrency: rows.baseCurrency,
    carriers: new Map(carriers.map((carrier) => [carrier.code, carrier])),
    services: new Map(services.map((service) => [service.code, service])),
    cardById: new Map(cards.map((card) => [card.id, card])),
    planById: compilePlans(rows),
    displayRules: compileDisplayRules(rows.displayRules),
    routes: routeTable(zoneIndex(rows, new CityNames(rows.placeAliases)), services, lanes),
    fx: fxTable(rows.fxRates, rows.baseCurrency),
  };
}

function compileService(row: CarrierServiceRow, carrier: Carrier | undefined, cards: readonly RateCard[]): Service {
  if (!carrier) throw new Error(`The service ${row.code} belongs to no carrier.`);
  if (row.weightStepG <= 0 || row.volumetricDivisor <= 0)
    throw new Error(`The service ${row.code} needs a weight step and a volumetric divisor.`);
  return {
    ...row,
    carrier,
    offered: row.active && carrier.active && carrier.kind !== 'connected',
    minWeightMg: (row.minWeightG ?? 0) * MG_PER_G,
    maxWeightMg: row.maxWeightG === null ? NO_LIMIT : row.maxWeightG * MG_PER_G,
    maxLengthUm: row.maxLengthCm === null ? NO_LIMIT : row.maxLengthCm * UM_PER_CM,
    maxGirthUm: row.maxGirthCm === null ? NO_LIMIT : row.maxGirthCm * UM_PER_CM,
    stepMg: row.weightStepG * MG_PER_G,
    codMax: row.codMaxMinor !== null && row.codMaxCurrency ? money(row.codMaxMinor, row.codMaxCurrency) : null,
    cards: onSale(cards, 'sale'),
    hasRetiredCard: cards.some((card) => card.purpose === 'sale' && card.status === 'retired'),
    costCards: onSale(cards, 'cost'),
  };
}

const onSale = (cards: readonly RateCard[], purpose: RateCard['purpose']): RateCard[] =>
  cards.filter((card) => card.purpose === purpose && card.status === 'published').sort(newestFirst);

const newestFirst = (left: RateCard, right: RateCard): number => right.period.from - left.period.from || right.version - left.version;

const byCode = (left: Service, right: Service): number => (left.code < right.code ? -1 : 1);
