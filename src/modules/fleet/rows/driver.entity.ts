import { defineEntity, p } from '@mikro-orm/core';
import { recordColumns } from '../../../platform/db/base.js';

/** What planning knows of a member of staff with the role driver. Drivers without a row have no limits and no hub. */
export const DriverSchema = defineEntity({
  name: 'Driver',
  tableName: 'driver',
  properties: {
    ...recordColumns,
    staffId: p.uuid().unique(),
    vehicle: p.string().length(60).nullable(),
    /** Null means no limit. */
    capacityGrams: p.integer().nullable(),
    capacityMl: p.integer().nullable(),
    capacityParcels: p.integer().nullable(),
    hubId: p.uuid().nullable(),
    phone: p.string().length(30).nullable(),
    languages: p.json<string[]>(),
    /** Whether planning may give them a run. */
    active: p.boolean(),
  },
});
