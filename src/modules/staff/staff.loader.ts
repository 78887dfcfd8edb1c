import { loaderBy } from '../../platform/graphql/loader.js';
import { STAFF_COLUMNS, type Staff } from './staff.entity.js';

export const staffLoader = loaderBy<string, Staff>(
  (ids, { sql }) => sql<Staff>(`select ${STAFF_COLUMNS} from staff where id = any($1::uuid[])`, [ids]),
  (staff) => staff.id,
);
