import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { NodeType } from '../../platform/graphql/node.type.js';

@ObjectType('Webhook', { implements: NodeType, description: 'An HTTPS address that receives events, signed with its secret.' })
export class WebhookType {
  @Field(() => ID, { description: 'UUID of the webhook.' })
  id!: string;

  @Field(() => String, { description: 'URL that events are posted to.' })
  url!: string;

  @Field(() => [String], { description: 'Names of the events that it receives.' })
  events!: readonly string[];

  @Field(() => Boolean, { description: 'False while the webhook is disabled.' })
  isActive!: boolean;

  @Field(() => String, { nullable: true, description: 'Reason why it is disabled.' })
  disabledReason!: string | null;

  @Field(() => String, { nullable: true, description: 'Note of the owner.' })
  description!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Domain of the only shop whose events it receives; null for all shops of the seller.',
  })
  shopDomain!: string | null;

  @Field(() => Boolean, { description: 'True if it also receives changes to at_sorting, verified and ready_to_book.' })
  includeHubStatuses!: boolean;

  @Field(() => Int, { nullable: true, description: 'Maximum deliveries per second; null for no limit.' })
  rateLimit!: number | null;

  @Field(() => Boolean, {
    description: 'True if the owner allows staff of the operator to read requests and responses.',
  })
  operatorMayReadBodies!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time since which all attempts have failed; null if the latest one succeeded.',
  })
  failingSince!: Date | null;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Time of the last update.' })
  updatedAt!: Date;
}

@ObjectType('WebhookWarning', { simpleResolvers: true, description: 'A warning: something about the webhook is perhaps not intended.' })
export class WebhookWarningType {
  @Field(() => String, { description: 'DUPLICATE_ENDPOINT.' })
  code!: string;

  @Field(() => String, { description: 'Human-readable warning.' })
  message!: string;
}

@ObjectType('WebhookWithSecret', { simpleResolvers: true, description: 'A webhook with its new secret.' })
export class WebhookWithSecretType {
  @Field(() => WebhookType, { description: 'The webhook.' })
  webhook!: WebhookType;

  @Field(() => String, { description: 'The whole secret (whsec_...), shown only once.' })
  secret!: string;

  @Field(() => [WebhookWarningType], { description: 'Warnings: accepted, but perhaps not intended.' })
  warnings!: readonly WebhookWarningType[];
}

@ArgsType()
export class WebhooksArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'For the operator: the webhooks of this seller instead of its own. FORBIDDEN without access to sellers.',
  })
  sellerId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'For the operator: true to include the webhooks of all sellers. FORBIDDEN without access to sellers.',
  })
  everybody?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for failing and disabled webhooks only, false for healthy ones only.',
  })
  failing?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Part of the URL, case-insensitive, at most 200 characters.' })
  search?: string | null;
}

export const WebhookConnection = connectionType('Webhook', () => WebhookType);

@InputType('CreateWebhookInput', { description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field(() => String, { description: 'An https URL on port 443 or 8443, at most 2048 characters.' })
  url!: string;

  @Field(() => [String], { description: 'Names of the events to receive, such as shipment.update.' })
  events!: string[];

  @Field(() => String, { nullable: true, description: 'A note, at most 500 characters.' })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Domain of the only shop whose events to receive. With a shop token it is always that shop.',
  })
  shopId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True to receive changes to at_sorting, verified and ready_to_book too.' })
  includeHubStatuses?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Maximum deliveries per second, from 1 to 500; by default unlimited.' })
  rateLimit?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to let staff of the operator read requests and responses, for support; by default false.',
  })
  operatorMayReadBodies?: boolean | null;
}

@InputType('UpdateWebhookInput', { description: 'Updates of a webhook; absent fields are unchanged.' })
export class UpdateWebhookInput {
  @Field(() => String, { nullable: true, description: 'New URL. Pending retries go there too.' })
  url?: string | null;

  @Field(() => [String], { nullable: true, description: 'The events to receive from now on, instead of the current ones.' })
  events?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True enables it and clears its failures; false disables it and cancels its pending deliveries.',
  })
  isActive?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A note; null clears it.' })
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to receive changes to hub statuses.' })
  includeHubStatuses?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Maximum deliveries per second, from 1 to 500; null removes the limit.' })
  rateLimit?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether staff of the operator may read requests and responses.' })
  operatorMayReadBodies?: boolean | null;
}

@ObjectType('WebhookOwnerNotice', {
  simpleResolvers: true,
  description: 'A mail in which the operator notified the owner of a webhook.',
})
export class WebhookOwnerNoticeType {
  @Field(() => DateTimeScalar, { description: 'Time of the notice.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'Message of the sender.' })
  message!: string | null;

  @Field(() => Int, { description: 'Number of recipients.' })
  recipients!: number;

  @Field(() => String, { nullable: true, description: 'Name of the staff member who sent it; only visible to the operator.' })
  byName!: string | null;
}
