import { statement, type RowOf } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { db } from './staff.tables.js';

/** Longer lists are of no use in a selection. */
const MOST = 500;

const findColleagues = statement(() =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('active', '=', true)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .limit(MOST),
);

/** Active staff by name, who can take over handed-over items. */
export function colleagues({ sql }: Context): Promise<RowOf<typeof findColleagues>[]> {
  return findColleagues(sql, {});
}
