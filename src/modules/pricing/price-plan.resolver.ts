import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { CarrierServiceType, changeRateBook, serviceById, type CarrierServices } from '../carriers/index.js';
import { createPlan } from './create-plan.js';
import { CreatePlanInput, PricePlanServiceType, PricePlanType } from './price-plan.types.js';
import { grantsOf, listPlans, planOut } from './read-plans.js';

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
