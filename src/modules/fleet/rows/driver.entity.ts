import { defineEntity, p } from '@mikro-orm/core';
import { recordColumns } from '../../../platform/db/base.js';
import { maxOf } from '../../../platform/graphql/declared-fields.js';
import { UpdateDriverInput } from '../drivers/driver.types.js';

/** What planning knows of a member of staff with the role driver. Drivers without a row have no limits and no hub. */
export const DriverSchema = defineEntity({
  name: 'Driver',
  tableName: 'driver',
  properties: {
    ...recordColumns,
    staffId: p.uuid().unique(),
    vehicle: p.string().length(maxOf(UpdateDriverInput, 'vehicle')).nullable(),
    /** Null means no limit. */
    capacityGrams: p.integer().nullable(),
    capacityMl: p.integer().nullable(),
    capacityParcels: p.integer().nullable(),
    hubId: p.uuid().nullable(),
    phone: p.string().length(maxOf(UpdateDriverInput, 'phone')).nullable(),
    languages: p.json<string[]>(),
    /** Whether planning may give them a run. */
    active: p.boolean(),
  },
});
