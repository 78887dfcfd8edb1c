import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { loaderBy } from '../../platform/work/loader.js';
import { isUuid, uuidOrNone } from '../../platform/ids.js';
import type { OrderImport } from './order-import.entity.js';
import { db } from './order-imports.tables.js';

const columns = db.columns('orderImport');
const find = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('orderImport').select(columns).where('id', '=', anyOf($.ids)),
);
const lock = statement(($: Named<{ id: string }>) => db.selectFrom('orderImport').select(columns).where('id', '=', $.id).forUpdate());

export const orderImportLoader = loaderBy<string, OrderImport>(
  (ids, { sql }) => find(sql, { ids }),
  ({ id }) => id,
);

/** NOT_FOUND also for imports of others. */
export async function readOrderImport(context: Context, id: string): Promise<OrderImport> {
  context.actor.require('order:read');
  const found = isUuid(id) ? await context.load(orderImportLoader, id) : null;
  if (!found || !context.actor.owns(found)) throw refuse('NOT_FOUND.orderImport');
  return found;
}

/** Locks an import of the caller until the transaction ends. NOT_FOUND. */
export async function lockOrderImport(tx: Tx, actor: Actor, id: string): Promise<OrderImport> {
  const found = await lock.first(tx.sql, { id: uuidOrNone(id) });
  if (!found || !actor.owns(found)) throw refuse('NOT_FOUND.orderImport');
  return found;
}
