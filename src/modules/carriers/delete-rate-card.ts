import type { Actor } from '../../kernel/actor.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { unknownRateCard } from './lock-rate-card.js';

/** Throws a draft away. The database guards every other card: RATE_CARD_PUBLISHED. NOT_FOUND. */
export async function deleteRateCard(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  actor.require('rate-book:edit');
  const rows = isUuid(id) ? await tx.sql('delete from rate_card where id = $1 returning id', [id]) : [];
  if (rows.length === 0) throw unknownRateCard();
  return true;
}
