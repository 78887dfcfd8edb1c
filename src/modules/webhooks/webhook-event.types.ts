import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { JsonObjectScalar } from '../../platform/graphql/scalars.js';

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

@ArgsType()
export class WebhookEventsArgs {
  @Field(() => Int, { defaultValue: 100, description: 'How many events, from 1 to 100.' })
  first: number = 100;

  @Field(() => String, { nullable: true, description: 'Cursor of the event after which to begin; the oldest kept when absent.' })
  after?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to list changes to hub statuses.' })
  includeHubStatuses?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Names of events: what a webhook that names them is sent. One change may be several events, with the same cursor, so that there may be more than `first`. When absent, shipment.update and what concerns the operator alone. INVALID_EVENT.',
  })
  events?: string[] | null;
}
