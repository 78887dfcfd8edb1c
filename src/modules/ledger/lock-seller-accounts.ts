import { sql } from 'kysely';
import { now, rowsOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { accountKeyOf, keyText, type SellerAccount, type SellerAccountKey } from './balances.rules.js';
import type { Line } from './entry.js';
import { db } from './ledger.tables.js';

interface Wanted {
  readonly keys: readonly SellerAccountKey[];
}

const wantedKeys = ({ keys }: Named<Wanted>) => rowsOf(keys, { sellerId: 'uuid', kind: 'text', currency: 'bpchar' });

/** One lookup and lock per key, in key order: the inner query is never flattened into a table scan. */
const lockAccounts = statement(($: Named<Wanted>) =>
  db
    .selectFrom(sql<SellerAccountKey>`(select * from ${wantedKeys($)} as wanted order by 1, 2, 3)`.as('k'))
    .innerJoinLateral(
      (accounts) =>
        accounts
          .selectFrom('sellerAccount as s')
          .select(['s.sellerId', 's.kind', 's.currency', 's.balanceMinor', 's.heldMinor', 's.unclearedMinor'])
          .whereRef('s.sellerId', '=', 'k.sellerId')
          .whereRef('s.kind', '=', 'k.kind')
          .whereRef('s.currency', '=', 'k.currency')
          .forUpdate()
          .as('a'),
      (join) => join.onTrue(),
    )
    .select(['a.sellerId', 'a.kind', 'a.currency', 'a.balanceMinor', 'a.heldMinor', 'a.unclearedMinor']),
);

const openAccounts = statement(($: Named<Wanted>) =>
  db
    .insertInto('sellerAccount')
    .columns(['sellerId', 'kind', 'currency', 'createdAt', 'updatedAt'])
    .expression((eb) =>
      eb
        .selectFrom(wantedKeys($).as('k'))
        .select(['k.sellerId', 'k.kind', 'k.currency', now.as('createdAt'), now.as('updatedAt')])
        .orderBy('k.sellerId')
        .orderBy('k.kind')
        .orderBy('k.currency'),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/**
 * Locks all seller accounts that the lines post to, always in the same order, to prevent deadlocks. One statement; three if an account is
 * used for the first time; none if no seller is involved.
 */
export async function lockSellerAccounts(tx: Tx, lines: readonly Line[]): Promise<SellerAccount[]> {
  const keys = [...new Map(lines.flatMap((line) => keyed(accountKeyOf(line)))).values()];
  if (keys.length === 0) return [];
  const locked = await lockAccounts(tx.sql, { keys });
  if (locked.length === keys.length) return locked;
  await openAccounts(tx.sql, { keys });
  return lockAccounts(tx.sql, { keys });
}

const keyed = (key: SellerAccountKey | undefined): [string, SellerAccountKey][] => (key ? [[keyText(key), key]] : []);
