import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from './ground.js';

export interface BenchShop {
  readonly id: string;
  readonly sellerId: string;
  readonly domain: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Enough that orders in flight at once rarely wait for the same wallet. */
const SELLERS = 32;

/** Sellers with a full wallet and a connected shop each, straight into the database. */
export async function addSellers({ sql }: Database): Promise<BenchShop[]> {
  const shops = Array.from({ length: SELLERS }, (_, index) => newShop(`bench-${index}.example`));
  const column = <T>(value: (shop: BenchShop) => T): T[] => shops.map(value);
  const [ids, sellers, domains] = [column((shop) => shop.id), column((shop) => shop.sellerId), column((shop) => shop.domain)];
  await sql(
    `insert into seller (id, email, password_hash, first_name, last_name, role, status, is_local, is_international, language, created_at, updated_at)
     select id, 'owner@' || domain, 'none', 'Bench', 'Seller', 'prepaid', 'active', true, true, 'en', now(), now()
     from unnest($1::uuid[], $2::text[]) as s (id, domain)`,
    [sellers, domains],
  );
  await sql(
    `insert into seller_account (seller_id, kind, currency, balance_minor, created_at, updated_at)
     select id, 'wallet', 'USD', 1000000000000, now(), now() from unnest($1::uuid[]) as s (id)`,
    [sellers],
  );
  await sql(
    `insert into shop (id, seller_id, domain, name, platform, url, activated, created_at, updated_at)
     select id, seller, domain, domain, 'woocommerce', 'https://' || domain, true, now(), now()
     from unnest($1::uuid[], $2::uuid[], $3::text[]) as s (id, seller, domain)`,
    [ids, sellers, domains],
  );
  await sql(
    `insert into access_token (id, kind, hash, subject_id, scopes, ip_allow_list, renewed_at, created_at)
     select gen_random_uuid(), 'shop', hash, id, '[]', '[]', now(), now() from unnest($1::uuid[], $2::bytea[]) as s (id, hash)`,
    [
      ids,
      column(({ headers }) =>
        createHash('sha256')
          .update(headers['X-Svc-Shop-Token'] ?? '')
          .digest(),
      ),
    ],
  );
  return shops;
}

/** A token of the operator, straight into the database. */
export async function addErpToken({ sql }: Database): Promise<Readonly<Record<string, string>>> {
  const token = `erp_${randomBytes(32).toString('base64url')}`;
  await sql(
    `insert into access_token (id, kind, hash, scopes, ip_allow_list, renewed_at, created_at)
     values (gen_random_uuid(), 'erp', $1, '["erp:*"]', '[]', now(), now())`,
    [createHash('sha256').update(token).digest()],
  );
  return { Authorization: `Bearer ${token}` };
}

const newShop = (domain: string): BenchShop => ({
  id: randomUUID(),
  sellerId: randomUUID(),
  domain,
  headers: { 'X-Svc-Shop-Token': `sst_${randomBytes(32).toString('base64url')}`, 'X-Svc-Shop-Domain': domain },
});
