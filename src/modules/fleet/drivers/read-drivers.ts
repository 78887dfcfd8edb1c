import { refuse } from '../../../kernel/errors.js';
import { anyOf, statement, type Named, type RowOf } from '../../../platform/db/statement.js';
import type { Context } from '../../../platform/work/context.js';
import { loaderBy } from '../../../platform/work/loader.js';
import { db } from '../fleet.tables.js';
import type { HubType } from '../hubs/hub.types.js';
import { hubLoader } from '../hubs/hubs.js';

const findProfiles = statement(($: Named<{ staffIds: readonly string[] }>) =>
  db.selectFrom('driver').select(db.columns('driver')).where('staffId', '=', anyOf($.staffIds)),
);

type DriverRow = RowOf<typeof findProfiles>;

/** What planning knows of drivers, by the id of the member of staff. */
const profileLoader = loaderBy<string, DriverRow>(
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

export interface DriverProfile {
  readonly vehicle: string | null;
  readonly capacityKg: number | null;
  readonly capacityLitres: number | null;
  readonly capacityParcels: number | null;
  readonly hubId: string | null;
  readonly phone: string | null;
  readonly languages: readonly string[];
  readonly active: boolean;
}

/** A driver of whom nothing is known has no limits. */
export async function profileOf(context: Context, { id }: { readonly id: string }): Promise<DriverProfile> {
  const row = await context.load(profileLoader, id);
  return {
    vehicle: row?.vehicle ?? null,
    capacityKg: thousandth(row?.capacityGrams),
    capacityLitres: thousandth(row?.capacityMl),
    capacityParcels: row?.capacityParcels ?? null,
    hubId: row?.hubId ?? null,
    phone: row?.phone ?? null,
    languages: row?.languages ?? [],
    active: row?.active ?? true,
  };
}

const thousandth = (value: number | null | undefined): number | null => (value == null ? null : value / 1000);

export async function hubOfDriver(context: Context, driver: { readonly id: string }): Promise<HubType | null> {
  const { hubId } = await profileOf(context, driver);
  return hubId === null ? null : context.load(hubLoader, hubId);
}
