import type { Actor } from '../../kernel/actor.js';
import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { checkedName } from './checked-name.js';
import { db } from './preferences.tables.js';
import type { ListPreferencesType } from './list-preferences.types.js';

/** The name of a list as a client calls it. VALIDATION_FAILED. */
export const checkedList = (list: string): string => checkedName('list', list, 'shipments');

const find = statement(($: Named<{ subjectId: string; list: string }>) =>
  db.selectFrom('listPreference').select(['columns', 'views']).where('subjectId', '=', $.subjectId).where('list', '=', $.list),
);

export async function preferencesOf(on: RunSql, subjectId: string, list: string): Promise<ListPreferencesType> {
  const kept = await find.first(on, { subjectId, list });
  return { list, columns: kept?.columns ?? null, views: kept?.views ?? [] };
}

/** What the caller has chosen for a list. Shops and ERP tokens choose nothing. */
export async function readPreferences(
  { actor, sql }: Pick<Context, 'sql'> & { readonly actor: Actor },
  given: string,
): Promise<ListPreferencesType> {
  const list = checkedList(given);
  return actor.userId === null ? { list, columns: null, views: [] } : preferencesOf(sql, actor.userId, list);
}
