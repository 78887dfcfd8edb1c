import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

export const ZoneSchema = defineEntity({
  name: 'Zone',
  tableName: 'zone',
  properties: {
    id: p.uuid().primary(),
    code: p.string().length(40).unique(),
    name: p.string().length(100),
    createdAt: instant().defaultRaw('now()'),
  },
});

/** All given fields must match. */
export const ZoneMemberSchema = defineEntity({
  name: 'ZoneMember',
  tableName: 'zone_member',
  checks: [
    { name: 'zone_member_zip_range', expression: 'num_nulls(zip_from, zip_to) in (0, 2) and (zip_prefix is null or zip_from is null)' },
  ],
  properties: {
    id: p.uuid().primary(),
    zoneId: () => p.manyToOne(ZoneSchema).mapToPk().joinColumn('zone_id').deleteRule('cascade').index(),
    countryCode: p.string().columnType('char(2)'),
    state: p.string().length(100).strictNullable(),
    city: p.string().length(100).strictNullable(),
    zipPrefix: p.string().length(20).strictNullable(),
    zipFrom: p.string().length(20).strictNullable(),
    zipTo: p.string().length(20).strictNullable(),
  },
});
