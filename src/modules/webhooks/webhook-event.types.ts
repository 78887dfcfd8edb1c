import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { JsonObjectScalar } from '../../platform/graphql/scalars.js';

@ObjectType('WebhookEvent', { simpleResolvers: true, description: 'One event of the catch-up feed, as a webhook would receive it.' })
export class WebhookEventType {
  @Field(() => String, { description: 'Pass as `after` to continue after this event.' })
  cursor!: string;

  @Field(() => ID, { description: 'UUID of the event.' })
  id!: string;

  @Field(() => String, { description: 'Name of the event.' })
  event!: string;

  @Field(() => String, { description: 'Time of the event.' })
  timestamp!: string;

  @Field(() => String, { description: 'Version of the payload.' })
  apiVersion!: string;

  @Field(() => JsonObjectScalar, { description: 'The `data` of the webhook payload.' })
  data!: Readonly<Record<string, unknown>>;
}

@ObjectType('WebhookEventPage', { simpleResolvers: true, description: 'A page of the catch-up feed, oldest first.' })
export class WebhookEventPage {
  @Field(() => [WebhookEventType], { description: 'The events.' })
  nodes!: readonly WebhookEventType[];

  @Field(() => String, { nullable: true, description: 'Cursor for the next page; null if there has never been an event.' })
  endCursor!: string | null;

  @Field(() => Boolean, { description: 'True when there are more events.' })
  hasNextPage!: boolean;
}

@ArgsType()
export class WebhookEventsArgs {
  @Field(() => Int, { defaultValue: 100, description: 'Number of events, from 1 to 100.' })
  first: number = 100;

  @Field(() => String, { nullable: true, description: 'Cursor to start after; defaults to the oldest event kept.' })
  after?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to include changes to hub statuses; defaults to false.' })
  includeHubStatuses?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description:
      "Event names, as in a webhook's subscription. One change can fire several events, which share a cursor and can exceed `first`. Defaults to shipment.update and, for the operator, its own events. INVALID_EVENT.",
  })
  events?: string[] | null;
}
