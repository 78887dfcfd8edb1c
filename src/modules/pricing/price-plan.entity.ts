import { defineEntity, p } from '@mikro-orm/core';
import { currencyCode, instant, minorUnits } from '../../platform/db/base.js';
import { CarrierServiceSchema } from '../carriers/index.js';
import { maxOf } from '../../platform/graphql/declared-fields.js';
import { CreatePlanInput } from './price-plan.types.js';

export const PricePlanSchema = defineEntity({
  name: 'PricePlan',
  tableName: 'price_plan',
  indexes: [{ name: 'price_plan_name', expression: 'create unique index "price_plan_name" on "price_plan" (lower("name"))' }],
  checks: [
    { name: 'price_plan_discount', expression: 'discount_bps between 0 and 10000' },
    { name: 'price_plan_amounts', expression: 'credit_limit_minor >= 0 and min_charge_minor >= 0 and adjustment_threshold_minor >= 0' },
    { name: 'price_plan_return_freight', expression: 'return_freight_bps between 0 and 10000' },
    { name: 'price_plan_cod_fee', expression: 'cod_fee_bps between 0 and 2000 and cod_fee_min_minor >= 0 and cod_fee_max_minor >= 0' },
  ],
  properties: {
    id: p.uuid().primary(),
    name: p.string().length(maxOf(CreatePlanInput, 'name')),
    /** Currency of every amount of the plan. */
    currency: currencyCode(),
    discountBps: p.integer().default(0),
    minChargeMinor: minorUnits().strictNullable(),
    returnFreightBps: p.integer().default(0),
    codFeeBps: p.integer().strictNullable(),
    codFeeMinMinor: minorUnits().strictNullable(),
    codFeeMaxMinor: minorUnits().strictNullable(),
    creditLimitMinor: minorUnits().defaultRaw('0'),
    /** Charge per parcel that a carrier bills to the seller's own account. */
    handlingFeeMinor: minorUnits().defaultRaw('0'),
    adjustmentThresholdMinor: minorUnits().strictNullable(),
    createdAt: instant().defaultRaw('now()'),
  },
});

/** Service-specific terms that replace the plan's general discount. */
export const PricePlanServiceSchema = defineEntity({
  name: 'PricePlanService',
  tableName: 'price_plan_service',
  uniques: [{ name: 'price_plan_service_once', properties: ['planId', 'serviceId'] }],
  checks: [
    { name: 'price_plan_service_one_of', expression: 'num_nulls(discount_bps, flat_per_shipment_minor) = 1' },
    { name: 'price_plan_service_value', expression: 'discount_bps between 0 and 10000 and flat_per_shipment_minor >= 0' },
  ],
  properties: {
    id: p.uuid().primary(),
    planId: () => p.manyToOne(PricePlanSchema).mapToPk().joinColumn('plan_id').deleteRule('cascade'),
    serviceId: () => p.manyToOne(CarrierServiceSchema).mapToPk().joinColumn('service_id').deleteRule('cascade'),
    discountBps: p.integer().strictNullable(),
    flatPerShipmentMinor: minorUnits().strictNullable(),
  },
});

/** The plan of a seller over time. The current plan is the latest that has started and not ended. */
export const SellerPlanSchema = defineEntity({
  name: 'SellerPlan',
  tableName: 'seller_plan',
  uniques: [{ name: 'seller_plan_begin', properties: ['sellerId', 'effectiveFrom'] }],
  checks: [{ name: 'seller_plan_period', expression: 'effective_to is null or effective_to > effective_from' }],
  properties: {
    id: p.uuid().primary(),
    sellerId: p.uuid(),
    planId: () => p.manyToOne(PricePlanSchema).mapToPk().joinColumn('plan_id'),
    effectiveFrom: instant(),
    effectiveTo: instant().strictNullable(),
    createdAt: instant().defaultRaw('now()'),
  },
});
