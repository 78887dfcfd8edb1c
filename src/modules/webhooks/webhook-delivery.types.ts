import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Flag, Id, JsonObject, nullable, Text, When, Many } from '../../platform/graphql/fields.js';
import { PageArgs, connectionType } from '../../platform/graphql/connection.js';
import { type DeliveryStatus, deliveryStatus } from './webhooks.enums.js';

@ObjectType('WebhookDelivery', { description: 'One attempt to deliver one event to one webhook.' })
export class WebhookDeliveryType {
  @Id('UUID of the attempt, sent as X-Svc-Delivery-ID.') id!: string;
  @Id('UUID of the webhook.') webhookId!: string;
  @Id('UUID of the event, the same for all attempts and webhooks.') eventId!: string;
  @Text('Name of the event, as sent.') eventType!: string;
  @Text('Public id of the shipment; null for a test.', nullable) shipmentId!: string | null;
  @Text('automatic, manual (redelivered on request) or test.') kind!: string;
  @Count('Attempt number in the schedule, from 1.') attempt!: number;
  @Choice(deliveryStatus, 'Outcome of the attempt.') status!: DeliveryStatus;
  @Count('HTTP status of the response; null if there was none.', nullable) httpStatus!: number | null;
  @Text('Kind of failure, such as timeout, dns, tls or server_error.', nullable) failure!: string | null;
  @Text('Error message for people.', nullable) errorMessage!: string | null;
  @Count('Duration in milliseconds.', nullable) durationMs!: number | null;
  @When('When the attempt was scheduled.') createdAt!: Date;
  @When('When the attempt was made.', nullable) attemptedAt!: Date | null;
  @When('When the receiver accepted the event.', nullable) deliveredAt!: Date | null;
  @When('When this attempt, or the one after it, is due.', nullable) nextRetryAt!: Date | null;
  @JsonObject('Request headers; signatures are masked.', nullable) requestHeaders!: Readonly<Record<string, string>> | null;

  @Flag(
    "True when both bodies are withheld: from the operator's staff if the webhook's owner has not allowed access, and from callers who may " +
      'not read all of the selection that the event answers.',
  )
  bodiesHidden!: boolean;

  @Text('The exact text that was sent; empty when withheld.') requestBody!: string;
  @JsonObject('Response headers; cookies are masked.', nullable) responseHeaders!: Readonly<Record<string, string>> | null;
  @Text('The first 2 KiB of the response; null if there was none or it is withheld.', nullable) responseBody!: string | null;

  @Text('X-Request-Id of the request that caused the event or, for a manual attempt, of the request for that attempt.', nullable)
  requestId!: string | null;
}

@ObjectType('WebhookAttempt', { description: 'An attempt in short: its result.' })
export class WebhookAttemptType {
  @Id('UUID of the attempt.') id!: string;
  @Count('Attempt number in the schedule, from 1.') attempt!: number;
  @Text('automatic, manual (redelivered on request) or test.') kind!: string;
  @Choice(deliveryStatus, 'Outcome of the attempt.') status!: DeliveryStatus;
  @Count('HTTP status of the response; null if there was none.', nullable) httpStatus!: number | null;
  @Text('Kind of failure, such as timeout, dns, tls or server_error.', nullable) failure!: string | null;
  @Text('Error message for people.', nullable) errorMessage!: string | null;
  @When('When the attempt was made.') attemptedAt!: Date;
}

export const WebhookDeliveryConnection = connectionType('WebhookDelivery', () => WebhookDeliveryType);

@InputType('RecoverWebhookInput', { description: 'The events to resend.' })
export class RecoverWebhookInput {
  @When('Start of the time range, at most EVENT_RETENTION_DAYS ago: 30 days by default.') since!: Date;
  @When('End of the time range; defaults to now.', nullable) until?: Date | null;
  @Flag('False also sends delivered events again; defaults to true.', nullable) onlyFailed?: boolean | null;
}

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs {
  @Text('UUID of the webhook.') webhookId!: string;
  @Choice(deliveryStatus, 'Only attempts with this status.', nullable) status?: DeliveryStatus | null;
  @Text('Only attempts for this event.', nullable) event?: string | null;
  @When('Only attempts that were scheduled before this instant.', nullable) before?: Date | null;
  @Flag('True for one entry per event: its latest attempt, whose `attempts` list all of them.', nullable) latest?: boolean | null;
}

@ObjectType('WebhookEvent', { description: 'One event of the catch-up feed, as a webhook would receive it.' })
class WebhookEventType {
  @Text('Pass as `after` to continue after this event.') cursor!: string;
  @Id('UUID of the event.') id!: string;
  @Text('Name of the event.') event!: string;
  @Text('Time of the event.') timestamp!: string;
  @Text('Version of the payload.') apiVersion!: string;
  @JsonObject('The `data` of the webhook payload.') data!: object;
}

@ObjectType('WebhookEventPage', { description: 'A page of the catch-up feed, oldest first.' })
export class WebhookEventPage {
  @Many(() => WebhookEventType, 'The events.') nodes!: readonly WebhookEventType[];
  @Text('Cursor for the next page; null if there has never been an event.', nullable) endCursor!: string | null;
  @Flag('True when there are more events.') hasNextPage!: boolean;
}

@ArgsType()
export class WebhookEventsArgs {
  @Count([1, 100], 'Number of events.', { defaultValue: 100 }) first: number = 100;
  @Text('Cursor to start after; defaults to the oldest event kept.', nullable) after?: string | null;
  @Flag('Whether to include changes to hub statuses; defaults to false.', nullable) includeHubStatuses?: boolean | null;

  @Many(
    () => String,
    100,
    "Event names, as in a webhook's subscription. One change can fire several events, which share a cursor and can exceed `first`. Defaults to shipment.update and, for the operator, its own events. INVALID_EVENT.",
    nullable,
  )
  events?: string[] | null;
}
