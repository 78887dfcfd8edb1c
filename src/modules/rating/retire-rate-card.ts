import { invalid, refuseFields } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { lockRateCard, moveCard } from './change-rate-card.js';
import type { RateCardRecord } from './read-rate-cards.js';

/** Retires a published card. Shipments priced by it keep their price. Idempotent. */
export async function retireRateCard(tx: Tx, id: string): Promise<RateCardRecord> {
  const card = await lockRateCard(tx, id);
  if (card.status === 'draft') throw refuseFields([invalid('id', 'draftNeverOnSale')]);

  if (card.status === 'published') await moveCard(tx.sql, { id, status: 'retired' });
  return { ...card, status: 'retired' };
}
