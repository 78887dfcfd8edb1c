import { money } from '../../kernel/money.js';
import { fxTable } from '../../kernel/exchange.js';
import { CityNames } from './city-names.js';
import { compileDisplayRules, compilePlans } from '../pricing/index.js';
import { type Carrier, type RateBook, type RateCard, type Service, type Surcharge, type TierPrices, periodOf } from './rate-book.js';
import type { CarrierServiceRow } from '../carriers/index.js';
import type { RateBookRows, RateCardRow, SurchargeRow, WeightBreakRow } from './rate-book.rows.js';
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

function compileCards(rows: Pick<RateBookRows, 'rateCards' | 'weightBreaks' | 'surcharges'>): RateCard[] {
  const breaksByCard = Map.groupBy(rows.weightBreaks, (row) => row.cardId);
  const surchargesByCard = Map.groupBy(rows.surcharges, (row) => row.cardId);
  const global = surchargesByCard.get(null) ?? [];
  return rows.rateCards.map((row) => ({
    id: row.id,
    purpose: row.purpose,
    serviceId: row.serviceId,
    version: row.version,
    currency: row.currency,
    status: row.status,
    period: periodOf(row.effectiveFrom, row.effectiveTo),
    tiers: compileTiers(row, breaksByCard.get(row.id) ?? []),
    surcharges: [...(surchargesByCard.get(row.id) ?? []), ...(row.purpose === 'sale' ? global : [])].sort(inOrder).map(compileSurcharge),
  }));
}

function compileTiers(card: RateCardRow, rows: readonly WeightBreakRow[]): ReadonlyMap<string, TierPrices> {
  const byTier = Map.groupBy(rows, (row) => row.tier);
  return new Map([...byTier].map(([tier, breaks]) => [tier, compileTier(`${card.id}, tier ${tier}`, breaks)]));
}

function compileTier(name: string, rows: readonly WeightBreakRow[]): TierPrices {
  const ascending = [...rows].sort((left, right) => left.upToG - right.upToG);
  const last = ascending.at(-1);
  const hasStep = last !== undefined && last.stepG !== null && last.pricePerStepMinor !== null;
  if (new Set(ascending.map((row) => row.upToG)).size < ascending.length)
    throw new Error(`Rate card ${name}: two breaks end at the same weight.`);
  if (ascending.some((row) => row !== last && row.stepG !== null))
    throw new Error(`Rate card ${name}: only the last break may go on in steps.`);
  return {
    breaks: ascending.map((row) => ({ upToMg: row.upToG * 1_000, price: row.priceMinor })),
    beyond: hasStep ? { stepMg: last.stepG * 1_000, price: last.pricePerStepMinor } : null,
  };
}

function compileSurcharge(row: SurchargeRow): Surcharge {
  if (row.kind !== 'percent' && !row.currency) throw new Error(`The surcharge ${row.id} is an amount without a currency.`);
  return {
    code: row.code,
    label: row.label,
    kind: row.kind,
    value: row.value,
    currency: row.kind === 'percent' ? null : row.currency,
    appliesTo: row.appliesTo,
    period: periodOf(row.validFrom, row.validTo),
    zoneId: row.zoneId,
    overLengthUm: row.overLengthCm === null ? null : row.overLengthCm * 10_000,
    overGirthUm: row.overGirthCm === null ? null : row.overGirthCm * 10_000,
  };
}

/** The id breaks ties between equal positions, so that the price does not depend on row order. */
const inOrder = (left: SurchargeRow, right: SurchargeRow): number => left.position - right.position || (left.id < right.id ? -1 : 1);
