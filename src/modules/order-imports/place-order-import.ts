import type { Actor } from '../../kernel/actor.js';
import { refuse } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { NO_PROBLEM } from './book-row.js';
import { tellChange, workOn } from './import-events.js';
import type { OrderImport } from './order-import.entity.js';
import { db } from './order-imports.tables.js';
import { requestedBy } from './requested-by.js';
import { lockOrderImport } from './own-import.js';

const tryAgain = statement(($: Named<{ importId: string }>) =>
  db.updateTable('orderImportRow').set({ state: 'ready', problems: [] }).where('importId', '=', $.importId).where('state', '=', 'failed'),
);

const bookAgain = statement(($: Named<{ importId: string }>) =>
  db
    .updateTable('orderImportRow')
    .set(NO_PROBLEM)
    .where('importId', '=', $.importId)
    .where('state', '=', 'placed')
    .where('bookedAt', 'is', null)
    .where('bookingProblem', 'is not', null),
);

const findWork = statement(($: Named<{ importId: string; book: boolean }>) =>
  db
    .selectFrom('orderImportRow')
    .select('id')
    .where('importId', '=', $.importId)
    .where((eb) =>
      eb.or([eb('state', '=', 'ready'), eb.and([eb($.book, '=', true), eb('state', '=', 'placed'), eb('bookedAt', 'is', null)])]),
    )
    .limit(1),
);

/**
 * Places the orders of an import in the background, those that failed before again; with `book`, their pickups are booked too. Repeated
 * requests change nothing. NOT_FOUND.
 */
export async function placeOrderImport(tx: Tx, actor: Actor, { id, book }: { id: string; book: boolean }): Promise<OrderImport> {
  if (book) actor.require('order:fulfil');
  const found = await lockOrderImport(tx, actor, id);
  const isPlacing = found.state === 'placing';
  if (isPlacing && (found.book || !book)) return found;
  if (!isPlacing) await tryAgain(tx.sql, { importId: id });
  if (book) await bookAgain(tx.sql, { importId: id });
  if ((await findWork.count(tx.sql, { importId: id, book })) === 0) return found;

  if (isPlacing) await db.change(tx.sql, 'orderImport', found, { book });
  else await begin(tx, actor, found, book);
  await tellChange(tx, found);
  return found;
}

async function begin(tx: Tx, actor: Actor, found: OrderImport, book: boolean): Promise<void> {
  await db.change(tx.sql, 'orderImport', found, {
    state: 'placing',
    book,
    requestedBy: await requestedBy(tx.sql, actor),
    finishedAt: null,
  });
  await workOn(tx, found);
}

/** Stops an import. Orders that were placed stay; the others can be placed later. NOT_FOUND, UPDATE_FAILED once it is done. */
export async function cancelOrderImport(tx: Tx, actor: Actor, id: string): Promise<OrderImport> {
  const found = await lockOrderImport(tx, actor, id);
  if (found.state === 'cancelled') return found;
  if (found.state === 'done') throw refuse('UPDATE_FAILED.importDone');

  await db.change(tx.sql, 'orderImport', found, { state: 'cancelled', dueAt: null, finishedAt: tx.services.clock.now() });
  await tellChange(tx, found);
  return found;
}
