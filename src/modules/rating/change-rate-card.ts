import { FieldChecks, refuse } from '../../kernel/errors.js';
import { statement, type Named, now } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { readCurrency, checkExchangeable } from '../pricing/index.js';
import { pricedServiceById } from './priced-service.js';
import { checkTierName, type PricedService, checkComplete } from './rate-card.rules.js';
import { breaksOfCards, unknownRateCard, type RateCardRecord } from './read-rate-cards.js';
import { readSurcharges, type CheckedSurcharge, MAX_BREAKS, readBreaks, type GivenBreak, type CheckedBreak } from './price-input.rules.js';
import { draftBasis, readPeriod, writeDraft, zoneIds, writeBreaks, writeSurcharges, type Draft, type GivenPeriod } from './write-draft.js';
import type { RateTierInput, DraftRateCardInput, SurchargeInput } from './rate-card.types.js';
import type { RateCardStatus } from './rating.enums.js';
import { db } from './rating.tables.js';

export const moveCard = statement(($: Named<{ id: string; status: RateCardStatus }>) =>
  db.updateTable('rateCard').set({ status: $.status }).where('id', '=', $.id),
);

/** Drafts the next version of a service's prices. It prices nothing until published. */
export async function draftRateCard(tx: Tx, given: DraftRateCardInput): Promise<RateCardRecord> {
  const checks = new FieldChecks();
  const { purpose, service, currency } = await draftBasis(tx, checks, given);
  const breaks = readBreaks(checks, readTiers(checks, given.tiers, service), currency);
  const surcharges = readSurcharges(checks, given.surcharges ?? [], { currency, zones: await zoneIds(tx) });
  const period = readPeriod(checks, given, tx.services.clock.now());
  checks.settle();

  return writeDraft(tx, { purpose, serviceId: service?.id ?? '', currency, period, breaks, surcharges });
}

function readTiers(checks: FieldChecks, tiers: readonly RateTierInput[], service: PricedService | undefined): GivenBreak[] {
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

interface DraftChanges extends GivenPeriod {
  readonly id: string;
  readonly tiers?: readonly RateTierInput[] | null;
  readonly currency?: string | null;
  readonly surcharges?: readonly SurchargeInput[] | null;
  /** The revision that the editor has reviewed. */
  readonly expectedRevision?: number | null;
}

const writeHead = statement(($: Named<Pick<RateCardRecord, 'id' | 'currency' | 'effectiveFrom' | 'effectiveTo' | 'revision'>>) =>
  db
    .updateTable('rateCard')
    .set({ currency: $.currency, effectiveFrom: $.effectiveFrom, effectiveTo: $.effectiveTo, revision: $.revision })
    .where('id', '=', $.id),
);

const dropBreaks = statement(($: Named<{ cardId: string }>) => db.deleteFrom('weightBreak').where('cardId', '=', $.cardId));
const dropSurcharges = statement(($: Named<{ cardId: string }>) => db.deleteFrom('surcharge').where('cardId', '=', $.cardId));

/**
 * Updates a draft; absent fields keep their values. Of concurrent edits of one revision the first wins and the others fail. NOT_FOUND,
 * RATE_CARD_PUBLISHED, VERSION_CONFLICT, NO_FIELDS_TO_UPDATE.
 */
export async function updateRateCardDraft(tx: Tx, changes: DraftChanges): Promise<RateCardRecord> {
  const card = await lockRateCard(tx, changes.id);
  if (card.status !== 'draft') throw refuse('RATE_CARD_PUBLISHED');
  assertRevision(card, changes.expectedRevision);
  if (!namesChange(changes)) throw refuse('NO_FIELDS_TO_UPDATE');
  const wanted = await readChanges(tx, card, changes);

  const { currency, period, breaks, surcharges } = wanted;
  const changed = { ...card, currency, ...period, revision: card.revision + 1 };
  await writeHead(tx.sql, { id: card.id, currency, ...period, revision: changed.revision });
  if (breaks) {
    await dropBreaks(tx.sql, { cardId: card.id });
    await writeBreaks(tx, card.id, breaks);
  }
  if (surcharges) {
    await dropSurcharges(tx.sql, { cardId: card.id });
    await writeSurcharges(tx, card.id, surcharges);
  }
  return changed;
}

/** A null end date is a change; any other null counts as absent. */
const namesChange = ({ tiers, currency, surcharges, effectiveFrom, effectiveTo }: DraftChanges): boolean =>
  effectiveTo !== undefined || [tiers, currency, surcharges, effectiveFrom].some((given) => given != null);

interface CheckedChanges extends Pick<Draft, 'currency' | 'period'> {
  readonly breaks: readonly CheckedBreak[] | undefined;
  readonly surcharges: readonly CheckedSurcharge[] | undefined;
}

async function readChanges(tx: Tx, card: RateCardRecord, changes: DraftChanges): Promise<CheckedChanges> {
  const checks = new FieldChecks();
  const { tiers, surcharges, effectiveFrom, effectiveTo = card.effectiveTo } = changes;
  const currency = readCurrency(checks, 'currency', changes.currency, card.currency);
  if (currency !== card.currency && !tiers) checks.fail('currency', 'currencyWithPrices');
  const breaks = tiers && readBreaks(checks, readTiers(checks, tiers, await pricedServiceById(tx, card.serviceId)), currency);
  const charged = surcharges && readSurcharges(checks, surcharges, { currency, zones: await zoneIds(tx) });
  const period = readPeriod(checks, { effectiveFrom: effectiveFrom ?? card.effectiveFrom, effectiveTo }, card.effectiveFrom);
  checks.settle();
  return { currency, period, breaks: breaks ?? undefined, surcharges: charged ?? undefined };
}

interface Publication {
  readonly id: string;
  /** The revision that the publisher has reviewed. */
  readonly expectedRevision?: number | null;
}

/**
 * Publishes a card, in effect from its first day. Earlier cards stay published: the newest one in effect applies. Idempotent;
 * RATE_CARD_PUBLISHED for a retired card, VERSION_CONFLICT.
 */
export async function publishRateCard(tx: Tx, { id, expectedRevision }: Publication): Promise<RateCardRecord> {
  const card = await lockRateCard(tx, id);
  assertRevision(card, expectedRevision);
  if (card.status === 'published') return card;
  if (card.status === 'retired') throw refuse('RATE_CARD_PUBLISHED.retiredStays');
  const breaks = await breaksOfCards(tx.sql, { cardIds: [id] });

  const checks = new FieldChecks();
  checkComplete(checks, await pricedServiceById(tx, card.serviceId), breaks);
  if (card.effectiveTo && card.effectiveTo <= tx.services.clock.now()) checks.fail('effectiveTo', 'passed');
  await checkTakesEffect(tx, checks, card);
  await checkExchangeable(tx, checks, 'currency', card.currency);
  checks.settle();

  await moveCard(tx.sql, { id, status: 'published' });
  return { ...card, status: 'published' };
}

const findLater = statement(($: Named<Pick<RateCardRecord, 'serviceId' | 'purpose' | 'effectiveFrom'>>) =>
  db
    .selectFrom('rateCard')
    .select('version')
    .where('serviceId', '=', $.serviceId)
    .where('purpose', '=', $.purpose)
    .where('status', '=', 'published')
    .where('effectiveFrom', '>', $.effectiveFrom)
    .where('effectiveFrom', '<=', now)
    .where('effectiveTo', 'is', null)
    .limit(1),
);

/** The card that begins last applies, so a card that begins before an open-ended one would never take effect. */
async function checkTakesEffect(tx: Tx, checks: FieldChecks, card: RateCardRecord): Promise<void> {
  const later = await findLater.first(tx.sql, card);
  if (later) checks.fail('effectiveFrom', 'beforeVersion', { version: later.version });
}

const findLocked = statement(($: Named<{ id: string }>) =>
  db.selectFrom('rateCard').select(db.columns('rateCard')).where('id', '=', $.id).forUpdate(),
);

/** Locks the card until the transaction ends; changes to its children wait for a concurrent publication. NOT_FOUND. */
export async function lockRateCard(tx: Tx, id: string): Promise<RateCardRecord> {
  const card = isUuid(id) ? await findLocked.first(tx.sql, { id }) : undefined;
  if (!card) throw unknownRateCard();
  return card;
}

/** Optimistic locking: refuses to change or publish a draft that was modified after the caller read it. */
function assertRevision({ revision }: RateCardRecord, expected: number | null | undefined): void {
  if (expected == null || expected === revision) return;
  throw refuse('VERSION_CONFLICT.rateCard', { revision, expected });
}
