import type { FieldChecks } from '../../kernel/errors.js';
import { plainDecimal } from '../../kernel/decimal.js';
import type { CheckedBreak } from './price-input.rules.js';

/** The service data that a card is validated against. */
export interface PricedService {
  readonly id: string;
  readonly code: string;
  readonly domestic: boolean;
  readonly international: boolean;
  readonly maxWeightG: number | null;
  /** Tiers used by its lanes. */
  readonly laneTiers: readonly string[];
}

/** A misspelt tier would silently never apply. */
export function checkTierName(checks: FieldChecks, field: string, { tier, service }: { tier: string; service: PricedService }): void {
  const tiers = tiersOf(service);
  if (tier === '') checks.missing(field);
  else if (!tiers.includes(tier))
    checks.fail(field, 'tierNoRoute', { tier: tier.slice(0, 40), service: service.code, tiers: tiers.join(', ') }, tiers);
}

/** All tiers that routes of the service can have. */
function tiersOf({ domestic, international, laneTiers }: PricedService): readonly string[] {
  const fallback = [...(domestic ? ['D1', 'D2', 'D3'] : []), ...(international ? ['I1', 'I2', 'I3'] : [])];
  return [...new Set([...fallback, ...laneTiers])];
}

/** Checks that the card prices everything the service accepts: every lane, and every weight up to the limit. */
export function checkComplete(checks: FieldChecks, service: PricedService, breaks: readonly CheckedBreak[]): void {
  const tiers = Map.groupBy(breaks, (each) => each.tier);
  if (tiers.size === 0) checks.fail('tiers', 'noPrices');
  for (const tier of service.laneTiers) {
    if (!tiers.has(tier)) checks.fail(`tiers.${tier}`, 'laneNoPrices', { service: service.code });
  }
  for (const [tier, prices] of tiers) {
    checkTierName(checks, `tiers.${tier}`, { tier, service });
    const end = endOf(prices);
    if (end !== null && (service.maxWeightG === null || end < service.maxWeightG)) {
      const ends = { end: kilograms(end), service: service.code };
      if (service.maxWeightG === null) checks.fail(`tiers.${tier}`, 'tierEndsNoLimit', ends);
      else checks.fail(`tiers.${tier}`, 'tierEnds', { ...ends, limit: kilograms(service.maxWeightG) });
    }
  }
}

/** The upper weight of the tier; null when it continues in steps. */
function endOf(breaks: readonly CheckedBreak[]): number | null {
  const last = breaks.reduce((heaviest, each) => (each.upToG > heaviest.upToG ? each : heaviest));
  return last.stepG === null ? last.upToG : null;
}

const kilograms = (grams: number): string => `${plainDecimal(BigInt(grams), 3)} kg`;
