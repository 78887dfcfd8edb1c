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

  @Field(() => String, { description: 'Name of the event, as sent.' })
  eventType!: string;

  @Field(() => String, { nullable: true, description: 'Public id of the shipment; null for a test.' })
  shipmentId!: string | null;

  @Field(() => String, { description: 'automatic, manual (requested by a person) or test.' })
  kind!: string;

  @Field(() => Int, { description: 'Number of the attempt in the schedule, from 1.' })
  attempt!: number;

  @Field(() => enumType(deliveryStatus), { description: 'Outcome of the attempt.' })
  status!: DeliveryStatus;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the response; null without a response.' })
  httpStatus!: number | null;

  @Field(() => String, { nullable: true, description: 'Kind of failure, such as timeout, dns, tls or server_error.' })
  failure!: string | null;

  @Field(() => String, { nullable: true, description: 'Human-readable failure.' })
  errorMessage!: string | null;

  @Field(() => Int, { nullable: true, description: 'Duration in milliseconds.' })
  durationMs!: number | null;

  @Field(() => DateTimeScalar, { description: 'Time at which the attempt was planned.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the attempt.' })
  attemptedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time at which the receiver accepted it.' })
  deliveredAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time at which this or the next attempt is due.' })
  nextRetryAt!: Date | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'Request headers, without signatures and other secrets.' })
  requestHeaders!: Readonly<Record<string, string>> | null;

  @Field(() => Boolean, {
    description:
      'True when both bodies are withheld from staff of the operator, because the seller who owns the webhook has not allowed it.',
  })
  bodiesHidden!: boolean;

  @Field(() => String, { description: 'Exact request body; empty when it is withheld.' })
  requestBody!: string;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'Response headers.' })
  responseHeaders!: Readonly<Record<string, string>> | null;

  @Field(() => String, { nullable: true, description: 'First 2 KiB of the response; null without a response or when it is withheld.' })
  responseBody!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'X-Request-Id of the request that caused the event or, for a manual attempt, of the request that asked for the attempt.',
  })
  requestId!: string | null;
}

export const WebhookDeliveryConnection = connectionType('WebhookDelivery', () => WebhookDeliveryType);

@InputType('RecoverWebhookInput', { description: 'The events to resend.' })
export class RecoverWebhookInput {
  @Field(() => DateTimeScalar, { description: 'Start of the period, at most 30 days ago.' })
  since!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the period; by default now.' })
  until?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'False to resend delivered events too; by default true.' })
  onlyFailed?: boolean | null;
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @Field(() => String, { description: 'UUID of the webhook.' })
  webhookId!: string;

  @Field(() => enumType(deliveryStatus), { nullable: true, description: 'Only attempts with this status.' })
  status?: DeliveryStatus | null;

  @Field(() => String, { nullable: true, description: 'Only attempts for this event.' })
  event?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only attempts that were planned before this instant.' })
  before?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for one entry per event: its latest attempt. The others are in `attempts`.',
  })
  latest?: boolean | null;
}
