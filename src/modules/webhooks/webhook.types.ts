import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { NodeType } from '../../platform/graphql/node.type.js';

@ObjectType('Webhook', { implements: NodeType, description: 'An HTTPS endpoint that receives events, signed with its secret.' })
export class WebhookType {
  @Field(() => ID, { description: 'UUID of the webhook.' })
  id!: string;

  @Field(() => String, { description: 'URL that events are posted to.' })
  url!: string;

  @Field(() => [String], { description: 'Names of the subscribed events.' })
  events!: readonly string[];

  @Field(() => Boolean, { description: 'False while disabled: nothing is sent.' })
  isActive!: boolean;

  @Field(() => String, { nullable: true, description: 'Why the webhook is disabled.' })
  disabledReason!: string | null;

  @Field(() => String, { nullable: true, description: 'Note by the owner.' })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Domain of the only shop whose events are sent; null for all shops of the seller.' })
  shopDomain!: string | null;

  @Field(() => Boolean, { description: 'True when at_sorting, verified and ready_to_book are sent as well.' })
  includeHubStatuses!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Fields of `Shipment` that its shipment events carry as `data.selection`; null for none.',
  })
  selection!: string | null;

  @Field(() => Int, { nullable: true, description: 'Maximum deliveries per second; null for no limit.' })
  rateLimit!: number | null;

  @Field(() => Boolean, {
    description: "True when the owner lets the operator's staff read request and response bodies.",
  })
  operatorMayReadBodies!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When attempts began to fail; null after a success.' })
  failingSince!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When the webhook was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the webhook last changed.' })
  updatedAt!: Date;
}

@ObjectType('WebhookWarning', { simpleResolvers: true, description: 'A setting of a webhook that may be a mistake.' })
export class WebhookWarningType {
  @Field(() => String, { description: 'DUPLICATE_ENDPOINT.' })
  code!: string;

  @Field(() => String, { description: 'The problem and its effect.' })
  message!: string;
}

@ObjectType('WebhookWithSecret', { simpleResolvers: true, description: 'A webhook with its new secret.' })
export class WebhookWithSecretType {
  @Field(() => WebhookType, { description: 'The webhook.' })
  webhook!: WebhookType;

  @Field(() => String, { description: 'The full secret (whsec_...), shown only once.' })
  secret!: string;

  @Field(() => [WebhookWarningType], { description: 'Possible mistakes.' })
  warnings!: readonly WebhookWarningType[];
}

@ArgsType()
export class WebhooksArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'For the operator: the webhooks of this seller instead of its own. FORBIDDEN without permission to read sellers.',
  })
  sellerId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'For the operator: true to include the webhooks of all sellers. FORBIDDEN without permission to read sellers.',
  })
  everybody?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for failing and disabled webhooks only, false for healthy ones only.',
  })
  failing?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Part of the URL, case-insensitive. At most 200 characters.' })
  search?: string | null;
}

export const WebhookConnection = connectionType('Webhook', () => WebhookType);

@InputType('CreateWebhookInput', { description: 'A new webhook.' })
export class CreateWebhookInput {
  @Field(() => String, { description: 'An https URL on port 443 or 8443, at most 2048 characters.' })
  url!: string;

  @Field(() => [String], { description: 'Events to subscribe to, such as shipment.update.' })
  events!: string[];

  @Field(() => String, { nullable: true, description: 'A note, at most 500 characters.' })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Domain of the only shop whose events are sent; defaults to all. With a shop token, always its own shop.',
  })
  shopId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to receive at_sorting, verified and ready_to_book as well; defaults to false.',
  })
  includeHubStatuses?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Fields of `Shipment` in braces, such as { status order { orderReference } }: events then carry the answer at that moment as ' +
      '`data.selection`. At most 4000 characters and a cost of 150; checked against the permissions of the caller and of the owner, when it is ' +
      'saved and for each answer.',
  })
  selection?: string | null;

  @Field(() => Int, { nullable: true, description: 'Maximum deliveries per second, from 1 to 500; defaults to no limit.' })
  rateLimit?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True lets the operator's staff read request and response bodies for support; defaults to false.",
  })
  operatorMayReadBodies?: boolean | null;
}

@InputType('UpdateWebhookInput', { description: 'Changes to a webhook; absent fields stay unchanged.' })
export class UpdateWebhookInput {
  @Field(() => String, { nullable: true, description: 'New URL. Pending retries go there.' })
  url?: string | null;

  @Field(() => [String], { nullable: true, description: 'New subscription, replacing the current one.' })
  events?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True enables the webhook and resets its failing state; false disables it and cancels pending deliveries.',
  })
  isActive?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Note; null clears it.' })
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to receive at_sorting, verified and ready_to_book.' })
  includeHubStatuses?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'New fields of `Shipment`; null removes them. Such as { status order { orderReference } }: see CreateWebhookInput.' + '',
  })
  selection?: string | null;

  @Field(() => Int, { nullable: true, description: 'Maximum deliveries per second, from 1 to 500; null removes the limit.' })
  rateLimit?: number | null;

  @Field(() => Boolean, { nullable: true, description: "Whether the operator's staff may read request and response bodies." })
  operatorMayReadBodies?: boolean | null;
}

@ObjectType('WebhookOwnerNotice', {
  simpleResolvers: true,
  description: 'A mail from the operator to the owner of a webhook about its failures.',
})
export class WebhookOwnerNoticeType {
  @Field(() => DateTimeScalar, { description: 'When the mail was queued.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'Text added by the member of staff.' })
  message!: string | null;

  @Field(() => Int, { description: 'Number of addresses.' })
  recipients!: number;

  @Field(() => String, { nullable: true, description: 'Name of the member of staff who sent it; null for sellers.' })
  byName!: string | null;
}
