import { ArgsType, ObjectType } from 'type-graphql';
import { Count, Flag, Id, JsonObject, Many, nullable, Text } from '../../platform/graphql/fields.js';

@ObjectType('WebhookEvent', { description: 'One event of the catch-up feed, as a webhook would receive it.' })
export class WebhookEventType {
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
