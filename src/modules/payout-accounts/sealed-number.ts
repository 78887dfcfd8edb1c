import type { Tx } from '../../platform/db/unit-of-work.js';
import { statement, type Named } from '../../platform/db/statement.js';
import { db } from './payout-accounts.tables.js';

const findSealed = statement(($: Named<{ id: string }>) => db.selectFrom('payoutAccount').select('sealedNumber').where('id', '=', $.id));

/** The full number of an account; undefined when the account does not exist. */
export async function numberOf(tx: Tx, id: string): Promise<string | undefined> {
  const account = await findSealed.first(tx.sql, { id });
  return account && tx.services.secrets.decrypt(account.sealedNumber);
}
