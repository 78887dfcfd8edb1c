import { Ctx, FieldResolver, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { DecimalScalar } from '../../platform/graphql/scalars.js';
import { SellerType, type Seller } from '../sellers/index.js';
import { PricePlanType, SellerPlanType } from './price-plan.types.js';
import { currentPlan, effectiveCodFee, planById, planHistory, type SellerPlanRecord } from './read-plans.js';

@Resolver(() => SellerType)
export class SellerPricesResolver {
  @FieldResolver(() => PricePlanType, { nullable: true, description: "The seller's current plan." })
  plan(@Root() seller: Seller, @Ctx() context: Context): Promise<PricePlanType | null> {
    return currentPlan(context, seller.id);
  }

  @FieldResolver(() => [SellerPlanType], { description: 'All plans of the seller over time, oldest first.' })
  planHistory(@Root() seller: Seller, @Ctx() context: Context): Promise<SellerPlanType[]> {
    return planHistory(context, seller.id);
  }

  @FieldResolver(() => DecimalScalar, {
    description: "Effective cash collection fee in percent: the seller's own, else the plan's, else the general fee.",
  })
  effectiveCodFeePercent(@Root() seller: Seller, @Ctx() context: Context): Promise<string> {
    return effectiveCodFee(context, seller);
  }
}

@Resolver(() => SellerPlanType)
export class SellerPlanResolver {
  @FieldResolver(() => PricePlanType, { nullable: true, description: 'The plan.' })
  plan(@Root() period: SellerPlanRecord, @Ctx() context: Context): Promise<PricePlanType | null> {
    return planById(context, period.planId);
  }
}
