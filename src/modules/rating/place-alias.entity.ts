import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { SavePlaceAliasArgs } from './place-alias.types.js';

/** Another name of a city, by which the zones of the operator find it. */
export const PlaceAliasSchema = defineEntity({
  name: 'PlaceAlias',
  tableName: 'place_alias',
  uniques: [{ name: 'place_alias_name', properties: ['countryCode', 'stateKey', 'aliasKey'] }],
  properties: {
    id: p.uuid().primary(),
    countryCode: p.string().columnType('char(2)'),
    /** Null for the whole country. */
    state: p.string().length(100).strictNullable(),
    city: p.string().length(maxOf(SavePlaceAliasArgs, 'city')),
    alias: p.string().length(maxOf(SavePlaceAliasArgs, 'alias')),
    stateKey: p.string().length(100),
    aliasKey: p.string().length(200),
    createdAt: instant(),
  },
});

/** A place of orders that no zone has, in a country whose zones go by names. */
export const UnknownPlaceSchema = defineEntity({
  name: 'UnknownPlace',
  tableName: 'unknown_place',
  indexes: [{ name: 'unknown_place_order', properties: ['orders', 'id'] }],
  uniques: [{ name: 'unknown_place_name', properties: ['countryCode', 'stateKey', 'cityKey'] }],
  properties: {
    id: p.uuid().primary(),
    countryCode: p.string().columnType('char(2)'),
    state: p.string().length(100).strictNullable(),
    city: p.string().length(maxOf(SavePlaceAliasArgs, 'city')),
    stateKey: p.string().length(100),
    cityKey: p.string().length(200),
    orders: p.integer(),
    firstSeenAt: instant(),
    lastSeenAt: instant(),
  },
});
