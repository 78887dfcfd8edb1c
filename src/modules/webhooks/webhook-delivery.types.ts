import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PageArgs, connectionType } from '../../platform/graphql/connection.js';
import { DateTimeScalar, JsonObjectScalar } from '../../platform/graphql/scalars.js';
import { type DeliveryStatus, deliveryStatus } from './webhooks.enums.js';

@ObjectType('WebhookDelivery', { simpleResolvers: true, description: 'One attempt to deliver one event to one webhook.' })
export class WebhookDeliveryType {
  @Field(() => ID, { description: 'UUID of the attempt: the X-Svc-Delivery-ID that the receiver saw.' })
  id!: string;

  @Field(() => ID, { description: 'UUID of the webhook.' })
  webhookId!: string;

  @Field(() => ID, { description: 'UUID of the event, the same on all of its attempts and webhooks.' })
  eventId!: string;

  @Field(() => String, { description: 'Name of the event as it was sent.' })
  eventType!: string;

  @Field(() => String, { nullable: true, description: 'Public id of the shipment; null for a test.' })
  shipmentId!: string | null;

  @Field(() => String, { description: 'automatic, manual (repeated by a person) or test.' })
  kind!: string;

  @Field(() => Int, { description: 'Number of the attempt in the schedule, from 1.' })
  attempt!: number;

  @Field(() => enumType(deliveryStatus), { description: 'What became of it.' })
  status!: DeliveryStatus;

  @Field(() => Int, { nullable: true, description: 'Status of the answer; null when there was none.' })
  httpStatus!: number | null;

  @Field(() => String, { nullable: true, description: 'Kind of failure, such as timeout, dns, tls or server_error.' })
  failure!: string | null;

  @Field(() => String, { nullable: true, description: 'What went wrong, in words.' })
  errorMessage!: string | null;

  @Field(() => Int, { nullable: true, description: 'How long it took, in milliseconds.' })
  durationMs!: number | null;

  @Field(() => DateTimeScalar, { description: 'When it was planned.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was made.' })
  attemptedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the receiver took it.' })
  deliveredAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When this or the next attempt is due.' })
  nextRetryAt!: Date | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'Headers that were sent, without what proves who we are.' })
  requestHeaders!: Readonly<Record<string, string>> | null;

  @Field(() => Boolean, {
    description:
      'True when both bodies are withheld from staff of the operator, because the seller who owns the webhook has not allowed it.',
  })
  bodiesHidden!: boolean;

  @Field(() => String, { description: 'The very text that was sent; empty when it is withheld.' })
  requestBody!: string;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'Headers of the answer.' })
  responseHeaders!: Readonly<Record<string, string>> | null;

  @Field(() => String, { nullable: true, description: 'The first 2 KiB of the answer; null when there was none or it is withheld.' })
  responseBody!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'X-Request-Id of the request that caused the event or, for a manual attempt, of the request for it.',
  })
  requestId!: string | null;
}

export const WebhookDeliveryConnection = connectionType('WebhookDelivery', () => WebhookDeliveryType);

@InputType('RecoverWebhookInput', { description: 'Which events to send again.' })
export class RecoverWebhookInput {
  @Field(() => DateTimeScalar, { description: 'From when on, at most 30 days ago.' })
  since!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Until when; now when absent.' })
  until?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'False sends what has arrived again too; true when absent.' })
  onlyFailed?: boolean | null;
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @Field(() => String, { description: 'UUID of the webhook.' })
  webhookId!: string;

  @Field(() => enumType(deliveryStatus), { nullable: true, description: 'Only attempts of this status.' })
  status?: DeliveryStatus | null;

  @Field(() => String, { nullable: true, description: 'Only attempts for this event.' })
  event?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only attempts that were planned before this instant.' })
  before?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for one entry for each event: the latest attempt at it. The others are in its attempts.',
  })
  latest?: boolean | null;
}
