import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { CarrierServiceType, CarrierType } from './carrier.types.js';
import { changeRateBook } from './change-rate-book.js';
import type { CarrierRow } from './carrier.rows.js';
import { listCarriers, serviceOut, servicesLoader } from './read-carriers.js';
import type { CarrierServices } from './services.js';
import { setServiceActive } from './set-service-active.js';

@Resolver(() => CarrierType)
export class CarrierResolver {
  @Query(() => [CarrierType], { description: 'Every carrier by code. A short list, therefore not paged.' })
  carriers(@Ctx() context: Context): Promise<readonly CarrierType[]> {
    return listCarriers(context);
  }

  @FieldResolver(() => [CarrierServiceType], { description: 'Its services by code.' })
  async services(@Root() carrier: CarrierRow, @Ctx() context: Context): Promise<CarrierServiceType[]> {
    return ((await context.load(servicesLoader, carrier.id)) ?? []).map(serviceOut);
  }

  @Mutation(() => CarrierServiceType, { description: 'Takes a service off sale or puts it back. Shipments that have it go on. NOT_FOUND.' })
  async setServiceActive(
    @Arg('code', () => String, { description: 'Code of the service, such as SVC_ECO.' }) code: string,
    @Arg('active', () => Boolean, { description: 'False takes it off sale.' }) active: boolean,
    @Ctx() context: Context<CarrierServices>,
  ): Promise<CarrierServiceType> {
    return serviceOut(await changeRateBook(context, (tx) => setServiceActive(tx, context.actor, { code, active })));
  }
}
