import type { Actor } from '../../kernel/actor.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import { isManualDomain } from '../shops/index.js';
import { saveDrafts, type DraftContent } from '../order-drafts/index.js';
import { assignedNumbers } from '../orders/index.js';
import { tellChange } from './import-events.js';
import type { OrderImport, OrderImportRow, RowProblem } from './order-import.entity.js';
import { db } from './order-imports.tables.js';
import { lockOrderImport } from './own-import.js';

const findUnplaced = statement(($: Named<{ importId: string }>) =>
  db
    .selectFrom('orderImportRow')
    .select(['id', 'content', 'problems'])
    .where('importId', '=', $.importId)
    .where('state', 'in', ['problem', 'failed'])
    .orderBy('place')
    .forUpdate(),
);

const setDrafts = statement(($: Named<{ ids: readonly string[] }>) =>
  db
    .updateTable('orderImportRow')
    .set((eb) => ({ state: 'draft', draftId: eb.ref('id') }))
    .where('id', '=', anyOf($.ids)),
);

/** What such an order owes is not known, and a draft would guess it: the question is answered instead. */
const isOpen = ({ problems }: Pick<OrderImportRow, 'problems'>): boolean => problems.some(({ code }) => code === 'QUESTION');

/**
 * Saves orders that have a problem or failed as drafts: all of them, or the named ones. Orders that wait for an answer stay as they are.
 * NOT_FOUND, LIMIT_REACHED.
 */
export async function draftRows(
  tx: Tx,
  actor: Actor,
  { id, rowIds }: { id: string; rowIds: readonly string[] | null },
): Promise<OrderImport> {
  const found = await lockOrderImport(tx, actor, id);
  const wanted = rowIds && new Set(rowIds.filter(isUuid).map((rowId) => rowId.toLowerCase()));
  const rows = (await findUnplaced(tx.sql, { importId: found.id })).filter((row) => !isOpen(row) && (!wanted || wanted.has(row.id)));
  if (rows.length === 0) return found;

  // A row becomes one draft, so the draft has its id.
  const drafts = rows.map((row) => ({
    id: row.id,
    shopId: found.shopId,
    clientKey: newId(),
    content: draftOf(found, row),
  }));
  await saveDrafts(tx, found.sellerId, drafts);
  await setDrafts(tx.sql, { ids: rows.map((row) => row.id) });
  await tellChange(tx, found);
  return found;
}

/** The manual shop is where orders of no store go by themselves. */
function draftOf({ shopDomain }: OrderImport, { content, problems }: Pick<OrderImportRow, 'content' | 'problems'>): DraftContent {
  const order = content.order ?? {};
  const orderNumber = order.orderNumber ?? draftNumber(order.orderReference, problems);
  return { ...content, order: { ...order, orderNumber, ...(isManualDomain(shopDomain) && { shopDomain: null }) } };
}

/** The number that the name leads to, so that the draft and another copy of the order are not both placed. A number for an order that exists is up to the user. */
const draftNumber = (name: string | null | undefined, problems: readonly RowProblem[]): number | null =>
  !name || problems.some(({ code }) => code === 'ORDER_EXISTS') ? null : Number(assignedNumbers(name)[0]);
