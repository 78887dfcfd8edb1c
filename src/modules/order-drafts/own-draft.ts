import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { loaderBy } from '../../platform/work/loader.js';
import { isUuid, uuidOrNone } from '../../platform/ids.js';
import type { OrderDraft } from './order-draft.entity.js';
import { db } from './order-drafts.tables.js';

const columns = db.columns('orderDraft');
const find = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('orderDraft').select(columns).where('id', '=', anyOf($.ids)),
);
const lock = statement(($: Named<{ id: string }>) => db.selectFrom('orderDraft').select(columns).where('id', '=', $.id).forUpdate());

export const orderDraftLoader = loaderBy<string, OrderDraft>(
  (ids, { sql }) => find(sql, { ids }),
  ({ id }) => id,
);

/** NOT_FOUND also for drafts of others. */
export async function readOrderDraft(context: Context, id: string): Promise<OrderDraft> {
  const draft = isUuid(id) ? await context.load(orderDraftLoader, id) : null;
  if (!draft || !context.actor.owns(draft)) throw refuse('NOT_FOUND.orderDraft');
  return draft;
}

/** Locks a draft of the caller until the transaction ends. NOT_FOUND. */
export async function lockOrderDraft(tx: Tx, actor: Actor, id: string): Promise<OrderDraft> {
  const draft = await lock.first(tx.sql, { id: uuidOrNone(id) });
  if (!draft || !actor.owns(draft)) throw refuse('NOT_FOUND.orderDraft');
  return draft;
}

/** A placed draft stays as it was, so that placing it again answers the same. UPDATE_FAILED. */
export function assertNotPlaced({ orderId }: OrderDraft): void {
  if (orderId !== null) throw refuse('UPDATE_FAILED.draftPlaced', {}, { orderId });
}
