import type { Database } from './ground.js';

/** How many services of every book can take the shipment that the benchmark asks about: three of the seed and five of these. */
export const MATCHING = 8;
const SEEDED = 5;
const LOCAL = 5;

const COUNTRIES = ['SA', 'EG', 'IN', 'CN', 'GB', 'DE', 'FR', 'US', 'KW', 'OM', 'BH', 'NG'];

/**
 * Fills the book up to so many services, in a mix such as an operator has: a carrier for each six or so; a few that deliver
 * within the Emirates, many that deliver within another country, and one in three for routes between countries.
 */
export async function fillServiceBook({ sql }: Database, services: number): Promise<void> {
  await sql('begin');
  await sql(`
    create temp table wanted on commit drop as
    select n, gen_random_uuid() as service_id, gen_random_uuid() as card_id, n / 6 as carrier,
           case when n < ${LOCAL} then 'AE' else ($2::text[])[1 + n % array_length($2::text[], 1)] end as country,
           n >= ${LOCAL} and n % 3 = 0 as international
    from generate_series(0, $1::int - 1) as n`, [services - SEEDED, COUNTRIES]); // prettier-ignore
  for (const statement of FILL) await sql(statement);
  await sql('commit');
  await sql('analyze');
}

const FILL = [
  `insert into carrier (id, code, name, kind) select gen_random_uuid(), 'CR' || carrier, 'Carrier ' || carrier, 'partner' from wanted group by carrier`,
  `insert into carrier_service (id, carrier_id, code, name, domestic, international, documents, non_documents, supports_cod, max_weight_g,
     max_length_cm, volumetric_divisor, weight_step_g, min_transit_days, max_transit_days, pickup_dropoff, work_days, skip_hub)
   select w.service_id, c.id, 'CR' || w.carrier || '_' || w.n, 'Service ' || w.n, not international, international, true, true, not international,
          30000, 150, 5000, 500, 1 + n % 3, 3 + n % 5, 'door_to_door', '1234567', false
   from wanted w join carrier c on c.code = 'CR' || w.carrier`,
  `insert into zone (id, code, name) select gen_random_uuid(), country, country from (select distinct country from wanted) as countries`,
  `insert into zone_member (id, zone_id, country_code) select gen_random_uuid(), id, code from zone`,
  `insert into lane (id, service_id, origin_zone_id, destination_zone_id, tier)
   select gen_random_uuid(), w.service_id, z.id, z.id, 'HOME' from wanted w join zone z on z.code = w.country where not w.international`,
  `insert into rate_card (id, service_id, currency, version, effective_from, status)
   select card_id, service_id, case when country = 'AE' then 'AED' else 'USD' end, 1, '2020-01-01Z', 'draft' from wanted`,
  `insert into weight_break (id, card_id, tier, up_to_g, price_minor, step_g, price_per_step_minor)
   select gen_random_uuid(), w.card_id, t.tier, b * 500, 900 + 10 * (w.n % 50) + 150 * b, case when b = 10 then 500 end, case when b = 10 then 120 end
   from wanted w
   join (values (false, 'HOME'), (true, 'I1'), (true, 'I2'), (true, 'I3')) as t (international, tier) on t.international = w.international
   cross join generate_series(1, 10) as b`,
  `insert into surcharge (id, card_id, position, code, label, kind, value, applies_to)
   select gen_random_uuid(), card_id, 1, 'FUEL', 'Fuel surcharge', 'percent', 500 + n % 10 * 50, 'base' from wanted`,
  `insert into surcharge (id, card_id, position, code, label, kind, value, currency, applies_to, over_length_cm)
   select gen_random_uuid(), card_id, 2, 'OVERSIZE', 'Oversize', 'flat', 2500, 'USD', 'base', 100 from wanted`,
  `update rate_card set status = 'published' where status = 'draft'`,
];
