import { refuse, FieldChecks } from '../../kernel/errors.js';
import { now, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './rating.tables.js';
import { checkExchangeable } from '../pricing/index.js';
import { assertRevision, lockRateCard, moveCard } from './lock-rate-card.js';
import { pricedServiceById } from './priced-service.js';
import { checkComplete } from './rate-card.rules.js';
import { breaksOfCards, type RateCardRecord } from './read-rate-cards.js';

export interface Publication {
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
