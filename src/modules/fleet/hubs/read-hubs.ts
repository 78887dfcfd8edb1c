import { refuse } from '../../../kernel/errors.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Context } from '../../../platform/work/context.js';
import { loaderBy } from '../../../platform/work/loader.js';
import { db } from '../fleet.tables.js';
import type { HubType } from './hub.types.js';

const MAX_HUBS = 1000;
const COLUMNS = ['id', 'code', 'name', 'address', 'city', 'countryCode', 'lat', 'lng', 'timeZone', 'phone', 'active'] as const;

const findHubs = statement(() => db.selectFrom('hub').select(COLUMNS).orderBy('code').limit(MAX_HUBS));

/** All hubs, by code. */
export function listHubs({ sql }: Context): Promise<HubType[]> {
  return findHubs(sql, {});
}

const findByCode = statement(($: Named<{ code: string }>) => db.selectFrom('hub').select('id').where('code', '=', $.code));

export const hubIdByCode = async (sql: RunSql, code: string): Promise<string | null> => (await findByCode.first(sql, { code }))?.id ?? null;

const findByIds = statement(($: Named<{ ids: readonly string[] }>) => db.selectFrom('hub').select(COLUMNS).where('id', '=', anyOf($.ids)));

export const hubLoader = loaderBy<string, HubType>(
  (ids, { sql }) => findByIds(sql, { ids }),
  (hub) => hub.id,
);

/** HUB_NOT_FOUND. */
export async function hubById(context: Context, id: string): Promise<HubType> {
  const hub = await context.load(hubLoader, id);
  if (!hub) throw refuse('HUB_NOT_FOUND');
  return hub;
}

/**
 * SQL for the id of the active hub nearest to a task, by great circle; null if the task or every hub is without a point. A task belongs to
 * its nearest hub, and one without to all of them: `coalesce(nearestHub = hub, true)`. `task` is the alias of the table in the statement.
 */
export const nearestHub = (task: string): string => `(
  select h.id from hub h where h.active and h.lat is not null and h.lng is not null and ${task}.lat is not null
   order by power(sin(radians(h.lat - ${task}.lat) / 2), 2)
          + cos(radians(h.lat)) * cos(radians(${task}.lat)) * power(sin(radians(h.lng - ${task}.lng) / 2), 2), h.id
   limit 1)`;
