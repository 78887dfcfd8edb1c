import { trigramIndexSql, trigramSql } from '../../../platform/db/trigram.sql.js';

/** The listed columns of a seller `s`. */
const LISTED = `s.id, s.created_at, lower(s.first_name || ' ' || s.last_name), lower(coalesce(s.company, '')), s.role,
  case when s.status = 'inactive' then 'inactive' when coalesce(s.company, '') = '' or coalesce(s.phone, '') = '' or s.address is null then 'incomplete'
       else 'active' end, s.is_local, s.is_international`;
const COLUMNS = 'id, created_at, name_key, company_key, role, status, is_local, is_international';
const SHOWN = ['first_name', 'last_name', 'company', 'phone', 'address', 'role', 'status', 'is_local', 'is_international'];
const shown = (row: 'old' | 'new'): string => SHOWN.map((name) => `${row}.${name}`).join(', ');

const deferred = (trigger: string, table: string, event: string, routine: string): string =>
  `create constraint trigger ${trigger} after ${event} on ${table} deferrable initially deferred for each row ${routine}`;

/**
 * Every order changes its seller's figures. The triggers are deferred to commit, so that concurrent orders of a seller wait as briefly as
 * possible and always take this lock last.
 */
export const sellerListingSql: readonly string[] = [
  trigramSql,
  trigramIndexSql('seller_words', 'seller', 'words'),

  `create function seller_listing_of_seller() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    delete from seller_listing where id = old.id;
  else
    insert into seller_listing (${COLUMNS}) select ${LISTED} from seller s where s.id = new.id
      on conflict (id) do update set (${COLUMNS}) = (${COLUMNS.split(', ')
        .map((name) => `excluded.${name}`)
        .join(', ')});
  end if;
  return null;
end $$`,
  deferred('seller_listed', 'seller', 'insert or delete', 'execute function seller_listing_of_seller()'),
  deferred(
    'seller_listed_anew',
    'seller',
    'update',
    `when ((${shown('old')}) is distinct from (${shown('new')})) execute function seller_listing_of_seller()`,
  ),

  `create function seller_listing_of_shop() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op <> 'INSERT' then
    update seller_listing set shop_count = shop_count - 1, active_shop_count = active_shop_count - old.activated::int where id = old.seller_id;
  end if;
  if tg_op <> 'DELETE' then
    update seller_listing set shop_count = shop_count + 1, active_shop_count = active_shop_count + new.activated::int where id = new.seller_id;
  end if;
  return null;
end $$`,
  deferred('shop_listed', 'shop', 'insert or delete', 'execute function seller_listing_of_shop()'),
  deferred(
    'shop_listed_anew',
    'shop',
    'update',
    'when (old.activated <> new.activated or old.seller_id <> new.seller_id) execute function seller_listing_of_shop()',
  ),

  `create function seller_listing_of_shipment() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    update seller_listing set total_shipments = total_shipments - 1 where id = old.seller_id;
  else
    update seller_listing set total_shipments = total_shipments + 1, last_shipment_at = greatest(last_shipment_at, new.created_at) where id = new.seller_id;
  end if;
  return null;
end $$`,
  deferred('shipment_listed', 'shipment', 'insert or delete', 'execute function seller_listing_of_shipment()'),
];

/** Backfills the listing from existing sellers, with their figures. */
export const sellerListingFill = `
insert into seller_listing (${COLUMNS}, total_shipments, shop_count, active_shop_count, last_shipment_at)
select ${LISTED}, coalesce(d.shipments, 0), coalesce(h.shops, 0), coalesce(h.active, 0), d.latest
from seller s
left join (select seller_id, count(*) as shipments, max(created_at) as latest from shipment group by 1) d on d.seller_id = s.id
left join (select seller_id, count(*) as shops, count(*) filter (where activated) as active from shop group by 1) h on h.seller_id = s.id`;
