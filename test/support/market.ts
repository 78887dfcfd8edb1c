/** Runs one statement with its values. */
type Run = (text: string, values?: readonly unknown[]) => Promise<unknown[]>;

export interface MarketSize {
  readonly shipments: number;
  readonly sellers: number;
}

/** Called with progress: how much of how much is done. */
export type Progress = (what: string, done: number, total: number) => void;

const CHUNK = 25_000;

/** Tables that are filled with their indexes taken away, which are made again at the end. */
const LOADED = [
  'shipment',
  'order',
  'order_line',
  'timeline_entry',
  'shipment_search',
  'seller_listing',
  'journal_entry',
  'posting',
  'task',
  'pickup_round',
  'pickup_confirmation',
  'approval_request',
];

/**
 * A year of business, straight into the tables of a service without any: sellers of whom a few have most of the shipments, orders, parcels in
 * every status, and the books: about three postings for each shipment, balanced, with a chain of balances for each wallet.
 * Triggers do not run in the meantime; what they keep is filled at the end, as the migration fills it. Needs a superuser.
 */
export async function loadMarket(run: Run, size: MarketSize, fill: readonly string[], progress: Progress = () => undefined): Promise<void> {
  await run('set session_replication_role = replica');
  await run("set maintenance_work_mem = '512MB'");
  const indexes = await withoutIndexes(run);
  await run(SELLERS, [size.sellers]);
  await run(SHOPS, [shopKeepers(size)]);
  await run(WALLETS, [size.sellers]);
  await inChunks(run, 'shipments', [0, size.shipments], progress, (from, to) => [SHIPMENTS, [from, to, size.shipments, shopKeepers(size)]]);
  await run(PICKUP_ROUNDS);
  await run(PICKUP_CONFIRMATIONS);
  await run(PICKUP_TASKS);
  await run(APPROVALS);
  const entries = Math.floor(size.shipments * 1.5) + size.sellers;
  await run(MOVES, [entries, size.sellers]);
  await inChunks(run, 'entries of the books', [0, entries], progress, (from, to) => [ENTRIES, [from, to]]);
  await run(BALANCES);
  await run('drop table move');
  // What is filled tells of all rows, also of those that were there before.
  await run('truncate seller_listing, shipment_search, shipment_tally, shipment_day_tally, posting_tally');
  for (const [index, statement] of [...fill, ...indexes].entries()) {
    progress('lists and indexes', index, fill.length + indexes.length);
    await run(statement);
  }
  await run('set session_replication_role = default');
  await run('vacuum analyze');
}

/** Four of five sellers have a shop. */
const shopKeepers = ({ sellers }: MarketSize): number => Math.max(1, Math.floor(sellers * 0.8));

async function inChunks(
  run: Run,
  what: string,
  [begin, end]: readonly [number, number],
  progress: Progress,
  chunk: (from: number, to: number) => [string, unknown[]],
) {
  for (let from = begin; from < end; from += CHUNK) {
    const to = Math.min(from + CHUNK, end) - 1;
    await run(...chunk(from, to));
    progress(what, to + 1, end);
  }
}

/** Takes the indexes away that no constraint needs, and answers how they are made again. */
async function withoutIndexes(run: Run): Promise<string[]> {
  const rows = (await run(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relname = any($1) and t.relnamespace = current_schema()::regnamespace and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    [LOADED],
  )) as { name: string; definition: string }[];
  for (const { name } of rows) await run(`drop index "${name}"`);
  return rows.map(({ definition }) => definition);
}

/** A number from 0 to n - 1 that looks like chance and is the same each time. */
const chance = (seed: string, n: number): string => `(abs(hashint8extended(${seed}, 42) % ${n}))`;
const sellerId = (n: string): string => `('5e11e000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const shopId = (n: string): string => `('50b00000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
/** Ids begin with the time, as those of the service do, so that the indexes grow at their right edge. */
const shipmentId = (n: string): string =>
  `(lpad(to_hex(1760000000000::bigint + ${n}), 12, '0') || '7000' || '8' || lpad(to_hex(${n}), 15, '0'))::uuid`;
const entryId = (n: string): string => `('e0700000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const words = (text: string): string => `(array['${text.split(' ').join("','")}'])`;
const FIRST = words(
  'Aisha Omar Lina Hadi Mona Karim Sara Yusuf Noor Tariq Dana Faris Huda Jamal Rania Samir Layla Nabil Zain Maha Bilal Farah Idris Jude Kenza Lamia Marwan Nadia Rashid Salma Ada Bruno Clara Dmitri Elena Felix Greta Hugo Ines Jonas',
);
const LAST = words(
  'Khan Haddad Aziz Bakr Cole Darwish Essa Farouk Ghanem Hakim Ismail Jaber Kassem Lahoud Mansour Nasser Othman Qasim Rahman Saleh Taha Wahab Yamani Zaki Abbas Bishara Costa Dias Engel Fischer Garcia Hansen Ivanov Jensen Kowalski Lopez Moreau Novak Oliveira Petrov Quinn Rossi Silva Tanaka Usman Vargas Weber Xu Yilmaz Zhang Arslan Brown Clark Dunn Evans Ford Green Hill Irwin Jones',
);
const oneOf = (list: string, size: number, seed: string): string => `${list}[1 + ${chance(seed, size)}]`;

const SELLERS = `
insert into seller (id, email, password_hash, first_name, last_name, company, phone, address, role, status, is_local, is_international, language, created_at, updated_at)
select ${sellerId('n')}, 'owner' || n || '@market.example', 'none', ${oneOf(FIRST, 40, 'n * 3')}, ${oneOf(LAST, 60, 'n * 7')},
       case when n % 9 = 0 then null else ${oneOf(LAST, 60, 'n * 11')} || ' Trading ' || n end, '+9714' || n,
       case when n % 13 = 0 then null else '{"address":"Quay 1","city":"Dubai","state":null,"countryCode":"AE","country":"United Arab Emirates","zip":"","lat":null,"lng":null}'::jsonb end,
       case when n % 10 = 3 then 'postpaid' else 'prepaid' end, case when n % 50 = 7 then 'inactive' else 'active' end, n % 4 <> 1, n % 3 <> 1, 'en', at, at
from generate_series(0, $1::int - 1) as n, lateral (select now() - interval '2 years' + interval '2 years' * n / $1::int) as t (at)`;

const SHOPS = `
insert into shop (id, seller_id, domain, name, platform, url, activated, created_at, updated_at)
select ${shopId('n')}, ${sellerId('n')}, 'market-' || n || '.example', 'Market ' || n, 'woocommerce', 'https://market-' || n || '.example', n % 6 <> 5, now(), now()
from generate_series(0, $1::int - 1) as n`;

const WALLETS = `
insert into seller_account (seller_id, kind, currency, created_at, updated_at)
select ${sellerId('n')}, 'wallet', 'USD', now(), now() from generate_series(0, $1::int - 1) as n`;

/** Every twenty-fifth shipment brings the one before it back. */
const SHIPMENTS = `
with numbers as (
  select n, now() - interval '365 days' + interval '365 days' * (n + 1) / $3::int as at, ${shipmentId('n')} as id, n % 25 = 24 and n > 0 as comes_back,
         floor($4::int * power(${chance('n * 5', 1_000_003)} / 1000003.0, 4))::int as seller, ${chance('n * 13', 1000)}::int as luck, (n + 1)::float / $3::int as age,
         ${oneOf(FIRST, 40, 'n * 17')} as first, ${oneOf(LAST, 60, 'n * 19')} as last, '+9715' || lpad(${chance('n * 23', 100_000_000)}::text, 8, '0') as phone
  from generate_series($1::int, $2::int) as n
), parcels as (
  select *, case when comes_back then ${shipmentId('n - 1')} else id end as order_id,
         case when n % 25 = 23 then 'delivered' when age > 0.99 then (array['new', 'fulfilled', 'pickup', 'picked_up', 'at_sorting', 'booked'])[1 + luck % 6]
              when luck < 850 then 'delivered' when luck < 900 then 'cancelled' when luck < 940 then 'return_to_sender' when luck < 960 then 'failed'
              when luck < 970 then 'on_hold' else 'in_transit' end as status,
         case when not comes_back and luck % 5 < 2 then 'postpaid' else 'prepaid' end as payment, seller % 10 = 3 as by_contract
  from numbers
), placed as (
  insert into "order" (id, shop_id, seller_id, shop_domain, order_number, order_reference, currency, sub_total_minor, tax_minor, discount_minor, total_minor,
    payment_status, collection_minor, cod_fee_basis_points, cod_fee_minor, customer, origin, destination, warnings, placement, content_hash, version, created_at, updated_at)
  select id, ${shopId('seller')}, ${sellerId('seller')}, 'market-' || seller || '.example', 1000000 + n, 'M-' || n, 'USD', 10000, 500, 0, 10500, payment,
    case payment when 'postpaid' then 10500 else 0 end, 200, case payment when 'postpaid' then 210 else 0 end,
    json_build_object('firstName', first, 'lastName', last, 'email', 'buyer@market.example', 'phone', phone), '{"city":"Dubai"}', '{"city":"Abu Dhabi"}', '[]', '{}', '\\x00', 1, at, at
  from parcels where not comes_back
), lines as (
  insert into order_line (id, order_id, line, name, quantity, price_minor, currency, weight_mg, length_um, width_um, height_um, volume_mm3)
  select id, id, 0, 'Mug', 2, 5000, 'USD', 600000, 200000, 200000, 100000, 4000000 from parcels where not comes_back
), shipped as (
  insert into shipment (id, order_id, seller_id, shop_id, type, original_shipment_id, reference, status, status_at, sequence, awb, awb_assigned, service_code, service_name,
    carrier_code, carrier_name, carrier_auto_selected, skip_hub, own_fleet, currency, actual_rate_minor, rate, weight_mg, volumetric_mg, chargeable_mg, length_um,
    width_um, height_um, volume_mm3, documents, billing_role, billing_status, payment_status, pickup_attempts, delivery_attempts, receiver_name, receiver_phone,
    destination_city, destination_country_code, picked_up_at, delivered_at, adjustment_status, adjustment_minor, cod_stage, created_at, updated_at)
  select id, order_id, ${sellerId('seller')}, ${shopId('seller')}, case when comes_back then 'return' else 'outbound' end, case when comes_back then order_id end,
    reference, status, at + interval '2 days', 2, reference, true, service, service, 'SVC', 'Own fleet', true, false, true, 'USD', 714, '{"breakdown":[]}', 1200000, 1600000, 2000000,
    200000, 200000, 200000, 8000000, false, case when by_contract then 'postpaid' else 'prepaid' end,
    case when status in ('new', 'fulfilled') then 'unpaid' when status = 'cancelled' then 'refunded' when luck = 77 then 'waived' when by_contract then 'postpaid' else 'paid' end,
    payment, 0, 0, first || ' ' || last, phone, 'Abu Dhabi', 'AE', case when status in ('delivered', 'in_transit', 'failed') then at + interval '1 day' end,
    case when status = 'delivered' then at + interval '2 days' end, case when luck between 500 and 530 then (array['unpaid', 'paid', 'void'])[1 + luck % 3] end,
    case when luck between 500 and 530 then 250 end,
    case when payment = 'postpaid' and status = 'delivered' then (array['collected', 'with_reception', 'with_accounts', 'deposited'])[1 + least(3, floor((1 - age) * 40)::int)] end,
    at, at + interval '2 days'
  from parcels, lateral (select case when comes_back then 'RTN-' else '' end || 'SVC' || upper(substr(md5(case when comes_back then n - 1 else n end::text), 1, 11)) as reference,
    case when luck % 10 < 7 then 'SVC_ECO' else 'SVC_EXP' end as service) as names
)
insert into timeline_entry (id, shipment_id, from_status, to_status, reported_status, edge, trigger, applied, actor_type, occurred_at, recorded_at, inferred, forced)
select gen_random_uuid(), id, case step when 2 then 'new' end, case step when 1 then 'new' else status end, case step when 1 then 'new' else status end,
       case step when 1 then 'place' end, case step when 1 then 'order placed' else 'forced' end, true, case step when 1 then 'shop' else 'super_admin' end,
       at + interval '1 day' * (step - 1), at + interval '1 day' * (step - 1), false, step = 2
from parcels, generate_series(1, 2) as step where step = 1 or status <> 'new' order by n, step`;

/** Two drivers collect; each has one round for a seller and a day. */
const DRIVER = `case when hashint8(extract(epoch from s.created_at)::bigint) % 2 = 0 then 'carrier' else 'erp' end`;

const PICKUP_ROUNDS = `
insert into pickup_round (id, short_id, worker_type, worker_id, seller_id, day, completed_at, pending_confirmation_count, confirmed_count, not_collected_count,
  auto_confirmed_count, created_at, updated_at)
select gen_random_uuid(), 'PU-' || upper(lpad(to_hex(row_number() over (order by min(s.picked_up_at))), 6, '0')), worker, 'w', s.seller_id, s.picked_up_at::date,
  max(s.picked_up_at), count(*) filter (where s.status = 'picked_up'), count(*) filter (where s.status = 'failed'), count(*) filter (where s.status = 'on_hold'),
  count(*) filter (where s.status not in ('picked_up', 'failed', 'on_hold')), min(s.picked_up_at), max(s.picked_up_at)
from shipment s, lateral (select ${DRIVER} as worker) as w where s.picked_up_at is not null group by s.seller_id, s.picked_up_at::date, worker`;

const PICKUP_CONFIRMATIONS = `
insert into pickup_confirmation (id, round_id, fleet_task_id, shipment_id, status, international, picked_up_at, search_text)
select gen_random_uuid(), r.id, gen_random_uuid(), s.id, case s.status when 'picked_up' then 'pending_confirmation' when 'failed' then 'confirmed' when 'on_hold' then 'not_collected'
  else 'auto_confirmed' end, false, s.picked_up_at, lower(chr(31) || r.short_id || chr(31) || s.reference || chr(31) || o.order_reference)
from shipment s join pickup_round r on r.seller_id = s.seller_id and r.day = s.picked_up_at::date and r.worker_type = ${DRIVER} and r.worker_id = 'w'
join "order" o on o.id = s.order_id where s.picked_up_at is not null`;

const PICKUP_TASKS = `
insert into task (id, short_id, shipment_id, seller_id, kind, state, place_key, grams, ml, ended_at, created_at, updated_at)
select c.fleet_task_id, 'PU-' || upper(lpad(to_hex(row_number() over (order by c.picked_up_at, s.id)), 10, '0')), s.id, s.seller_id, 'pickup',
  case c.status when 'not_collected' then 'failed' else 'completed' end, md5(s.seller_id::text), s.weight_mg / 1000, s.volume_mm3 / 1000, c.picked_up_at,
  c.picked_up_at, c.picked_up_at
from pickup_confirmation c join shipment s on s.id = c.shipment_id`;

/** Most weight adjustments are small; the others needed an approval. */
const APPROVALS = `
insert into approval_request (id, type, status, subject_user_id, amount_minor, currency, payload, shipment_id, requested_by_type, reviewed_by_id, created_at, updated_at)
select gen_random_uuid(), case when n % 5 = 0 then 'payout' else 'wallet_adjustment' end, asked.status, s.seller_id, 250, 'USD', '{}', s.id, 'erp',
  case when asked.status in ('approved', 'rejected') then s.seller_id end, s.created_at, s.created_at
from (select *, row_number() over (order by created_at) as n from shipment where has_adjustment) as s,
  lateral (select (array['approved', 'approved', 'approved', 'rejected', 'cancelled', 'approved', 'pending'])[1 + n % 7] as status) as asked`;

/** What happens to wallets, in order: each seller pays in once, then pays for shipping; now and then the payment before is reversed. */
const MOVES = `
create temporary table move as
with plain as (
  select n, n >= $2::int and n % 100 = 50 as undoes,
         case when n < $2::int then n else floor($2::int * power(${chance('n * 29', 1_000_003)} / 1000003.0, 4))::int end as seller,
         case when n < $2::int then 1000000000 else -(300 + ${chance('n * 31', 900)}) end as amount,
         case when n < $2::int then 'topup' when n % 20 = 3 then 'return' when n % 20 = 7 then 'adjustment' else 'shipment' end as source
  from generate_series(0, $1::int - 1) as n
), paired as (
  select *, lag(n) over chain as last, lag(amount) over chain as last_amount, lag(undoes) over chain as last_undoes, lag(source) over chain as last_source
  from plain window chain as (partition by seller order by n)
), moved as (
  select n, seller, case when reverses then last end as reverses, case when reverses then -last_amount else amount end as amount,
         case when reverses then last_source else source end as kind, case when reverses then 'reversal' else source end as source
  from paired, lateral (select undoes and last >= $2::int and not last_undoes as reverses) as r
)
select *, sum(amount) over (partition by seller order by n) - amount as before from moved`;

const ENTRIES = `
with moves as (
  select n, ${entryId('n')} as id, ${entryId('reverses')} as reverses, kind, source, ${sellerId('seller')} as seller_id, abs(amount) as amount, amount > 0 as pays_in,
         before::bigint, (before + amount)::bigint as after,
         now() - interval '365 days' + interval '365 days' * n / (select count(*) from move) as at
  from move where n between $1::int and $2::int
), entries as (
  insert into journal_entry (id, type, source_type, source_id, idempotency_key, occurred_at, reverses_entry_id, description)
  select id, case source when 'topup' then 'topup' when 'reversal' then 'reversal' else source || '_billed' end, source, id::text, 'market:' || n, at, reverses, source
  from moves
)
insert into posting (id, entry_id, line, account, seller_id, direction, amount_minor, currency, balance_before_minor, balance_after_minor, source, description,
  occurred_at, reverses_posting_id)
select overlay(id::text placing line::text from 20 for 1)::uuid, id, line,
       case when line = 2 then '2100' else case kind when 'topup' then '1130' when 'return' then '4130' when 'adjustment' then '4120' else '4100' end end, seller_id,
       case when (line = 2) = pays_in then 'credit' else 'debit' end, amount, 'USD', case line when 2 then before end, case line when 2 then after end,
       source, source, at, overlay(reverses::text placing line::text from 20 for 1)::uuid
from moves, generate_series(1, 2) as line order by n, line`;

const BALANCES = `
update seller_account a set balance_minor = m.total, posting_count = m.postings
from (select ${sellerId('seller')} as seller_id, sum(amount) as total, count(*) as postings from move group by seller) m where a.seller_id = m.seller_id`;
