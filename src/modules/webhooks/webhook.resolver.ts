import { enumType } from '../../platform/graphql/enum-type.js';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { sellerLoader, SellerType, type Seller } from '../sellers/index.js';
import { createWebhook } from './manage/create-webhook.js';
import { attemptsOf, deliveryById, listDeliveries, type Delivery } from './manage/read-deliveries.js';
import { readFeed } from './manage/read-feed.js';
import { lastNoticeLoader, tellOwner, type OwnerNotice } from './manage/tell-owner.js';
import { lastAttemptLoader, listWebhooks, webhookById } from './manage/read-webhooks.js';
import { recoverWebhook, redeliver } from './manage/redeliver.js';
import { regenerateSecret } from './manage/regenerate-secret.js';
import { testWebhook } from './manage/test-webhook.js';
import { deleteWebhook, updateWebhook } from './manage/update-webhook.js';
import { isOwnWebhook, type Webhook } from './manage/webhook.js';
import { maskedSecret } from './manage/webhook.rules.js';
import type { WebhookServices } from './services.js';
import { RecoverWebhookInput, WebhookDeliveriesArgs, WebhookDeliveryConnection, WebhookDeliveryType } from './webhook-delivery.types.js';
import { deliveryStatus } from './webhooks.enums.js';
import { WebhookEventPage, WebhookEventsArgs } from './webhook-event.types.js';
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
    description: 'The webhooks of the caller, newest first; for the operator also those of sellers, when it asks for them.',
  })
  async webhooks(@Args(() => WebhooksArgs) args: WebhooksArgs, @Ctx() context: Context) {
    return new WebhookConnection(await listWebhooks(context, args));
  }

  @Query(() => WebhookType, {
    description: 'A webhook by id; for staff who look after sellers also one of a seller. WEBHOOK_NOT_FOUND when there is none such.',
  })
  webhook(@Arg('id', () => String, ID) id: string, @Ctx() context: Context): Promise<Webhook> {
    return webhookById(context, id);
  }

  @Query(() => WebhookDeliveryConnection, {
    description: 'Deliveries of a webhook with their outcomes, newest first. Kept for 30 days.',
  })
  async webhookDeliveries(@Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs, @Ctx() context: Context) {
    return new WebhookDeliveryConnection(await listDeliveries(context, args));
  }

  @Query(() => WebhookDeliveryType, { description: 'One attempt of a webhook of the caller. WEBHOOK_NOT_FOUND, NOT_FOUND.' })
  webhookDelivery(
    @Arg('webhookId', () => String, ID) webhookId: string,
    @Arg('id', () => String, { description: 'UUID of the attempt.' }) deliveryId: string,
    @Ctx() { sql, actor }: Context,
  ): Promise<Delivery> {
    return deliveryById(sql, actor, { webhookId, deliveryId });
  }

  @Query(() => WebhookEventPage, {
    description:
      'Every status change of the caller in the order in which it became visible, for those who have missed some. With `events`, what webhooks are sent. INVALID_EVENT.',
  })
  webhookEvents(
    @Args(() => WebhookEventsArgs) args: WebhookEventsArgs,
    @Ctx() context: Context<WebhookServices>,
  ): Promise<WebhookEventPage> {
    return readFeed(context, args);
  }

  @Mutation(() => WebhookWithSecretType, {
    description: 'Adds a webhook and shows its secret this once. INVALID_URL, URL_NOT_ALLOWED, INVALID_EVENT, TOO_MANY_WEBHOOKS.',
  })
  createWebhook(
    @Arg('input', () => CreateWebhookInput, { description: 'The new webhook.' }) input: CreateWebhookInput,
    @Ctx() context: Context,
  ) {
    return context.transact((tx) => createWebhook(tx, context.actor, input));
  }

  @Mutation(() => WebhookType, { description: 'Changes a webhook. WEBHOOK_NOT_FOUND, INVALID_URL, URL_NOT_ALLOWED, INVALID_EVENT.' })
  updateWebhook(
    @Arg('id', () => String, ID) id: string,
    @Arg('input', () => UpdateWebhookInput, { description: 'The changes.' }) changes: UpdateWebhookInput,
    @Ctx() context: Context,
  ): Promise<Webhook> {
    return context.transact((tx) => updateWebhook(tx, context.actor, { id, changes }));
  }

  @Mutation(() => WebhookType, { description: 'Takes a webhook away and cancels what waits for it. WEBHOOK_NOT_FOUND.' })
  deleteWebhook(@Arg('id', () => String, ID) id: string, @Ctx() context: Context): Promise<Webhook> {
    return context.transact((tx) => deleteWebhook(tx, context.actor, id));
  }

  @Mutation(() => WebhookWithSecretType, {
    description: 'Gives a webhook a new secret. Those before it go on signing for the hours of the overlap. WEBHOOK_NOT_FOUND.',
  })
  regenerateWebhookSecret(
    @Arg('id', () => String, ID) id: string,
    @Arg('overlapHours', () => Int, { nullable: true, description: 'From 0 to 72; 24 when absent. 0 ends all secrets of before at once.' })
    overlapHours: number | null,
    @Ctx() context: Context,
  ) {
    return context.transact((tx) => regenerateSecret(tx, context.actor, { id, overlapHours }));
  }

  @Mutation(() => WebhookDeliveryType, { description: 'Sends a test event and returns its outcome. WEBHOOK_NOT_FOUND, INVALID_EVENT.' })
  testWebhook(
    @Arg('id', () => String, ID) id: string,
    @Arg('event', () => String, { nullable: true, description: 'Name of the event whose data the test carries.' })
    event: string | null | undefined,
    @Ctx() context: Context<WebhookServices>,
  ): Promise<Delivery> {
    return testWebhook(context, id, event ?? null);
  }

  @Mutation(() => WebhookDeliveryType, {
    description: 'Sends the event of a delivery again, now. WEBHOOK_NOT_FOUND, NOT_FOUND, WEBHOOK_DISABLED.',
  })
  redeliverWebhook(
    @Arg('id', () => String, ID) webhookId: string,
    @Arg('deliveryId', () => String, { description: 'UUID of the delivery.' }) deliveryId: string,
    @Ctx() context: Context,
  ): Promise<Delivery> {
    return context.transact((tx) => redeliver(tx, context.actor, { webhookId, deliveryId }));
  }

  @Mutation(() => Int, {
    description: 'Sends what a webhook has missed in a range of time again; answers how many events. WEBHOOK_NOT_FOUND, WEBHOOK_DISABLED.',
  })
  recoverWebhooks(
    @Arg('id', () => String, ID) id: string,
    @Arg('input', () => RecoverWebhookInput, { description: 'Which events.' }) input: RecoverWebhookInput,
    @Ctx() context: Context,
  ): Promise<number> {
    return context.transact((tx) => recoverWebhook(tx, context.actor, { id, ...input }));
  }

  @FieldResolver(() => String, { description: 'The end of its secret, the rest masked; for others than its owner all of it.' })
  secret(@Root() webhook: Webhook, @Ctx() { actor }: Context): string {
    return maskedSecret(isOwnWebhook(actor, webhook) ? webhook.secretHint : '');
  }

  @FieldResolver(() => SellerType, {
    nullable: true,
    description: "Whose it is, for those who may read sellers; null for the operator's own.",
  })
  seller(@Root() { sellerId }: Webhook, @Ctx() context: Context): Promise<Seller | null> | null {
    return sellerId === null ? null : context.load(sellerLoader, sellerId);
  }

  @Mutation(() => WebhookOwnerNoticeType, {
    description:
      'Tells the owner of a failing webhook about it by mail, with its last errors. For staff; once an hour for each webhook. WEBHOOK_NOT_FOUND, RATE_LIMITED.',
  })
  tellWebhookOwner(
    @Arg('id', () => String, ID) id: string,
    @Arg('message', () => String, { nullable: true, description: 'What to say besides. At most 2000 characters.' })
    message: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<OwnerNotice> {
    return context.transact((tx) => tellOwner(tx, context.actor, { id, message: message ?? null }));
  }

  @FieldResolver(() => WebhookOwnerNoticeType, {
    nullable: true,
    description: 'The last time that the operator told its owner about it; null when it never did.',
  })
  lastOwnerNotice(@Root() { id }: Webhook, @Ctx() context: Context): Promise<OwnerNotice | null> {
    return context.load(lastNoticeLoader, id);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When the latest attempt to reach it was made; null before the first one.',
  })
  async lastDeliveryAt(@Root() { id }: Webhook, @Ctx() context: Context): Promise<Date | null> {
    return (await context.load(lastAttemptLoader, id))?.attemptedAt ?? null;
  }

  @FieldResolver(() => enumType(deliveryStatus), { nullable: true, description: 'What became of that attempt.' })
  async lastStatus(@Root() { id }: Webhook, @Ctx() context: Context): Promise<string | null> {
    return (await context.load(lastAttemptLoader, id))?.status ?? null;
  }
}

@Resolver(() => WebhookDeliveryType)
export class DeliveryAttemptsResolver {
  @FieldResolver(() => [WebhookDeliveryType], {
    description: 'Every attempt to deliver the same event to the same webhook, this one among them, the first one first.',
  })
  attempts(@Root() delivery: Delivery, @Ctx() context: Context): Promise<Delivery[]> {
    return attemptsOf(context, delivery);
  }
}
