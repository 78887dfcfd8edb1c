import { defineEntity, p } from '@mikro-orm/core';
import { recordColumns } from '../../../platform/db/base.js';
import { maxOf } from '../../../platform/graphql/declared-fields.js';
import { SaveHubInput } from '../hubs/hub.types.js';

/** A place where runs begin and end. */
export const HubSchema = defineEntity({
  name: 'Hub',
  tableName: 'hub',
  properties: {
    ...recordColumns,
    /** Short name for people and imports, such as DXB1. */
    code: p.string().length(20).unique(),
    name: p.string().length(maxOf(SaveHubInput, 'name')),
    address: p.string().length(maxOf(SaveHubInput, 'address')).nullable(),
    city: p.string().length(maxOf(SaveHubInput, 'city')).nullable(),
    countryCode: p.string().columnType('char(2)').nullable(),
    lat: p.double().$type<number>().nullable(),
    lng: p.double().$type<number>().nullable(),
    /** IANA name; the day of a run is a day of this zone. */
    timeZone: p.string().length(60),
    phone: p.string().length(maxOf(SaveHubInput, 'phone')).nullable(),
    active: p.boolean(),
    /** Weekdays on which parcels are collected, Monday = 1. */
    pickupDays: p.string().length(7).default('1234567'),
    /** Local time, HH:MM, until which a pickup is booked for the same day; null for all day. */
    pickupCutoff: p.string().columnType('char(5)').nullable(),
  },
});
