import type { RunSql } from '../../platform/db/sql.js';
import { isUuid } from '../../platform/ids.js';
import { STAFF_COLUMNS, type Staff } from './staff.entity.js';

/** The member of staff with this id, as long as the account is open. */
export async function activeStaff(sql: RunSql, id: string): Promise<Staff | undefined> {
  if (!isUuid(id)) return undefined;
  const [staff] = await sql<Staff>(`select ${STAFF_COLUMNS} from staff where id = $1 and active`, [id]);
  return staff;
}
