import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits } from '../../platform/db/base.js';
import { CarrierServiceSchema } from '../carriers/index.js';
import { rateCardPurpose, rateCardStatus, surchargeBase, surchargeCode, surchargeKind } from './rating.enums.js';
import { ZoneSchema } from './zone.entity.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { SurchargeInput } from './rate-card.types.js';

/** A price list of one service. A trigger makes published cards, their breaks and surcharges immutable. */
export const RateCardSchema = defineEntity({
  name: 'RateCard',
  tableName: 'rate_card',
  uniques: [{ name: 'rate_card_version', properties: ['serviceId', 'version'] }],
  checks: [{ name: 'rate_card_period', expression: 'effective_to is null or effective_to > effective_from' }],
  properties: {
    id: p.uuid().primary(),
    purpose: p.enum(rateCardPurpose.values).default('sale'),
    serviceId: () => p.manyToOne(CarrierServiceSchema).mapToPk().joinColumn('service_id'),
    currency: currencyCode(),
    version: p.integer(),
    effectiveFrom: instant(),
    /** The first instant at which the card is no longer in effect. */
    effectiveTo: instant().strictNullable(),
    status: p.enum(rateCardStatus.values).default('draft'),
    /** Incremented by every change of the draft. */
    revision: p.integer().default(1),
    createdAt: instant().defaultRaw('now()'),
  },
});

export const WeightBreakSchema = defineEntity({
  name: 'WeightBreak',
  tableName: 'weight_break',
  uniques: [{ name: 'weight_break_of_card', properties: ['cardId', 'tier', 'upToG'] }],
  checks: [
    { name: 'weight_break_price', expression: 'up_to_g > 0 and price_minor >= 0' },
    {
      name: 'weight_break_step',
      expression: 'num_nulls(step_g, price_per_step_minor) in (0, 2) and step_g > 0 and price_per_step_minor >= 0',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    cardId: () => p.manyToOne(RateCardSchema).mapToPk().joinColumn('card_id').deleteRule('cascade'),
    tier: p.string().length(20),
    /** Inclusive. */
    upToG: p.integer(),
    priceMinor: minorUnits(),
    /** Last break only: the price of every started step above it. */
    stepG: p.integer().strictNullable(),
    pricePerStepMinor: minorUnits().strictNullable(),
  },
});

export const SurchargeSchema = defineEntity({
  name: 'Surcharge',
  tableName: 'surcharge',
  checks: [
    { name: 'surcharge_currency', expression: "(kind = 'percent') = (currency is null)" },
    { name: 'surcharge_period', expression: 'valid_to is null or valid_from is null or valid_to > valid_from' },
  ],
  properties: {
    id: p.uuid().primary(),
    /** Null applies to every card. */
    cardId: () => p.manyToOne(RateCardSchema).mapToPk().joinColumn('card_id').deleteRule('cascade').strictNullable().index(),
    position: p.integer(),
    code: p.enum(surchargeCode.values),
    label: p.string().length(maxOf(SurchargeInput, 'label')),
    kind: p.enum(surchargeKind.values),
    /** Basis points for `percent`, else minor units of `currency`. */
    value: p.bigint('bigint'),
    currency: currencyCode().strictNullable(),
    appliesTo: p.enum(surchargeBase.values),
    validFrom: instant().strictNullable(),
    validTo: instant().strictNullable(),
    /** Applies only when either end of the route lies in this zone. */
    zoneId: () => p.manyToOne(ZoneSchema).mapToPk().joinColumn('zone_id').deleteRule('no action').strictNullable(),
    /** Applies only when the longest side or the girth exceeds this. */
    overLengthCm: p.integer().strictNullable(),
    overGirthCm: p.integer().strictNullable(),
    createdAt: instant().defaultRaw('now()'),
  },
});
