import { enumType, DateTimeScalar } from '../../platform/graphql/scalars.js';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { nullable, TextArg, CountArg } from '../../platform/graphql/fields.js';
import type { Context } from '../../platform/work/context.js';
import { sellerLoader, SellerType, type Seller } from '../sellers/index.js';
import { createWebhook, MAX_OVERLAP_HOURS, regenerateSecret } from './manage/create-webhook.js';
import { attemptsOf, lastFailureOf, deliveryById, listDeliveries, type Delivery } from './manage/read-deliveries.js';
import { readFeed } from './manage/read-feed.js';
import { lastNoticeLoader, tellOwner, type OwnerNotice } from './manage/tell-owner.js';
import { listWebhooks, nextAttemptLoader, recentAttemptsLoader, webhookById } from './manage/read-webhooks.js';
import { recoverWebhook, redeliver } from './manage/redeliver.js';
import { testWebhook } from './manage/test-webhook.js';
import { deleteWebhook, updateWebhook } from './manage/update-webhook.js';
import { isOwnWebhook, type Webhook } from './manage/webhook.js';
import { maskedSecret } from './manage/webhook.rules.js';
import type { WebhookServices } from './services.js';
import {
  RecoverWebhookInput,
  WebhookDeliveriesArgs,
  WebhookDeliveryConnection,
  WebhookAttemptType,
  WebhookDeliveryType,
  WebhookEventPage,
  WebhookEventsArgs,
} from './webhook-delivery.types.js';
import { deliveryStatus } from './webhooks.enums.js';
import {
  CreateWebhookInput,
  UpdateWebhookInput,
  WebhookConnection,
  WebhookOwnerNoticeType,
  WebhooksArgs,
  WebhookType,
  WebhookWithSecretType,
} from './webhook.types.js';

const ID = { description: 'UUID of the webhook.' };

@Resolver(() => WebhookType)
export class WebhookResolver {
  @Query(() => WebhookConnection, {
    description: "The caller's webhooks, newest first. The operator can also list those of sellers.",
  })
  async webhooks(@Args(() => WebhooksArgs) args: WebhooksArgs, @Ctx() context: Context) {
    return new WebhookConnection(await listWebhooks(context, args));
  }

  @Query(() => WebhookType, {
    description: 'A webhook by id. Staff with permission to read sellers can also read those of sellers. WEBHOOK_NOT_FOUND.',
  })
  webhook(@Arg('id', () => String, ID) id: string, @Ctx() context: Context): Promise<Webhook> {
    return webhookById(context, id);
  }

  @Query(() => WebhookDeliveryConnection, {
    description:
      'Attempts to deliver events to a webhook with their outcomes, newest first. Kept for EVENT_RETENTION_DAYS: 30 days by default.',
  })
  async webhookDeliveries(@Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs, @Ctx() context: Context<WebhookServices>) {
    return new WebhookDeliveryConnection(await listDeliveries(context, args));
  }

  @Query(() => WebhookDeliveryType, { description: 'One attempt by id. WEBHOOK_NOT_FOUND, NOT_FOUND.' })
  webhookDelivery(
    @Arg('webhookId', () => String, ID) webhookId: string,
    @Arg('id', () => String, { description: 'UUID of the attempt.' }) deliveryId: string,
    @Ctx() context: Context<WebhookServices>,
  ): Promise<Delivery> {
    return deliveryById(context, { webhookId, deliveryId });
  }

  @Query(() => WebhookEventPage, {
    description:
      "Catch-up feed of the caller's status changes, in the order in which they became visible. With `events`, the payloads that a webhook would receive. INVALID_EVENT.",
  })
  webhookEvents(
    @Args(() => WebhookEventsArgs) args: WebhookEventsArgs,
    @Ctx() context: Context<WebhookServices>,
  ): Promise<WebhookEventPage> {
    return readFeed(context, args);
  }

  @Mutation(() => WebhookWithSecretType, {
    description: 'Creates a webhook. Its secret is shown only once. INVALID_URL, URL_NOT_ALLOWED, INVALID_EVENT, TOO_MANY_WEBHOOKS.',
  })
  createWebhook(
    @Arg('input', () => CreateWebhookInput, { description: 'The new webhook.' }) input: CreateWebhookInput,
    @Ctx() context: Context<WebhookServices>,
  ) {
    return context.transact((tx) => createWebhook(tx, context.actor, input));
  }

  @Mutation(() => WebhookType, {
    description:
      'Updates a webhook. WEBHOOK_NOT_FOUND, INVALID_URL, URL_NOT_ALLOWED, INVALID_EVENT. FORBIDDEN to change the URL while the selection has fields that the caller may not read.',
  })
  updateWebhook(
    @Arg('id', () => String, ID) id: string,
    @Arg('input', () => UpdateWebhookInput, { description: 'The changes.' }) changes: UpdateWebhookInput,
    @Ctx() context: Context<WebhookServices>,
  ): Promise<Webhook> {
    return context.transact((tx) => updateWebhook(tx, context.actor, { id, changes }));
  }

  @Mutation(() => WebhookType, { description: 'Deletes a webhook and cancels its pending deliveries. WEBHOOK_NOT_FOUND.' })
  deleteWebhook(@Arg('id', () => String, ID) id: string, @Ctx() context: Context): Promise<Webhook> {
    return context.transact((tx) => deleteWebhook(tx, context.actor, id));
  }

  @Mutation(() => WebhookWithSecretType, {
    description: 'Replaces the secret of a webhook. Replaced secrets keep signing during the overlap. WEBHOOK_NOT_FOUND, FORBIDDEN.',
  })
  regenerateWebhookSecret(
    @Arg('id', () => String, ID) id: string,
    @CountArg('overlapHours', [0, MAX_OVERLAP_HOURS], 'Hours; defaults to 24. 0 ends all replaced secrets at once.', nullable)
    overlapHours: number | null,
    @Ctx() context: Context<WebhookServices>,
  ) {
    return context.transact((tx) => regenerateSecret(tx, context.actor, { id, overlapHours }));
  }

  @Mutation(() => WebhookDeliveryType, {
    description: 'Sends a test event and returns its outcome. WEBHOOK_NOT_FOUND, INVALID_EVENT, FORBIDDEN.',
  })
  testWebhook(
    @Arg('id', () => String, ID) id: string,
    @Arg('event', () => String, { nullable: true, description: 'Event whose data to send as a sample; defaults to shipment.update.' })
    event: string | null | undefined,
    @Ctx() context: Context<WebhookServices>,
  ): Promise<Delivery> {
    return testWebhook(context, id, event ?? null);
  }

  @Mutation(() => WebhookDeliveryType, {
    description:
      'Sends the event of a delivery again at once, outside the retry schedule. WEBHOOK_NOT_FOUND, NOT_FOUND, WEBHOOK_DISABLED, FORBIDDEN.',
  })
  redeliverWebhook(
    @Arg('id', () => String, ID) webhookId: string,
    @Arg('deliveryId', () => String, { description: 'UUID of the delivery.' }) deliveryId: string,
    @Ctx() context: Context<WebhookServices>,
  ): Promise<Delivery> {
    return context.transact((tx) => redeliver(tx, context.actor, { webhookId, deliveryId }));
  }

  @Mutation(() => Int, {
    description:
      'Sends the events that a webhook missed in a time range again; returns their number. WEBHOOK_NOT_FOUND, WEBHOOK_DISABLED, FORBIDDEN.',
  })
  recoverWebhooks(
    @Arg('id', () => String, ID) id: string,
    @Arg('input', () => RecoverWebhookInput, { description: 'Which events.' }) input: RecoverWebhookInput,
    @Ctx() context: Context<WebhookServices>,
  ): Promise<number> {
    return context.transact((tx) => recoverWebhook(tx, context.actor, { id, ...input }));
  }

  @FieldResolver(() => String, { description: 'The secret, masked except its last four characters, which only the owner sees.' })
  secret(@Root() webhook: Webhook, @Ctx() { actor }: Context): string {
    return maskedSecret(isOwnWebhook(actor, webhook) ? webhook.secretHint : '');
  }

  @FieldResolver(() => SellerType, {
    nullable: true,
    description: "The owner, with permission to read sellers; null for the operator's own webhooks.",
  })
  seller(@Root() { sellerId }: Webhook, @Ctx() context: Context): Promise<Seller | null> | null {
    return sellerId === null ? null : context.load(sellerLoader, sellerId);
  }

  @Mutation(() => WebhookOwnerNoticeType, {
    description:
      'Mails the owner of a failing webhook its latest errors. Staff only; at most once an hour per webhook. WEBHOOK_NOT_FOUND, RATE_LIMITED.',
  })
  tellWebhookOwner(
    @Arg('id', () => String, ID) id: string,
    @TextArg('message', 2_000, 'Text to add.', nullable)
    message: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<OwnerNotice> {
    return context.transact((tx) => tellOwner(tx, context.actor, { id, message: message ?? null }));
  }

  @FieldResolver(() => WebhookOwnerNoticeType, {
    nullable: true,
    description: 'The last mail from the operator to the owner about this webhook; null if there was none.',
  })
  lastOwnerNotice(@Root() { id }: Webhook, @Ctx() context: Context): Promise<OwnerNotice | null> {
    return context.load(lastNoticeLoader, id);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When the latest attempt was made; null before the first.',
  })
  async lastDeliveryAt(@Root() { id }: Webhook, @Ctx() context: Context): Promise<Date | null> {
    return (await context.load(recentAttemptsLoader, id))?.at(-1)?.attemptedAt ?? null;
  }

  @FieldResolver(() => enumType(deliveryStatus), { nullable: true, description: 'Outcome of the latest attempt.' })
  async lastStatus(@Root() { id }: Webhook, @Ctx() context: Context): Promise<string | null> {
    return (await context.load(recentAttemptsLoader, id))?.at(-1)?.status ?? null;
  }

  @FieldResolver(() => [WebhookAttemptType], { description: 'The latest attempts, at most 12, oldest first.' })
  async recentAttempts(@Root() { id }: Webhook, @Ctx() context: Context): Promise<WebhookAttemptType[]> {
    return (await context.load(recentAttemptsLoader, id)) ?? [];
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When the next attempt is due; null if none waits among the latest 100, and while the webhook is disabled.',
  })
  async nextAttemptAt(@Root() { id, isActive }: Webhook, @Ctx() context: Context): Promise<Date | null> {
    return isActive ? ((await context.load(nextAttemptLoader, id))?.dueAt ?? null) : null;
  }
}

@Resolver(() => WebhookDeliveryType)
export class DeliveryAttemptsResolver {
  @FieldResolver(() => WebhookAttemptType, {
    nullable: true,
    description: 'The latest failed attempt to deliver the same event before this one; null if none failed.',
  })
  lastFailure(@Root() delivery: Delivery, @Ctx() context: Context): Promise<WebhookAttemptType | null> {
    return lastFailureOf(context, delivery);
  }

  @FieldResolver(() => [WebhookDeliveryType], {
    description: 'All attempts to deliver the same event to the same webhook, including this one, oldest first.',
  })
  attempts(@Root() delivery: Delivery, @Ctx() context: Context): Promise<Delivery[]> {
    return attemptsOf(context, delivery);
  }
}
