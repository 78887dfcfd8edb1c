import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { LOCATION_COLUMNS, type Location } from './shop.entity.js';
import { planLocations, type LocationChange, type LocationMode, type LocationPlan } from './location.rules.js';

/** Applies all of a list of locations or none. The caller holds the lock on the shop, so that lists do not interleave. */
export async function writeLocations(
  tx: Tx,
  shopId: string,
  request: { mode: LocationMode; locations: readonly LocationChange[]; path: string },
): Promise<LocationPlan> {
  if (request.locations.length === 0) return { writes: [], result: [], created: 0, updated: 0 };
  const stored = await tx.sql<Location>(`select ${LOCATION_COLUMNS} from location where shop_id = $1`, [shopId]);
  const existing = new Map(stored.map((location) => [location.refId, location]));

  const plan = planLocations(request.mode, existing, request.locations, request.path);

  if (plan.writes.length > 0) {
    await giveUpNames(
      tx,
      shopId,
      plan.writes.filter(({ refId, refName }) => existing.has(refId) && existing.get(refId)?.refName !== refName),
    );
    await upsert(tx, shopId, plan.writes);
  }
  return plan;
}

/** Names may go from one location to another, or be exchanged: all are given up before any is taken. */
async function giveUpNames(tx: Tx, shopId: string, renamed: readonly Location[]): Promise<void> {
  if (renamed.length === 0) return;
  await tx.sql('update location set ref_name = id::text where shop_id = $1 and ref_id = any($2::text[])', [
    shopId,
    renamed.map(({ refId }) => refId),
  ]);
}

async function upsert(tx: Tx, shopId: string, locations: readonly Location[]): Promise<void> {
  const rows = locations.map((location) => ({ id: newId(), ...location }));
  await tx.sql(
    `insert into location (id, shop_id, ref_id, ref_name, address, city, state, country_code, country, zip, lat, lng, created_at, updated_at)
     select r.id, $1, r."refId", r."refName", r.address, r.city, r.state, r."countryCode", r.country, r.zip, r.lat, r.lng, $3, $3
     from jsonb_to_recordset($2::jsonb) as r(id uuid, "refId" text, "refName" text, address text, city text, state text,
                                             "countryCode" text, country text, zip text, lat float8, lng float8)
     on conflict (shop_id, ref_id) do update set ref_name = excluded.ref_name, address = excluded.address, city = excluded.city,
       state = excluded.state, country_code = excluded.country_code, country = excluded.country, zip = excluded.zip,
       lat = excluded.lat, lng = excluded.lng, updated_at = excluded.updated_at`,
    [shopId, JSON.stringify(rows), tx.services.clock.now()],
  );
}
