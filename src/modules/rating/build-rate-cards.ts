import { type RateCard, type Surcharge, type TierPrices, periodOf } from './rate-book.js';
import type { RateBookRows, RateCardRow, SurchargeRow, WeightBreakRow } from './rate-book.rows.js';

export function compileCards(rows: Pick<RateBookRows, 'rateCards' | 'weightBreaks' | 'surcharges'>): RateCard[] {
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
