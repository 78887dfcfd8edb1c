import { refuse, type Refusal } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { RateCardSchema } from './rate-card.entity.js';
import type { RateCardRecord } from './read-rate-cards.js';

/** The card, locked until the end of the transaction: what belongs to it waits for its publication. NOT_FOUND. */
export async function lockRateCard(tx: Tx, id: string): Promise<RateCardRecord> {
  const [locked] = isUuid(id) ? await tx.sql('select 1 from rate_card where id = $1 for update', [id]) : [];
  const card = locked && (await tx.em.findOne(RateCardSchema, { id }, { disableIdentityMap: true }));
  if (!card) throw unknownRateCard();
  return card;
}

export const unknownRateCard = (): Refusal => refuse('NOT_FOUND', { message: 'There is no such rate card.' });

/** Nobody changes or publishes a draft that is no longer the one that was looked at. */
export function assertRevision({ revision }: RateCardRecord, expected: number | null | undefined): void {
  if (expected == null || expected === revision) return;
  const message = `The draft was changed in the meantime: it is at revision ${revision}, not ${expected}. Read it again.`;
  throw refuse('VERSION_CONFLICT', { message });
}
