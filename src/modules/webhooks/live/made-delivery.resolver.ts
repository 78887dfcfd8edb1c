import { Arg, Ctx, Resolver, Root, Subscription } from '../../../platform/graphql/resolvers.js';
import type { Context } from '../../../platform/work/context.js';
import { told, type Subscribing } from '../../../platform/live/subscribing.js';
import type { WebhookServices } from '../services.js';
import { shownToOwner, type Delivery } from '../manage/read-deliveries.js';
import { WebhookDeliveryType } from '../webhook-delivery.types.js';
import { watchDeliveries } from './delivery-news.js';

@Resolver(() => WebhookDeliveryType)
export class MadeDeliveryResolver {
  @Subscription(() => WebhookDeliveryType, {
    description:
      "Each attempt to deliver an event to one of the caller's webhooks, once its outcome is known. Attempts before the subscription or during an interruption are in webhookDeliveries. WEBHOOK_NOT_FOUND.",
    subscribe: ({ args, context }: Subscribing<{ webhookId?: string | null }, WebhookServices>) => watchDeliveries(context, args),
  })
  webhookDelivery(
    @Root() delivery: Delivery,
    @Arg('webhookId', () => String, {
      nullable: true,
      description: 'UUID of a webhook, to receive only its attempts; defaults to all of the caller.',
    })
    _webhookId: string | null,
    @Ctx() context: Context<WebhookServices>,
  ): Promise<Delivery> {
    return shownToOwner(context, told(delivery));
  }
}
