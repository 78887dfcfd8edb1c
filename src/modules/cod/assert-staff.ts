import { invalid, refuseFields } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './cod.tables.js';

const findStaff = statement(($: Named<{ id: string }>) => db.selectFrom('staff').select('id').where('id', '=', $.id));

/** Money is only in the hands of people whom we know. */
export async function assertStaff(tx: Tx, field: string, id: string | null): Promise<void> {
  if (id === null || (await findStaff.first(tx.sql, { id }))) return;
  throw refuseFields([invalid(field, 'must be the id of a member of staff')]);
}
