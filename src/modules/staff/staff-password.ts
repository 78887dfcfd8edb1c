import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { wrongCredentials } from '../two-factor/index.js';
import { db } from './staff.tables.js';

const setHash = statement(($: Named<{ id: string; newHash: string }>) =>
  db.updateTable('staff').set({ passwordHash: $.newHash }).where('id', '=', $.id).where('active', '=', true),
);

const replaceHash = statement(($: Named<{ id: string; newHash: string; oldHash: string }>) =>
  db
    .updateTable('staff')
    .set({ passwordHash: $.newHash })
    .where('id', '=', $.id)
    .where('active', '=', true)
    .where('passwordHash', '=', $.oldHash),
);

/** Stores the hash of a new password. False for a closed account, and when `oldHash` is given but no longer current. */
export async function setStaffPassword(
  sql: RunSql,
  id: string,
  { newHash, oldHash }: { newHash: string; oldHash?: string },
): Promise<boolean> {
  const given = { id, newHash };
  return (await (oldHash === undefined ? setHash.count(sql, given) : replaceHash.count(sql, { ...given, oldHash }))) > 0;
}

const holdHash = statement(($: Named<{ id: string; passwordHash: string }>) =>
  db.selectFrom('staff').select('id').where('id', '=', $.id).where('passwordHash', '=', $.passwordHash).forShare(),
);

/** As for sellers: a concurrent password change also ends what this login creates. */
export async function keepStaffPassword(tx: Tx, account: { readonly id: string; readonly passwordHash: string }): Promise<void> {
  if (!(await holdHash.first(tx.sql, account))) throw wrongCredentials();
}
