import { enumType } from '../../platform/graphql/enum-type.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import type { CarrierServices } from '../carriers/index.js';
import type { PaymentServices } from '../payments/index.js';
import { readTracking } from './read-tracking.js';
import { trackingLanguage, type TrackingLanguage } from './tracking.enums.js';
import { TrackingType } from './tracking.types.js';

@Resolver()
export class TrackingResolver {
  @Query(() => TrackingType, {
    description: 'Tracks a parcel for anyone who knows its number. SHIPMENT_NOT_FOUND, RATE_LIMITED.',
  })
  tracking(
    @Arg('id', () => String, { description: 'Reference, AWB or tracking number.' }) id: string,
    @Arg('language', () => enumType(trackingLanguage), { defaultValue: 'en', description: 'Language of the texts.' })
    language: TrackingLanguage,
    @Ctx() context: Context<CarrierServices & PaymentServices>,
  ): Promise<TrackingType> {
    return readTracking(context, id, language);
  }
}
