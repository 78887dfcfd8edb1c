import { Migration } from '../platform/db/migration.js';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const part = (name: string): string => `regexp_replace(lower(btrim(coalesce(p."place" ->> '${name}', ''))), '\\s+', ' ', 'g')`;

/** Random bytes of a UUID of version 4, without those that hold its version and variant. */
const shortId = `'PU-' || (select string_agg(substr('${ALPHABET}', (get_byte(uuid_send(c."fleet_task_id"), b) & 31) + 1, 1), '' order by b)
  from unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13]) b)`;

const INDEXES = ['created', 'seller_created', 'pending_confirmation', 'confirmed', 'not_collected', 'auto_confirmed'];

/**
 * A pickup task is a task of the own fleet. What was called so, one worker's pickups from one seller on one day, becomes a pickup round, and
 * each of its parcels gets the completed or failed task that collected it.
 */
export class PickupTasks extends Migration {
  override up(): void {
    this.addSql('alter table "pickup_task" rename to "pickup_round"');
    for (const name of INDEXES) this.addSql(`alter index "pickup_task_${name}" rename to "pickup_round_${name}"`);
    this.addSql('alter table "pickup_round" rename constraint "pickup_task_pkey" to "pickup_round_pkey"');
    this.addSql('alter table "pickup_round" rename constraint "pickup_task_short_id_unique" to "pickup_round_short_id_unique"');
    this.addSql('alter table "pickup_round" rename constraint "pickup_task_round" to "pickup_round_round"');
    this.addSql('alter table "pickup_confirmation" rename column "task_id" to "round_id"');
    this.addSql('alter table "pickup_confirmation" add column "fleet_task_id" uuid null');
    this.addSql('update "pickup_confirmation" set "fleet_task_id" = gen_random_uuid()');
    this.addSql(`
      insert into "task" ("id", "created_at", "updated_at", "short_id", "shipment_id", "seller_id", "kind", "state", "driver_id", "place_key", "lat", "lng",
        "grams", "ml", "ended_at", "notes")
      select c."fleet_task_id", c."picked_up_at", coalesce(c."confirmed_at", c."picked_up_at"), ${shortId}, s."id", s."seller_id", 'pickup',
        case c."status" when 'not_collected' then 'failed' else 'completed' end, case r."worker_type" when 'driver' then nullif(r."worker_id", '')::uuid end,
        encode(sha256(convert_to(concat_ws('|', ${['address', 'city', 'zip', 'countryCode'].map(part).join(', ')}), 'UTF8')), 'hex'),
        (p."place" ->> 'lat')::double precision, (p."place" ->> 'lng')::double precision, s."weight_mg" / 1000, s."volume_mm3" / 1000, c."picked_up_at",
        case c."status" when 'not_collected' then c."notes" end
      from "pickup_confirmation" c
        join "pickup_round" r on r."id" = c."round_id"
        join "shipment" s on s."id" = c."shipment_id"
        join "order" o on o."id" = s."order_id"
        left join "return_shipment" b on b."shipment_id" = s."id"
        cross join lateral (select coalesce(b."origin" -> 'address', o."origin") as "place") p`);
    this.addSql('alter table "pickup_confirmation" alter column "fleet_task_id" set not null');
  }
}
