import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { JsonObjectScalar } from '../../platform/graphql/scalars.js';

@ObjectType('WebhookEvent', { simpleResolvers: true, description: 'One event of the catch-up feed, as it would be sent to a webhook.' })
export class WebhookEventType {
  @Field(() => String, { description: 'Pass it as `after` to continue after this event.' })
  cursor!: string;

  @Field(() => ID, { description: 'UUID of the event.' })
  id!: string;

  @Field(() => String, { description: 'Name of the event.' })
  event!: string;

  @Field(() => String, { description: 'Time of the event.' })
  timestamp!: string;

  @Field(() => String, { description: 'Version of the payload.' })
  apiVersion!: string;

  @Field(() => JsonObjectScalar, { description: 'Content of `data` in a webhook.' })
  data!: Readonly<Record<string, unknown>>;
}

@ObjectType('WebhookEventPage', { simpleResolvers: true, description: 'A page of the catch-up feed, oldest first.' })
export class WebhookEventPage {
  @Field(() => [WebhookEventType], { description: 'The events.' })
  nodes!: readonly WebhookEventType[];

  @Field(() => String, { nullable: true, description: 'Cursor to continue from; null if there are no events at all.' })
  endCursor!: string | null;

  @Field(() => Boolean, { description: 'True if there are more events.' })
  hasNextPage!: boolean;
}

@ArgsType()
export class WebhookEventsArgs {
  @Field(() => Int, { defaultValue: 100, description: 'Number of events, from 1 to 100.' })
  first: number = 100;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the event to start after; by default the feed starts at the oldest kept event.',
  })
  after?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to include changes to hub statuses.' })
  includeHubStatuses?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Names of events to return, as a webhook with these names would receive them. One change may be several events with the same cursor, so there may be more than `first`. By default shipment.update and the events of the operator. INVALID_EVENT.',
  })
  events?: string[] | null;
}
