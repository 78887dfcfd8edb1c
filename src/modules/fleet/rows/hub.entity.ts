import { defineEntity, p } from '@mikro-orm/core';
import { recordColumns } from '../../../platform/db/base.js';

/** A place where runs begin and end. */
export const HubSchema = defineEntity({
  name: 'Hub',
  tableName: 'hub',
  properties: {
    ...recordColumns,
    /** Short name for people and imports, such as DXB1. */
    code: p.string().length(20).unique(),
    name: p.string().length(100),
    address: p.string().length(500).nullable(),
    city: p.string().length(100).nullable(),
    countryCode: p.string().columnType('char(2)').nullable(),
    lat: p.double().$type<number>().nullable(),
    lng: p.double().$type<number>().nullable(),
    /** IANA name; the day of a run is a day of this zone. */
    timeZone: p.string().length(60),
    phone: p.string().length(30).nullable(),
    active: p.boolean(),
  },
});
