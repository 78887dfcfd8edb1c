import type { Tx } from '../../platform/db/unit-of-work.js';
import { accountKeyOf, keyText, type SellerAccount, type SellerAccountKey } from './balances.rules.js';
import type { SellerAccountKind } from './chart-of-accounts.js';
import type { Line } from './entry.js';

/** One lookup and lock per key, in the order of the keys: the inner query is never merged into a scan of the table. */
const lockAccounts = `
  select a.seller_id, a.kind, a.currency, a.balance_minor, a.held_minor, a.uncleared_minor
    from (select * from unnest($1::uuid[], $2::text[], $3::bpchar[]) as k (seller_id, kind, currency) order by 1, 2, 3) k
   cross join lateral (
         select * from seller_account s
          where s.seller_id = k.seller_id and s.kind = k.kind and s.currency = k.currency
            for update) a`;

const openAccounts = `
  insert into seller_account (seller_id, kind, currency, created_at, updated_at)
  select k.seller_id, k.kind, k.currency, $4, $4
    from unnest($1::uuid[], $2::text[], $3::bpchar[]) as k (seller_id, kind, currency)
   order by 1, 2, 3
      on conflict do nothing`;

interface AccountRow {
  readonly seller_id: string;
  readonly kind: SellerAccountKind;
  readonly currency: string;
  readonly balance_minor: string;
  readonly held_minor: string;
  readonly uncleared_minor: string;
}

/**
 * Locks every seller account that the lines move, always in the same order, so that no two entries wait for each other.
 * One statement; three when an account is used for the first time; none when no seller is concerned.
 */
export async function lockSellerAccounts(tx: Tx, lines: readonly Line[]): Promise<SellerAccount[]> {
  const keys = [...new Map(lines.flatMap((line) => keyed(accountKeyOf(line)))).values()];
  if (keys.length === 0) return [];
  const columns = [keys.map((key) => key.sellerId), keys.map((key) => key.kind), keys.map((key) => key.currency)];
  const locked = await tx.sql<AccountRow>(lockAccounts, columns);
  if (locked.length === keys.length) return locked.map(toAccount);
  await tx.sql(openAccounts, [...columns, tx.services.clock.now()]);
  return (await tx.sql<AccountRow>(lockAccounts, columns)).map(toAccount);
}

const keyed = (key: SellerAccountKey | undefined): [string, SellerAccountKey][] => (key ? [[keyText(key), key]] : []);

const toAccount = (row: AccountRow): SellerAccount => ({
  sellerId: row.seller_id,
  kind: row.kind,
  currency: row.currency,
  balanceMinor: BigInt(row.balance_minor),
  heldMinor: BigInt(row.held_minor),
  unclearedMinor: BigInt(row.uncleared_minor),
});
