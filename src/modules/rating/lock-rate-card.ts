import { refuse, type Refusal } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid } from '../../platform/ids.js';
import { db } from './rating.tables.js';
import type { RateCardStatus } from './rating.enums.js';
import type { RateCardRecord } from './read-rate-cards.js';

const findLocked = statement(($: Named<{ id: string }>) =>
  db.selectFrom('rateCard').select(db.columns('rateCard')).where('id', '=', $.id).forUpdate(),
);

export const moveCard = statement(($: Named<{ id: string; status: RateCardStatus }>) =>
  db.updateTable('rateCard').set({ status: $.status }).where('id', '=', $.id),
);

/** Locks the card until the transaction ends; changes to its children wait for a concurrent publication. NOT_FOUND. */
export async function lockRateCard(tx: Tx, id: string): Promise<RateCardRecord> {
  const card = isUuid(id) ? await findLocked.first(tx.sql, { id }) : undefined;
  if (!card) throw unknownRateCard();
  return card;
}

export const unknownRateCard = (): Refusal => refuse('NOT_FOUND.rateCard');

/** Optimistic locking: refuses to change or publish a draft that was modified after the caller read it. */
export function assertRevision({ revision }: RateCardRecord, expected: number | null | undefined): void {
  if (expected == null || expected === revision) return;
  throw refuse('VERSION_CONFLICT.rateCard', { revision, expected });
}
