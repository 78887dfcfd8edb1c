import { refuse } from '../../../kernel/errors.js';
import { anyOf, statement, type Named, type RowOf } from '../../../platform/db/statement.js';
import type { Context } from '../../../platform/graphql/context.js';
import { loaderBy } from '../../../platform/graphql/loader.js';
import { db } from '../fleet.tables.js';

const findProfiles = statement(($: Named<{ staffIds: readonly string[] }>) =>
  db.selectFrom('driver').select(db.columns('driver')).where('staffId', '=', anyOf($.staffIds)),
);

export type DriverProfile = RowOf<typeof findProfiles>;

/** What planning knows of drivers, by the id of the member of staff. */
export const profileLoader = loaderBy<string, DriverProfile>(
  (staffIds, { sql }) => findProfiles(sql, { staffIds }),
  (profile) => profile.staffId,
);

const findStaff = statement(($: Named<{ ids: readonly string[] }>) =>
  db.selectFrom('staff').select(['id', 'name']).where('id', '=', anyOf($.ids)),
);

export const driverLoader = loaderBy<string, RowOf<typeof findStaff>>(
  (ids, { sql }) => findStaff(sql, { ids }),
  (staff) => staff.id,
);

/** DRIVER_NOT_FOUND. */
export async function driverById(context: Context, id: string): Promise<RowOf<typeof findStaff>> {
  const driver = await context.load(driverLoader, id);
  if (!driver) throw refuse('DRIVER_NOT_FOUND');
  return driver;
}
