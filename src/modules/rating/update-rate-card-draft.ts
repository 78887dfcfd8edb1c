import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './rating.tables.js';
import { readTiers } from './draft-rate-card.js';
import { readCurrency } from '../pricing/index.js';
import { assertRevision, lockRateCard } from './lock-rate-card.js';
import { pricedServiceById } from './priced-service.js';
import type { RateCardRecord } from './read-rate-cards.js';
import { readSurcharges, type CheckedSurcharge } from './surcharge-input.rules.js';
import { readBreaks, type CheckedBreak } from './weight-break-input.rules.js';
import { readPeriod, writeBreaks, writeSurcharges, zoneIds, type Draft, type GivenPeriod } from './write-draft.js';
import type { RateTierInput } from './rate-tier.types.js';
import type { SurchargeInput } from './surcharge.types.js';

export interface DraftChanges extends GivenPeriod {
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
