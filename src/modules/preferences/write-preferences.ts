import type { Actor } from '../../kernel/actor.js';
import { FieldChecks, invalid, refuse, refuseFields } from '../../kernel/errors.js';
import { assertRoom, checkRoom } from '../../platform/db/room.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { checkFields } from '../../platform/graphql/declared-fields.js';
import { newId } from '../../platform/ids.js';
import type { KeptView } from './list-preference.entity.js';
import { db } from './preferences.tables.js';
import { ListViewInput, type ListPreferencesType } from './list-preferences.types.js';
import { checkedList, preferencesOf } from './read-preferences.js';

interface SaveView {
  readonly list: string;
  /** The view to change; null for a new one. */
  readonly id: string | null | undefined;
  readonly view: ListViewInput;
}

/** Keeps a view, or changes one. The same view again changes nothing. NOT_FOUND, LIMIT_REACHED, VALIDATION_FAILED. */
export async function saveView(tx: Tx, actor: Actor, { list, id, view }: SaveView): Promise<ListPreferencesType> {
  const checks = new FieldChecks();
  checkFields(checks, 'view', ListViewInput, view);
  checks.settle();
  const wanted = { name: view.name.trim(), query: view.query.trim().replace(/^\?/, '') };
  return change(tx, actor, list, ({ views }) => {
    const changed = id == null ? null : viewOf(views, id);
    const namesake = views.find(({ name }) => keyOf(name) === keyOf(wanted.name));
    if (!changed && namesake?.query === wanted.query) return {};
    if (namesake && namesake !== changed) throw refuseFields([invalid('view.name', 'viewName')]);
    if (changed) return { views: views.map((each) => (each === changed ? { ...each, ...wanted } : each)) };
    checkRoom(tx, 'listViews', views.length + 1);
    return { views: [...views, { id: newId(), ...wanted }] };
  });
}

/** Deletes a view. NOT_FOUND. */
export const deleteView = (tx: Tx, actor: Actor, { list, id }: { readonly list: string; readonly id: string }) =>
  change(tx, actor, list, ({ views }) => {
    const deleted = viewOf(views, id);
    return { views: views.filter((each) => each !== deleted) };
  });

/** Views that are not named, such as one that was saved at the same time, follow in the order that they have. NOT_FOUND. */
export const orderViews = (tx: Tx, actor: Actor, { list, ids }: { readonly list: string; readonly ids: readonly string[] }) =>
  change(tx, actor, list, ({ views }) => ({ views: [...new Set([...ids.map((id) => viewOf(views, id)), ...views])] }));

/** Chooses the columns of a list; null returns to the usual ones. VALIDATION_FAILED. */
export async function chooseColumns(
  tx: Tx,
  actor: Actor,
  { list, columns = null }: { readonly list: string; readonly columns?: readonly string[] | null },
): Promise<ListPreferencesType> {
  checkColumns(columns ?? []);
  return change(tx, actor, list, () => ({ columns }));
}

const COLUMN = /^[a-zA-Z][a-zA-Z0-9-]{0,39}$/;

function checkColumns(columns: readonly string[]): void {
  const checks = new FieldChecks();
  for (const [index, column] of columns.entries()) {
    if (!COLUMN.test(column)) checks.fail(`columns[${index}]`, 'columnKey');
    else if (columns.indexOf(column) !== index) checks.fail(`columns[${index}]`, 'namedTwice');
  }
  checks.settle();
}

type Kept = Pick<ListPreferencesType, 'columns' | 'views'>;

/** Changes of one user wait for each other, so that none is lost and the number of lists holds. */
async function change(tx: Tx, actor: Actor, given: string, decide: (kept: Kept) => Partial<Kept>): Promise<ListPreferencesType> {
  const [list, subjectId] = [checkedList(given), actor.userId];
  if (subjectId === null) throw refuse('FORBIDDEN.preferencesOfUsers');
  await assertRoom(tx, 'lists', { owner: subjectId, held: () => countOthers.first(tx.sql, { subjectId, list }) });
  const before = await preferencesOf(tx.sql, subjectId, list);
  const after = { ...before, ...decide(before) };
  await db.upsert(
    tx.sql,
    'listPreference',
    { subjectId, ...after, views: after.views.map(({ id, name, query }) => ({ id, name, query })) },
    ['subjectId', 'list'],
  );
  return after;
}

const countOthers = statement(($: Named<{ subjectId: string; list: string }>) =>
  db
    .selectFrom('listPreference')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('subjectId', '=', $.subjectId)
    .where('list', '<>', $.list),
);

/** Two names that differ in capitals only are the same. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

function viewOf(views: readonly KeptView[], id: string): KeptView {
  const view = views.find((each) => each.id === id);
  if (!view) throw refuse('NOT_FOUND.listView');
  return view;
}
