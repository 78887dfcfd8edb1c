import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { DateTimeScalar, JsonObjectScalar } from '../../platform/graphql/scalars.js';
import { NodeType } from '../../platform/graphql/node.type.js';

@ObjectType('Webhook', { implements: NodeType, description: 'An HTTPS address that is told of events, signed with its secret.' })
export class WebhookType {
  @Field(() => ID, { description: 'UUID of the webhook.' })
  id!: string;

  @Field(() => String, { description: 'Where events are posted to.' })
  url!: string;

  @Field(() => [String], { description: 'Names of the events that it is told of.' })
  events!: readonly string[];

  @Field(() => Boolean, { description: 'False while nothing is sent to it.' })
  isActive!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it is switched off.' })
  disabledReason!: string | null;

  @Field(() => String, { nullable: true, description: 'A note of its owner.' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Domain of the only shop that it hears of; null for all shops of the seller.' })
  shopDomain!: string | null;

  @Field(() => Boolean, { description: 'True when it is also told of at_sorting, verified and ready_to_book.' })
  includeHubStatuses!: boolean;

  @Field(() => Int, { nullable: true, description: 'Deliveries a second that it gets at most; null for as many as it takes.' })
  rateLimit!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when every attempt has failed; null when the last ones arrived.' })
  failingSince!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was changed last.' })
  updatedAt!: Date;
}

@ObjectType('WebhookWarning', { simpleResolvers: true, description: 'Something about a webhook that may not be meant.' })
export class WebhookWarningType {
  @Field(() => String, { description: 'DUPLICATE_ENDPOINT.' })
  code!: string;

  @Field(() => String, { description: 'What it is about.' })
  message!: string;
}

@ObjectType('WebhookWithSecret', { simpleResolvers: true, description: 'A webhook whose secret was just made.' })
export class WebhookWithSecretType {
  @Field(() => WebhookType, { description: 'The webhook.' })
  webhook!: WebhookType;

  @Field(() => String, { description: 'The whole secret (whsec_...), shown this once.' })
  secret!: string;

  @Field(() => [WebhookWarningType], { description: 'What may not be meant.' })
  warnings!: readonly WebhookWarningType[];
}

export enum WebhookDeliveryStatusEnum {
  PENDING = 'pending',
  DELIVERED = 'delivered',
  FAILED = 'failed',
}
registerEnumType(WebhookDeliveryStatusEnum, {
  name: 'WebhookDeliveryStatus',
  description: 'What became of an attempt to deliver an event.',
  valuesConfig: {
    PENDING: { description: 'Still to be made.' },
    DELIVERED: { description: 'The receiver answered with a 2xx status in time.' },
    FAILED: { description: 'It did not, or the attempt was cancelled.' },
  },
});

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

  @Field(() => String, { description: 'automatic, manual (sent again by somebody) or test.' })
  kind!: string;

  @Field(() => Int, { description: 'Number of the attempt in the schedule, from 1.' })
  attempt!: number;

  @Field(() => WebhookDeliveryStatusEnum, { description: 'What became of it.' })
  status!: `${WebhookDeliveryStatusEnum}`;

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

  @Field(() => String, { description: 'The very text that was sent.' })
  requestBody!: string;

  @Field(() => JsonObjectScalar, { nullable: true, description: 'Headers of the answer.' })
  responseHeaders!: Readonly<Record<string, string>> | null;

  @Field(() => String, { nullable: true, description: 'The first 2 KiB of the answer.' })
  responseBody!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'X-Request-Id of the request that the event came of, or in which somebody asked for this attempt.',
  })
  requestId!: string | null;
}

@ObjectType('WebhookEvent', { simpleResolvers: true, description: 'One event of the catch-up feed, as a webhook would be sent it.' })
export class WebhookEventType {
  @Field(() => String, { description: 'Pass it as `after` to go on behind this event.' })
  cursor!: string;

  @Field(() => ID, { description: 'UUID of the event.' })
  id!: string;

  @Field(() => String, { description: 'Name of the event.' })
  event!: string;

  @Field(() => String, { description: 'When it happened.' })
  timestamp!: string;

  @Field(() => String, { description: 'Version of the payload.' })
  apiVersion!: string;

  @Field(() => JsonObjectScalar, { description: 'What a webhook would find under `data`.' })
  data!: Readonly<Record<string, unknown>>;
}

@ObjectType('WebhookEventPage', { simpleResolvers: true, description: 'A stretch of the catch-up feed, oldest first.' })
export class WebhookEventPage {
  @Field(() => [WebhookEventType], { description: 'The events.' })
  nodes!: readonly WebhookEventType[];

  @Field(() => String, { nullable: true, description: 'Where to go on; null when nothing has ever happened.' })
  endCursor!: string | null;

  @Field(() => Boolean, { description: 'True when there is more already.' })
  hasNextPage!: boolean;
}

export const WebhookConnection = connectionType('Webhook', () => WebhookType);
export const WebhookDeliveryConnection = connectionType('WebhookDelivery', () => WebhookDeliveryType);

@InputType('CreateWebhookInput', { description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field(() => String, { description: 'An https URL on port 443 or 8443, at most 2048 characters.' })
  url!: string;

  @Field(() => [String], { description: 'Names of the events to be told of, such as shipment.update.' })
  events!: string[];

  @Field(() => String, { nullable: true, description: 'A note, at most 500 characters.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Domain of the only shop to hear of. A shop token always hears of its own.' })
  shopId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True to be told of at_sorting, verified and ready_to_book too.' })
  includeHubStatuses?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Deliveries a second at most, from 1 to 500; as many as it takes when absent.' })
  rateLimit?: number | null;
}

@InputType('UpdateWebhookInput', { description: 'Changes of a webhook; what is absent stays as it is.' })
export class UpdateWebhookInput {
  @Field(() => String, { nullable: true, description: 'New URL. Retries that wait go there.' })
  url?: string | null;

  @Field(() => [String], { nullable: true, description: 'The events from now on, instead of those so far.' })
  events?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'True switches it on with a clean record; false cancels what waits for it.' })
  isActive?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A note; null clears it.' })
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to be told of hub statuses.' })
  includeHubStatuses?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Deliveries a second at most, from 1 to 500; null lifts the limit.' })
  rateLimit?: number | null;
}

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

  @Field(() => WebhookDeliveryStatusEnum, { nullable: true, description: 'Only attempts of this status.' })
  status?: `${WebhookDeliveryStatusEnum}` | null;

  @Field(() => String, { nullable: true, description: 'Only attempts for this event.' })
  event?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only attempts that were planned before this instant.' })
  before?: Date | null;
}

@ArgsType()
export class WebhookEventsArgs {
  @Field(() => Int, { defaultValue: 100, description: 'How many events, from 1 to 100.' })
  first: number = 100;

  @Field(() => String, { nullable: true, description: 'Cursor of the event after which to begin; the oldest kept when absent.' })
  after?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to list changes to hub statuses.' })
  includeHubStatuses?: boolean | null;
}
