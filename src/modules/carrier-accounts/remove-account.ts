import type { Tx } from '../../platform/db/unit-of-work.js';
import { db } from './carrier-accounts.tables.js';
import type { LockedAccount } from './read-accounts.js';

/** Removes a locked account that nothing is open with. The row stays for the parcels that it carried, without its credentials. */
export const removeAccount = (tx: Tx, account: LockedAccount): Promise<void> =>
  db.change(tx.sql, 'carrierAccount', account, {
    version: account.version + 1,
    removedAt: tx.services.clock.now(),
    credentials: Buffer.alloc(0),
  });
