import { digitsOf, hasOtherDigits, searchTextOf } from '../../../platform/db/search-terms.js';
import { trigramIndexSql, trigramSql } from '../../../platform/db/trigram.sql.js';

const DIMENSIONS = ['type', 'status', 'service_code', 'payment_status', 'billing_status', 'cod_stage', 'has_adjustment'];
const of = (row: 'old' | 'new'): string => DIMENSIONS.map((name) => `${row}.${name}`).join(', ');
const add = (row: 'old' | 'new', amount: 1 | -1): string =>
  `insert into shipment_tally (${DIMENSIONS.join(', ')}, amount) values (${of(row)}, ${amount});`;

const TERMS = searchTextOf([
  's.reference',
  'nullif(s.awb, s.reference)',
  'nullif(s.tracking_number, s.awb)',
  'o.order_number::text',
  'o.order_reference',
  's.receiver_name',
  's.receiver_phone',
  digitsOf('s.receiver_phone'),
  `o.customer ->> 'email'`,
  `o.customer ->> 'phoneE164'`,
]);

/** The search words of all shipments that satisfy the condition. */
const searchRows = (condition: string): string =>
  `select s.id, s.seller_id, s.shop_id, s.created_at, ${TERMS} as terms from shipment s left join "order" o on o.id = s.order_id where ${condition}`;

/** Keeps the search words up to date with the shipment. */
const shipmentWordsSql = `create or replace function shipment_index_words() returns trigger language plpgsql set search_path from current as $$
begin
  insert into shipment_search (id, seller_id, shop_id, created_at, terms) ${searchRows('s.id = new.id')}
    on conflict (id) do update set terms = excluded.terms where shipment_search.terms <> excluded.terms;
  return null;
end $$`;

/** Each kind of shipment has an index on the order. */
const OF_ORDER = `(s.order_id = new.id and s.type = 'outbound') or (s.order_id = new.id and s.type = 'return')`;

export const orderWordsSql = `create or replace function order_index_words() returns trigger language plpgsql set search_path from current as $$
begin
  insert into shipment_search (id, seller_id, shop_id, created_at, terms) ${searchRows(OF_ORDER)}
    on conflict (id) do update set terms = excluded.terms where shipment_search.terms <> excluded.terms;
  return null;
end $$`;

/** Shipments are also searchable by the shopper's e-mail address, which is stored with the order. */
export const shipmentContactSql: readonly string[] = [
  shipmentWordsSql,
  orderWordsSql,
  `create trigger order_worded after update of customer on "order" for each row
     when ((old.customer ->> 'email') is distinct from (new.customer ->> 'email')) execute function order_index_words()`,
];

/** Rebuilds the search words of existing shipments. */
export const shipmentContactFill = `update shipment_search w set terms = n.terms
  from (${searchRows('true')}) n where n.id = w.id and n.terms <> w.terms`;

const DIALLED = (row: 'old' | 'new'): string => `(${row}.customer ->> 'email', ${row}.customer ->> 'phoneE164')`;

/** Phone numbers are found in the digits of every script and as they are dialled. Only rows whose words change are written. */
export const shipmentPhoneSql: readonly string[] = [
  shipmentWordsSql,
  orderWordsSql,
  `update shipment_search w set terms = n.terms from (${searchRows(hasOtherDigits('s.receiver_phone'))}) n
     where n.id = w.id and n.terms <> w.terms`,
  // Last, because it locks the orders.
  `drop trigger order_worded on "order"`,
  `create trigger order_worded after update of customer on "order" for each row
     when (${DIALLED('old')} is distinct from ${DIALLED('new')}) execute function order_index_words()`,
];

/** The list tables are maintained by triggers, so they are correct whatever code writes a shipment. */
export const shipmentListSql: readonly string[] = [
  trigramSql,
  trigramIndexSql('shipment_search_terms', 'shipment_search', 'terms'),

  `create function shipment_take_payment() returns trigger language plpgsql set search_path from current as $$
begin
  new.payment_status := case when new.type = 'return' then 'prepaid'
    else coalesce((select o.payment_status from "order" o where o.id = new.order_id), 'prepaid') end;
  return new;
end $$`,
  `create trigger shipment_payment before insert on shipment for each row execute function shipment_take_payment()`,

  `create function order_give_payment() returns trigger language plpgsql set search_path from current as $$
begin
  update shipment set payment_status = new.payment_status where order_id = new.id and type = 'outbound';
  return null;
end $$`,
  `create trigger order_payment after update of payment_status on "order" for each row
     when (old.payment_status is distinct from new.payment_status) execute function order_give_payment()`,

  `create function shipment_count_change() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op <> 'INSERT' then ${add('old', -1)} end if;
  if tg_op <> 'DELETE' then ${add('new', 1)} end if;
  return null;
end $$`,
  `create trigger shipment_counted after insert or delete on shipment for each row execute function shipment_count_change()`,
  `create trigger shipment_counted_anew after update on shipment for each row
     when ((${of('old')}) is distinct from (${of('new')})) execute function shipment_count_change()`,

  shipmentWordsSql,
  `create trigger shipment_worded after insert or update of awb, tracking_number, receiver_name, receiver_phone on shipment
     for each row execute function shipment_index_words()`,
];

/** Backfills the list tables from existing shipments. */
export const shipmentListFill: readonly string[] = [
  `insert into shipment_search (id, seller_id, shop_id, created_at, terms) ${searchRows('true')} order by s.created_at, s.id`,
  `insert into shipment_tally (${DIMENSIONS.join(', ')}, amount) select ${DIMENSIONS.join(', ')}, count(*) from shipment group by ${DIMENSIONS.join(', ')}`,
];

const MOMENTS = ['created', 'picked_up', 'delivered', 'updated'] as const;
const DAYS = MOMENTS.map((moment) => `${moment}_day`);
const daysOf = (row: string): string => MOMENTS.map((moment) => `(${row}.${moment}_at at time zone 'UTC')::date`).join(', ');
const BY_DAY = [...DAYS, ...DIMENSIONS].join(', ');
const addDay = (row: 'old' | 'new', amount: 1 | -1): string =>
  `insert into shipment_day_tally (${BY_DAY}, amount) values (${daysOf(row)}, ${of(row)}, ${amount});`;

/** The same by day. Only outcome columns are compared, so most changes within a day write nothing here. */
export const shipmentDayTallySql: readonly string[] = [
  `create function shipment_count_day() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op <> 'INSERT' then ${addDay('old', -1)} end if;
  if tg_op <> 'DELETE' then ${addDay('new', 1)} end if;
  return null;
end $$`,
  `create trigger shipment_day_counted after insert or delete on shipment for each row execute function shipment_count_day()`,
  `create trigger shipment_day_counted_anew after update on shipment for each row
     when ((${daysOf('old')}, ${of('old')}) is distinct from (${daysOf('new')}, ${of('new')})) execute function shipment_count_day()`,
];

export const shipmentDayTallyFill = `insert into shipment_day_tally (${BY_DAY}, amount, fresh)
  select ${daysOf('s')}, ${DIMENSIONS.map((name) => `s.${name}`).join(', ')}, count(*), false from shipment s group by ${Array.from(
    { length: DAYS.length + DIMENSIONS.length },
    (_, index) => index + 1,
  ).join(', ')}`;

/** Adds new rows to the sums and deletes sums that reach zero. No other code touches the sums. */
export const foldDayTallySql: readonly string[] = [
  'delete from shipment_day_tally where not fresh and amount = 0',
  `with gone as (delete from shipment_day_tally where fresh returning *)
   insert into shipment_day_tally (${BY_DAY}, amount, fresh)
   select ${BY_DAY}, sum(amount), false from gone group by ${BY_DAY} having sum(amount) <> 0
   on conflict (${BY_DAY}) where not fresh do update set amount = shipment_day_tally.amount + excluded.amount`,
];

/** Folds the rows of each kind into one. A concurrent count sees either the rows or the sum, never both. */
export const foldTallySql = `with gone as (delete from shipment_tally returning *)
  insert into shipment_tally (${DIMENSIONS.join(', ')}, amount)
  select ${DIMENSIONS.join(', ')}, sum(amount) from gone group by ${DIMENSIONS.join(', ')} having sum(amount) <> 0`;

/**
 * Changes are recorded once, in the daily tally, and folded into both sums in the same statement. Orders carry their own payment status.
 */
export const shipmentOneTallySql: readonly string[] = [
  'drop trigger shipment_counted on shipment',
  'drop trigger shipment_counted_anew on shipment',
  'drop function shipment_count_change()',
  // Fresh rows are already in the tally of kinds.
  ...foldDayTallySql,
  `create function shipment_tally_folded() returns trigger language plpgsql set search_path from current as $$
begin
  insert into shipment_tally (${DIMENSIONS.join(', ')}, amount)
    select ${DIMENSIONS.join(', ')}, sum(amount) from gone where fresh group by ${DIMENSIONS.join(', ')} having sum(amount) <> 0;
  return null;
end $$`,
  `create trigger shipment_day_tally_folded after delete on shipment_day_tally referencing old table as gone
     for each statement execute function shipment_tally_folded()`,
  'drop trigger shipment_payment on shipment',
  `create trigger shipment_payment before insert on shipment for each row when (new.payment_status is null)
     execute function shipment_take_payment()`,
];

/** The same for each row that is folded. */
export const shipmentFoldedByRowSql: readonly string[] = [
  'drop trigger shipment_day_tally_folded on shipment_day_tally',
  `create or replace function shipment_tally_folded() returns trigger language plpgsql set search_path from current as $$
begin
  insert into shipment_tally (${DIMENSIONS.join(', ')}, amount) values (${DIMENSIONS.map((name) => `old.${name}`).join(', ')}, old.amount);
  return null;
end $$`,
  `create trigger shipment_day_tally_folded after delete on shipment_day_tally for each row when (old.fresh)
     execute function shipment_tally_folded()`,
];

/** Shipment counts by kind: the sums plus the changes since the last fold. */
export const KIND_TALLY = `(select ${DIMENSIONS.join(', ')}, amount from shipment_tally
  union all select ${DIMENSIONS.join(', ')}, amount from shipment_day_tally where fresh)`;

/** The same by day. Two parts, because fresh rows are not in the day indexes. */
export const DAY_TALLY = '(select * from shipment_day_tally where not fresh union all select * from shipment_day_tally where fresh)';
