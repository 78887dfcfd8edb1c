import type { Database, Ground } from './ground.js';
import type { LoadGenerator } from './load.js';
import type { Options } from './options.js';
import { ordersTarget } from './orders.js';
import { ratesTarget } from './rates.js';
import { compare, type Comparison } from './sample.js';
import { addSellers, type BenchShop } from './sellers.js';
import { comparedRow, referenceRow, type Row } from './table.js';

/** What a request costs as its surroundings grow, each case beside the smallest one. */
export async function measureGrowth(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  const rows = [...(await ratesByServices(ground, load, options)), ...(await ordersByProducts(ground, load, options))];
  return [...rows, ...(await ordersByHistory(ground, load, options))];
}

async function ratesByServices(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  const sizes = [10, 100, 1_000];
  const targets = [];
  for (const size of sizes) targets.push(await ratesTarget(ground, load, size));
  const rows = besideTheFirst(await compare(targets, options), (index) => `Rates with ${sizes[index]} services in the book`);
  await ground.clear();
  return rows;
}

async function ordersByProducts(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  const sizes = [1, 10, 100];
  const targets = [];
  for (const products of sizes) {
    const database = await ground.database(`products_${products}`);
    targets.push(await ordersTarget(ground, load, { database, shops: await addSellers(database), products }));
  }
  const rows = besideTheFirst(await compare(targets, options), (index) => `Orders with ${sizes[index]} products`);
  await ground.clear();
  return rows;
}

async function ordersByHistory(ground: Ground, load: LoadGenerator, options: Options): Promise<Row[]> {
  const sizes = [0, options.history];
  const targets = [];
  for (const size of sizes) {
    const database = await ground.database(`history_${size}`);
    const shops = await addSellers(database);
    await addHistory(database, shops, size);
    targets.push(await ordersTarget(ground, load, { database, shops, products: 3 }));
  }
  return besideTheFirst(await compare(targets, options), (index) => `Orders with ${(sizes[index] ?? 0).toLocaleString('en')} in the table`);
}

const besideTheFirst = (comparisons: readonly Comparison[], nameOf: (index: number) => string): Row[] =>
  comparisons.map((comparison, index) => (index === 0 ? referenceRow(nameOf(0), comparison) : comparedRow(nameOf(index), comparison, '')));

const CHUNK = 50_000;

/** Orders of the past with their lines, shipments, timelines and events, straight into the tables. */
async function addHistory({ sql }: Database, shops: readonly BenchShop[], count: number): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    const to = Math.min(from + CHUNK, count) - 1;
    process.stderr.write(`\r  ${(to + 1).toLocaleString('en')} of ${count.toLocaleString('en')} orders `);
    await sql(HISTORY, [from, to, shops.map(({ id }) => id), shops.map(({ sellerId }) => sellerId)]);
  }
  if (count > 0) process.stderr.write('\n');
  await sql('vacuum analyze');
}

/** Ids begin with the time, as those of the service do, so that the indexes grow at their right edge. */
const HISTORY = `
  with numbers as (
    select n, to_timestamp(1760000000 + n) as at, ($3::uuid[])[1 + n % cardinality($3::uuid[])] as shop,
           ($4::uuid[])[1 + n % cardinality($4::uuid[])] as seller,
           (lpad(to_hex(1760000000000::bigint + n), 12, '0') || '7000' || '8' || lpad(to_hex(n), 15, '0'))::uuid as id
    from generate_series($1::int, $2::int) as n
  ), placed as (
    insert into "order" (id, shop_id, seller_id, shop_domain, order_number, order_reference, currency, sub_total_minor, tax_minor, discount_minor,
      total_minor, payment_status, collection_minor, cod_fee_basis_points, cod_fee_minor, customer, origin, destination, warnings, placement,
      content_hash, version, created_at, updated_at)
    select id, shop, seller, 'bench.example', 10 + n, 'Past order', 'USD', 10000, 500, 0, 10500, 'prepaid', 0, 200, 0,
      '{"firstName":"Past","lastName":"Buyer","email":"past@example.com","phone":null}', '{"city":"Dubai"}', '{"city":"Dubai"}', '[]', '{}', '\\x00', 1, at, at
    from numbers
  ), lines as (
    insert into order_line (id, order_id, line, name, quantity, price_minor, currency, weight_mg, length_um, width_um, height_um, volume_mm3)
    select gen_random_uuid(), id, line, 'Product', 1, 5000, 'USD', 150000, 120000, 80000, 20000, 192000 from numbers, generate_series(0, 2) as line
  ), shipped as (
    insert into shipment (id, order_id, seller_id, shop_id, type, reference, status, status_at, sequence, awb, awb_assigned, service_code, service_name,
      carrier_code, carrier_name, carrier_auto_selected, skip_hub, own_fleet, currency, actual_rate_minor, rate, weight_mg, volumetric_mg,
      chargeable_mg, length_um, width_um, height_um, volume_mm3, documents, billing_role, billing_status, pickup_attempts, delivery_attempts,
      receiver_name, destination_city, destination_country_code, created_at, updated_at)
    select id, id, seller, shop, 'outbound', 'OLD' || n, 'delivered', at, 2, 'OLD' || n, true, 'SVC_ECO', 'Economy', 'SVC', 'Own fleet', true, false,
      true, 'USD', 714, '{}', 1200000, 1600000, 2000000, 0, 0, 0, 0, false, 'prepaid', 'paid', 0, 0, 'Past Buyer', 'Dubai', 'AE', at, at
    from numbers
  ), entries as (
    insert into timeline_entry (id, shipment_id, to_status, reported_status, trigger, applied, actor_type, occurred_at, recorded_at, inferred, forced)
    select gen_random_uuid(), id, 'new', 'new', 'order placed', true, 'shop', at, at, false, false from numbers
  )
  insert into event (id, type, subject_id, data, occurred_at, relayed_at)
  select gen_random_uuid(), 'shipment.status_changed', id, '{}', at, at from numbers`;
