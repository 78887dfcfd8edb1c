import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import { loaderBy } from '../../platform/work/loader.js';
import { db, STAFF_COLUMNS, type Staff } from './staff.tables.js';

const findStaff = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('staff').select(STAFF_COLUMNS).where('id', '=', anyOf($.ids)),
);

export const staffLoader = loaderBy<string, Staff>(
  (ids, { sql }) => findStaff(sql, { ids }),
  (staff) => staff.id,
);
