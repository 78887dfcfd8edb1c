import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { attemptsOf, type Delivery } from './manage/read-deliveries.js';
import { WebhookDeliveryType } from './webhook-delivery.types.js';

@Resolver(() => WebhookDeliveryType)
export class DeliveryAttemptsResolver {
  @FieldResolver(() => [WebhookDeliveryType], {
    description: 'All attempts to deliver the same event to the same webhook, including this one, oldest first.',
  })
  attempts(@Root() delivery: Delivery, @Ctx() context: Context): Promise<Delivery[]> {
    return attemptsOf(context, delivery);
  }
}
