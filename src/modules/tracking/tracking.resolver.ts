import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { readTracking } from './read-tracking.js';
import { TrackingLanguageEnum, TrackingType } from './tracking.types.js';
import type { Language } from './tracking.words.js';

@Resolver()
export class TrackingResolver {
  @Query(() => TrackingType, {
    description: 'Where a parcel is, for anybody who knows its number. SHIPMENT_NOT_FOUND, RATE_LIMITED.',
  })
  tracking(
    @Arg('id', () => String, { description: 'Reference, AWB or tracking number.' }) id: string,
    @Arg('language', () => TrackingLanguageEnum, { defaultValue: TrackingLanguageEnum.EN, description: 'Language of the words.' })
    language: Language,
    @Ctx() context: Context,
  ): Promise<TrackingType> {
    return readTracking(context, id, language);
  }
}
