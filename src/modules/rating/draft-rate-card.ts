import { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { readCurrency } from '../pricing/index.js';
import { lockPricedService } from './priced-service.js';
import { checkTierName, type PricedService } from './rate-card.rules.js';
import type { RateCardRecord } from './read-rate-cards.js';
import { readSurcharges } from './surcharge-input.rules.js';
import { MAX_BREAKS, readBreaks, type GivenBreak } from './weight-break-input.rules.js';
import { latestCard, readPeriod, writeDraft, zoneIds } from './write-draft.js';
import type { RateTierInput } from './rate-tier.types.js';
import type { DraftRateCardInput } from './rate-card.types.js';

/** Drafts the next version of a service's prices. It prices nothing until published. */
export async function draftRateCard(tx: Tx, given: DraftRateCardInput): Promise<RateCardRecord> {
  const { clock, settings } = tx.services;
  const checks = new FieldChecks();
  const purpose = given.purpose ?? 'sale';
  const service = await lockPricedService(tx, checks, given.serviceCode);
  const latest = service && (await latestCard(tx, service.id, purpose));
  const currency = readCurrency(checks, 'currency', given.currency, latest?.currency ?? settings.baseCurrency);
  const breaks = readBreaks(checks, readTiers(checks, given.tiers, service), currency);
  const surcharges = readSurcharges(checks, given.surcharges ?? [], { currency, zones: await zoneIds(tx) });
  const period = readPeriod(checks, given, clock.now());
  checks.settle();

  return writeDraft(tx, { purpose, serviceId: service?.id ?? '', currency, period, breaks, surcharges });
}

export function readTiers(checks: FieldChecks, tiers: readonly RateTierInput[], service: PricedService | undefined): GivenBreak[] {
  const seen = new Set<string>();
  if (tiers.length === 0) checks.missing('tiers');
  const breaks = tiers.flatMap(({ tier: name, breaks: given }, index) => {
    const at = `tiers[${index}]`;
    const tier = name.trim();
    if (service) checkTierName(checks, `${at}.tier`, { tier, service });
    if (seen.has(tier)) checks.fail(`${at}.tier`, 'namedTwice');
    seen.add(tier);
    if (given.length === 0) checks.missing(`${at}.breaks`);
    return given.map((each, place) => ({ ...each, tier, at: `${at}.breaks[${place}]` }));
  });
  if (breaks.length > MAX_BREAKS) checks.fail('tiers', 'atMostPrices', { max: MAX_BREAKS });
  return breaks;
}
