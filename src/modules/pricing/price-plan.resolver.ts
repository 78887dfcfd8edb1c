import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { DecimalScalar } from '../../platform/graphql/scalars.js';
import type { Context } from '../../platform/work/context.js';
import { CarrierServiceType, changeRateBook, serviceById, type CarrierServices } from '../carriers/index.js';
import { SellerType, type Seller } from '../sellers/index.js';
import { createPlan } from './create-plan.js';
import { CreatePlanInput, PricePlanServiceType, PricePlanType, SellerPlanType } from './price-plan.types.js';
import { grantsOf, listPlans, planOut, currentPlan, effectiveCodFee, planById, planHistory, type SellerPlanRecord } from './read-plans.js';

@Resolver(() => PricePlanType)
export class PricePlanResolver {
  @Query(() => [PricePlanType], { description: 'All price plans by name. The list is short and not paged.' })
  plans(@Ctx() context: Context): Promise<PricePlanType[]> {
    return listPlans(context);
  }

  @FieldResolver(() => [PricePlanServiceType], { description: 'Service-specific terms.' })
  services(@Root() plan: PricePlanType, @Ctx() context: Context): Promise<PricePlanServiceType[]> {
    return grantsOf(context, plan);
  }

  @Mutation(() => PricePlanType, { description: 'Creates a price plan. LIMIT_REACHED.' })
  async createPlan(
    @Arg('input', () => CreatePlanInput, { description: 'The terms.' }) input: CreatePlanInput,
    @Ctx() context: Context<CarrierServices>,
  ): Promise<PricePlanType> {
    return planOut(await changeRateBook(context, (tx) => createPlan(tx, input)));
  }
}

@Resolver(() => PricePlanServiceType)
export class PricePlanServiceResolver {
  @FieldResolver(() => CarrierServiceType, { description: 'The service.' })
  service(@Root() grant: { serviceId: string }, @Ctx() context: Context): Promise<CarrierServiceType> {
    return serviceById(context, grant.serviceId);
  }
}

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
    description: "Effective COD fee in percent: the seller's own, else the plan's, else the general fee.",
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
