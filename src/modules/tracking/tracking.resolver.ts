import { enumType } from '../../platform/graphql/scalars.js';
import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { told, type Subscribing } from '../../platform/live/subscribing.js';
import { mailDeliveryLink, readTracking } from './read-tracking.js';
import type { TrackingServices } from './services.js';
import { TrackingDeliveryType, TrackingType } from './tracking.types.js';
import { trackingLanguage, type TrackingLanguage } from './tracking.enums.js';
import { watchDelivery, type DeliveryNews } from './watch-delivery.js';

const LANGUAGE = { defaultValue: 'en', description: 'Language of the texts.' } as const;
const NUMBER = { description: 'Reference, AWB or tracking number.' };

@Resolver()
export class TrackingResolver {
  @Query(() => TrackingType, {
    description: 'Tracks a parcel for anyone who knows its number. SHIPMENT_NOT_FOUND, RATE_LIMITED.',
  })
  tracking(
    @Arg('id', () => String, NUMBER) id: string,
    @Arg('language', () => enumType(trackingLanguage), LANGUAGE) language: TrackingLanguage,
    @Ctx() context: Context<TrackingServices>,
  ): Promise<TrackingType> {
    return readTracking(context, id, language);
  }

  @Mutation(() => Boolean, {
    description:
      'Mails the consignee the link to choose another day, after a failed attempt (Tracking.choiceLink). Anyone with the number can ask for ' +
      'it; it goes to the address of the order, at most once a day. SHIPMENT_NOT_FOUND, DELIVERY_CHOICE_CLOSED, RATE_LIMITED.',
  })
  sendDeliveryLink(
    @Arg('id', () => String, NUMBER) id: string,
    @Arg('language', () => enumType(trackingLanguage), LANGUAGE) language: TrackingLanguage,
    @Ctx() context: Context<TrackingServices>,
  ): Promise<boolean> {
    return mailDeliveryLink(context, id, language);
  }

  @Subscription(() => TrackingDeliveryType, {
    nullable: true,
    description:
      'How far the driver of a parcel is, for anyone who knows its number, beginning with what is true now. Ends with null when no driver ' +
      'is under way with it. SHIPMENT_NOT_FOUND, RATE_LIMITED.',
    subscribe: ({ args, context }: Subscribing<{ id: string }, TrackingServices>) => watchDelivery(context, args.id),
  })
  deliveryChanged(@Root() news: DeliveryNews, @Arg('id', () => String, NUMBER) _id: string): TrackingDeliveryType | null {
    return told(news).delivery;
  }
}
