import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { NodeType } from '../../platform/graphql/node.type.js';

@ObjectType('Webhook', { implements: NodeType, description: 'An HTTPS address that receives events, signed with its secret.' })
export class WebhookType {
  @Field(() => ID, { description: 'UUID of the webhook.' })
  id!: string;

  @Field(() => String, { description: 'Where events are posted to.' })
  url!: string;

  @Field(() => [String], { description: 'Names of the events that it receives.' })
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

  @Field(() => Boolean, {
    description: 'True when the owner lets staff of the operator read what was sent to it and what it answered.',
  })
  operatorMayReadBodies!: boolean;

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

@ArgsType()
export class WebhooksArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'For the operator: the webhooks of this seller instead of its own. FORBIDDEN for those who may not read sellers.',
  })
  sellerId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'For the operator, when true: those of all sellers beside its own. FORBIDDEN for those who may not read sellers.',
  })
  everybody?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those that fail or are switched off, or only those with which all is well.',
  })
  failing?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Part of the URL, whatever its case. At most 200 characters.' })
  search?: string | null;
}

export const WebhookConnection = connectionType('Webhook', () => WebhookType);

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

  @Field(() => Boolean, {
    nullable: true,
    description: 'True lets staff of the operator read what is sent and answered, in order to help; false when absent.',
  })
  operatorMayReadBodies?: boolean | null;
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

  @Field(() => Boolean, { nullable: true, description: 'Whether staff of the operator may read what is sent and answered.' })
  operatorMayReadBodies?: boolean | null;
}

@ObjectType('WebhookOwnerNotice', {
  simpleResolvers: true,
  description: 'A mail by which the operator told the owner of a webhook about it.',
})
export class WebhookOwnerNoticeType {
  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'What the person added in their own words.' })
  message!: string | null;

  @Field(() => Int, { description: 'How many addresses it went to.' })
  recipients!: number;

  @Field(() => String, { nullable: true, description: 'Name of the member of staff who sent it; for the operator alone.' })
  byName!: string | null;
}
