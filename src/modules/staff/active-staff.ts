import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { isUuid } from '../../platform/ids.js';
import { db, STAFF_COLUMNS, type Staff } from './staff.tables.js';

const findActive = statement(($: Named<{ id: string }>) =>
  db.selectFrom('staff').select(STAFF_COLUMNS).where('id', '=', $.id).where('active', '=', true),
);

const findSuperAdmin = statement(() =>
  db.selectFrom('staff').select('id').where('role', '=', 'super_admin').where('active', '=', true).limit(1),
);

/** True when there is an active super administrator, even one who has not logged in yet. */
export const hasSuperAdmin = async (sql: RunSql): Promise<boolean> => (await findSuperAdmin.first(sql, {})) !== undefined;

/** The staff member with this id, if the account is open. */
export const activeStaff = async (sql: RunSql, id: string): Promise<Staff | undefined> =>
  isUuid(id) ? findActive.first(sql, { id }) : undefined;
