import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PageArgs, connectionType } from '../../platform/graphql/connection.js';
import { DateTimeScalar, JsonObjectScalar } from '../../platform/graphql/scalars.js';
import { type DeliveryStatus, deliveryStatus } from './webhooks.enums.js';

@ObjectType('WebhookDelivery', { simpleResolvers: true, description: 'One attempt to deliver one event to one webhook.' })
export class WebhookDeliveryType {
  @Field(() => ID, { description: 'UUID of the attempt, sent as X-Svc-Delivery-ID.' })
  id!: string;

  @Field(() => ID, { description: 'UUID of the webhook.' })
  webhookId!: string;

  @Field(() => ID, { description: 'UUID of the event, the same for all attempts and webhooks.' })
  eventId!: string;

  @Field(() => String, { description: 'Name of the event, as sent.' })
  eventType!: string;

  @Field(() => String, { nullable: true, description: 'Public id of the shipment; null for a test.' })
  shipmentId!: string | null;

  @Field(() => String, { description: 'automatic, manual (redelivered on request) or test.' })
  kind!: string;

  @Field(() => Int, { description: 'Attempt number in the schedule, from 1.' })
  attempt!: number;

  @Field(() => enumType(deliveryStatus), { description: 'Outcome of the attempt.' })
  status!: DeliveryStatus;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the response; null if there was none.' })
  httpStatus!: number | null;

  @Field(() => String, { nullable: true, description: 'Kind of failure, such as timeout, dns, tls or server_error.' })
  failure!: string | null;

  @Field(() => String, { nullable: true, description: 'Error message for people.' })
  errorMessage!: string | null;

  @Field(() => Int, { nullable: true, description: 'Duration in milliseconds.' })
  durationMs!: number | null;

  @Field(() => DateTimeScalar, { description: 'When the attempt was scheduled.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the attempt was made.' })
  attemptedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the receiver accepted the event.' })
  deliveredAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When this attempt, or the one after it, is due.' })
  nextRetryAt!: Date | null;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'Request headers; signatures are masked.' })
  requestHeaders!: Readonly<Record<string, string>> | null;

  @Field(() => Boolean, {
    description:
      "True when both bodies are withheld: from the operator's staff if the webhook's owner has not allowed access, and from callers who may " +
      'not read all of the selection that the event answers.',
  })
  bodiesHidden!: boolean;

  @Field(() => String, { description: 'The exact text that was sent; empty when withheld.' })
  requestBody!: string;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'Response headers; cookies are masked.' })
  responseHeaders!: Readonly<Record<string, string>> | null;

  @Field(() => String, { nullable: true, description: 'The first 2 KiB of the response; null if there was none or it is withheld.' })
  responseBody!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'X-Request-Id of the request that caused the event or, for a manual attempt, of the request for that attempt.',
  })
  requestId!: string | null;
}

export const WebhookDeliveryConnection = connectionType('WebhookDelivery', () => WebhookDeliveryType);

@InputType('RecoverWebhookInput', { description: 'The events to resend.' })
export class RecoverWebhookInput {
  @Field(() => DateTimeScalar, { description: 'Start of the time range, at most EVENT_RETENTION_DAYS ago: 30 days by default.' })
  since!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the time range; defaults to now.' })
  until?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'False also sends delivered events again; defaults to true.' })
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

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only attempts that were scheduled before this instant.' })
  before?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for one entry per event: its latest attempt, whose `attempts` list all of them.',
  })
  latest?: boolean | null;
}
