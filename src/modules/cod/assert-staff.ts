import { invalid, refuseFields } from '../../kernel/errors.js';
import type { Tx } from '../../platform/db/unit-of-work.js';

/** Money is only in the hands of people whom we know. */
export async function assertStaff(tx: Tx, field: string, id: string | null): Promise<void> {
  if (id === null || (await tx.sql('select 1 from staff where id = $1', [id])).length > 0) return;
  throw refuseFields([invalid(field, 'must be the id of a member of staff')]);
}
