import { Ctx, FieldResolver, Resolver, Root } from '../../../platform/graphql/resolvers.js';
import type { Context } from '../../../platform/work/context.js';
import { usablePoint } from '../../addresses/index.js';
import { RateOptionType, type RateOption } from '../../rating/index.js';
import { skipsHub } from '../../shipments/index.js';
import { pickupDay } from './pickup-day.js';

@Resolver(() => RateOptionType)
export class RatePickupResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The day (YYYY-MM-DD, in the zone of the hub) on which a parcel is picked up whose pickup is booked now. Null where the carrier comes by itself, the sender brings the parcel, or no hub is known to collect there.',
  })
  async pickupDay(@Root() { quote, from }: RateOption, @Ctx() context: Context): Promise<string | null> {
    const { service, carrier } = quote;
    const isCollected = service.pickupDropoff !== 'hub_to_door' && (carrier.kind === 'own_fleet' || !skipsHub(quote, 'outbound'));
    return from && isCollected ? await pickupDay(context, usablePoint(from), context.services.clock.now()) : null;
  }
}
