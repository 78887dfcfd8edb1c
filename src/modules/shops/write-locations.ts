import { sql } from 'kysely';
import { checkRoom } from '../../platform/db/room.js';
import { anyOf, statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { newId } from '../../platform/ids.js';
import { LOCATION_COLUMNS, type Location } from './shop.row.js';
import { db } from './shops.tables.js';
import { planLocations, type LocationMode, type LocationPlan } from './location.rules.js';
import type { LocationUpdateInput } from './shop.types.js';

export const locationsOf = statement(($: Named<{ shopId: string }>) =>
  db.selectFrom('location').select(LOCATION_COLUMNS).where('shopId', '=', $.shopId),
);

const giveUp = statement(($: Named<{ shopId: string; refIds: readonly string[] }>) =>
  db
    .updateTable('location')
    .set({ refName: sql`id::text` })
    .where('shopId', '=', $.shopId)
    .where('refId', '=', anyOf($.refIds)),
);

/** Applies a list of locations, all or nothing. The caller holds the lock on the shop, so that lists do not interleave. */
export async function writeLocations(
  tx: Tx,
  shopId: string,
  request: { mode: LocationMode; locations: readonly LocationUpdateInput[]; path: string },
): Promise<LocationPlan> {
  if (request.locations.length === 0) return { writes: [], result: [], created: 0, updated: 0, warnings: [] };
  const stored = await locationsOf(tx.sql, { shopId });
  const existing = new Map(stored.map((location) => [location.refId, location]));

  const plan = planLocations(request.mode, existing, request.locations, request.path);

  if (plan.created > 0) checkRoom(tx, 'locations', stored.length + plan.created);
  if (plan.writes.length > 0) {
    await giveUpNames(
      tx,
      shopId,
      plan.writes.filter(({ refId, refName }) => existing.has(refId) && existing.get(refId)?.refName !== refName),
    );
    const rows = plan.writes.map((location) => ({ id: newId(), shopId, ...location }));
    await db.upsertAll(tx.sql, 'location', rows, ['shopId', 'refId']);
  }
  return plan;
}

/** Names may move between locations or be swapped, so clear them all before setting any. */
async function giveUpNames(tx: Tx, shopId: string, renamed: readonly Location[]): Promise<void> {
  if (renamed.length === 0) return;
  await giveUp(tx.sql, { shopId, refIds: renamed.map(({ refId }) => refId) });
}
