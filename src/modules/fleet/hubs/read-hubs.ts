import { refuse } from '../../../kernel/errors.js';
import type { RunSql } from '../../../platform/db/sql.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import type { Context } from '../../../platform/graphql/context.js';
import { loaderBy } from '../../../platform/graphql/loader.js';
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
