import type { Actor } from '../../kernel/actor.js';
import { refuseFields, invalid } from '../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isUuid, newId } from '../../platform/ids.js';
import { isManualDomain } from '../shops/index.js';
import { saveDrafts, type DraftContent } from '../order-drafts/index.js';
import { tellChange } from './import-events.js';
import type { OrderImport } from './order-import.entity.js';
import { db } from './order-imports.tables.js';
import { lockOrderImport } from './own-import.js';

const MAX_IDS = 500;

const findUnplaced = statement(($: Named<{ importId: string }>) =>
  db
    .selectFrom('orderImportRow')
    .select(['id', 'content'])
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

/** Saves orders that have a problem or failed as drafts: all of them, or the named ones. NOT_FOUND, LIMIT_REACHED. */
export async function draftRows(
  tx: Tx,
  actor: Actor,
  { id, rowIds }: { id: string; rowIds: readonly string[] | null },
): Promise<OrderImport> {
  actor.require('order:create');
  if (rowIds && rowIds.length > MAX_IDS) throw refuseFields([invalid('rowIds', `must have at most ${MAX_IDS} entries`)]);
  const found = await lockOrderImport(tx, actor, id);
  const wanted = rowIds && new Set(rowIds.filter(isUuid).map((rowId) => rowId.toLowerCase()));
  const rows = (await findUnplaced(tx.sql, { importId: found.id })).filter((row) => !wanted || wanted.has(row.id));
  if (rows.length === 0) return found;

  // A row becomes one draft, so the draft has its id.
  const drafts = rows.map((row) => ({
    id: row.id,
    shopId: found.shopId,
    clientKey: newId(),
    content: draftOf(found, row.content),
  }));
  await saveDrafts(tx, found.sellerId, drafts);
  await setDrafts(tx.sql, { ids: rows.map((row) => row.id) });
  await tellChange(tx, found);
  return found;
}

/** The manual shop is where orders of no store go by themselves. */
const draftOf = ({ shopDomain }: OrderImport, content: DraftContent): DraftContent =>
  isManualDomain(shopDomain) ? { ...content, order: { ...content.order, shopDomain: null } } : content;
