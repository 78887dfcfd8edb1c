import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { FieldChecks } from '../../kernel/field-checks.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkExchangeable } from './exchangeable.js';
import { assertRevision, lockRateCard } from './lock-rate-card.js';
import { pricedServiceById } from './priced-service.js';
import { WeightBreakSchema } from './rate-card.entity.js';
import { checkComplete } from './rate-card.rules.js';
import type { RateCardRecord } from './read-rate-cards.js';

export interface Publication {
  readonly id: string;
  /** The revision that its publisher has looked at. */
  readonly expectedRevision?: number | null;
}

/**
 * Puts a card to use from its first day on. The cards before it stay published: the newest that is in effect decides.
 * Publishing it again changes nothing; a retired card is RATE_CARD_PUBLISHED. VERSION_CONFLICT.
 */
export async function publishRateCard(tx: Tx, actor: Actor, { id, expectedRevision }: Publication): Promise<RateCardRecord> {
  actor.require('rate-book:edit');
  const card = await lockRateCard(tx, id);
  assertRevision(card, expectedRevision);
  if (card.status === 'published') return card;
  if (card.status === 'retired') throw refuse('RATE_CARD_PUBLISHED', { message: 'A retired rate card stays retired; make a new draft.' });
  const breaks = await tx.em.find(WeightBreakSchema, { cardId: id }, { disableIdentityMap: true });

  const checks = new FieldChecks();
  checkComplete(checks, await pricedServiceById(tx, card.serviceId), breaks);
  if (card.effectiveTo && card.effectiveTo <= tx.services.clock.now()) checks.fail('effectiveTo', 'has passed');
  await checkTakesEffect(tx, checks, card);
  await checkExchangeable(tx, checks, 'currency', card.currency);
  checks.settle();

  await tx.sql("update rate_card set status = 'published' where id = $1", [id]);
  return { ...card, status: 'published' };
}

/** The card that begins last decides, so one that begins before a card without end would never be asked. */
async function checkTakesEffect(tx: Tx, checks: FieldChecks, { serviceId, purpose, effectiveFrom }: RateCardRecord): Promise<void> {
  const [later] = await tx.sql<{ version: number }>(
    `select version from rate_card where service_id = $1 and purpose = $4 and status = 'published' and effective_from > $2 and effective_from <= $3
       and effective_to is null limit 1`,
    [serviceId, effectiveFrom, tx.services.clock.now(), purpose],
  );
  if (later) checks.fail('effectiveFrom', `is before that of version ${later.version}, which would stay in effect`);
}
