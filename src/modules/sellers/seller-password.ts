import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { wrongCredentials } from '../two-factor/index.js';
import { db } from './sellers.tables.js';

const replaceHash = statement(($: Named<{ id: string; newHash: string; oldHash: string }>) =>
  db
    .updateTable('seller')
    .set({ passwordHash: $.newHash })
    .where('id', '=', $.id)
    .where('status', '=', 'active')
    .where('passwordHash', '=', $.oldHash),
);

const setHash = statement(($: Named<{ id: string; newHash: string }>) =>
  db.updateTable('seller').set({ passwordHash: $.newHash }).where('id', '=', $.id).where('status', '=', 'active'),
);

/** Stores the hash of a new password. False for a closed account, and when `oldHash` is given but no longer current. */
export async function setSellerPassword(
  sql: RunSql,
  id: string,
  { newHash, oldHash }: { newHash: string; oldHash?: string },
): Promise<boolean> {
  const given = { id, newHash };
  return (await (oldHash === undefined ? setHash.count(sql, given) : replaceHash.count(sql, { ...given, oldHash }))) > 0;
}

const findHash = statement(($: Named<{ id: string }>) => db.selectFrom('seller').select('passwordHash').where('id', '=', $.id));

export const passwordHashOf = async (sql: RunSql, id: string): Promise<string | undefined> =>
  (await findHash.first(sql, { id }))?.passwordHash;

const holdHash = statement(($: Named<{ id: string; passwordHash: string }>) =>
  db.selectFrom('seller').select('id').where('id', '=', $.id).where('passwordHash', '=', $.passwordHash).forShare(),
);

/**
 * Locks an account's password until the transaction ends, so that a concurrent password change also ends what this login creates.
 * UNAUTHORIZED with INVALID_CREDENTIALS when the password changed after it was verified.
 */
export async function keepSellerPassword(tx: Tx, account: { readonly id: string; readonly passwordHash: string }): Promise<void> {
  if (!(await holdHash.first(tx.sql, account))) throw wrongCredentials();
}
