import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { CarrierServiceType, CarrierType } from './carrier.types.js';
import { changeRateBook } from './change-rate-book.js';
import type { CarrierRow } from './carriers.tables.js';
import { listCarriers, serviceOut, servicesLoader } from './read-carriers.js';
import type { CarrierServices } from './services.js';
import { setServiceActive } from './set-service-active.js';

@Resolver(() => CarrierType)
export class CarrierResolver {
  @Query(() => [CarrierType], { description: 'All carriers, ordered by code. Not paged, because there are few.' })
  carriers(@Ctx() context: Context): Promise<readonly CarrierType[]> {
    return listCarriers(context);
  }

  @FieldResolver(() => [CarrierServiceType], { description: 'Services of the carrier, ordered by code.' })
  async services(@Root() carrier: CarrierRow, @Ctx() context: Context): Promise<CarrierServiceType[]> {
    return ((await context.load(servicesLoader, carrier.id)) ?? []).map(serviceOut);
  }

  @Mutation(() => CarrierServiceType, { description: 'Enables or disables a carrier service. Existing shipments continue. NOT_FOUND.' })
  async setServiceActive(
    @Arg('code', () => String, { description: 'Code of the service, such as SVC_ECO.' }) code: string,
    @Arg('active', () => Boolean, { description: 'False to stop offering the service.' }) active: boolean,
    @Ctx() context: Context<CarrierServices>,
  ): Promise<CarrierServiceType> {
    return serviceOut(await changeRateBook(context, (tx) => setServiceActive(tx, { code, active })));
  }
}
