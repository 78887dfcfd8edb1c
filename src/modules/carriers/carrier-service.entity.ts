import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits } from '../../platform/db/base.js';
import { CarrierSchema } from './carrier.entity.js';
import { pickupDropoff } from './carriers.enums.js';

export const CarrierServiceSchema = defineEntity({
  name: 'CarrierService',
  tableName: 'carrier_service',
  checks: [
    { name: 'carrier_service_cod_max', expression: 'num_nulls(cod_max_minor, cod_max_currency) in (0, 2)' },
    // Both are factors in the price of a volume. Bounded, so that the product stays far below 2^53.
    { name: 'carrier_service_step', expression: 'weight_step_g between 1 and 1000000 and volumetric_divisor between 1 and 1000000' },
    { name: 'carrier_service_transit', expression: 'min_transit_days between 0 and max_transit_days' },
  ],
  properties: {
    id: p.uuid().primary(),
    carrierId: () => p.manyToOne(CarrierSchema).mapToPk().joinColumn('carrier_id'),
    code: p.string().length(40).unique(),
    name: p.string().length(100),
    active: p.boolean().default(true),
    domestic: p.boolean(),
    international: p.boolean(),
    documents: p.boolean(),
    nonDocuments: p.boolean(),
    supportsCod: p.boolean(),
    codMaxMinor: minorUnits().strictNullable(),
    codMaxCurrency: currencyCode().strictNullable(),
    minWeightG: p.integer().strictNullable(),
    maxWeightG: p.integer().strictNullable(),
    maxLengthCm: p.integer().strictNullable(),
    /** Longest side + 2 x (sum of the two others). */
    maxGirthCm: p.integer().strictNullable(),
    /** Cubic centimetres that count as one kilogram. */
    volumetricDivisor: p.integer().default(5_000),
    weightStepG: p.integer().default(500),
    minTransitDays: p.integer(),
    maxTransitDays: p.integer(),
    pickupDropoff: p.enum(pickupDropoff.values),
    skipHub: p.boolean().default(false),
    /** `HH:MM` in the origin's local time. */
    cutoffTime: p.string().columnType('char(5)').strictNullable(),
    /** ISO weekdays on which the service operates, Monday = 1: `12345`. */
    workDays: p.string().length(7).default('1234567'),
    createdAt: instant().defaultRaw('now()'),
  },
});
