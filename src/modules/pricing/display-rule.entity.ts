import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits } from '../../platform/db/base.js';
import { displayEffect, displayRounding } from './pricing.enums.js';

/** How the shipping price is shown to a seller's shoppers. */
export const DisplayRuleSchema = defineEntity({
  name: 'DisplayRule',
  tableName: 'display_rule',
  checks: [
    {
      name: 'display_rule_bounds',
      expression: 'min_minor >= 0 and max_minor >= 0 and (min_minor is null or max_minor is null or min_minor <= max_minor)',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    sellerId: p.uuid().index(),
    /** Null applies to all shops of the seller. */
    shopId: p.uuid().strictNullable(),
    /** The matching rule with the lowest number wins. */
    priority: p.integer(),
    active: p.boolean().default(true),
    services: p.array().$type<readonly string[]>().strictNullable(),
    /** Destination countries. */
    countries: p.array().$type<readonly string[]>().strictNullable(),
    orderValueFromMinor: minorUnits().strictNullable(),
    orderValueToMinor: minorUnits().strictNullable(),
    weightFromG: p.integer().strictNullable(),
    weightToG: p.integer().strictNullable(),
    effect: p.enum(displayEffect.values),
    /** Basis points for `percent`, else minor units of `currency`; may be negative. */
    value: p.bigint('bigint'),
    currency: currencyCode(),
    rounding: p.enum(displayRounding.values).default('none'),
    minMinor: minorUnits().strictNullable(),
    maxMinor: minorUnits().strictNullable(),
    createdAt: instant().defaultRaw('now()'),
  },
});
